import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip, zstdDecompress } from 'node:zlib'
import type { Encoding } from '../http/compression.ts'
import { referenceScript } from './reference-page.ts'
import { siteFile } from './site.ts'

/** A file that the pages load. */
export interface Asset {
  readonly contentType: string
  /** Encoding of `bytes`; null for none. */
  readonly encoding: Encoding | null
  readonly bytes: Uint8Array
}

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const STYLE_TYPE = 'text/css; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** Copies from swagger-ui-dist (scripts/docs/copy-swagger-ui.ts), with its licence notice. */
const COPIES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': SCRIPT_TYPE,
  'swagger-ui.css': STYLE_TYPE,
  'swagger-ui-bundle.js.LICENSE.txt': TEXT_TYPE,
}

const SCRIPT = new TextEncoder().encode(referenceScript)
const inflate = promisify(zstdDecompress)
const deflate = promisify(gzip)

/**
 * The files by name. Each encoding of a file is made once, when it is first asked for: 1.7 MB a
 * request would be compressed for nothing, and 400 of them took 860 MB.
 */
export class Assets {
  private readonly made = new Map<string, Promise<Uint8Array>>()

  /** The file, or null for an unknown name. */
  async find(name: string, encoding: Encoding | null): Promise<Asset | null> {
    if (name === 'reference.js') return { contentType: SCRIPT_TYPE, encoding: null, bytes: SCRIPT }
    if (name === 'search.js' || name === 'code.js') return { contentType: SCRIPT_TYPE, encoding: null, bytes: await siteFile(name) }
    if (name === 'answers.json') return { contentType: 'application/json', encoding: null, bytes: await answersFile() }
    const contentType = Object.hasOwn(COPIES, name) ? COPIES[name] : undefined
    if (contentType === undefined) return null
    const key = `${encoding} ${name}`
    const made = this.made.get(key) ?? read(name, encoding)
    this.made.set(key, made)
    return { contentType, encoding, bytes: await made }
  }
}

/** Real answers of the operations, shortened, which the reference shows (test/contract/record-answers.ts). */
async function answersFile(): Promise<Uint8Array> {
  return readFile(join(import.meta.dir, 'reference', 'answers.json'))
}

async function read(name: string, encoding: Encoding | null): Promise<Uint8Array> {
  const kept = await readFile(join(import.meta.dir, 'swagger-ui', `${name}.zst`))
  if (encoding === 'zstd') return kept
  const plain = await inflate(kept)
  return encoding === 'gzip' ? deflate(plain) : plain
}
