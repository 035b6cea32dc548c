import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { checkForClients } from '../../codegen/client-names.ts'
import { readDocument } from '../../codegen/document.ts'
import { asDocument, type SmallDocument, smallDocument } from './small-document.ts'

/** Message of the check after an edit of the small document. */
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

test('the document and the small test document pass the check for client generators', () => {
  expect(() => checkForClients(readDocument(join(import.meta.dir, '..', '..', 'openapi.json')))).not.toThrow()
  expect(stop(() => undefined)).toBe('no stop')
})

describe('two types with the same name are rejected', () => {
  test('an inline enum, object or union in a property, and a component schema', () => {
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

  test('names that differ only in case, which are the same file on some systems', () => {
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

  test('a component schema and a type that is made from an operation', () => {
    for (const name of ['FillBoxData', 'FillBoxResponse', 'FillBoxResponse202', 'SendFileBody', 'FillBoxErrors'])
      expect(stop(({ components }) => Object.assign(components.schemas, { [name]: { type: 'object' } }))).toContain(
        `its type ${name}, which is also the name of ${name}`,
      )
  })

  test('but a nullable schema or a scalar needs no type name', () => {
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

test('a bare null is rejected, except as a branch of a union', () => {
  const message = 'a bare null is a type that generators cannot read: write ["object", "null"] with maxProperties 0'
  expect(stop((_, box) => Object.assign(box, { cover: { type: 'null' } }))).toBe(`openapi.json: Box.cover: ${message}`)
  expect(stop((_, box) => Object.assign(box, { covers: { type: 'array', items: { type: 'null' } } }))).toBe(
    `openapi.json: Box.covers[]: ${message}`,
  )
  expect(stop(({ components }) => Object.assign(components.schemas, { Cover: { type: 'null' } }))).toBe(`openapi.json: Cover: ${message}`)
  expect(stop((_, box) => Object.assign(box, { cover: { type: ['object', 'null'], maxProperties: 0 } }))).toBe('no stop')
})

test('an object as default is rejected, except next to a reference', () => {
  const message = 'generators cannot handle an object as default: remove the default, and describe what an absent value means'
  expect(stop((_, box) => Object.assign(box.load as object, { default: { id: 'a' } }))).toBe(`openapi.json: Box.load: ${message}`)
  expect(stop((_, box) => Object.assign(box.size as object, { default: [1] }))).toBe('no stop')
})
