# Written by codegen from openapi.json. Do not edit: bun run gen.
