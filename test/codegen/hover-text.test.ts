import { expect, test } from 'bun:test'
import { withHoverText } from '../../codegen/hover-text.ts'

const described = (schema: object) => withHoverText({ description: 'A field.', ...schema }).description

test('unit, default and bounds follow the description, each as a tag', () => {
  expect(described({ type: 'number', 'x-unit': 'deg', default: 0, minimum: -90, exclusiveMaximum: 90 })).toBe(
    'A field.\n\n@unit deg\n@default 0\n@minimum -90\n@exclusiveMaximum 90',
  )
})

test('falsy defaults are shown; a field without unit, default and bounds keeps its description', () => {
  expect([described({ default: null }), described({ default: false }), described({ default: '' })]).toEqual([
    'A field.\n\n@default null',
    'A field.\n\n@default false',
    'A field.\n\n@default ""',
  ])
  expect(described({ type: 'number' })).toBe('A field.')
})

test('a list shows its length, and the bounds of each value', () => {
  expect(described({ type: 'array', minItems: 12, items: { type: 'number', minimum: 0, maximum: 1 }, default: [0, 1] })).toBe(
    'A field.\n\n@default [0,1]\n@minItems 12\n@minimum 0 (each value)\n@maximum 1 (each value)',
  )
})

test('a parameter shows the default and bounds of its schema', () => {
  expect(described({ name: 'limit', in: 'query', schema: { type: 'integer', default: 50, maximum: 1000 } })).toBe(
    'A field.\n\n@default 50\n@maximum 1000',
  )
})

test('fields are found at any depth; examples and the input document are not changed', () => {
  const document = {
    Box: { properties: { lid: { description: 'Lid.', minimum: 1 }, description: { type: 'string' } } },
    example: { description: 'No field.', minimum: 1 },
  }
  const before = structuredClone(document)
  const text = withHoverText(document)
  expect(text.Box.properties.lid.description).toBe('Lid.\n\n@minimum 1')
  expect(text.example).toEqual(before.example)
  expect(document).toEqual(before)
})
