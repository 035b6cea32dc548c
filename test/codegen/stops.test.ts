import { describe, expect, test } from 'bun:test'
import { writeHandlers } from '../../codegen/handlers.ts'
import { readOperations } from '../../codegen/operations.ts'
import { writeValidators } from '../../codegen/validators.ts'
import { asDocument, type SmallDocument, smallDocument } from './small-document.ts'

/** Message of the generator after an edit of the small document. */
function stop(edit: (document: SmallDocument, box: Record<string, object>) => void): string {
  const json = smallDocument()
  edit(json, json.components.schemas.Box?.properties as Record<string, object>)
  const document = asDocument(json)
  try {
    const operations = readOperations(document)
    writeValidators(document, operations)
    writeHandlers(operations)
  } catch (error) {
    return (error as Error).message
  }
  return 'no stop'
}

const fillBox = (document: SmallDocument) => document.paths['/boxes/{box_id}'].post

test('the small document is accepted', () => {
  expect(stop(() => undefined)).toBe('no stop')
})

describe('the generator rejects, in schemas of requests,', () => {
  test('a keyword that the server would not check', () => {
    expect(stop((_, box) => Object.assign(box.lid as object, { patternProperties: {} }))).toBe(
      'openapi.json: Box.lid: the server would not check the keyword patternProperties: use one that codegen/checking-schema.ts supports',
    )
  })

  test('a format, which Ajv would not check', () => {
    expect(stop((_, box) => Object.assign(box, { at: { type: 'string', format: 'date-time', description: 'At.' } }))).toBe(
      'openapi.json: Box.at: the server would not check the keyword format: use one that codegen/checking-schema.ts supports',
    )
  })

  test('a misspelt x- key', () => {
    expect(stop((_, box) => Object.assign(box.lid as object, { 'x-units': 'lid' }))).toContain('would not check the keyword x-units')
  })

  test('an object that accepts any key without a reason', () => {
    expect(stop(({ components }) => delete components.schemas.Lid?.additionalProperties)).toContain(
      'Lid: an object in a request must have additionalProperties: false',
    )
    expect(stop(({ components }) => delete components.schemas.Notes?.['x-open-because'])).toContain('its x-open-because')
  })

  test('a field without description', () => {
    expect(stop((_, box) => delete (box.lid as { description?: string }).description)).toBe(
      'openapi.json: Box.lid description: must be a non-empty text',
    )
  })

  test('a reference to a missing schema', () => {
    expect(stop((_, box) => Object.assign(box.lid as object, { $ref: '#/components/schemas/Lit' }))).toContain(
      '#/components/schemas/Lit points to no component schema',
    )
  })

  test('a default that is invalid by its own schema', () => {
    expect(stop((_, box) => Object.assign(box.size as object, { default: 'big' }))).toContain(
      'Box.properties.size: the default "big" is not valid',
    )
  })

  test('a union whose branches look the same', () => {
    const ref = { $ref: '#/components/schemas/LoadRef' }
    expect(stop((_, box) => Object.assign(box.load as object, { anyOf: [ref, ref] }))).toContain(
      'branch 0 has no required key that the other branches lack',
    )
    expect(stop((_, box) => Object.assign(box.size as object, { anyOf: [{ type: 'number' }, { type: 'integer' }] }))).toContain(
      'two branches have the type number',
    )
    expect(stop((_, box) => Object.assign(box, { at: { oneOf: [{ type: 'number' }], description: 'At.' } }))).toContain(
      'oneOf needs a discriminator',
    )
  })
})

describe('the generator rejects, in operations,', () => {
  test('an unknown key', () => {
    expect(stop((document) => Object.assign(fillBox(document), { 'x-runlike': true }))).toBe(
      'openapi.json: fillBox: the generator does not support the key x-runlike',
    )
  })

  test('path parameters that differ from the path', () => {
    expect(stop((document) => (fillBox(document).parameters as object[]).shift())).toContain('its path parameters differ')
  })

  test('a parameter that is not a scalar', () => {
    expect(
      stop((document) =>
        (fillBox(document).parameters as object[]).push({
          name: 'list',
          in: 'query',
          description: 'List.',
          schema: { type: 'array', items: { type: 'string' } },
        }),
      ),
    ).toContain('fillBox query list: a parameter must be')
  })

  test('an error response that is not a problem', () => {
    expect(stop((document) => Object.assign(fillBox(document).responses as object, { 404: { description: 'No.' } }))).toContain(
      'fillBox 404: an error response must be application/problem+json',
    )
  })

  test('a twin that differs from the operation whose handler it shares', () => {
    const twin = (document: SmallDocument, change: object) => {
      document.paths['/v1/boxes/{box_id}'].post = { ...fillBox(document), operationId: 'fillBoxV1', 'x-same-as': 'fillBox', ...change }
    }
    expect(stop((document) => twin(document, {}))).toBe('no stop')
    expect(stop((document) => twin(document, { security: [] }))).toBe('openapi.json: fillBoxV1: differs from fillBox in auth')
    expect(stop((document) => twin(document, { 'x-same-as': 'emptyBox' }))).toContain('names no operation')
  })

  test('an operationId that appears twice', () => {
    expect(stop((document) => Object.assign(document.paths['/file'].post, { operationId: 'fillBox' }))).toContain(
      'operationId appears twice',
    )
  })

  test('a part of a multipart body that is not a file', () => {
    expect(
      stop((document) => {
        document.paths['/file'].post.requestBody.content['multipart/form-data'].schema.properties.file = { type: 'string' }
      }),
    ).toContain('sendFile part file: the server reads only file parts')
  })

  test('a limit of the body that the answer for a larger one does not state', () => {
    const limit = (bytes: unknown) => stop((document) => Object.assign(fillBox(document), { 'x-max-inflated-bytes': bytes }))
    expect(limit(96 * 1024 * 1024)).toBe(
      'openapi.json: fillBox 413: its description must state the limits of the operation: "6 MB as sent, or more than 96 MB after decompression"',
    )
    expect(limit(1024 * 1024)).toContain('must not be less than x-max-bytes')
    for (const wrong of [0, 1.5, '6 MB', 6e6]) expect(limit(wrong)).toContain('x-max-inflated-bytes: must be a whole number of MiB')
    expect(stop((document) => Object.assign(fillBox(document), { responses: {} }))).toContain('fillBox 413: must be an object')
  })
})
