import { afterAll, beforeAll, expect, test } from 'bun:test'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { ondText, panText } from '../engine/component-files/component-text.ts'
import { RACKS } from '../engine/simple/scenes.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { connectClient } from './client.ts'

let service: TestService
let address: URL
let model: Awaited<ReturnType<typeof connectClient>>
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' })
  address = new URL(`http://127.0.0.1:${await service.listen()}/mcp`)
  model = await connectClient(new StreamableHTTPClientTransport(address))
}, HANG_LIMIT_MILLIS)
afterAll(async () => {
  await model.close()
  await service.stop()
})

interface Optimum {
  readonly stopped: string
  readonly objective: string
  readonly optimum: { readonly point: { readonly tilt_deg: number }; readonly objective: number }
  readonly way: readonly { readonly tilt_deg: number }[]
}

interface Short {
  summary: { e_grid_kwh: number; dc_kwp: number; warnings: string[] }
  loss_diagram: { key: string; label: string; loss_percent?: number; basis?: string }[]
  main_losses: { key: string; loss_kwh: number; percent_of_entered: number }[]
  counts?: { placements: number }
  series?: { time: string[]; columns: Record<string, number[]> }
  request?: { array: { gcr: number }; thermal: { u_c: number } }
}

test(
  'a client makes a plant of a library module and inverter and explains its largest loss',
  async () => {
    const [place] = await model.call<{ latitude: number; longitude: number }[]>('find_place', { query: 'Zurich' })
    const at = { latitude: place?.latitude, longitude: place?.longitude }
    const [module] = await model.call<{ id: string }[]>('find_component', { kind: 'module', query: 'topcon bifacial 600' })
    const [inverter] = await model.call<{ id: string }[]>('find_component', { kind: 'inverter', query: 'sungrow 125' })
    const chosen = { module: { id: module?.id }, inverter: { id: inverter?.id } }
    const size = await model.call<{ array_patch: object; limits: unknown[] }>('size_plant', { ...at, ...chosen, dc_kw: 1000 })
    expect(size.limits.length).toBeGreaterThan(2)
    const { summary, main_losses } = await model.call<Short>('run_simple', { ...at, ...chosen, system_capacity_kw: 1000, tilt_deg: 25 })
    expect(summary.dc_kwp).toBeGreaterThan(900)
    // The module is bifacial: 80 % of the light on the ground is absorbed there, which is no loss of the plant.
    const [largest] = main_losses
    expect(largest?.percent_of_entered).toBeGreaterThan(1)
    expect(largest?.percent_of_entered).toBeLessThan(20)
    expect(main_losses.map(({ key }) => key)).not.toContain('ground_reflected')
    const explained = await model.text('explain', { key: largest?.key })
    expect([explained.isError, explained.text.includes(String(largest?.key))]).toEqual([false, true])
  },
  HANG_LIMIT_MILLIS,
)

test(
  'a full run starts from a simple one, and its changes move the answer',
  async () => {
    const simple = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
    const before = await model.call<Short>('run_simple', simple)
    const after = await model.call<Short>('run_plant', {
      simple,
      changes: { array: { gcr: 0.2 } },
      include: ['request'],
      series: { columns: ['E_Grid'], days: ['06-21', '06-22'] },
    })
    expect(after.summary.e_grid_kwh).toBeGreaterThan(before.summary.e_grid_kwh)
    expect(after.request?.array.gcr).toBe(0.2)
    expect([after.series?.time.length, after.series?.columns.E_Grid?.length, Object.keys(after.series?.columns ?? {})]).toEqual([
      48,
      48,
      ['E_Grid'],
    ])
    expect(before.request).toBeUndefined()
  },
  HANG_LIMIT_MILLIS,
)

test('every tool is listed with a description of each argument, and answers fit a context', async () => {
  const { tools } = await model.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'find_place',
    'find_weather',
    'find_component',
    'size_plant',
    'read_file',
    'check_weather',
    'scale_weather',
    'typical_year',
    'synthetic_weather',
    'run_simple',
    'draw_run',
    'run_plant',
    'run_scene',
    'compare',
    'sweep',
    'optimise',
    'uncertainty',
    'test_performance',
    'compare_models',
    'explain',
    'search_docs',
  ])
  for (const { name, inputSchema } of tools)
    for (const [key, schema] of Object.entries(inputSchema.properties ?? {}))
      expect([name, key, String((schema as { description?: string }).description).length > 10]).toEqual([name, key, true])
  expect(JSON.stringify(tools).length).toBeLessThan(40_000)
  const { text } = await model.text('run_simple', { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })
  expect(text.length).toBeLessThan(8_000)
})

test(
  'an optimum is answered with the way to it, and is that of a run of its own',
  async () => {
    const simple = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
    const fields = [{ path: 'tilt_deg', min: 10, max: 40, step: 5 }]
    const found = await model.call<Optimum>('optimise', {
      simple,
      fields,
      objective: 'e_grid_kwh * usd',
      costs: { usd: 0.1 },
      max_evaluations: 20,
    })
    expect([found.stopped, found.objective, found.way.at(-1)?.tilt_deg]).toEqual([
      'converged',
      'e_grid_kwh * usd',
      found.optimum.point.tilt_deg,
    ])
    const own = await model.call<Short>('run_simple', { ...simple, ...found.optimum.point })
    expect(found.optimum.objective).toBeCloseTo(own.summary.e_grid_kwh / 10, 0)
    expect(JSON.stringify(found).length).toBeLessThan(6_000)
  },
  HANG_LIMIT_MILLIS,
)

test('a picture is a resource, with its numbers in words', async () => {
  const result = await model.client.callTool({
    name: 'draw_run',
    arguments: { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, picture: 'months' },
  })
  const [words, picture] = result.content as [{ text: string }, { resource: { mimeType: string; text: string } }]
  expect(words.text).toStartWith('Energy by month: Jan ')
  expect([picture.resource.mimeType, picture.resource.text.slice(0, 5)]).toEqual(['image/svg+xml', '<svg '])
})

test('a refusal of the service reaches the model as text that names every field', async () => {
  const { isError, text } = await model.text('run_simple', { latitude: 91, longitude: 11.6, system_capacity_kw: -1 })
  expect(isError).toBe(true)
  expect(text).toContain('validation_error')
  expect(text).toContain('latitude: ')
  expect(text).toContain('system_capacity_kw: ')
  expect(await model.text('explain', { key: 'no.such.key' })).toEqual({ isError: true, text: expect.stringContaining('no.such.key') })
  expect((await model.text('run_plant', {})).text).toBe('give one of simple and request')
})

test('a field is explained with its unit, default and bounds', async () => {
  const explained = (await model.text('explain', { key: 'array.gcr' })).text
  expect(explained).toContain('Ground cover ratio')
  expect(explained).toContain('0.4')
})

test('words of the trade are explained, or answered with the keys that are about them', async () => {
  const about = async (key: string) => (await model.text('explain', { key })).text
  expect(await about('P90')).toStartWith('# Uncertainty and P90')
  for (const [word, key] of [
    ['self-shading', 'shading'],
    ['chart', 'diagram'],
    ['albdo', 'albedo'],
  ] as const)
    expect([word, (await about(word)).includes(key)]).toEqual([word, true])
  const found = await model.call<{ key: string }[]>('search_docs', { query: 'performance ratio' })
  expect(found[0]?.key).toBe('summary.performance_ratio')
  expect((await model.call<{ key: string }[]>('search_docs', { query: 'P90' }))[0]?.key).toBe('uncertainty')
  expect(await model.call<unknown[]>('search_docs', { query: 'xyzzy' })).toEqual([])
})

test(
  'files as text are read to sections and an id that run',
  async () => {
    const { module } = await model.call<{ module: { p_nom_w: number } }>('read_file', { kind: 'pan', text: panText() })
    const { inverter } = await model.call<{ inverter: object }>('read_file', { kind: 'ond', text: ondText() })
    const hours = Array.from(
      { length: 24 },
      (_, hour) => `2001-06-21T${String(hour).padStart(2, '0')}:00,${Math.max(0, 800 - 25 * (hour - 12) ** 2)},20`,
    )
    const { weather, meta } = await model.call<{ weather: { id: string }; meta: { timezone: number } }>('read_file', {
      kind: 'weather',
      text: `time,ghi_wm2,temp_air_c\n${hours.join('\n')}\n`,
      timezone: 1,
      latitude: 48.1,
      longitude: 11.6,
    })
    expect(meta.timezone).toBe(1)
    const at = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 1000 }
    const { summary, loss_diagram } = await model.call<Short>('run_simple', { ...at, module, inverter, weather })
    expect(summary.e_grid_kwh).toBeGreaterThan(1000)
    expect(loss_diagram.filter(({ loss_percent, basis }) => loss_percent !== undefined && basis === undefined)).toEqual([])
    const wrong = await model.text('read_file', { kind: 'pan', text: 'no component' })
    expect(wrong.isError).toBe(true)
    expect((await model.text('read_file', { kind: 'dxf', text: 'x' })).text).toContain('weather, pan, ond')
  },
  HANG_LIMIT_MILLIS,
)

test(
  'a scene is checked, and simulated where a place is given',
  async () => {
    const checked = await model.call<{ counts: { placements: number }; warnings: string[] }>('run_scene', { scene: RACKS })
    expect(checked.counts.placements).toBe(RACKS.placements.length)
    const { counts, summary } = await model.call<Short>('run_scene', { scene: RACKS, latitude: 48.1, longitude: 11.6, module_power_w: 400 })
    expect(counts).toMatchObject({ placements: RACKS.placements.length })
    expect(summary.dc_kwp).toBeCloseTo(24, 9) // 60 modules of 400 W
    const refused = await model.text('run_scene', { scene: { ...RACKS, version: 1 } })
    expect([refused.isError, refused.text.includes('version')]).toEqual([true, true])
  },
  HANG_LIMIT_MILLIS,
)

test('other methods, media types and messages are refused as everywhere', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  expect((await fetch(address)).status).toBe(405)
  expect((await fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect((await fetch(address, { method: 'POST', body: '{', headers })).status).toBe(400)
  const long = await fetch(address, { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', filler: 'x'.repeat(70_000) }), headers })
  expect([long.status, ((await long.json()) as { code: string }).code]).toEqual([413, 'payload_too_large'])
  const huge = await fetch(address, { method: 'POST', body: 'x'.repeat(2_000_000), headers })
  expect(huge.status).toBe(413)
})

test(
  'the requests of the tools count against the address of the client',
  async () => {
    const limited = await startTestService({ REQUESTS_PER_ADDRESS: '1' })
    try {
      const other = await connectClient(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${await limited.listen()}/mcp`)))
      expect(await other.text('find_place', { query: 'Zurich' })).toEqual({ isError: true, text: expect.stringContaining('overloaded') })
      await other.close()
    } finally {
      await limited.stop()
    }
  },
  HANG_LIMIT_MILLIS,
)

test('the tools have the key of their client', async () => {
  const authorization = 'Bearer pvy_live_of_nobody'
  const stranger = await connectClient(new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization } } }))
  const { isError, text } = await stranger.text('find_place', { query: 'Zurich' })
  await stranger.close()
  expect([isError, text.includes('unauthorized')]).toEqual([true, true])
})
