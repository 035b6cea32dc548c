import { ALLOWED, alternativesOf } from '../import-rules.ts'

/** The rules of imports as the table of docs/architecture.md. */
export function importTable(): string {
  const rows = ALLOWED.map(([part, allowed, why]) => {
    const parts = namesOf(part)
    const names = [...new Set(allowed.flatMap(namesOf))].map((name) => withoutFolder(name, parts[0] ?? ''))
    return `| ${parts.join(', ')} | ${names.join(', ') || 'nothing'} |${why === undefined ? '' : ` ${why}`} |`
  })
  return ['| Part | May import | Why |', '|---|---|---|', ...rows].join('\n')
}

/** Parts and files that a pattern matches, in words where it matches many. */
function namesOf(pattern: RegExp): string[] {
  const names = alternativesOf(pattern.source).map((source) => source.replaceAll(/^\^|\$$|\\/g, ''))
  return [...new Set(names)].map((name) => IN_WORDS[name] ?? `\`${name.replace(/^stage /, 'engine/')}\``)
}

/** What a part imports of its own top folder is named without it, but for files in folders. */
function withoutFolder(name: string, part: string): string {
  const folder = part === IN_WORDS['stage '] ? 'engine' : part === IN_WORDS['resource '] ? 'server' : part.slice(1).split('/')[0]
  return name.startsWith(`\`${folder}/`) && name.split('/').length === 2 ? name.replace(`${folder}/`, '') : name
}

const IN_WORDS: Readonly<Record<string, string>> = {
  'stage ': 'any stage',
  'resource ': 'any resource',
  'resource charging': '`server/charging`',
  'resource mcp': '`server/mcp`',
  'resource geo': '`server/geo`',
  'engine/': 'everything of `engine/`',
  server: 'everything shared of `server/`',
  'server/[^/]+.ts': 'files of `server/` itself',
  'server/[^/]+/service.ts': '`service.ts` of a resource',
  'server/[^/]+/table.ts': '`table.ts` of a resource',
  'server/charging/ledger/table.ts': '`table.ts` of the ledger',
}
