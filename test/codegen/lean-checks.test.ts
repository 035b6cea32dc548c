import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Validator } from '@pvyield/contract/validators'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readOperations } from '../../codegen/operations.ts'
import { writeValidators } from '../../codegen/validators.ts'
import { asDocument, smallDocument } from './small-document.ts'

/** Every form of a check that validators share, and of lists, whose items keep their own. */
const CHECKED = {
  any: { type: 'number' },
  from: { type: 'number', minimum: -1 },
  to: { type: 'number', maximum: 5 },
  within: { type: 'number', minimum: 0, maximum: 10 },
  above: { type: 'number', exclusiveMinimum: 0 },
  below: { type: 'number', minimum: 0, exclusiveMaximum: 1 },
  or_null: { type: ['number', 'null'], exclusiveMinimum: 0, maximum: 7 },
  word: { type: 'string', enum: ['a', 'b', 'c'] },
  one: { type: 'integer', enum: [1, 2] },
  is_so: { type: 'boolean' },
  text: { type: 'string' },
  list: { type: 'array', items: { type: 'number', minimum: 0, maximum: 1 } },
} as const

const VALUES = [
  undefined,
  null,
  -2,
  -1,
  0,
  0.5,
  1,
  2,
  5,
  7,
  8,
  10,
  11,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  'a',
  'd',
  '',
  true,
  [0, 2, 'x'],
  {},
]

const folder = mkdtempSync(join(tmpdir(), 'pvyield-lean-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let validate: Validator<unknown>
let code = ''

beforeAll(async () => {
  const small = smallDocument()
  const properties = Object.fromEntries(
    Object.entries(CHECKED).map(([name, field]) => [name, { ...field, title: name, description: `${name}.` }]),
  )
  Object.assign(small.components.schemas.Notes ?? {}, { additionalProperties: false, 'x-open-because': undefined, properties })
  const document = asDocument(small)
  writeFileSync(
    join(folder, 'validators.gen.js'),
    writeValidators(document, readOperations(document)).bodies.replace(/^export \* .*$/m, ''),
  )
  code = readFileSync(join(folder, 'validators.gen.js'), 'utf8')
  const validators = (await import(join(folder, 'validators.gen.js'))) as Record<string, Validator<unknown>>
  validate = validators.validate_fillBox_body as Validator<unknown>
})

describe('checks that validators share', () => {
  test('are shared in every form that they have', () => {
    for (const call of ['number(', 'numberOrNull(', 'oneOf(', 'ofType(']) expect(code.split(call).length).toBeGreaterThan(2)
  })

  const plain = new Ajv2020({ allErrors: true, strictNumbers: true, allowUnionTypes: true, messages: false })
  const known = plain.compile({ type: 'object', properties: CHECKED })
  test.each(Object.keys(CHECKED))('%s: the failures of each value are those of Ajv', (name) => {
    for (const value of VALUES) {
      known({ [name]: value })
      const expected = (known.errors ?? []).map(({ instancePath, keyword, params: { comparison: _, ...params } }) => [
        instancePath,
        keyword,
        params,
      ])
      const body = { content: { id: 'a' }, notes: { [name]: value } }
      const own = validate(body)
        ? []
        : (validate.errors ?? []).map(({ instancePath, keyword, params }) => [instancePath.replace('/notes', ''), keyword, params])
      expect([value, own]).toEqual([value, expected])
    }
  })
})
