import type { Document } from '../../codegen/document.ts'

const field = (schema: object, name: string) => ({ description: `The ${name}.`, ...schema })
const problem = { description: 'Refused.', content: { 'application/problem+json': { schema: { type: 'object' } } } }
const tooLarge = { ...problem, description: 'More than 6 MB as sent, or more than 6 MB after decompression.' }
const json = (schema: object) => ({ description: 'Done.', content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/**
 * A new document with one case of everything that a request may contain: sections with defaults,
 * null, a tagged union, a reference by id, parameters.
 */
export function smallDocument() {
  return {
    openapi: '3.1.0',
    info: { title: 'small', version: '1' },
    paths: {
      '/boxes/{box_id}': {
        post: {
          operationId: 'fillBox',
          summary: 'Fill',
          description: 'Fills a box.',
          security: [{ bearer: [] }, {}],
          parameters: [
            { name: 'box_id', in: 'path', required: true, description: 'Id.', schema: { type: 'string', maxLength: 3 } },
            { name: 'limit', in: 'query', description: 'Most.', schema: { type: 'integer', minimum: 1, default: 7 } },
            { name: 'ratio', in: 'query', description: 'Ratio.', schema: { type: 'number' } },
            { name: 'deep', in: 'query', description: 'Deep.', schema: { type: 'boolean', default: false } },
            { name: 'X-Tag', in: 'header', description: 'Tag.', schema: { type: 'string', pattern: '^[a-z]+$' } },
          ] as object[],
          requestBody: { required: true, description: 'The box.', content: { 'application/json': { schema: ref('Box') } } },
          responses: {
            200: json(ref('Lid')),
            202: json({ type: 'object', additionalProperties: true }),
            413: tooLarge,
            422: problem,
          } as Record<string, object>,
        } as Record<string, unknown>,
      },
      '/v1/boxes/{box_id}': {} as Record<string, Record<string, unknown>>,
      '/file': {
        post: {
          operationId: 'sendFile',
          summary: 'Send',
          description: 'Sends a file.',
          security: [],
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } as object },
                },
              },
            },
          },
          responses: {
            200: { description: 'Text.', content: { 'text/csv': { schema: { type: 'string' } } } },
            204: { description: 'None.' },
            413: tooLarge,
          },
        },
      },
    },
    components: {
      schemas: {
        Box: {
          type: 'object',
          additionalProperties: false,
          required: ['content'],
          properties: {
            lid: field({ ...ref('Lid'), default: {} }, 'box.lid'),
            spare: field({ anyOf: [ref('Lid'), { type: 'null' }], default: null }, 'box.spare'),
            content: field({ anyOf: [ref('ContentRef'), ref('Content')] }, 'box.content'),
            load: field({ anyOf: [ref('LoadRef'), ref('Load')] }, 'box.load'),
            notes: field({ ...ref('Notes') }, 'box.notes'),
            size: field({ anyOf: [{ type: 'number' }, { type: 'array', items: { type: 'number' } }], default: 1 }, 'box.size'),
          } as Record<string, object>,
        } as Record<string, unknown>,
        Lid: {
          type: 'object',
          additionalProperties: false,
          properties: {
            angles: field({ type: 'array', items: { type: 'number' }, default: [1, 2] }, 'lid.angles'),
            hinge: field({ ...ref('Hinge'), default: {} }, 'lid.hinge'),
          },
        },
        Hinge: { type: 'object', additionalProperties: false, properties: { oil: field({ type: 'boolean', default: true }, 'hinge.oil') } },
        ContentRef: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: { id: field({ type: 'string', maxLength: 5 }, 'content.id') },
        },
        Content: {
          oneOf: [ref('Apples'), ref('Pears')],
          discriminator: { propertyName: 'kind', mapping: { apples: '#/components/schemas/Apples' } },
        },
        Apples: fruit('apples'),
        Pears: fruit('pears'),
        LoadRef: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: { id: field({ type: 'string' }, 'load.id') },
        },
        Load: {
          type: 'object',
          additionalProperties: false,
          required: ['step'],
          properties: {
            step: field({ type: 'number', exclusiveMinimum: 0 }, 'load.step'),
            unit: field({ type: 'string', enum: ['kW', 'W'], default: 'kW' }, 'load.unit'),
            rows: field({ type: 'array', items: ref('Hinge') }, 'load.rows'),
          },
        },
        Notes: {
          type: 'object',
          additionalProperties: true,
          'x-open-because': 'words travel along',
          properties: { by: field({ type: 'string' }, 'notes.by') },
        },
      } as Record<string, Record<string, unknown>>,
    },
  }
}

function fruit(kind: string): Record<string, unknown> {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'count'],
    properties: {
      kind: field({ type: 'string', const: kind }, `${kind}.kind`),
      count: field({ type: 'integer', minimum: 1 }, `${kind}.count`),
      ripe: field({ type: ['boolean', 'null'], default: null }, `${kind}.ripe`),
    },
  }
}

export type SmallDocument = ReturnType<typeof smallDocument>

/** The document as the generator reads it. */
export function asDocument(json: SmallDocument): Document {
  return { json: json as unknown as Document['json'], schemas: json.components.schemas, sha256: 'none' }
}
