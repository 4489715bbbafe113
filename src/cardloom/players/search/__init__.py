"""What searching players of several games share."""
