import { expect, test } from 'bun:test'
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const root = join(import.meta.dir, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n')
const texts = files.filter(
  (file) => /\.(ts|js|py|md|html|sql)$|^(NOTICE|openapi\.json)$/.test(file) && file !== 'test/stands-alone.test.ts',
)

/** Names of internal papers that are not in the repository. */
const OUTSIDE =
  /\bENGINE(\.md| section)|\bINTERFACE(\.md|'s)|\bDECISIONS(\.md| )|\b(ARCHITECTURE|STYLE)(\.md| [0-9])|shared\/(spec|formats|studies)/

/**
 * Paths of reference data, which are outside the repository. Tests that read them are skipped when
 * they are missing.
 */
const DATA = /^\.\.\/shared(\/(reference|samples|data)(\/.*)?|\/)?$/

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

function references(text: string): string[] {
  return text.split('\n').filter((line) => OUTSIDE.test(line))
}

test('no file refers to a document that is not in the repository', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.flatMap((file) => references(read(file)).map((line) => `${file}: ${line.trim()}`))).toEqual([])
  expect(references('as ENGINE section 2 says\nsee INTERFACE.md\nthe engine, section 2')).toEqual([
    'as ENGINE section 2 says',
    'see INTERFACE.md',
  ])
})

test('documents name no path outside the repository, except those of reference data', () => {
  const documents = texts.filter((file) => file.endsWith('.md'))
  const leaving = documents.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w./])(?:\.\.\/)+[\w./-]*/g)]
      .map(([path]) => path.replace(/\.$/, ''))
      .filter((path) => normalize(join(dirname(file), path)).startsWith('..') || /shared/.test(path))
      .map((path) => [file, path] as const),
  )
  expect(leaving.length).toBeGreaterThan(5)
  expect(leaving.filter(([, path]) => !DATA.test(path))).toEqual([])
})

test('the licence, the notice and the guides exist, and every package states the licence', () => {
  for (const file of ['LICENSE', 'NOTICE', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'])
    expect(statSync(join(root, file)).size).toBeGreaterThan(1000)
  for (const file of files.filter((path) => /(^|\/)package\.json$/.test(path)))
    expect([file, JSON.parse(read(file)).license]).toEqual([file, 'Apache-2.0'])
})

test('the notice names every embedded table, and every file that it names exists', () => {
  const notice = read('NOTICE')
  const tables = files.filter((file) => /^(engine|server)\/.*\.(bin|zst|gen\.ts)$/.test(file))
  expect(tables.length).toBe(10)
  expect(tables.filter((table) => !notice.includes(table))).toEqual([])
  const named = [...notice.matchAll(/\b(?:engine|server|scripts|test|clients|generated)\/[\w./-]*\w/g)].map(([path]) => path)
  expect(named.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([])
})
