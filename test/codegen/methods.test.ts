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
  expect(text).toContain(`sendFile(file: SendFileData['body']['file'], options?: CallOptions): Promise<string>`)
  expect(text).toContain(
    'sendFile: (file, options) => caller.text(options, (common) => operations.sendFile({ ...common, body: { file } })),',
  )
})

test('an answer that is neither JSON nor text is bytes', () => {
  const text = methodsOf((json) => {
    json.paths['/file'].post.responses[200].content = { 'application/vnd.apache.arrow.stream': { schema: { type: 'string' } } } as never
  })
  expect(text).toContain(`sendFile(file: SendFileData['body']['file'], options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>`)
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
