import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Validator } from '@pvyield/contract/validators'
import { readOperations } from '../../codegen/operations.ts'
import { writeValidators } from '../../codegen/validators.ts'
import { asDocument, smallDocument } from './small-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'pvyield-validators-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let validators: Record<string, Validator<unknown>>

beforeAll(async () => {
  const document = asDocument(smallDocument())
  const files = writeValidators(document, readOperations(document))
  writeFileSync(join(folder, 'validators.gen.js'), files.bodies)
  writeFileSync(join(folder, 'parameter-validators.gen.js'), files.parameters)
  validators = await import(join(folder, 'validators.gen.js'))
})

/** Failures as `path keyword`, followed by the name of a missing or unknown key. */
function failures(name: string, value: unknown): readonly string[] {
  const validate = validators[name]
  if (validate === undefined) throw new Error(`No validator ${name}`)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
    const key = params.missingProperty ?? params.additionalProperty
    return `${instancePath} ${keyword}${key === undefined ? '' : ` ${key}`}`
  })
}

function filled(value: unknown): unknown {
  expect(failures('validate_fillBox_body', value)).toEqual([])
  return value
}

const box = (rest: object = {}) => ({ content: { id: 'a' }, ...rest })

describe('defaults', () => {
  test('a missing section is filled, including its nested sections', () => {
    expect(filled(box())).toEqual({ content: { id: 'a' }, lid: { angles: [1, 2], hinge: { oil: true } }, spare: null, size: 1 })
  })

  test('a partly given section is completed', () => {
    expect(filled(box({ lid: { angles: [] } }))).toMatchObject({ lid: { angles: [], hinge: { oil: true } } })
  })

  test('a nullable section is completed when it is given', () => {
    expect(filled(box({ spare: {} }))).toMatchObject({ spare: { angles: [1, 2], hinge: { oil: true } } })
    expect(filled(box({ spare: null }))).toMatchObject({ spare: null })
  })

  test('only the selected branch of a union fills its defaults', () => {
    expect(filled(box({ load: { id: 'x' } }))).toMatchObject({ load: { id: 'x' } })
    expect((filled(box({ load: { id: 'x' } })) as { load: object }).load).toEqual({ id: 'x' })
    expect((filled(box({ load: { step: 1 } })) as { load: object }).load).toEqual({ step: 1, unit: 'kW' })
    expect((filled({ content: { kind: 'pears', count: 2 } }) as { content: object }).content).toEqual({
      kind: 'pears',
      count: 2,
      ripe: null,
    })
  })

  test('two values never share a default object', () => {
    const [one, other] = [filled(box()), filled(box())] as { lid: { angles: number[] } }[]
    one?.lid.angles.push(3)
    expect(other?.lid.angles).toEqual([1, 2])
  })
})

describe('a union reports only the failures of the selected branch', () => {
  const of = (key: string, value: unknown) => failures('validate_fillBox_body', { ...box(), [key]: value })

  test('an id alone is a reference', () => {
    expect(of('content', { id: 'toolong' })).toEqual(['/content/id maxLength'])
    expect(of('load', { id: 1 })).toEqual(['/load/id type'])
  })

  test('an id with a key that neither branch has is a reference', () => {
    expect(of('load', { id: 'a', other: 1 })).toEqual(['/load additionalProperties other'])
  })

  test('an id with a key that only the inline section has is an inline section', () => {
    expect(of('load', { id: 'a', step: 1 })).toEqual(['/load additionalProperties id'])
    expect(of('content', { id: 'a', kind: 'apples', count: 1 })).toEqual(['/content additionalProperties id'])
  })

  test('an object without id is an inline section', () => {
    expect(of('load', {})).toEqual(['/load required step'])
    expect(of('content', {})).toEqual(['/content discriminator'])
  })

  test('the tag selects one member', () => {
    expect(of('content', { kind: 'pears' })).toEqual(['/content required count'])
    expect(of('content', { kind: 'plums', count: 1 })).toEqual(['/content discriminator'])
    expect(of('content', { kind: 7, count: 1 })).toEqual(['/content discriminator'])
  })

  test('a value whose type no branch has is one failure', () => {
    for (const value of ['a', 1, true, []]) expect(of('spare', value)).toEqual(['/spare type'])
    for (const value of ['a', 1, true, [], null]) expect(of('content', value)).toEqual(['/content type'])
    for (const value of ['a', true, {}, null]) expect(of('size', value)).toEqual(['/size type'])
  })

  test('scalars and lists are distinguished by their type', () => {
    expect(of('size', [1, 2])).toEqual([])
    expect(of('size', [1, 'a'])).toEqual(['/size/1 type'])
  })

  test('a missing section is one failure', () => {
    expect(failures('validate_fillBox_body', {})).toEqual([' required content'])
  })
})

describe('bodies', () => {
  test('unknown keys are rejected at every depth; open objects accept any key', () => {
    expect(failures('validate_fillBox_body', box({ x: 1, lid: { hinge: { y: 1 } }, notes: { by: 'me', any: [1] } }))).toEqual([
      ' additionalProperties x',
      '/lid/hinge additionalProperties y',
    ])
  })

  test('a key named like a member of Object.prototype is unknown too', () => {
    expect(failures('validate_fillBox_body', JSON.parse('{"content": {"id": "a"}, "__proto__": {}, "constructor": 1}'))).toEqual([
      ' additionalProperties __proto__',
      ' additionalProperties constructor',
    ])
  })

  test('a number that overflows to infinity is rejected', () => {
    expect(failures('validate_fillBox_body', JSON.parse('{"content": {"id": "a"}, "size": [1e999]}'))).toEqual(['/size/0 type'])
  })

  test('NaN and infinity are no numbers, also where a limit would let them pass', () => {
    for (const count of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(failures('validate_fillBox_body', { content: { kind: 'pears', count } })).toEqual(['/content/count type'])
  })

  test('a page loads no code that nobody needs: what a validator gives to another is the place of the value', () => {
    const code = ['validators.gen.js', 'parameter-validators.gen.js'].map((name) => readFileSync(join(folder, name), 'utf8')).join('')
    expect(code).toMatch(/within\(validate\d+, data\.lid, "\/lid"\)/)
    expect(code).not.toMatch(/parentData|rootData|dynamicAnchors|isNaN\(data\d*\)\)\{/)
  })

  test('a length counts characters, not UTF-16 units', () => {
    expect(failures('validate_fillBox_body', { content: { id: '😀😀😀😀😀' } })).toEqual([])
    expect(failures('validate_fillBox_body', { content: { id: '😀😀😀😀😀a' } })).toEqual(['/content/id maxLength'])
  })

  test('all failures are counted and the first thousand kept, also across nested validators', () => {
    const rows = Array.from({ length: 200_000 }, () => ({ oil: 1, water: 2 }))
    expect(failures('validate_fillBox_body', box({ load: { step: 0, rows }, size: rows.map(() => 'x') }))).toHaveLength(1000)
    expect(validators.validate_fillBox_body?.count).toBe(600_001)
  })

  test('failures of one value do not appear in the check of the next', () => {
    failures('validate_fillBox_body', { x: 1 })
    expect(failures('validate_fillBox_body', { content: { id: 'toolong' } })).toEqual(['/content/id maxLength'])
    expect(validators.validate_fillBox_body?.count).toBe(1)
  })
})

describe('parameters', () => {
  const query = (value: object) => {
    const found = failures('validate_fillBox_query', value)
    return found.length > 0 ? found : value
  }

  test('texts are converted to numbers and booleans, and missing parameters get their defaults', () => {
    expect(query({ limit: '12', ratio: '-1.5e2', deep: 'true' })).toEqual({ limit: 12, ratio: -150, deep: true })
    expect(query({})).toEqual({ limit: 7, deep: false })
  })

  test('only decimal numbers are accepted as numbers', () => {
    for (const text of ['', ' 1', '0x10', 'Infinity', '1e999', 'NaN', '1,5']) expect(query({ ratio: text })).toEqual(['/ratio type'])
    expect(query({ limit: '1.5' })).toEqual(['/limit type'])
    expect(query({ limit: '0' })).toEqual(['/limit minimum'])
  })

  test('only true and false are accepted as booleans', () => {
    for (const text of ['', '1', 'yes', 'TRUE']) expect(query({ deep: text })).toEqual(['/deep type'])
  })

  test('a list in place of a single value is rejected', () => {
    expect(query({ limit: ['1', '2'] })).toEqual(['/limit type'])
  })

  test('an unknown query parameter is rejected; an unknown header is not', () => {
    expect(query({ depth: '1' })).toEqual([' additionalProperties depth'])
    expect(failures('validate_fillBox_headers', { accept: '*/*', 'x-tag': 'abc' })).toEqual([])
    expect(failures('validate_fillBox_headers', { 'x-tag': 'ABC' })).toEqual(['/x-tag pattern'])
  })

  test('path parameters are checked', () => {
    expect(failures('validate_fillBox_params', { box_id: 'long' })).toEqual(['/box_id maxLength'])
  })
})
