import { dirname, join } from 'node:path/posix'
import { errorsTable, factsTable, headingsTable } from './facts.ts'
import type { DocsKey } from './manifest.ts'
import { otherNamesTable } from './other-names.ts'
import type { PageFile } from './page-file.ts'

/** A page that was measured says on which plant; the mark itself is for the check. */
const MEASURED = /^<!-- (measured|refused): (\w+)(.*?) -->$/gm
/** What depends on the settings of a service; the text in the file is that of the defaults. */
const SET = /^<!-- set: (\w+) -->\n(.*?)\n<!-- end -->$/gms
const MARKS = /^<!--.*?-->\n?/gms
const LINK = /\]\((?!\w+:|\/|#)([^)#]*)(#[\w-]+)?\)/g

/** A text with what depends on the settings, by the names in its marks. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  return text.replaceAll(SET, (_, name: string, written: string) => `<!-- set: ${name} -->\n${settings[name] ?? written}\n<!-- end -->`)
}

/**
 * A page as it is served: with its title, the captions of measured tables, the table of its fields,
 * and links to addresses instead of files.
 * @param keyOf  first key of the page in a file
 */
export function pageMarkdown(page: PageFile, keys: readonly DocsKey[], keyOf: (path: string) => string | null, prefix = ''): string {
  const facts = factsTable(keys)
  const names = otherNamesTable(keys.map(({ key }) => key))
  const errors = errorsTable(keys).replaceAll('](/docs', `](${prefix}/docs`)
  const body = page.body
    .replaceAll(MEASURED, (_, kind: string, plant: string, change: string) => `${captionOf(kind, plant, change.trim(), prefix)}\n`)
    .replaceAll(MARKS, '')
    .replaceAll(LINK, (whole, path: string, place = '') => {
      const target = join(dirname(page.path), path)
      if (target.startsWith('figures/')) return `](${prefix}/api/docs/${target})`
      if (target.startsWith('screens/')) return `](${prefix}/docs/${target})`
      const key = keyOf(target)
      return key === null ? whole : `](${prefix}/docs/${key}${place})`
    })
  return `# ${page.title}\n\n${body}\n${section('The codes', errors)}${section('Fields', facts)}${section('In other tools', names)}${section('Headings in files', headingsTable(keys))}`
}

function section(title: string, table: string): string {
  return table === '' ? '' : `\n## ${title}\n\n${table}\n`
}

function captionOf(kind: string, plant: string, change: string, prefix: string): string {
  const name = `example plant [${plant}](${prefix}/docs/example_plants#${plant})`
  const changed = change === '' ? '' : ` with \`${change}\``
  if (kind === 'refused') return `What the service answers when the ${name}${changed} is sent with this change:`
  return `Computed for the ${name}${changed}. Each row merges the JSON that it shows into the request:`
}

/** What is served for a key without a page: what the document says. */
export function placeholderMarkdown({ key, title, field }: DocsKey): string {
  const facts = field === null ? '' : factsTable([{ key, title, kind: 'field', field, of: null }])
  const description = String(field?.schema.description ?? '')
  return `# ${title}\n\n\`${key}\`\n\n${description}\n\nThis key has no page yet.\n${section('Fields', facts)}`
}
