import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { checkForClients } from '../../codegen/client-names.ts'
import { readDocument } from '../../codegen/document.ts'
import { asDocument, type SmallDocument, smallDocument } from './small-document.ts'

/** Message with which the check stops after the edit. */
function stop(edit: (document: SmallDocument, box: Record<string, object>) => void): string {
  const json = smallDocument()
  edit(json, json.components.schemas.Box?.properties as Record<string, object>)
  try {
    checkForClients(asDocument(json))
  } catch (error) {
    return (error as Error).message
  }
  return 'no stop'
}

const alike = (place: string, name: string, other: string) =>
  `openapi.json: ${place}: client generators name its type ${name}, which is also the name of ${other}: rename one of them`

test('the document and the small one are fit for client generators', () => {
  expect(() => checkForClients(readDocument(join(import.meta.dir, '..', '..', 'openapi.json')))).not.toThrow()
  expect(stop(() => undefined)).toBe('no stop')
})

describe('two types of one name are refused', () => {
  test('an inline enum, object or union of a property and a schema', () => {
    for (const schema of [
      { type: 'string', enum: ['a', 'b'] },
      { type: 'object', additionalProperties: { type: 'number' } },
      { type: ['object', 'null'] },
      { anyOf: [{ type: 'number' }, { type: 'string' }] },
    ])
      expect(
        stop(({ components }, box) => {
          box.cover_kind = schema
          components.schemas.BoxCoverKind = { type: 'object' }
        }),
      ).toBe(alike('Box.cover_kind', 'BoxCoverKind', 'BoxCoverKind'))
  })

  test('names that differ in case alone, which are one file on some systems', () => {
    expect(stop(({ components }) => Object.assign(components.schemas, { LoadREF: { type: 'object' } }))).toBe(
      alike('LoadREF', 'LoadREF', 'LoadRef'),
    )
  })

  test('two inline types', () => {
    expect(
      stop(({ components }, box) => {
        box.cover_kind = { enum: ['a'] }
        components.schemas.BoxCover = { type: 'object', properties: { kind: { enum: ['b'] } } }
      }),
    ).toBe(alike('BoxCover.kind', 'BoxCoverKind', 'Box.cover_kind'))
  })

  test('an inline type in a list, in a map or in a union', () => {
    const inline = { enum: ['a', 'b'] }
    for (const [name, schema] of [
      ['BoxTagsItem', { type: 'array', items: inline }],
      ['BoxTagsInner', { type: 'array', items: inline }],
      ['BoxTagsValue', { type: 'object', additionalProperties: inline }],
      ['BoxTagsType1', { anyOf: [{ type: 'number' }, inline] }],
      ['BoxTagsType0', { type: ['object', 'null'] }],
      ['BoxTagsOne', { allOf: [{ type: 'object' }, { properties: { one: inline } }] }],
    ] as const)
      expect(
        stop(({ components }, box) => {
          box.tags = schema
          components.schemas[name] = { type: 'object' }
        }),
      ).toContain(`its type ${name}, which is also the name of ${name}`)
  })

  test('a schema and what is made of an operation', () => {
    for (const name of ['FillBoxData', 'FillBoxResponse', 'FillBoxResponse202', 'SendFileBody', 'FillBoxErrors'])
      expect(stop(({ components }) => Object.assign(components.schemas, { [name]: { type: 'object' } }))).toContain(
        `its type ${name}, which is also the name of ${name}`,
      )
  })

  test('but a schema that may be null, or a scalar, needs no name of its own', () => {
    const nullable = { anyOf: [{ $ref: '#/components/schemas/Lid' }, { type: 'null' }] }
    for (const schema of [nullable, { type: ['number', 'null'] }, { type: 'array', items: { type: 'number' } }])
      expect(
        stop(({ components }, box) => {
          box.cover = schema
          components.schemas.BoxCover = { type: 'object' }
        }),
      ).toBe('no stop')
  })
})

test('a bare null is refused, as a branch of a union it is not', () => {
  const message = 'a bare null is a type that generators cannot read: write ["object", "null"] with maxProperties 0'
  expect(stop((_, box) => Object.assign(box, { cover: { type: 'null' } }))).toBe(`openapi.json: Box.cover: ${message}`)
  expect(stop((_, box) => Object.assign(box, { covers: { type: 'array', items: { type: 'null' } } }))).toBe(
    `openapi.json: Box.covers[]: ${message}`,
  )
  expect(stop(({ components }) => Object.assign(components.schemas, { Cover: { type: 'null' } }))).toBe(`openapi.json: Cover: ${message}`)
  expect(stop((_, box) => Object.assign(box, { cover: { type: ['object', 'null'], maxProperties: 0 } }))).toBe('no stop')
})

test('an object as default is refused, except next to a reference', () => {
  const message = 'an object as default stops generators: leave it out, and describe what an absent value means'
  expect(stop((_, box) => Object.assign(box.load as object, { default: { id: 'a' } }))).toBe(`openapi.json: Box.load: ${message}`)
  expect(stop((_, box) => Object.assign(box.size as object, { default: [1] }))).toBe('no stop')
})
