/**
 * `bun run scripts/docs/write-documents.ts`: writes what documents repeat of the code. `bun run fix` runs it;
 * `bun run check` fails when a document is old.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTable } from './import-table.ts'

const ROOT = join(import.meta.dir, '..', '..')

/** Documents with the parts that are written for them, by path. */
export function writtenDocuments(): ReadonlyMap<string, string> {
  const path = 'docs/architecture.md'
  return new Map([[path, withPart(readFileSync(join(ROOT, path), 'utf8'), 'imports', importTable())]])
}

/** Replaces what stands between `<!-- name -->` and `<!-- end -->`. */
function withPart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, '<!-- end -->']
  const from = text.indexOf(start) + start.length
  const to = text.indexOf(end, from)
  if (from < start.length || to < 0) throw new Error(`The document has no part between ${start.trim()} and ${end}`)
  return `${text.slice(0, from)}${part}\n${text.slice(to)}`
}

if (import.meta.main) for (const [path, text] of writtenDocuments()) writeFileSync(join(ROOT, path), text)
