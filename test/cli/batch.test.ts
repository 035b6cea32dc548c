import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BatchAnswer } from '@pvyield/sdk'
import { readBatch, requestsOf } from '../../clients/cli/batch-file.ts'
import { runBatchHere } from '../../clients/cli/batch-here.ts'
import { batchLines } from '../../clients/cli/batch-results.ts'
import { sourcesHere } from '../../clients/cli/sources.ts'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { fakeService, json } from '../sdk/fake-service.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { MAIN, pvyield, ROOT, refusedCalls } from './program.ts'

/** The last one fits no inverter in the cold of its year. */
const TABLE = `id,latitude,longitude,system_capacity_kw,tilt_deg,weather_source,module.id,inverter.id
north,48.1,11.6,100,15,embedded,,

"works, old",48.1,11.6,100,,embedded,pan_ja_solar_jam66d45_600_lb,ond_chintpower_cps_sch275ktl_do_us_800
cannot,48.1,11.6,100,,embedded,pan_ja_solar_jam66d45_600_lb,cec_enphase_energy_inc_iq7_60_2_us_208v
`
const PLANT = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, weather_source: 'embedded' }

let service: TestService
let there: string[]
let folder: string
beforeAll(async () => {
  service = await startTestService()
  there = ['--server', `http://127.0.0.1:${await service.listen()}`]
  folder = mkdtempSync(join(tmpdir(), 'pvyield-batch-'))
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

const pathOf = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(pathOf(name), 'utf8')
function fileOf(name: string, content: unknown): string {
  writeFileSync(pathOf(name), typeof content === 'string' ? content : JSON.stringify(content))
  return pathOf(name)
}

test(
  'a batch gives the same bytes here and by a service, which another call reads by its id',
  async () => {
    const file = fileOf('plants.csv', TABLE)
    const [here, sent] = await Promise.all([
      pvyield(['batch', file, '--output', pathOf('here.csv')]),
      pvyield(['batch', file, '--output', pathOf('there.ndjson'), ...there]),
    ])
    expect([here.status, here.err]).toEqual([0, ''])
    const lines = here.out.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^2 of 3 plants ran: 201 kWp, \d{3},\d{3} kWh to the grid a year$/)
    expect(lines[1]).toStartWith('  line 5 (cannot): inverter: Not even one module fits')
    expect(lines).toContain('  weather_embedded: 2 plants')
    expect(lines.at(-1)).toBe(`Results: ${pathOf('here.csv')}`)
    expect([sent.status, sent.out.split('\n').slice(0, 2)]).toEqual([0, lines.slice(0, 2)])
    const [, id = ''] = /^Note: the service has accepted the batch (study_\w+)\n$/.exec(sent.err) ?? []

    const again = ['batch', '--id', id, ...there, '--output']
    const calls = [
      [...again, pathOf('there.csv'), '--json'],
      [...again, pathOf('there.arrow')],
      ['batch', '-', '--output', pathOf('here.ndjson'), '--json'],
    ]
    const [table, arrow, piped] = await Promise.all(calls.map((call) => pvyield(call, { stdin: TABLE })))
    expect([table?.status, arrow?.status, piped?.status]).toEqual([0, 0, 0])
    const answer = JSON.parse(table?.out ?? '') as BatchAnswer
    expect(answer).toMatchObject({ count: 3, failed_count: 1, failed: [{ line: 5, id: 'cannot' }] })
    expect(JSON.parse(piped?.out ?? '')).toEqual(answer)
    expect(read('here.csv')).toBe(read('there.csv'))
    expect(read('here.ndjson')).toBe(read('there.ndjson'))
    expect(read('here.csv').split('\n')[2]).toStartWith('1,4,"works, old",,complete,')
    expect(existsSync(pathOf('there.arrow'))).toBe(true)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  },
  HANG_LIMIT_MILLIS,
)

test(
  'Ctrl-C ends the wait, not the batch: the call that waits again is printed, and no half of a file is left',
  async () => {
    const study = { study_id: 'study_1', status: 'running', links: {} }
    const state = { ...study, kind: 'batch', done: 1, of: 2, result: null, failure: null }
    const row = `${JSON.stringify({ row: 0, status: 'complete' })}\n`
    const read = Promise.withResolvers<void>()
    using fake = fakeService(
      json(study, 202),
      json(state),
      () => new Response(row),
      () => {
        read.resolve()
        return Response.json(state)
      },
    )
    const output = pathOf('half.ndjson')
    const file = fileOf('two.json', [PLANT, PLANT])
    const child = Bun.spawn([process.execPath, 'run', MAIN, 'batch', file, '--server', fake.baseUrl, '--output', output], {
      stdout: 'pipe',
      stderr: 'pipe',
    })
    await read.promise
    expect(existsSync(`${output}.part`)).toBe(true)
    child.kill('SIGINT')
    expect([await child.exited, await new Response(child.stderr).text()]).toEqual([
      130,
      expect.stringContaining(
        `\nThe batch goes on. This waits for it again:\n  pvyield batch --id study_1 --server ${fake.baseUrl} --output ${output}\n`,
      ) as unknown as string,
    ])
    expect([existsSync(output), existsSync(`${output}.part`)]).toEqual([false, false])
  },
  HANG_LIMIT_MILLIS,
)

test('a batch that runs here hears a signal between two parts of it', async () => {
  const batch = requestsOf(readBatch(fileOf('many.json', Array<unknown>(130).fill(PLANT))))
  const heard: string[] = []
  await runBatchHere(batch, sourcesHere(ROOT), (_, done) => {
    heard.push(`ran ${done}`)
    if (done === 64) setImmediate(() => heard.push('signal'))
  })
  expect(heard).toEqual(['ran 64', 'signal', 'ran 128', 'ran 130'])
})

test('a file is a table, lines or a list by its ending, and else by its content', () => {
  const forms = [
    fileOf('a.csv', 'latitude\n1\n'),
    fileOf('a.jsonl', '{bad'),
    fileOf('a', '[{}]'),
    fileOf('b', '{"latitude": 1}\n'),
    fileOf('c', '{"requests": [{}]}'),
    fileOf('d', '\n{\n"requests": []}'),
    fileOf('e', 'latitude\n'),
  ].map((path) => readBatch(path).form)
  expect(forms).toEqual(['csv', 'ndjson', 'json', 'ndjson', 'json', 'json', 'csv'])
  expect(requestsOf(readBatch(fileOf('list.json', [{ ...PLANT, id: 'a' }]))).request(0)).toMatchObject({ row: 0, line: null, id: 'a' })
})

describe('what is wrong is named before anything runs', () => {
  test(
    'by the line and the field, with 1',
    async () => {
      const wrong = fileOf(
        'wrong.ndjson',
        [
          JSON.stringify({ ...PLANT, id: 'a' }),
          '{"latitude": 48.1',
          JSON.stringify({ ...PLANT, id: 'a', tilt_deg: 95, include_series: true }),
          '[1]',
          JSON.stringify({ site: {}, array: { tilt: 3 } }),
        ].join('\n'),
      )
      const table = fileOf('unknown.csv', 'latitude,longitude,system_capacity_kw,tilt\n48,11,10,3\n48,11,10,4\n')
      const output = ['--output', pathOf('none.csv')]
      const files = [table, fileOf('empty.csv', ''), fileOf('one.json', PLANT), fileOf('no.json', '{'), fileOf('semi.csv', 'a;b\n')]
      const [lines, ...others] = await refusedCalls([wrong, ...files].map((path) => ['batch', path, ...output]))
      expect(lines?.status).toBe(1)
      const said = lines?.err.split('\n') ?? []
      expect(said).toContain('lines.3.id: lines.1 has the same id: give each request its own')
      expect(said).toContain('lines.3.tilt_deg: Input should be less than or equal to 90')
      expect(said).toContain('lines.4: Input should be a request, which is a valid object')
      expect(said).toContain('lines.5.array.tilt: Extra inputs are not permitted (did you mean tilt_deg?)')
      for (const start of ['lines.2: The line is not JSON', 'lines.3.include_series: A batch keeps no series'])
        expect(said.filter((line) => line.startsWith(start))).toHaveLength(1)
      expect(others.map(({ status, err }) => [status, err.trimEnd()])).toEqual([
        [1, 'lines.2.tilt: Extra inputs are not permitted'],
        [1, 'lines: Send at least one request'],
        [1, expect.stringContaining('should be a list of requests, or {"requests": [...]}. One request runs with `pvyield run`.')],
        [1, expect.stringContaining('no.json is not JSON')],
        [1, expect.stringContaining('lines.1: The columns should have commas between them')],
      ] as unknown as [number, string][])
      expect(existsSync(pathOf('none.csv'))).toBe(false)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'by the option, with 2; an address that is silent ends with 3',
    async () => {
      const file = fileOf('plant.json', [PLANT])
      const calls: [string[], number, string][] = [
        [[], 2, 'Missing: FILE, or --id of a batch that a service has accepted'],
        [[file, '--id', 'study_1'], 2, 'FILE and --id exclude each other'],
        [['--id', 'study_1'], 2, '--id names a batch of a service: add --server URL'],
        [[file, '--output', pathOf('a.xlsx')], 2, 'the name should end with .csv, .ndjson or .arrow'],
        [[file, '--output', pathOf('a.arrow')], 2, 'An Arrow file is written by a service'],
        [[file, '--output', join(folder, 'no', 'a.csv')], 1, 'its folder does not exist'],
        [['--id', 'study_1', ...there], 1, "study_id: No study is stored under 'study_1'"],
        [[file, '--server', 'http://127.0.0.1:1'], 3, 'No answer from http://127.0.0.1:1'],
      ]
      const ends = await Promise.all([
        refusedCalls(calls.slice(0, -2).map(([args]) => ['batch', ...args])),
        ...calls.slice(-2).map(([args]) => pvyield(['batch', ...args])),
      ])
      for (const [k, { status, err }] of ends.flat().entries()) {
        const [args, code, message] = calls[k] as (typeof calls)[number]
        expect([args, status, err]).toEqual([args, code, expect.stringContaining(message) as unknown as string])
      }
    },
    HANG_LIMIT_MILLIS,
  )
})

test('the summary counts what it does not list', () => {
  const failed = Array.from({ length: 30 }, (_, row) => ({
    row,
    line: null,
    id: null,
    errors: [{ code: 'x', field: null, message: 'Why' }],
  }))
  const answer: BatchAnswer = { count: 40, complete_count: 0, failed_count: 40, failed, dc_kwp: 0, e_grid_kwh: 0, engine_version: '1' }
  const lines = batchLines(answer, undefined)
  expect([lines[0], lines[1], lines.at(-1), lines.length]).toEqual([
    '0 of 40 plants ran',
    '  requests.0: Why',
    'Each plant with its result: add --output results.csv',
    23,
  ])
})
