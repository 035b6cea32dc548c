/**
 * `bun run build:service FOLDER`: writes the service as files that need Bun and nothing else. `PVYIELD_SERVICE_ROOT` tells
 * them their folder: `PVYIELD_SERVICE_ROOT=FOLDER bun FOLDER/server/main.js`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { serviceFiles } from './service-pack.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name a folder: bun run build:service FOLDER')
  process.exit(1)
}
for (const [path, bytes] of await serviceFiles(join(import.meta.dir, '..'))) {
  const file = resolve(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
