// src/wire.d.ts from the server's JSON Schema, which stands in wire.schema.json; `npm run types` writes both anew.
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const SCHEMA = `
import json
from cardloom.server.wire import schema
print(json.dumps(schema(), indent=1, ensure_ascii=False))
`;
const file = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The declarations that belong to a schema. */
export async function declarations(/** @type {object} */ schema) {
  return await compile(schema, "Wire", {
    additionalProperties: false,
    bannerComment: "/* Made from wire.schema.json by `npm run types`; do not edit. */",
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
    unreachableDefinitions: true,
  });
}

if (import.meta.filename === process.argv[1]) {
  const python = file(process.platform === "win32" ? "../.venv/Scripts/python.exe" : "../.venv/bin/python");
  await writeFile(file("wire.schema.json"), execFileSync(python, ["-c", SCHEMA]));
  const schema = JSON.parse(await readFile(file("wire.schema.json"), "utf8"));
  await writeFile(file("src/wire.d.ts"), await declarations(schema));
}
