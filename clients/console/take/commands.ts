import type { ConsoleState } from '../state/console-state.ts'
import { isDropped } from '../state/dropped-files.ts'

/** A language in which a plant can be taken away. */
export interface Language {
  readonly id: string
  readonly label: string
  /** @param url  address of the service, without a slash at its end */
  readonly text: (state: ConsoleState, url: string) => string
}

export const CURL: Language = {
  id: 'curl',
  label: 'curl',
  text: (state, url) =>
    `curl -sS ${quoted(url + pathOf(state))} -H 'content-type: application/json' -d ${quoted(JSON.stringify(bodyOf(state)))}`,
}

export const LANGUAGES: readonly Language[] = [
  CURL,
  {
    id: 'typescript',
    label: 'TypeScript',
    text: (state, url) => `import { createPvyield } from '@pvyield/sdk'

const pvyield = createPvyield({ baseUrl: ${JSON.stringify(url)} })
const { summary } = await pvyield.${state.plant.kind === 'simple' ? 'runSimple' : 'run'}(${JSON.stringify(bodyOf(state), null, 2)})
console.log(summary.e_grid_kwh)`,
  },
  {
    id: 'python',
    label: 'Python',
    text: (state, url) => `from pvyield import Client

with Client(${JSON.stringify(url)}) as pvyield:
    answer = pvyield.${state.plant.kind === 'simple' ? 'run_simple' : 'run'}(${indented(pythonOf(bodyOf(state)))})
print(answer["summary"]["e_grid_kwh"])`,
  },
  {
    id: 'cli',
    label: 'Command line',
    text: (state, url) => `${state.plant.kind === 'simple' ? '' : ''}printf %s ${quoted(JSON.stringify(bodyOf(state)))} > plant.json
pvyield run plant.json --server ${quoted(url)} --json`,
  },
]

/** The operation that runs the plant. */
export function pathOf({ plant }: ConsoleState): string {
  return plant.kind === 'simple' ? '/api/run/simple' : '/api/run'
}

/** Names of dropped files that the plant needs, which a command cannot contain. */
export function missingFiles({ plant, files }: ConsoleState): readonly string[] {
  const { weather } = plant.body as { weather?: { id?: string } }
  const id = weather?.id
  return id !== undefined && isDropped(id) ? [files.find((file) => file.id === id)?.name ?? id] : []
}

function bodyOf({ plant }: ConsoleState): object {
  return plant.body
}

/** A word of a shell. */
function quoted(text: string): string {
  return /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** A value as Python writes it. */
function pythonOf(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const items = Array.isArray(value)
    ? value.map((item) => pythonOf(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonOf(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return items.length === 0 ? `${open}${close}` : `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}${close}`
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n    ')
}
