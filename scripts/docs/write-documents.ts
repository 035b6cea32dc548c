/**
 * `bun run scripts/docs/write-documents.ts`: writes what documents repeat of the code. `bun run fix` runs it;
 * `bun run check` fails when a document is old.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { versioned } from '../release/version.ts'
import { equationsHtml } from './equation.ts'
import { importTable } from './import-table.ts'
import { limitsDocument } from './limits.ts'

const ROOT = join(import.meta.dir, '..', '..')

/** Documents with the parts that are written for them, by path. */
export function writtenDocuments(): ReadonlyMap<string, string> {
  return new Map([
    ['docs/architecture.md', withPart(read('docs/architecture.md'), 'imports', importTable())],
    ['docs/limits.md', limitsDocument()],
    ['server/docs/equations.json', `${JSON.stringify(typesetEquations(), null, 2)}\n`],
    ...versioned(),
  ])
}

/** The blocks of equations of all pages as HTML, by their text. */
function typesetEquations(): Readonly<Record<string, string>> {
  const pages = [...new Bun.Glob('docs/pages/**/*.md').scanSync(ROOT)].sort()
  const blocks = pages.flatMap((path) => [...read(path).matchAll(/^```equation\n(.*?)\n```$/gms)].map(([, block = '']) => block))
  return Object.fromEntries(blocks.map((block) => [block, equationsHtml(block)]))
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
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
