import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { referenceScript } from './reference-page.ts'

/** A file that the reference page loads. */
export interface Asset {
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Copies from swagger-ui-dist (scripts/docs/copy-swagger-ui.ts), with its licence notice. */
const COPIES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js.LICENSE.txt': 'text/plain; charset=utf-8',
}

/** The files by name. A copy is inflated when it is first asked for. */
export class Assets {
  private readonly read = new Map<string, Asset>([
    ['reference.js', { contentType: 'text/javascript; charset=utf-8', bytes: new TextEncoder().encode(referenceScript) }],
  ])

  /** The file, or null for an unknown name. */
  find(name: string): Asset | null {
    const known = this.read.get(name)
    if (known !== undefined) return known
    const contentType = Object.hasOwn(COPIES, name) ? COPIES[name] : undefined
    if (contentType === undefined) return null
    const asset = {
      contentType,
      bytes: new Uint8Array(zstdDecompressSync(readFileSync(join(import.meta.dir, 'swagger-ui', `${name}.zst`)))),
    }
    this.read.set(name, asset)
    return asset
  }
}
