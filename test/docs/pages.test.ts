import { beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { COMMANDS } from '../../clients/cli/commands.ts'
import * as engine from '../../engine/index.ts'
import { type Finding, findingOf } from '../../engine/index.ts'
import { FIRST_SOLAR_COEFFICIENTS } from '../../engine/optics/spectral-mode/first-solar.ts'
import { ExamplePlants } from '../../scripts/docs/example-plants.ts'
import { makeFigures } from '../../scripts/docs/figures.ts'
import { measureTables } from '../../scripts/docs/measured-tables.ts'
import { readConfig } from '../../server/config.ts'
import { type DocsKey, makeManifest } from '../../server/docs/manifest.ts'
import { type PageFile, readPageFile } from '../../server/docs/page-file.ts'
import { assignPages } from '../../server/docs/pages.ts'
import { pageHtml } from '../../server/docs/site-html.ts'
import { PROBLEMS } from '../../server/http/problem.ts'
import { runLinks } from '../../server/runs/links.ts'
import type { DueDelivery } from '../../server/webhooks/delivery-store.ts'
import { messageOf } from '../../server/webhooks/message.ts'

const root = join(import.meta.dir, '..', '..')
const PAGES = join(root, 'docs', 'pages')
const FIGURES = join(PAGES, 'figures')

/**
 * Keys that have no page yet. The list may only become shorter. It may name keys that come with work
 * in progress.
 */
const MISSING: readonly string[] = JSON.parse(readFileSync(join(import.meta.dir, 'missing-pages.json'), 'utf8'))

const paths = [...new Bun.Glob('**/*.md').scanSync(PAGES)].sort()
const texts = new Map(paths.map((path) => [path, readFileSync(join(PAGES, path), 'utf8')]))
const pages = paths.map((path) => readPageFile(path, texts.get(path) ?? ''))
const manifest = makeManifest()
const table = assignPages(pages, manifest)
const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as { paths: Record<string, Record<string, unknown>> }

/** Functions of pvlib, headers of HTTP, and words of our own tables that pages name. */
const OF_OTHERS =
  'GlobBak infinite_sheds bifacial ants2d pvlib unixtime ghi temp_air Host MESS_DATUM FG_LBERG GS_10 DS_10 SWD DIR DIF SolarRadiation GHI1 GenericLinearModel fit_cec_sam NCelP interp physical singlediode calcparams_pvsyst calcparams_cec pvsyst_cell pvwatts_dc coverage_nrel kimber hsu singleaxis shaded_fraction1d Accept Allow Change generic_linear fuentes_ check prepare head up_axis crs frame_parameters height_ft Tracker Table Rack Row outline ignore roll moved_by elevationUnit linearUnit'.split(
    ' ',
  )

/** Pages about embedding, contributing and operating: who reads them has the sources. */
const FOR_HOLDERS_OF_THE_SOURCES = ['guides/adding_a_model.md', 'guides/embedding.md', 'guides/operating.md']

/** One cache of runs for figures and tables. */
const plants = new ExamplePlants()

test('no title has quotation marks, which the index would show', () => {
  expect(pages.filter(({ title }) => /^["']|["']$/.test(title)).map(({ path }) => path)).toEqual([])
})

describe('keys', () => {
  test('no page names a key that does not exist, and no key has two pages', () => {
    expect(table.mistakes).toEqual([])
  })

  test('every key has a page, except those that missing-pages.json lists, which have none', () => {
    const missing = [...manifest.keys()].filter((key) => table.find(key) === null && manifest.get(key)?.kind !== 'option')
    expect(missing.filter((key) => !MISSING.includes(key))).toEqual([])
    expect(MISSING.filter((key) => table.find(key) !== null)).toEqual([])
  })

  test('a page names each of its keys, and every option of its fields, as code', () => {
    const silent = pages.flatMap((page) => keysOf(page).flatMap((key) => unnamed(page, key)))
    expect(silent).toEqual([])
    const page: PageFile = {
      path: 'x.md',
      title: 'X',
      keys: ['site.transposition'],
      alsoCalled: [],
      body: 'The field `transposition`: `perez`.',
    }
    const [key] = [manifest.get('site.transposition')].filter((entry) => entry !== undefined)
    if (key !== undefined) expect(unnamed(page, key)).toContain('x.md: option klucher')
  })
})

describe('names in code', () => {
  const sections = [...manifest.values()].filter(({ kind }) => kind === 'section').map(({ key }) => key)
  const prefixes = [...sections, 'summary', 'row', 'stage', 'error', 'finding', 'simple_run'].join('|')

  test('every field, row, stage, error and figure of the summary that a page names exists', () => {
    const pattern = new RegExp(`^(${prefixes})\\.[\\w.]+$`)
    const unknown = pages.flatMap(({ path, body }) =>
      codeIn(body)
        .filter((name) => pattern.test(name) && !manifest.has(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('every operation that a page names exists', () => {
    const known = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    const named = pages.flatMap(({ path, body }) =>
      [...body.matchAll(/`(GET|POST|PUT|DELETE) (\/[^\s`?]*)/g)].map(([, method = '', address = '']) => ({ path, method, address })),
    )
    const unknown = named.filter(({ method, address }) => !known.some((operation) => isOperation(operation, method, address)))
    expect(unknown).toEqual([])
  })

  test('every other name is one of the contract, of the engine, of a setting, or a known one of another program', () => {
    const known = new Set<string>([...manifest.keys(), ...Object.keys(engine), ...OF_OTHERS])
    readConfig(new Proxy({}, { get: (_, name) => void known.add(String(name)) }))
    for (const { command } of COMMANDS) for (const word of command.name.split(' ')) known.add(word)
    for (const word of wordsOf(document)) known.add(word)
    for (const { body } of pages)
      for (const [, values = '{}'] of body.matchAll(/^`(\{".*\})`$/gm)) for (const name of Object.keys(JSON.parse(values))) known.add(name)
    for (const key of manifest.keys()) for (const part of key.split('.')) known.add(part)
    const isKnown = (name: string) => known.has(name) || name.split(/\[\]\.|\./).every((part) => known.has(part))
    const unknown = pages.flatMap(({ path, body }) =>
      codeIn(body)
        .filter((name) => /^[A-Za-z][\w.[\]]*$/.test(name) && !isKnown(name) && !existsSync(join(root, name)))
        .map((name) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('every file that a page names exists', () => {
    const named = pages.flatMap(({ path, body }) =>
      codeIn(body)
        .filter((name) => /^(docs|engine|server|clients|scripts|test|codegen)\/[\w./-]*$/.test(name))
        .map((name) => ({ path, name })),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(({ name }) => !existsSync(join(root, name)))).toEqual([])
  })

  test('pages and patch notes name no file of the repository, which readers of a service do not have', () => {
    const inFile = (text: string): string[] =>
      text.match(
        /(?<![\w./-])(?:(?:docs|engine|server|clients|scripts|test|codegen|generated)\/|(?:README|CONTRIBUTING)\.md\b)[\w./-]*/g,
      ) ?? []
    const named = [...texts]
      .filter(([path]) => !FOR_HOLDERS_OF_THE_SOURCES.includes(path))
      .map(([path, text]) => [path, inFile(text)] as const)
    const notes = ['CHANGELOG.md', inFile(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))] as const
    expect([...named, notes].filter(([, names]) => names.length > 0)).toEqual([])
    for (const path of FOR_HOLDERS_OF_THE_SOURCES) expect([path, inFile(texts.get(path) ?? '').length]).not.toEqual([path, 0])
    expect(inFile('(`engine/rear/README.md`), test/engine/shading, `docs/physics.md`, /docs/problems/x, GET /api/docs')).toHaveLength(3)
  })
})

describe('examples', () => {
  const blocks = (language: string) =>
    pages.flatMap(({ path, body }) =>
      [...body.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => [path, block] as const),
    )

  test.each(blocks('json'))('%s: the JSON runs, or is an answer of the service: %s', (path, block) => {
    const value = JSON.parse(block) as Readonly<Record<string, unknown>>
    if ('values' in value) {
      const { code, field, values } = value as unknown as Finding
      expect(findingOf(code, field, values as never)).toEqual(value as unknown as Finding)
    } else if ('code' in value) {
      const known = (PROBLEMS as Readonly<Record<string, { status: number; title: string }>>)[String(value.code)]
      expect(value).toMatchObject({ status: known?.status, title: known?.title })
    } else if ('billing' in value) {
      const ajv = new Ajv2020({ strict: false })
      ajv.addSchema({ ...document, $id: 'document' })
      const validate = ajv.compile({ $ref: 'document#/components/schemas/Billing' })
      validate(value.billing)
      expect(validate.errors).toBeNull()
    } else if (path === 'guides/webhooks.md') {
      expect(messageLike(value as never)).toEqual(value)
    } else if ('placements' in value) expect(plants.failures('yard', { scene: value })).toEqual([])
    else expect(plants.failures(path === 'guides/real_plant.md' ? 'farm' : 'trackers', value)).toEqual([])
  })

  test('the page of the example plants shows the request of racks as it runs', () => {
    const [, shown = ''] = blocks('json').find(([path]) => path === 'guides/example_plants.md') ?? []
    expect(JSON.parse(shown)).toEqual(JSON.parse(readFileSync(join(PAGES, 'plants', 'racks.json'), 'utf8')))
  })

  test.each(blocks('ts').filter(([, block]) => block.includes('import ')))('%s: the program runs: %s', async (_path, block) => {
    const folder = mkdtempSync(join(tmpdir(), 'pvyield-pages-'))
    try {
      const request = JSON.stringify(plants.request('racks'))
      const program = block.replaceAll("'@pvyield/engine'", JSON.stringify(join(root, 'engine', 'index.ts')))
      const shown = `${program}\nconst request = ${request}\nexport const energyKwh = answer.summary.e_grid_kwh\n`
      // The request stands before its use, below the imports.
      const lines = shown.split('\n')
      lines.sort((one, other) => rank(one) - rank(other))
      writeFileSync(join(folder, 'example.ts'), lines.join('\n'))
      const { energyKwh } = (await import(join(folder, 'example.ts'))) as { energyKwh: number }
      expect(energyKwh).toBeGreaterThan(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('the commands of pages that need no file of the reader run', () => {
    const commands = blocks('cli').flatMap(([, block]) =>
      [...block.replaceAll(/ \\\n\s*/g, ' ').matchAll(/^npx --yes bun@[\d.]+ run ((?:simulate|size) .*)$/gm)].map(
        ([, command = '']) => command,
      ),
    )
    const own = commands.filter((command) => !/\.(csv|PAN|OND)\b/.test(command)) // first-minutes.test.ts runs the others
    expect(own.length).toBeGreaterThan(1)
    for (const command of own) {
      const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, 'run', ...command.split(' ')], { cwd: root })
      expect([command, exitCode, stdout.toString()]).toEqual([command, 0, expect.stringMatching(/kWh|kW DC/)])
      expect(stderr.toString()).not.toContain('rror')
    }
  })
})

describe('steps in several languages', () => {
  const programs = (language: string) =>
    pages.flatMap(({ path, body }) =>
      [...body.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => [path, block] as const),
    )
  const source = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

  test.each([
    [
      'typescript',
      [
        ['clients', 'typescript', 'src', 'pvyield.ts'],
        ['clients', 'typescript', 'src', 'drawn-runs.ts'],
        ['clients', 'typescript', 'generated', 'operations.gen.ts'],
      ],
    ],
    [
      'python',
      [
        ['clients', 'python', 'src', 'pvyield', 'generated', 'operations.py'],
        ['clients', 'python', 'src', 'pvyield', '_client.py'],
      ],
    ],
  ])('every method that a %s program calls is one of the SDK', (language, files) => {
    const known = files.map((path) => source(...path)).join('\n')
    const called = programs(language).flatMap(([path, block]) =>
      [...block.matchAll(/\bpvyield\.(\w+)\(/g)].map(([, name = '']) => [path, name] as const),
    )
    expect(called.length).toBeGreaterThan(3)
    expect(called.filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([])
  })
})

describe('equations', () => {
  test('every block of equations of a page is typeset', () => {
    const blocks = pages.flatMap(({ body }) => [...body.matchAll(/^```equation\n.*?^```$/gms)].map(([block]) => block))
    expect(blocks.length).toBeGreaterThan(40)
    for (const block of blocks) expect(pageHtml(block, { root: '/', isKey: () => false, hrefOf: String })).toContain('<math ')
  })

  test('no equation stands in a block of code, where it would be shown as text', () => {
    const plain = pages.flatMap(({ path, body }) =>
      [...body.matchAll(/\n\n((?: {4}.*\n?)+)/g)]
        .filter(([, code = '']) => / = .*[-+/^(]/.test(code) && !/curl |const |import |read_csv/.test(code))
        .map(([, code]) => `${path}: ${code}`),
    )
    expect(plain).toEqual([])
  })
})

describe('links', () => {
  test('every link to a place in a page leads to a heading of it', () => {
    const dead = pages.flatMap(({ path, body }) =>
      [...body.matchAll(/\]\(([^):#]*)#([\w-]+)\)/g)]
        .filter(([, file = '', place = '']) => !headingsIn(file === '' ? path : join(dirname(path), file)).includes(place))
        .map(([link]) => `${path}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  test('every figure is shown by a page', () => {
    const shown = new Set([...texts.values()].flatMap((text) => [...text.matchAll(/figures\/([\w.]+)/g)].map(([, name]) => name)))
    expect(readdirSync(FIGURES).filter((name) => !shown.has(name))).toEqual([])
  })

  test('every picture of the console is shown by a page, and together they are below 300 kB', () => {
    const folder = join(PAGES, 'screens')
    const names = readdirSync(folder)
    const shown = new Set([...texts.values()].flatMap((text) => [...text.matchAll(/screens\/([\w.]+)/g)].map(([, name]) => name)))
    expect(names.filter((name) => !shown.has(name))).toEqual([])
    expect([...shown].filter((name) => !names.includes(name ?? ''))).toEqual([])
    expect(names.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0)).toBeLessThan(300_000)
  })
})

describe('numbers', () => {
  let figures: ReadonlyMap<string, string>
  beforeAll(async () => {
    figures = await makeFigures(plants)
  })

  test('the figures are what the engine computes: else run scripts/docs/make-figures.ts', () => {
    expect(readdirSync(FIGURES).sort()).toEqual([...figures.keys()].sort())
    const stale = [...figures].filter(([name, figure]) => !isNear(readFileSync(join(FIGURES, name), 'utf8'), figure, 2))
    expect(stale.map(([name]) => name)).toEqual([])
  })

  test.each(paths.filter((path) => /^<!-- (measured|refused)/m.test(texts.get(path) ?? '')))(
    '%s: its tables state what the engine computes: else run scripts/docs/measure-pages.ts',
    (path) => {
      const text = texts.get(path) ?? ''
      const measured = measureTables(text, plants)
      if (!isNear(text, measured, 1)) expect(text).toBe(measured)
    },
  )

  test('the page of the spectrum states the coefficients that run', () => {
    const rows = (texts.get('optics/spectral.md') ?? '').split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    for (const [family, coefficients] of Object.entries(FIRST_SOLAR_COEFFICIENTS)) {
      const row = rows.find(([, technologies = '', , , , , , b5]) => technologies.startsWith(`\`${family}\``) && b5 !== undefined)
      expect([family, ...(row ?? []).slice(2, 8).map(Number)]).toEqual([family, ...coefficients])
    }
  })

  test('a number that is wrong in its last digits is found', () => {
    expect(isNear('| 1,409.6 | -1.77 % |', '| 1,409.5 | -1.77 % |', 1)).toBe(true)
    expect(isNear('| 1,409.6 | -1.77 % |', '| 1,409.4 | -1.77 % |', 1)).toBe(false)
    expect(isNear('| 1,409.6 |', '| 1,409.6 MWh |', 1)).toBe(false)
  })
})

/** Lines of a program: imports first, then what it is given, then the rest. */
function rank(line: string): number {
  return line.startsWith('import ') ? 0 : line.startsWith('const request') ? 1 : 2
}

/** Names and texts of a JSON value. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsOf(inner)])
}

function keysOf(page: PageFile): DocsKey[] {
  return (table.keysOf.get(page) ?? []).flatMap((key) => manifest.get(key) ?? [])
}

function unnamed(page: PageFile, { key, kind, field }: DocsKey): string[] {
  if (kind === 'guide' || kind === 'section') return []
  const code = new Set(codeIn(page.body).flatMap((name) => [name, name.slice(name.lastIndexOf('.') + 1)]))
  const last = key.slice(key.lastIndexOf('.') + 1)
  const options = kind === 'field' && (field?.options.length ?? 0) > 1 ? (field?.options ?? []) : []
  return [
    ...(code.has(key) || code.has(last) ? [] : [`${page.path}: ${key}`]),
    ...options.filter((option) => !code.has(option)).map((option) => `${page.path}: option ${option}`),
  ]
}

/** Texts in code of a page, without blocks and without tables of refused requests. */
function codeIn(body: string): string[] {
  const own = body.replaceAll(/^```.*?^```$/gms, '').replaceAll(/^<!-- refused.*?(?=\n\n|$(?![\n|]))/gms, '')
  return [...own.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

function isOperation(operation: string, method: string, address: string): boolean {
  const [knownMethod = '', knownPath = ''] = operation.split(' ')
  if (knownMethod.toUpperCase() !== method) return false
  if (knownPath === address) return true
  const pattern = knownPath.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address)
}

/** Ids of the headings of a page, as the site makes them. */
function headingsIn(path: string): string[] {
  const page = pages.find((other) => other.path === path)
  if (page === undefined) return []
  return [...Bun.markdown.html(page.body, { headings: { ids: true } }).matchAll(/<h\d id="([^"]+)"/g)].map(([, id = '']) => id)
}

const NUMBER = /-?\d[\d,]*(?:\.\d+)?/g

/**
 * Whether two texts are equal except for numbers that differ by a few units of their last digit:
 * a value on the edge of its rounding may fall to either side.
 */
function isNear(one: string, other: string, units: number): boolean {
  if (one === other) return true
  const [left, right] = [one.match(NUMBER) ?? [], other.match(NUMBER) ?? []]
  if (one.replaceAll(NUMBER, '#') !== other.replaceAll(NUMBER, '#') || left.length !== right.length) return false
  return left.every((text, k) => {
    const unit = 10 ** -(text.split('.')[1]?.length ?? 0)
    return Math.abs(plain(text) - plain(right[k] ?? '')) <= unit * units * 1.0001
  })
}

function plain(text: string): number {
  return Number(text.replaceAll(',', ''))
}

/** The message of the service about the same run. */
function messageLike({ type, timestamp, data }: { type: string; timestamp: string; data: Readonly<Record<string, string>> }) {
  const { run_id: subject, kind, created_at } = data
  const due = { event: type, subject, kind, code: null, acceptedAt: Date.parse(created_at ?? ''), at: Date.parse(timestamp) }
  return JSON.parse(messageOf(due as DueDelivery, (id) => runLinks(id, false, 'https://pv.example.com')))
}
