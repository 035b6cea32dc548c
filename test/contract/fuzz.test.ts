import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { smallScene } from '../engine/scene/small-scene.ts'
import { smallPlant } from '../engine/small-plant.ts'
import { rounds } from '../rounds.ts'
import { SIMPLE } from '../server/answers.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { breakBody, breakText } from './broken-values.ts'
import { Choices } from './seeded.ts'
import { type Schemas, ValidValues } from './valid-values.ts'

const SEED = 20261
const BODIES_PER_OPERATION = rounds(500, 40_000)

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8')) as {
  paths: Record<string, { post: { responses: Record<string, unknown> } }>
  components: { schemas: Schemas }
}
const { schemas } = document.components
const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false })
ajv.addSchema({ $id: 'document', components: document.components })
const isProblem = ajv.compile({ $ref: 'document#/components/schemas/Problem' })

/** Known ids, by the name of the schema that accepts them. */
const ID_SOURCES = {
  WeatherRef: '/api/weather/tmy?latitude=48.1&longitude=11.6&fields=meta',
  ModuleRef: '/api/library/modules?limit=1',
  InverterRef: '/api/library/inverters?limit=1',
}

let service: TestService
const ids: Record<string, string> = {}
beforeAll(async () => {
  service = await startTestService({ WORKERS: '2' })
  for (const [name, path] of Object.entries(ID_SOURCES)) {
    const found = (await (await service.request(path)).json()) as { meta: { id: string } } | [{ id: string }]
    ids[name] = 'meta' in found ? found.meta.id : found[0].id
  }
})
afterAll(() => service.stop())

const OPERATIONS = [
  { path: '/api/run', request: 'RunRequest', answer: 'RunAnswer', known: () => smallPlant() },
  {
    path: '/api/run/simple',
    request: 'SimpleRunRequest',
    answer: 'SimpleRunAnswer',
    known: () => ({ ...SIMPLE, weather: smallPlant().weather }),
  },
  { path: '/api/scene/validate', request: 'Scene', answer: 'SceneValidation', known: smallScene },
] as const

describe.each(OPERATIONS)('thousands of bodies to POST $path', ({ path, request, answer, known }) => {
  const choices = new Choices(SEED)
  const values = new ValidValues(schemas, choices, ids)
  const isAnswer = ajv.compile({ $ref: `document#/components/schemas/${answer}` })

  /**
   * A body that is valid by the document, close to one that runs, broken in some positions, or not
   * JSON.
   */
  function nextBody(): string {
    const anything = values.make(schemas[request] ?? {}) as Record<string, unknown>
    const near: Record<string, unknown> = { ...known() }
    for (const [section, value] of Object.entries(anything)) {
      if (!choices.chance(0.3)) continue
      const old = near[section]
      near[section] = isSection(old) && isSection(value) && !('model' in old) ? { ...old, ...value } : value
    }
    const body = choices.chance(0.25) ? anything : near
    const broken = choices.of([0, 0, 1, 1, 2, 5])
    let made: unknown = body
    for (let k = 0; k < broken; k++) made = breakBody(made, choices)
    const text = JSON.stringify(made)
    return choices.chance(0.1) ? breakText(text, choices) : text
  }

  /** Whether every failure names a field of this operation, unless it reports an unknown key. */
  function namesOwnFields(answered: object): boolean {
    const { errors = [] } = answered as { errors?: readonly { field: string | null; message: string }[] }
    const known = schemas[request]?.properties as object
    const isOwn = (field: string) => (field.split('.')[0] ?? '') in known
    return errors.every(({ field, message }) => field === null || isOwn(field) || /^Extra inputs|nested deeper/.test(message))
  }

  test('get only documented statuses, and every failure names a field of the operation', async () => {
    const documented = Object.keys(document.paths[path]?.post.responses ?? {})
    const seen = new Map<number, number>()
    for (let k = 0; k < BODIES_PER_OPERATION; k++) {
      const text = nextBody()
      const reply = await service.post(path, text, choices.chance(0.05) ? { prefer: 'respond-async' } : {})
      const type = reply.headers.get('content-type')
      const body = (await reply.json()) as { status?: unknown }
      seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1)
      const isGood =
        documented.includes(String(reply.status)) &&
        reply.status !== 500 &&
        (reply.status < 400
          ? type === 'application/json' && (reply.status === 202 || isAnswer(body))
          : type === 'application/problem+json' && isProblem(body) && body.status === reply.status)
      if (isGood && namesOwnFields(body)) continue
      throw new Error(
        `Body ${k} answered ${reply.status}: ${JSON.stringify(body).slice(0, 500)}\n${ajv.errorsText(isAnswer.errors ?? isProblem.errors)}\n${service.faults.at(-1)}\n${text.slice(0, 3000)}`,
      )
    }
    // The bodies reach all stages: some run, some are rejected, some are not JSON.
    const inBackground = '202' in (document.paths[path]?.post.responses ?? {}) ? [202] : []
    for (const status of [200, ...inBackground, 400, 422]) expect([status, seen.get(status) ?? 0]).not.toEqual([status, 0])
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})

function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
