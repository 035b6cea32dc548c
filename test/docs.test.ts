import { describe, expect, test } from 'bun:test'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QUANTITIES } from '../engine/core/quantities.ts'
import { TRACK_MODES } from '../engine/orientation/track-mode/index.ts'
import { DIAGRAM } from '../engine/report/diagram.ts'
import { STEPS } from '../engine/tree/steps.ts'
import { readConfig } from '../server/config.ts'
import { PROBLEMS } from '../server/http/problem.ts'

const root = join(import.meta.dir, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Cells of the table rows of a document whose line matches. */
function rowsOf(path: string, pattern: RegExp): string[][] {
  const lines = read(path)
    .split('\n')
    .filter((line) => pattern.test(line))
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('every command that a document names is a script of the repository', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const names = documents.flatMap((path) =>
    [...read(path).matchAll(/\bbun(?:@[\d.]+)? run ([a-z]+(?::[a-z]+)?)\b(?![/.])/g)].map(([, name = '']) => ({ path, name })),
  )
  const scripts = ['package.json', 'engine/package.json', 'clients/typescript/package.json'].flatMap((path) =>
    Object.keys((JSON.parse(read(path)) as { scripts: Record<string, string> }).scripts),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(({ name }) => !scripts.includes(name))).toEqual([])
})

describe('docs/operations.md', () => {
  /** What the server says of a setting that it cannot use: the limits and the default of a whole number or a switch. */
  const refusalOf = (name: string): string => {
    try {
      readConfig({ DATABASE_URL: 'http://127.0.0.1', [name]: '!' })
      return ''
    } catch (cause) {
      return (cause as Error).message
    }
  }
  const rows = new Map(rowsOf('docs/operations.md', /^\| `[A-Z\d_]+` \|/).map(([name = '', ...cells]) => [name.slice(1, -1), cells]))
  const grouped = (text: string) => Number(text).toLocaleString('en-US')

  test('lists exactly the environment variables that the server reads', () => {
    const asked = new Set<string>()
    readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
    expect([...rows.keys()].sort()).toEqual([...asked].sort())
  })

  test('states the default and the limits of every number and switch', () => {
    const numbers = [...rows].flatMap(([name, cells]) => {
      const [, least, most, unset] = /from (\d+) to (\d+), or leave it unset for (\d+)$/.exec(refusalOf(name)) ?? []
      return least === undefined || most === undefined ? [] : [{ name, cells, limits: `${grouped(least)} to ${grouped(most)}`, unset }]
    })
    expect(numbers.length).toBeGreaterThan(20)
    for (const { name, cells, limits, unset } of numbers) {
      expect([name, cells[1]]).toEqual([name, expect.stringContaining(limits)])
      expect([name, cells[0]]).toEqual([name, name === 'WORKERS' ? 'number of cores' : `\`${unset}\``])
    }
    for (const [name, cells] of rows) {
      const [, unset] = /give 1 or 0, or leave it unset for (\d)$/.exec(refusalOf(name)) ?? []
      if (unset !== undefined) expect([name, cells[0]]).toEqual([name, `\`${unset}\``])
    }
  })

  test('says of every setting what it is, and what it is when it is unset', () => {
    for (const [name, [fallback = '', meaning = '']] of rows)
      expect([name, fallback !== '', meaning.length > 5]).toEqual([name, true, true])
  })
})

test('docs/limits.md and docs/operations.md name problems with the status and the code that clients get', () => {
  const named = ['docs/limits.md', 'docs/operations.md', 'SECURITY.md'].flatMap((path) => [...read(path).matchAll(/\b([45]\d\d) `(\w+)`/g)])
  expect(named.length).toBeGreaterThan(8)
  for (const [text, status, code = ''] of named) {
    expect([text, (PROBLEMS as Readonly<Record<string, { status: number }>>)[code]?.status]).toEqual([text, Number(status)])
  }
})

describe('docs/physics.md', () => {
  const rows = rowsOf('docs/physics.md', /^\| `\w+` \| `\w+\.\w+` \|/)
  const listed = new Map(rows.map(([stage = '', field = '', options = '']) => [`${stage} ${field}`.replaceAll('`', ''), options]))
  const optionsIn = (cell: string): string[] => [...(cell.split(';')[0] ?? '').matchAll(/\w+/g)].map(([name]) => name)

  const steps = Object.entries(STEPS).flatMap(([stage, ofStage]) =>
    ofStage.map(({ field, options }) => ({ name: `${stage} ${field}`, options })),
  )

  test.each([...steps, { name: 'orientation array.track_mode', options: TRACK_MODES }])(
    '$name: lists exactly the options of the engine',
    ({ name, options }) => {
      const known = Object.keys(options).filter((option) => option !== 'off' || !/^\w+ bifacial/.test(name))
      expect(optionsIn(listed.get(name) ?? '').sort()).toEqual(known.sort())
    },
  )

  test('names no step that the engine does not have', () => {
    expect([...listed.keys()].sort()).toEqual([...steps.map(({ name }) => name), 'orientation array.track_mode'].sort())
  })
})

type Schema = { readonly $ref?: string; readonly properties?: object } & { readonly [K in 'anyOf' | 'oneOf']?: readonly Schema[] }

const { schemas } = (JSON.parse(read('openapi.json')) as { components: { schemas: Record<string, Schema> } }).components

/** Every field of a schema, of any of its kinds, with their schemas. */
function fieldsOf({ $ref, properties, anyOf = [], oneOf = [] }: Schema): Map<string, Schema> {
  const referred = $ref === undefined ? [] : [schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}]
  return new Map([
    ...Object.entries<Schema>({ ...properties }),
    ...[...referred, ...anyOf, ...oneOf].flatMap((kind) => [...fieldsOf(kind)]),
  ])
}

describe('docs/results.md', () => {
  test('every section and field under "Set by" is one of a request, and every hint in brackets is in the name of one', () => {
    const sections = fieldsOf(schemas.RunRequest ?? {})
    const cells = rowsOf('docs/results.md', /^\| `/).flatMap(([key = '', , , setBy = '']) => (setBy === '' ? [] : [{ key, setBy }]))
    expect(cells.length).toBe(DIAGRAM.length + Object.keys(QUANTITIES).length)
    const wrong = cells.filter(({ setBy }) => {
      if (setBy === 'the rows above') return false
      return setBy.split(', ').some((part) => {
        const [, section = '', field, hint] = /^`(\w+)(?:\.(\w+))?`(?: \((\w+)\))?$/.exec(part) ?? []
        const names = [...fieldsOf(sections.get(section) ?? {}).keys()]
        return names.length === 0 || (field !== undefined && !names.includes(field)) || !names.some((name) => name.includes(hint ?? ''))
      })
    })
    expect(wrong).toEqual([])
  })

  const documented = rowsOf('docs/results.md', /^\| `/).map(([key = '', meaning = '', unit = '']) => `${key} ${meaning} ${unit}`)

  test('lists every row of the loss diagram and every series, with meaning and unit, in their order', () => {
    expect(documented).toEqual([
      ...DIAGRAM.map(({ key, label, unit, isLevel }) => `\`${key}\` ${label}${isLevel ? ' (level)' : ''} ${unit}`),
      ...Object.entries(QUANTITIES).map(([name, { label, unit }]) => `\`${name}\` ${label} ${unit}`),
    ])
  })
})
