import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, normalize } from 'node:path'
import { createPvyield } from '@pvyield/sdk'
import { zipSync } from 'fflate'
import ts from 'typescript'
import { HANG_LIMIT_MILLIS } from '../scripts/hang-limit.ts'
import { readConfig } from '../server/config.ts'
import { readPlaceTable } from '../server/geo/place-table.ts'
import { LISTED_MAX } from '../server/http/problem.ts'
import { ondText, panText } from './engine/component-files/component-text.ts'
import { dxf, face, rackAt } from './engine/files/layouts/layout-text.ts'
import { asciiGrid } from './engine/files/terrain/terrain-text.ts'
import { hoursText, variantText } from './engine/project-files/project-text.ts'
import { pageCode } from './first-minutes.ts'
import { startTestService, type TestService } from './server/service.ts'

const root = join(import.meta.dir, '..')
const SDK = 'clients/typescript/README.md'
/** Measured rows of a plant. */
const RECORDS = [
  'time,POA (W/m2),AC power (kW),air temperature (degC)',
  ...[10, 11, 12, 13].map((hour) => `2025-06-21T${hour}:00,${700 + hour},6${hour % 10},20`),
].join('\n')
const GUIDE = 'docs/pages/guides/first_full_run.md'
/** What a terminal may show; longer answers go to a file. */
const PRINTED_MAX_CHARS = 60_000

/** Files that git tracks or would track. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n')
const documents = files.filter((file) => file.endsWith('.md'))

let service: TestService
let listening: Promise<number> | null = null
/** The port of the service, which listens from the first call on. */
const port = () => (listening ??= service.listen())
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' })
})
afterAll(() => service.stop())

describe('commands', () => {
  const commands = documents.flatMap((document) => curlsIn(textOf(document)).map((command) => [document, command] as const))

  test('the documents have at least five curl commands', () => expect(commands.length).toBeGreaterThanOrEqual(5))

  test.each(commands)(
    '%s: %s',
    async (_document, command) => {
      const answer = await sendAsCurl(command)
      const isJson = answer.headers.get('content-type') === 'application/json'
      const text = await answer.text()
      expect([answer.status, isJson ? JSON.parse(text) : text.split('\n').length > 2 || text.startsWith('glTF')]).toEqual([
        command.includes('/api/batches') ? 202 : 200,
        isJson ? expect.anything() : true,
      ])
      if (!command.includes(' > ')) expect(text.length).toBeLessThan(PRINTED_MAX_CHARS)
    },
    HANG_LIMIT_MILLIS,
  )
})

test('the first call of README.md returns the answer that README.md shows, to the digits shown', async () => {
  const [command = ''] = curlsIn(textOf('README.md'))
  const answer: unknown = await (await sendAsCurl(command)).json()
  const [shown = ''] = blocksIn(textOf('README.md')).filter((block) => block.startsWith('{"summary"'))
  expect(differences(readShortened(shown), answer)).toEqual([])
  expect(differences(readShortened('{"summary":{"modules":200.1...,"racking":"fix"},"odd":1, ...}'), answer)).toEqual([
    '.summary.modules: shown as 200.1..., is 200',
    '.summary.racking: shown as "fix", is "fixed"',
    '.odd: shown as 1, is undefined',
  ])
})

test('README.md is short: whoever opens the repository reads it to its end', () => {
  expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(8_000)
})

test('what the example programs write goes to the folder that git ignores', () => {
  const programs = files.filter((file) => /^clients\/\w+\/examples\/.*\.(mjs|py)$/.test(file)).map(textOf)
  const written = programs.flatMap((text) =>
    [/writeFileSync\(['"`]([^'"`]*)/g, /Path\("([^"]*)"\)\.write/g].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, path = '']) => path),
    ),
  )
  expect(written.length).toBeGreaterThan(0)
  expect(written.filter((path) => !path.startsWith('first/'))).toEqual([])
  expect(textOf('.gitignore').split('\n')).toContain('first/')
})

test('every package that the Python of the page of series imports is one that the README of the SDK installs', () => {
  const imported = [...textOf('docs/pages/results/series.md').matchAll(/^import (\w+)$/gm)].map(([, name = '']) => name)
  const [, extras = ''] = /pip install --quiet '\.\/clients\/python\[([\w,]*)\]'/.exec(textOf('clients/python/README.md')) ?? []
  expect(imported).toEqual(['pandas'])
  expect(extras.split(',')).toEqual(imported)
})

test('the numbers in READMEs are those of the files and settings that they describe', async () => {
  const { places, names } = await readPlaceTable()
  const { uploadsMaxMb, runsMaxMb, idempotencyMaxMb, upstream } = readConfig({})
  const megabytes = (path: string) => (statSync(join(root, path)).size / 1e6).toFixed(1)
  const claims = {
    'server/geo/README.md': [
      `${figure(places.length)} places`,
      `${figure(names.length)} different names`,
      `\`places.tsv.zst\` (${megabytes('server/geo/places.tsv.zst')} MB)`,
    ],
    'server/README.md': [
      `\`UPLOADS_MAX_MB\` (${figure(uploadsMaxMb)})`,
      `\`RUNS_MAX_MB\` (${figure(runsMaxMb)})`,
      `\`IDEMPOTENCY_MAX_MB\` (${figure(idempotencyMaxMb)})`,
      `| \`UPSTREAM_TIMEOUT_MS\` | Time limit for a call to a source (${figure(upstream.timeoutMillis)}). |`,
      `${figure(LISTED_MAX)} failures are listed`,
    ],
    'engine/climate/README.md': [`\`table.bin\` (${Math.round(statSync(join(root, 'engine/climate/table.bin')).size / 1000)} kB)`],
  }
  for (const [readme, phrases] of Object.entries(claims)) for (const phrase of phrases) expect(textOf(readme)).toContain(phrase)
})

test('every file and folder that a document names exists', () => {
  const names = documents.flatMap((document) => pathsIn(textOf(document)).map((path) => ({ document, path })))
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(({ document, path }) => !exists(dirname(document), path))).toEqual([])
  expect(exists('server', 'geo/no-such.ts')).toBe(false)
})

test('every relative link of a document leads to a file', () => {
  const links = documents.flatMap((document) => linksIn(textOf(document)).map((path) => ({ document, path })))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ document, path }) => !files.includes(join(dirname(document), path)))).toEqual([])
})

describe('TypeScript', () => {
  test(
    'the examples compile, and a mistake in one is found',
    () => {
      const wrong = `import { createPvyield } from '@pvyield/sdk'\nawait createPvyield({ baseUrl: '' }).waitForRun(1)`
      expect(mistakesIn({ [SDK]: examplesIn(textOf(SDK)), [GUIDE]: examplesIn(textOf(GUIDE)), wrong })).toEqual([
        "wrong: Argument of type 'number' is not assignable to parameter of type 'string | AcceptedRun'.",
      ])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the examples of the SDK run',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'pvyield-sdk-'))
      try {
        writeFileSync(join(folder, 'module.PAN'), panText())
        writeFileSync(join(folder, 'inverter.OND'), ondText())
        writeFileSync(join(folder, 'project.VC0'), variantText())
        writeFileSync(join(folder, 'project.zip'), archiveOfProject())
        writeFileSync(join(folder, 'hours.csv'), hoursText({ rows: HOURS }))
        writeFileSync(join(folder, 'site.hor'), HORIZON)
        writeFileSync(join(folder, 'records.csv'), RECORDS)
        const typical = await service.request('/api/weather/tmy?latitude=47.37&longitude=8.55')
        const { weather } = (await typical.json()) as { weather: { ghi_wm2: number[]; temp_air_c: number[] } }
        const rows = weather.ghi_wm2.map(
          (ghi, hour) => `${new Date(Date.UTC(2001, 0, 1, hour)).toISOString().slice(0, 16)},${ghi},${weather.temp_air_c[hour]}`,
        )
        writeFileSync(join(folder, 'year.csv'), ['time,ghi_wm2,temp_air_c', ...rows].join('\n'))
        const years = Array.from({ length: 6 }, (_, year) => weather.ghi_wm2.map((ghi) => ghi * (0.96 + 0.013 * ((3 * year) % 5))))
        const hours = years
          .flat()
          .map(
            (ghi, hour) => `${new Date(Date.UTC(2001, 0, 1, hour)).toISOString().slice(0, 16)},${ghi},${weather.temp_air_c[hour % 8760]}`,
          )
        writeFileSync(join(folder, 'years.csv'), ['time,ghi_wm2,temp_air_c', ...hours].join('\n'))
        const code = examplesIn(textOf(SDK))
          .replaceAll("'@pvyield/sdk'", JSON.stringify(join(root, 'clients', 'typescript', 'src', 'index.ts')))
          .replaceAll('127.0.0.1:8080', `127.0.0.1:${await port()}`)
        writeFileSync(join(folder, 'example.ts'), `${code}\nif (!('status' in sent)) throw new Error('createRun waited')`)
        const run = Bun.spawn([process.execPath, 'example.ts'], { cwd: folder, stdout: 'ignore', stderr: 'pipe' })
        expect([await run.exited, await new Response(run.stderr).text()]).toEqual([0, ''])
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    HANG_LIMIT_MILLIS,
  )

  test('the README of the SDK has an example of every method', () => {
    const missing = Object.keys(createPvyield({ baseUrl: 'http://127.0.0.1:8080' })).filter(
      (method) => !examplesIn(textOf(SDK)).includes(`pvyield.${method}(`),
    )
    expect(missing).toEqual([])
  })
})

function textOf(readme: string): string {
  return readFileSync(join(root, readme), 'utf8')
}

/** Code blocks of a Markdown text, fenced and indented. */
function blocksIn(text: string): string[] {
  const fenced = [...text.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, code = '']) => code)
  const indented = [...text.matchAll(/(?:^ {4}.*\n)+/gm)].map(([code]) => code.replaceAll(/^ {4}/gm, ''))
  return [...fenced, ...indented]
}

function examplesIn(text: string): string {
  return blocksIn(text)
    .filter((code) => /^import .* from '@pvyield\/sdk'$/m.test(code))
    .join('\n')
}

/** Curl commands, each on one line: their bodies may have several. */
function curlsIn(text: string): string[] {
  return blocksIn(text).flatMap((code) =>
    code
      .replaceAll(/\\\n\s*/g, '')
      .replaceAll(/ -d '[^']*'/g, (body) => body.replaceAll('\n', ' '))
      .split('\n')
      .filter((line) => line.startsWith('curl ')),
  )
}

/** Sends the request of a curl command to the service of this test. */
async function sendAsCurl(command: string): Promise<Response> {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const end = words.findIndex((word) => word === '#' || word === '>')
  const init: RequestInit & { headers: Record<string, string> } = { headers: {} }
  let url: URL | null = null
  const rest = words.slice(1, end < 0 ? undefined : end)
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [name = '', value = ''] = /^(-[HdF]|--data-binary)$/.test(word)
      ? (rest.shift() ?? '').split(word === '-H' ? ': ' : /=@(.*)/s)
      : []
    if (word === '-H') init.headers[name] = value
    else if (word === '-d') Object.assign(init, { method: 'POST', body: name })
    else if (word === '--data-binary') Object.assign(init, { method: 'POST', body: portfolio() })
    else if (word === '-F') Object.assign(init, { method: 'POST', body: upload(name, value) })
    else if (word !== '-sS' && word !== '--fail-with-body') url = new URL(word)
  }
  expect(url?.origin).toBe('http://127.0.0.1:8080')
  return service.request(`${url?.pathname}${url?.search}`, init)
}

/** The file that the page on batches shows. */
const portfolio = () => pageCode('studies/batches.md', /^id,name,latitude/)

const HORIZON = '-180;2\n-90;4\n0;8\n90;4\n'
const HOURS = ['01/06/90 11:00,400,200,20,2,400,1,1,0', '01/06/90 12:00,500,200,20,2,500,1,1,0']

function archiveOfProject(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync({ 'Plant.VC0': Buffer.from(variantText()), 'Example_550.PAN': Buffer.from(panText()) }))
}

/**
 * A form with a file of the repository, which the commands of README.md name, or with a sample that has the extension of
 * `fileName`, which stands for a file of the reader in pages.
 */
function upload(part: string, fileName: string): FormData {
  const extension = fileName.slice(fileName.lastIndexOf('.'))
  const made: Record<string, () => string> = {
    '.PAN': panText,
    '.OND': ondText,
    '.VC0': variantText,
    '.hor': () => HORIZON,
    '.csv': () => hoursText({ rows: HOURS }),
    '.asc': () => asciiGrid({ columns: 9, lines: 9, cell: 20, west: 400_660, south: 5_399_340 }, (column) => column),
    '.dxf': () => dxf({ entities: face('PV_1', ...rackAt(0, 0, 1)) }),
  }
  const sample = files.includes(fileName)
    ? readFileSync(join(root, fileName))
    : extension === '.zip'
      ? archiveOfProject()
      : fileName === 'records.csv'
        ? RECORDS
        : (made[extension]?.() ?? readFileSync(join(root, 'test', 'fixtures', 'weather', `epw${extension}`)))
  const form = new FormData()
  form.append(part, new File([sample], basename(fileName)))
  return form
}

/** A number that is shown with only its first digits. */
class Shortened {
  constructor(readonly digits: string) {}
}

/**
 * Reads JSON in which `...` replaces omitted content: the rest of a number, further members, or all
 * members.
 */
function readShortened(text: string): unknown {
  const json = text
    .replaceAll(/(-?\d+\.\d*)\.\.\./g, '{"\\u0000":"$1"}')
    .replaceAll(/([[{])\.\.\.[^\]}]*/g, '$1')
    .replaceAll(/, ?\.\.\./g, '')
  return JSON.parse(json, (_, value) => (typeof value?.['\u0000'] === 'string' ? new Shortened(value['\u0000']) : value))
}

/** Differences between an answer and the shown one. What is not shown may have any value. */
function differences(shown: unknown, answer: unknown, path = ''): string[] {
  if (shown instanceof Shortened)
    return String(answer).startsWith(shown.digits) ? [] : [`${path}: shown as ${shown.digits}..., is ${JSON.stringify(answer)}`]
  if (typeof shown !== 'object' || shown === null || typeof answer !== 'object' || answer === null)
    return Object.is(shown, answer) ? [] : [`${path}: shown as ${JSON.stringify(shown)}, is ${JSON.stringify(answer)}`]
  return Object.entries(shown).flatMap(([key, value]) => differences(value, (answer as Record<string, unknown>)[key], `${path}.${key}`))
}

function figure(count: number): string {
  return count.toLocaleString('en-US')
}

/** Targets of the links in a text, except links to other sites. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^):#]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => path)
}

/**
 * Files and folders of this repository that a text names in code, except `dist/`, `first/` and hidden
 * folders, which are created later.
 */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`(\w[\w.-]*(?:\/[\w.-]*)+|[\w.-]+\.(?:ts|md|json|bin|py|zst))`/g)].map(([, path = '']) => path)
  return code.filter((path) => !/^(?:dist|first)\//.test(path))
}

/**
 * Whether a path exists relative to the document, the root, the engine or the tests. A bare name
 * must be a file below the folder of the document, or in one of its parent folders; documents in
 * the root and in `docs/` may name any file.
 */
function exists(from: string, path: string): boolean {
  const folder = from === 'docs' ? '.' : from
  const isNear = (file: string) => folder === '.' || file.startsWith(`${folder}/`) || `${folder}/`.startsWith(file.slice(0, -path.length))
  if (!path.includes('/')) return files.some((file) => basename(file) === path && isNear(file))
  return [folder, '.', 'engine', 'test'].some((base) => {
    const wanted = normalize(join(base, path)).replace(/\/$/, '')
    return files.some((file) => file === wanted || file.startsWith(`${wanted}/`))
  })
}

/** Messages of the compiler for modules that use the SDK, each with the name of its module. */
function mistakesIn(modules: Readonly<Record<string, string>>): string[] {
  const { config } = ts.readConfigFile(join(root, 'clients', 'typescript', 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'clients', 'typescript'))
  Object.assign(options, { rootDir: root, noEmit: true, emitDeclarationOnly: false, composite: false, noUnusedLocals: false })
  const sources = new Map(Object.entries(modules).map(([name, code]) => [join(root, `${name}.ts`), { name, code }]))
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => sources.has(file) || fileExists(file)
  host.getSourceFile = (file, ...rest) => {
    const source = sources.get(file)
    return source === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, source.code, ts.ScriptTarget.ES2023)
  }
  const program = ts.createProgram([...sources.keys()], options, host)
  // Not of the SDK itself, which the check of all types covers.
  return [...sources].flatMap(([path, { name }]) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  )
}
