import { expect, test } from 'bun:test'
import { writeMethods } from '../../codegen/methods.ts'
import { readOperations } from '../../codegen/operations.ts'
import { asDocument, smallDocument } from './small-document.ts'

function methodsOf(edit: (json: ReturnType<typeof smallDocument>) => void = () => undefined): string {
  const json = smallDocument()
  edit(json)
  const document = asDocument(json)
  return writeMethods(readOperations(document), document)
}

test('the arguments of a method are path parameters, body, query and options, in this order', () => {
  const text = methodsOf()
  expect(text).toContain(
    `  /**\n   * Fill\n   *\n   * Fills a box.\n   */\n  fillBox(boxId: FillBoxData['path']['box_id'], body: Box, query?: FillBoxData['query'], options?: CallOptions): Promise<Lid | FillBoxResponses[202]>\n`,
  )
  expect(text).toContain(
    'fillBox: (boxId, body, query, options) => caller.once(options, (common) => operations.fillBox({ ...common, path: { box_id: boxId }, body, query })),',
  )
})

test('a file is sent in its multipart part, and an answer that is text is a string', () => {
  const text = methodsOf()
  expect(text).toContain('sendFile(file: FileInput, options?: CallOptions): Promise<string>')
  expect(text).toContain(
    'sendFile: (file, options) => caller.text(options, async (common) => operations.sendFile({ ...common, body: { file: await blobOf(file) } })),',
  )
})

test('an answer that is neither JSON nor text is bytes', () => {
  const text = methodsOf((json) => {
    json.paths['/file'].post.responses[200].content = { 'application/vnd.apache.arrow.stream': { schema: { type: 'string' } } } as never
  })
  expect(text).toContain('sendFile(file: FileInput, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>')
  expect(text).toContain('caller.bytes(options')
})

test('an operation with an idempotency key is retried with the same key; a twin has no method', () => {
  const text = methodsOf((json) => {
    const { post } = json.paths['/boxes/{box_id}']
    ;(post.parameters as object[]).push({ name: 'Idempotency-Key', in: 'header', description: 'Key.', schema: { type: 'string' } })
    json.paths['/v1/boxes/{box_id}'].post = { ...post, operationId: 'fillBoxV1', 'x-same-as': 'fillBox' }
  })
  expect(text).toContain('options?: RunOptions): Promise<Lid')
  expect(text).toContain('caller.keyed(options')
  expect(text).not.toContain('fillBoxV1')
})

test('the values of a path parameter are types for clients; the server leaves them to the handler, which answers 404', () => {
  const json = smallDocument()
  const [boxId] = json.paths['/boxes/{box_id}'].post.parameters as { schema: object }[]
  if (boxId !== undefined) boxId.schema = { type: 'string', maxLength: 3, enum: ['a', 'b'] }
  const [operation] = readOperations(asDocument(json))
  expect(operation?.parameters.params).toEqual([{ name: 'box_id', required: true, schema: { type: 'string', maxLength: 3 } }])
})

test('a list with pages has a method for the entries of all pages, by the header Link or by the page itself', () => {
  const listed = { type: 'array', items: { $ref: '#/components/schemas/Box' } }
  const list = (key: string, schema: object) => ({
    operationId: 'listBoxes',
    summary: 'List',
    description: 'Lists boxes.',
    security: [],
    parameters: ['q', key].map((name) => ({ name, in: 'query', description: 'Text.', schema: { type: 'string' } })),
    responses: { 200: { description: 'Boxes.', content: { 'application/json': { schema } } } },
  })
  const withList = (key: string, schema: object) => methodsOf((json) => Object.assign(json.paths, { '/boxes': { get: list(key, schema) } }))
  const signature = (key: string) =>
    `allBoxes(query?: Omit<NonNullable<ListBoxesData['query']>, '${key}'>, options?: CallOptions): AsyncGenerator<Box, void, undefined>`
  const linked = withList('cursor', listed)
  expect(linked).toContain(signature('cursor'))
  expect(linked).toContain('allBoxes: (query, options) => caller.linked(options, (common, page) =>')
  const chained = withList('before', { type: 'object', properties: { boxes: listed, next: { type: ['string', 'null'] } } })
  expect(chained).toContain(signature('before'))
  expect(chained).toContain('caller.chained(options')
  expect(chained).toContain('(page) => ({ entries: page.boxes, next: page.next })')
  expect(() => withList('before', { type: 'object', properties: { boxes: listed } })).toThrow(
    'listBoxes: has the parameter before, but is not named list..., or does not answer a list and next',
  )
})
