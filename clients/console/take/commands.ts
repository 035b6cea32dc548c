import { droppedIdOf } from '../plant/missing-file.ts'
import type { ConsoleState } from '../state/console-state.ts'

/** Longer texts are no longer read, and a shell refuses a word of 128 kB. */
const PASTED_MAX_CHARS = 20_000

/** A language in which a plant can be taken away. */
export interface Language {
  readonly id: string
  readonly label: string
  /** @param url  address of the service, without a slash at its end */
  readonly text: (state: ConsoleState, url: string) => string
}

/** A plant that a command cannot contain is in this file. */
export const PLANT_FILE = 'plant.json'

export const CURL: Language = {
  id: 'curl',
  label: 'curl',
  text: (state, url) => {
    const data = isInFile(state) ? `@${PLANT_FILE}` : quoted(JSON.stringify(bodyOf(state)))
    return `curl -sS ${quoted(url + pathOf(state))} -H 'content-type: application/json' -d ${data}`
  },
}

export const LANGUAGES: readonly Language[] = [
  CURL,
  {
    id: 'typescript',
    label: 'TypeScript',
    text: (state, url) => {
      const [reader, plant] = isInFile(state)
        ? ["import { readFileSync } from 'node:fs'\n", `JSON.parse(readFileSync('${PLANT_FILE}', 'utf8'))`]
        : ['', JSON.stringify(bodyOf(state), null, 2)]
      return `${reader}import { createPvyield } from '@pvyield/sdk'

const pvyield = createPvyield({ baseUrl: ${JSON.stringify(url)} })
const { summary } = await pvyield.${isSimple(state) ? 'runSimple' : 'run'}(${plant})
console.log(summary.e_grid_kwh)`
    },
  },
  {
    id: 'python',
    label: 'Python',
    text: (state, url) => {
      const [reader, plant] = isInFile(state)
        ? ['import json\n', `json.load(open("${PLANT_FILE}"))`]
        : ['', indented(pythonOf(bodyOf(state)))]
      return `${reader}from pvyield import Client

with Client(${JSON.stringify(url)}) as pvyield:
    answer = pvyield.${isSimple(state) ? 'run_simple' : 'run'}(${plant})
print(answer["summary"]["e_grid_kwh"])`
    },
  },
  {
    id: 'cli',
    label: 'Command line',
    text: (state, url) => {
      const file = isInFile(state) ? '' : `printf %s ${quoted(JSON.stringify(bodyOf(state)))} > ${PLANT_FILE}\n`
      return `${file}pvyield run ${PLANT_FILE} --server ${quoted(url)} --json`
    },
  },
]

/** The operation that runs the plant. */
export function pathOf(state: ConsoleState): string {
  return isSimple(state) ? '/api/run/simple' : '/api/run'
}

function isSimple({ plant }: ConsoleState): boolean {
  return plant.kind === 'simple'
}

/** Whether commands read the plant from a file: its weather is only in this browser, or it is too long to be pasted. */
export function isInFile(state: ConsoleState): boolean {
  return droppedIdOf(state.plant) !== null || JSON.stringify(bodyOf(state)).length > PASTED_MAX_CHARS
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
