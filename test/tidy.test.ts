import { describe, expect, test } from 'bun:test'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { SLOW_TESTS } from '../scripts/slow-tests.ts'

/** The rules of docs/style.md that a program can check. */

const root = join(import.meta.dir, '..')
const FUNCTION_MAX_LINES = 50

/** Functions that are longer, and why they are not split. A file may have several of one name. */
const LONG: Readonly<Record<string, string>> = {
  // One loop over rows whose steps share a dozen numbers: a part of it would take them all as arguments.
  'engine/module/mpp-kernel.ts solveSome': 'a kernel',
  'engine/sun/horizontal.ts directions': 'a kernel',
  'engine/geometry/horizon-profile.ts horizonSkyLoss': 'a kernel',
  'engine/scene/shade/rectangle-shadow.ts addRectangleShadow': 'a kernel',
  'engine/module/pvsyst-fit.ts fitKnee': 'a kernel',
  'server/runs/fixed-point.ts write': 'a kernel',
  'server/http/json-scan.ts scanJson': 'a kernel: a state of the scan per line',
  'engine/files/weather/rows.ts readRows': 'a kernel',
  // A list, in which an entry is found by its name and nothing depends on the entry before it.
  'engine/chain/arrays.ts prepareArrays': 'the stages in their order',
  'engine/simple/full-request.ts fullRequest': 'a request, field by field',
  'engine/wording.ts wordingOf': 'a text per kind of failure',
  'server/runs/routes.ts runRoutes': 'a handler per operation',
  'server/accounts/routes.ts accountRoutes': 'a handler per operation',
  'server/runs/study-routes.ts studyRoutes': 'a handler per operation',
  'server/docs/llms.ts llmsText': 'a text',
  'server/assembly/app.ts assemble': 'the services in the order in which they need each other',
  'clients/typescript/src/pvyield.ts connect': 'a method per operation',
  'scripts/library/pan.ts readPan': 'a column per field',
  'server/worker.ts ': 'a task per line',
  // A closure: its functions are short.
  'engine/library/catalogue.ts openCatalogue': 'a closure',
  'clients/typescript/src/drawn-runs.ts drawnRuns': 'a closure',
  'server/workers/serve.ts serve': 'a closure',
  // Steps that follow each other and need what the steps before them found.
  'engine/files/weather/epw.ts parse': 'a file format, from top to bottom',
  'engine/files/weather/meteonorm.ts parse': 'a file format, from top to bottom',
  'engine/files/weather/pvwatts-hourly.ts parse': 'a file format, from top to bottom',
  'engine/files/weather/resource-table.ts readResourceTable': 'a file format, from top to bottom',
  'engine/files/weather/solargis-tmy.ts parse': 'a file format, from top to bottom',
  'engine/files/weather/wea.ts parse': 'a file format, from top to bottom',
  'engine/sizing/size-plant.ts sizePlant': 'the steps of a sizing, and the members of its answer',
  'server/http/operation.ts operation': 'the steps of a request in their order',
  // Markup, which is read from top to bottom as the page is.
  'clients/console/compare/axis-fields.tsx AxisFields': 'markup',
  'clients/console/compare/difference-card.tsx DifferenceCard': 'markup',
  'clients/console/compare/months-card.tsx MonthsCard': 'markup',
  'clients/console/compare/pictures/contour-picture.ts contourPicture': 'markup of a picture',
  'clients/report/pictures/months-compared.ts monthsComparedPicture': 'markup of a picture',
  'clients/console/compare/sweep-result.tsx SweepResult': 'markup',
  'clients/console/compare/sweep.tsx Sweep': 'markup',
  'clients/console/compare/tornado.tsx Steps': 'markup',
  'clients/console/plant/component-choice.tsx ComponentChoice': 'markup',
  'clients/console/sub-arrays/part-form.tsx PartForm': 'markup',
  'clients/console/sub-arrays/part-head.tsx Sharing': 'markup',
  'clients/console/sub-arrays/parts-form.tsx PartsForm': 'markup',
}

/** Words of docs/style.md's table, as they are found in code and in texts. `Promise` is a word of JavaScript. */
const BANNED: readonly RegExp[] = [
  /\bmend(s|ed|ing)?\b/i,
  /\btold\b/i,
  /\bbeside\b/i,
  /\btests? (that )?holds?\b|\bhold \(of a test\)/i,
  /\bparted\b|\bpart \(as a verb\)/i,
  /promis(ed|able|ing)|\bPROMISE_/i,
  /\bcapital and small letters\b/i,
  /\btoo few [\w ]+ tell\b/i,
  /\bin vain\b/i,
]

/** Folders of a person's machine, and hosts of package registries. */
const MACHINE = [/(?<![\w.~])\/(home|root|work|Users)\/\w/, /\/\/[\w.-]*\b(registry|artifactory|verdaccio|nexus|pypi|devpi)\b[\w.-]*[:/]/]

/** Files of others that comments name, and where they are. */
const FOREIGN: Readonly<Record<string, string>> = {
  'NOTES.md': 'next to the reference of CASSYS',
  'pvsamv1_losses.md': 'next to the reference of SAM',
  'formats/FORMATS.md': 'next to the sample files',
  't01_solarposition.json': 'one of the vectors of pvlib',
  'parser/responses.py': 'openapi-python-client',
  'geocode.json': 'an argument of scripts/places/make-table.ts',
}

/** These two quote what the others must not say. */
const QUOTING = ['docs/style.md', 'test/tidy.test.ts']

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !QUOTING.includes(file))
const isText = (file: string) => /\.(tsx?|js|mjs|py|pyi|md|html|css|svg|sql|json|toml|yml|lock)$|^(LICENSE|NOTICE|THIRD-PARTY)$/.test(file)
const isWritten = (file: string) => !/(^|\/)generated\/|\.gen\.|\/_generated\//.test(file)
const texts = new Map(files.filter(isText).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const code = [...texts].filter(([file]) => /\.tsx?$/.test(file) && isWritten(file))

describe('tidy', () => {
  test(`a function has at most ${FUNCTION_MAX_LINES} lines, or a reason why not`, () => {
    const long = code.filter(([file]) => !file.startsWith('test/')).flatMap(([file, text]) => longFunctionsIn(file, text))
    expect(
      long.filter(({ name }) => !Object.hasOwn(LONG, name)).map(({ name, lines }) => `${name}: ${lines} lines`),
      'split them, or add them to LONG with the reason',
    ).toEqual([])
    expect(
      Object.keys(LONG).filter((name) => !long.some((found) => found.name === name)),
      'these are short now: take them out of LONG',
    ).toEqual([])
    expect(longFunctionsIn('a.ts', `function f() {\n${'\n'.repeat(60)}}`)).toEqual([{ name: 'a.ts f', lines: 62 }])
  })

  test('no file has a word that the style guide replaces', () => {
    const found = [...texts]
      .filter(([file]) => isWritten(file) && !file.endsWith('.lock'))
      .flatMap(([file, text]) => linesWith(text, BANNED).map((line) => `${file}: ${line}`))
    expect(found, 'docs/style.md has the word to write').toEqual([])
  })

  test('each row of the style guide’s table of words has its pattern', () => {
    const [, table = ''] = /\| Write \| Not \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(readFileSync(join(root, 'docs/style.md'), 'utf8')) ?? []
    const words = table
      .trim()
      .split('\n')
      .map((row) => row.split('|')[2]?.trim() ?? '')
    expect(words.length).toBeGreaterThan(5)
    expect(words.filter((word) => !BANNED.some((pattern) => pattern.test(word)))).toEqual([])
  })

  test('no file names a folder of a machine or the host of a package registry', () => {
    expect([...texts].flatMap(([file, text]) => linesWith(text, MACHINE).map((line) => `${file}: ${line}`))).toEqual([])
    expect(linesWith('see /root/pvyield\nhttps://registry.npmjs.org/x\nimport "../home/pages.ts"', MACHINE).length).toBe(2)
  })

  test('every file that a comment names exists', () => {
    const missing = code.flatMap(([file, text]) =>
      commentsIn(text)
        .flatMap(filesNamedIn)
        .filter((path) => !exists(file, path) && !Object.hasOwn(FOREIGN, path))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
    expect(filesNamedIn('Checked by: test/engine/no-such.test.ts, vectors t04')).toEqual(['test/engine/no-such.test.ts'])
    expect([exists('engine/run.ts', 'core/frame.ts'), exists('engine/run.ts', 'core/no-such.ts')]).toEqual([true, false])
  })

  test('every file of vectors that a comment names has vectors', () => {
    const vectors = readFileSync(join(root, 'test/vectors.json'), 'utf8')
    const named = code.flatMap(([, text]) =>
      commentsIn(text).flatMap((comment) => comment.match(/\b(?<=vectors |pvlib )t\d\d[a-z]?\b/g) ?? []),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((file) => !vectors.includes(`"${file} `))).toEqual([])
  })

  test('every list of files names files that exist', () => {
    expect(Object.keys(SLOW_TESTS).filter((file) => !files.includes(file))).toEqual([])
  })
})

function linesWith(text: string, patterns: readonly RegExp[]): string[] {
  return text.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)))
}

/** Functions of a file that are too long, each with the file's name and the name it has or is given. */
function longFunctionsIn(file: string, text: string): { name: string; lines: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const found: { name: string; lines: number }[] = []
  const visit = (node: ts.Node, within: string): void => {
    const name = nameOf(node) ?? within
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const lines = lineOf(source, node.end) - lineOf(source, node.getStart()) + 1
      if (lines > FUNCTION_MAX_LINES) found.push({ name: `${file} ${name}`, lines })
    }
    ts.forEachChild(node, (child) => visit(child, name))
  }
  visit(source, '')
  return found
}

function nameOf(node: ts.Node): string | undefined {
  if (!(ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)))
    return undefined
  return node.name?.getText()
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line
}

function commentsIn(text: string): string[] {
  return text.match(/(?<=^|\s)(?:\/\*\*?\s[\s\S]*?\*\/|\/\/ .*)/gm) ?? []
}

/** Paths of source files, tests, fixtures and documents; names with `<` or `*` stand for several. */
function filesNamedIn(comment: string): string[] {
  return [...comment.matchAll(/(?<![\w./<>*:-])((?:[\w-]+\/)*[\w-]+(?:\.test|\.gen)?\.(?:ts|md|json|py))\b(?![*/<])/g)].map(
    ([, path = '']) => path,
  )
}

/** Whether a path exists relative to the file, the root, the engine, the server or the tests. A bare name may be anywhere. */
function exists(from: string, path: string): boolean {
  if (!path.includes('/')) return files.some((file) => basename(file) === path)
  return [dirname(from), '.', 'engine', 'server', 'docs/pages', 'test'].some((base) => files.includes(normalize(join(base, path))))
}
