import { expect, test } from 'bun:test'
import { readOperations } from '../../codegen/operations.ts'
import { writePythonOperations } from '../../codegen/python-operations.ts'
import { pythonString } from '../../codegen/python-text.ts'
import { PythonTypes } from '../../codegen/python-types.ts'
import { asDocument, smallDocument } from './small-document.ts'

function written(edit: (json: ReturnType<typeof smallDocument>) => void = () => undefined) {
  const json = smallDocument()
  edit(json)
  const document = asDocument(json)
  const types = new PythonTypes(document)
  const operations = writePythonOperations(readOperations(document), document, types)
  return { operations, types: types.write() }
}

test('path parameters and body are positional, query parameters and options have names; a twin has no method', () => {
  const { operations } = written()
  expect(operations).toContain(
    'def fill_box(self, box_id: str, body: types.Box, *, limit: int | None = None, ratio: float | None = None, deep: bool | None = None, timeout: float | None = None, max_retries: int | None = None) -> types.Lid | ',
  )
  expect(operations).toContain(
    'self._send(Call("POST", "/boxes/{box_id}", "once", params={"box_id": box_id}, query={"limit": limit, "ratio": ratio, "deep": deep}, body=body, timeout=timeout, max_retries=max_retries))',
  )
  expect(operations).toContain(':param limit: Most. Default: 7. Minimum: 1.\n')
  expect(operations).not.toContain('fill_box_v1')
})

test('a file is a path, bytes or an open file; both clients have every method', () => {
  const { operations } = written()
  expect(operations).toContain(
    '    def send_file(self, file: FileInput, *, timeout: float | None = None, max_retries: int | None = None) -> str:',
  )
  expect(operations).toContain('    async def send_file(self, file: FileInput, *,')
  expect(operations).toContain('files={"file": file}')
})

test('a list with a cursor has a method for the entries of all pages', () => {
  const list = {
    operationId: 'listBoxes',
    summary: 'List',
    description: 'Lists boxes.',
    security: [],
    parameters: ['q', 'cursor'].map((name) => ({ name, in: 'query', description: 'Text.', schema: { type: 'string' } })),
    responses: {
      200: {
        description: 'Boxes.',
        content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Box' } } } },
      },
    },
  }
  const { operations } = written((json) => Object.assign(json.paths, { '/boxes': { get: list } }))
  expect(operations).toContain('def all_boxes(self, *, q: str | None = None, timeout: float | None = None')
  expect(operations).toContain('-> Iterator[types.Box]:')
  expect(operations).toContain('-> AsyncIterator[types.Box]:')
  list.operationId = 'boxes'
  expect(() => written((json) => Object.assign(json.paths, { '/boxes': { get: list } }))).toThrow('is not named list')
})

test('a schema is a TypedDict whose optional fields are NotRequired, with unit, default and bounds', () => {
  const { types } = written((json) =>
    Object.assign(json.components.schemas, {
      Crate: {
        type: 'object',
        description: 'A "crate".',
        additionalProperties: false,
        required: ['box'],
        properties: {
          box: { $ref: '#/components/schemas/Box', description: 'Inside.' },
          width_m: { type: ['number', 'null'], description: 'Width.', 'x-unit': 'm', default: 2, exclusiveMinimum: 0 },
          kind: { type: 'string', description: 'Kind.', enum: ['a', 'b'] },
          labels: { type: 'object', description: 'Labels.', additionalProperties: { type: 'array', items: { type: 'string' } } },
          lock: { type: 'object', description: 'Lock.', properties: { keys: { type: 'integer', description: 'Keys.' } } },
        },
      },
      Either: { description: 'One of two.', oneOf: [{ $ref: '#/components/schemas/Crate' }, { $ref: '#/components/schemas/Box' }] },
    }),
  )
  expect(types).toContain(`@final
class Crate(TypedDict):
    """A "crate"."""

    box: "Box"
    """Inside."""
    width_m: NotRequired[float | None]
    """Width. Unit: m. Default: 2. Above: 0."""
    kind: NotRequired[Literal["a", "b"]]
    """Kind."""
    labels: NotRequired[dict[str, list[str]]]
    """Labels."""
    lock: NotRequired["CrateLock"]
    """Lock."""
`)
  expect(types).toContain('class CrateLock(TypedDict):\n    """Lock."""\n\n    keys: NotRequired[int]\n')
  expect(types).toContain('Either: TypeAlias = "Crate | Box"\n"""One of two."""\n')
})

test('texts cannot end the string that they stand in', () => {
  expect(pythonString('a"\\\nb')).toBe('"a\\"\\\\\\nb"')
  expect(pythonString('a""" \\ "', '"""')).toBe('"""a\\"\\"" \\\\ \\""""')
})
