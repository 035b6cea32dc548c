import { describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAlsoCalled } from '../../codegen/also-called.ts'
import { type Document, readDocument, type Schema } from '../../codegen/document.ts'
import { writeHandlers } from '../../codegen/handlers.ts'
import { writeOpenapiTypes } from '../../codegen/openapi-types.ts'
import { readOperations } from '../../codegen/operations.ts'
import { writePythonOperations } from '../../codegen/python-operations.ts'
import { PythonTypes } from '../../codegen/python-types.ts'
import { writeRoutes } from '../../codegen/routes.ts'
import { writeValidators } from '../../codegen/validators.ts'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'

const field = (schema: object = {}): Schema => ({ type: 'number', description: 'A field.', ...schema })
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** A document with one section, the series and the rows. @param site  fields of the section */
function documentWith(site: Record<string, Schema>, others: Record<string, Schema> = {}): Document {
  const schemas: Record<string, Schema> = {
    RunRequest: { properties: { site: ref('Site'), weather: ref('Weather') } },
    Site: { properties: site },
    Weather: { properties: { ghi_wm2: field({ 'x-headings': ['GHI', 'global horizontal'] }), dhi_wm2: field() } },
    Series: { properties: { columns: field({ 'x-also-called': { GlobHor: [{ tool: 'pvlib', names: ['ghi'] }] } }) } },
    LossRow: { properties: { key: field({ 'x-also-called': { iam: ['reflection'] } }) } },
    ...others,
  }
  return { json: { components: { schemas } }, schemas, sha256: '' } as unknown as Document
}

const NOTED = { names: ['pitch'], note: 'pitch is width / gcr' }

test('names are written by the key of the documentation, with their tool and note', () => {
  const text = writeAlsoCalled(documentWith({ gcr: field({ 'x-also-called': ['ground cover', NOTED] }) }))
  const [, names = ''] = /ALSO_CALLED.* = (.*)/.exec(text) ?? []
  expect(JSON.parse(names)).toEqual([
    { key: 'site.gcr', names: ['ground cover'] },
    { key: 'site.gcr', ...NOTED },
    { key: 'row.iam', names: ['reflection'] },
    { key: 'GlobHor', names: ['ghi'], tool: 'pvlib' },
  ])
  expect(text).toContain('HEADINGS = {"ghi_wm2":["ghi","globalhorizontal"]} as const')
})

test('options of fields are written by key', () => {
  const text = writeAlsoCalled(documentWith({ model: field({ type: 'string', enum: ['perez', 'hay'] }) }))
  expect(text).toContain('OPTIONS: Readonly<Record<string, readonly string[]>> = {"site.model":["perez","hay"]}')
})

test(
  'the document without names and headings gives the same checks, routes, types and clients',
  async () => {
    const path = join(import.meta.dir, '..', '..', 'openapi.json')
    const folder = mkdtempSync(join(tmpdir(), 'pvyield-names-'))
    try {
      const bare = join(folder, 'openapi.json')
      const isName = (key: string) => key === 'x-also-called' || key === 'x-headings'
      writeFileSync(bare, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'), (key, value) => (isName(key) ? undefined : value))))
      expect(readFileSync(bare, 'utf8')).not.toContain('x-also-called')
      const written = [path, bare].map(async (file) => {
        const document = readDocument(file)
        const operations = readOperations(document)
        const python = new PythonTypes(document)
        return [
          writeValidators(document, operations),
          writeHandlers(operations),
          writeRoutes(operations),
          await writeOpenapiTypes(document),
          writePythonOperations(operations, document, python),
          python.write(),
        ]
      })
      const [withNames, without] = await Promise.all(written)
      expect(JSON.stringify(withNames) === JSON.stringify(without)).toBe(true)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  HANG_LIMIT_MILLIS,
)

describe('the generator stops on', () => {
  const called = (...names: unknown[]) => field({ 'x-also-called': names })
  test.each([
    ['a name of two fields of an object', { a: called('width'), b: called('Width') }, 'Width is already a name of a'],
    ['a name that is another field', { a: called('b'), b: field() }, 'b is already a name of b'],
    ['a list that names nothing', { a: called() }, 'names nothing: remove it'],
    ['a key that nobody reads', { a: called({ names: ['x'], tool: 'SAM', unit: 'm' }) }, 'has unit: only names, tool and note are read'],
    ['a misspelled tool', { a: called({ names: ['x'], tool: 'Sam' }) }, 'the tool is one of PVsyst, SAM'],
    ['a group without reason', { a: called({ names: ['x'] }) }, 'names without tool and note are texts of the list'],
    ['a number as name', { a: called({ names: [1], tool: 'SAM' }) }, 'must be a non-empty text'],
    ['headings outside of the weather', { a: field({ 'x-headings': ['x'] }) }, 'x-headings belongs on a column of Weather'],
  ])('%s', (_, site: Record<string, Schema>, message) => {
    expect(() => writeAlsoCalled(documentWith(site))).toThrow(message)
  })

  test('names of a field that has no key', () => {
    const others = { Elsewhere: { properties: { a: called('x') } } }
    expect(() => writeAlsoCalled(documentWith({}, others))).toThrow('x-also-called belongs on a field of RunRequest')
  })

  test('one heading of two columns, and letters that files have in several encodings', () => {
    const weather = (...lists: string[][]) => ({
      Weather: { properties: Object.fromEntries(lists.map((list, k) => [`c${k}`, field({ 'x-headings': list })])) },
    })
    expect(() => writeAlsoCalled(documentWith({}, weather(['G(h)'], ['gh'])))).toThrow('gh is already a name of c0')
    expect(() => writeAlsoCalled(documentWith({}, weather(['Höhe'])))).toThrow('letters other than those of ASCII')
  })
})
