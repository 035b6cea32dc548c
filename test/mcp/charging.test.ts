import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Me } from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { type Person, signIn } from '../server/accounts/person.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { connectClient } from './client.ts'

const SIMPLE = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', SYNC_WAIT_MS: '600000', FREE_COMPARISONS_PER_HOUR: '2' }

let service: TestService
let ada: Person
let model: Awaited<ReturnType<typeof connectClient>>
let stranger: Awaited<ReturnType<typeof connectClient>>
beforeAll(async () => {
  service = await startTestService(METERED)
  ada = await signIn(service, 'ada@example.com')
  const { key } = (await (await ada.call('POST', '/api/keys', { label: 'model' })).json()) as { key: string }
  const address = new URL(`http://127.0.0.1:${await service.listen()}/mcp`)
  model = await connectClient(new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization: `Bearer ${key}` } } }))
  stranger = await connectClient(new StreamableHTTPClientTransport(address))
}, HANG_LIMIT_MILLIS)
afterAll(async () => {
  await model.close()
  await stranger.close()
  await service.stop()
})

async function left(): Promise<number> {
  return ((await (await ada.call('GET', '/api/me')).json()) as Me).free_units_left ?? Number.NaN
}

/** Free units that a call of a tool uses. */
async function taken(tool: string, given: Record<string, unknown>): Promise<{ isError: boolean; text: string; units: number }> {
  const before = await left()
  const answer = await model.text(tool, given)
  return { ...answer, units: before - (await left()) }
}

const TILT = { path: 'tilt_deg', min: 10, max: 40 }
const SUN = { name: 'Irradiation', distribution: { kind: 'normal', sigma: 0.04 } }

describe('what the tools cost where runs are charged', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['compare_models', { stage: 'sun', simple: SIMPLE }, 0],
    ['sweep', { simple: SIMPLE, axes: [{ path: 'tilt_deg', values: [20, 30, 40] }] }, 2],
    ['optimise', { simple: SIMPLE, fields: [{ path: 'tilt_deg', min: 10, max: 40, step: 5 }], max_evaluations: 10 }, 8],
    ['uncertainty', { energies_kwh: [1e6], parts: [SUN] }, 0],
    ['run_simple', SIMPLE, 1],
    ['run_plant', { simple: SIMPLE }, 1],
    ['run_plant', { simple: SIMPLE, changes: { array: { gcr: 0.3 } } }, 1],
    ['compare', { plants: [{ name: 'flat', simple: { ...SIMPLE, tilt_deg: 5 } }, { simple: SIMPLE }, { simple: SIMPLE }] }, 3],
  ])('%s %p: %p units', async (tool, given, units) => {
    const found = await taken(tool, given)
    expect([found.isError, found.units]).toEqual([false, units])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['compare_models', { stage: 'storage', simple: SIMPLE }, 'stage: must be one of sun, irradiance'],
    ['compare_models', { stage: 'nonsense', simple: SIMPLE }, 'stage: must be one of sun, irradiance'],
    ['compare_models', { stage: 'sun', simple: { ...SIMPLE, latitude: 91 } }, 'latitude: '],
    ['compare_models', { stage: 'sun', simple: SIMPLE, request: {} }, 'give one of simple and request'],
    ['compare', { plants: [{ simple: SIMPLE }, { simple: { ...SIMPLE, latitude: 91 } }] }, 'requests.1.latitude: '],
    ['compare', { plants: [{ simple: SIMPLE }, { run_id: 'run_none' }] }, 'requests.1.run_id: '],
    ['compare', { plants: [{ simple: SIMPLE }, { simple: SIMPLE, request: {} }] }, 'plants.1: give one of simple, request and run_id'],
    ['compare', { plants: 'two' }, 'plants: must be a list'],
    ['optimise', { simple: SIMPLE, fields: [{ path: 'tilt', min: 10, max: 40 }] }, 'fields.0.path: The base has no field tilt'],
    ['optimise', { simple: SIMPLE, fields: [TILT], objective: 'e_grid_kwh +' }, 'objective.expression: '],
    ['optimise', { simple: SIMPLE, request: {}, fields: [TILT] }, 'simple: send either simple or request'],
    ['optimise', { simple: SIMPLE, fields: [TILT], objectve: 'x' }, 'objectve: is no argument of this tool'],
    ['run_plant', { simple: SIMPLE, changes: { array: { gcr: 7 } } }, 'array.gcr: '],
    ['run_plant', { simple: SIMPLE, changes: { arry: { gcr: 0.3 } } }, 'arry: '],
    ['run_plant', { simple: SIMPLE, changes: 'none' }, 'changes: must be an object'],
    ['run_plant', { simple: SIMPLE, change: { array: { gcr: 0.3 } } }, 'change: is no argument of this tool'],
    ['run_plant', { simple: SIMPLE, series: { columns: ['E_Grid'], days: ['02-30'] } }, 'series.days: '],
    ['run_plant', { simple: SIMPLE, series: { columns: ['NoSuch'], days: ['06-21'] } }, 'NoSuch'],
    ['run_plant', { simple: SIMPLE, include: ['moths'] }, 'include: must be a list of monthly'],
    ['run_simple', { ...SIMPLE, include: ['moths'] }, 'include: must be a list of monthly'],
  ])('%s %p is refused and costs nothing', async (tool, given, says) => {
    const found = await taken(tool, given)
    expect([found.isError, found.units]).toEqual([true, 0])
    expect(found.text).toContain(says)
  })

  test('without an account the comparisons of an hour are free, and then the tool says so; runs need an account', async () => {
    const compare = () => stranger.text('compare_models', { stage: 'sun', simple: SIMPLE })
    expect([(await compare()).isError, (await compare()).isError]).toEqual([false, false])
    const third = await compare()
    expect([third.isError, third.text]).toEqual([
      true,
      expect.stringContaining('Without an account 2 comparisons, sizings and budgets of uncertainty an hour are free'),
    ])
    expect(await stranger.text('run_plant', { simple: SIMPLE })).toEqual({ isError: true, text: expect.stringContaining('unauthorized') })
  })

  test('the stages of the description are those that are compared', async () => {
    const { tools } = await model.client.listTools()
    const tool = tools.find(({ name }) => name === 'compare_models')
    const { enum: stages = [] } = (tool?.inputSchema.properties?.stage ?? {}) as { enum?: string[] }
    expect(stages).toContain('thermal')
    for (const stage of stages) expect((await model.text('compare_models', { stage, simple: SIMPLE })).isError).toBe(false)
    expect(tool?.description).not.toMatch(/storage|lifetime/)
    for (const { name, description } of tools) if (/^run_|^compare_/.test(name)) expect(description).toMatch(/charged/)
  })

  test('the last unit is not spent before the answer', async () => {
    const units = await left()
    for (let k = 1; k < units; k++) await model.call('run_simple', SIMPLE)
    expect(await left()).toBe(1)
    const { isError, units: last } = await taken('run_plant', { simple: SIMPLE, changes: { array: { gcr: 0.3 } } })
    expect([isError, last]).toEqual([false, 1])
  })
})
