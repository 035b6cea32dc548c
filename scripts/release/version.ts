import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_VERSION } from '@pvyield/engine'

const ROOT = join(import.meta.dir, '..', '..')

/** The version of everything that is released: a release is what one engine version is in. */
export const VERSION = ENGINE_VERSION

/** Where it is repeated: each group is a version. `bun run fix` writes them, and a test fails when one is old. */
const PLACES: readonly (readonly [pattern: string, version: RegExp])[] = [
  ...['package.json', '*/package.json', 'clients/*/package.json'].map((path) => [path, /(?<=^ {2}"version": ")[^"]*/gm] as const),
  ['bun.lock', /(?<=^ {6}"version": ")[^"]*/gm],
  ['clients/python/pyproject.toml', /(?<=^version = ")[^"]*/gm],
  ['clients/mcp/src/server.ts', /(?<=name: 'pvyield', version: ')[^']*/g],
  ['clients/typescript/README.md', /(?<=pvyield-sdk-)[\d.]+(?=\.tgz)/g],
  ['deploy/*/*.yaml', /(?<=image: (?:registry\.example\.com\/)?pvyield:)\S+/g],
]

/** The files that repeat the version, with the current one. Fails: with Error for a pattern that finds none. */
export function versioned(root = ROOT): [path: string, text: string][] {
  return PLACES.flatMap(([pattern, version]) => {
    const files = [...new Bun.Glob(pattern).scanSync({ cwd: root })].sort()
    const texts = files.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
    const repeating = texts.filter(([, text]) => text.search(version) >= 0)
    if (repeating.length === 0) throw new Error(`No file of ${pattern} repeats the version: correct scripts/release/version.ts`)
    return repeating.map(([path, text]) => [path, text.replaceAll(version, VERSION)] as [string, string])
  })
}
