/**
 * Copies script, style and licence notice of the reference page from the dev dependency
 * swagger-ui-dist: `bun run scripts/docs/copy-swagger-ui.ts`. The server needs no such package then,
 * which would bring a package that reports installations (@scarf/scarf).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants as zlib, zstdCompressSync } from 'node:zlib'

const SERVER = join(import.meta.dir, '..', '..', 'server')
const LEVEL = { params: { [zlib.ZSTD_c_compressionLevel]: 19 } }

for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'swagger-ui-bundle.js.LICENSE.txt']) {
  const bytes = readFileSync(Bun.resolveSync(`swagger-ui-dist/${file}`, SERVER))
  writeFileSync(join(SERVER, 'docs', 'swagger-ui', `${file}.zst`), zstdCompressSync(bytes, LEVEL))
}
