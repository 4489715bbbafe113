"""How Alembic runs the steps: on the connection that it is handed."""

from alembic import context

from cardloom.server.storage.models import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
