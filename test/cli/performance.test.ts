import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { OneProcess } from './program.ts'

const PLANT = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, tilt_deg: 25 }
/** What the plant of the test delivers of its run. */
const SHARE = 0.95

let service: TestService
let there: string[]
let folder: string
let one: OneProcess
let plant: string
/** The rows of a month of the run, and the share of its energy. */
let table: string
const call = (args: readonly string[]) => one.call(['performance', ...args, ...there])
beforeAll(async () => {
  one = new OneProcess()
  service = await startTestService()
  there = ['--server', `http://127.0.0.1:${await service.listen()}`]
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  plant = fileOf('plant.json', JSON.stringify(PLANT))
  table = fileOf('measured.csv', measuredOf((await one.call(['run', plant, '--csv'])).out))
}, HANG_LIMIT_MILLIS)
afterAll(async () => {
  await one.stop()
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function measuredOf(hours: string): string {
  const [head = '', ...rows] = hours.trimEnd().split('\n')
  const names = head.split(',')
  const cell = (row: string, name: string) => row.split(',')[names.findIndex((each) => each.startsWith(`${name} (`))]
  const june = rows.filter((row) => row.slice(5, 7) === '06')
  const lines = june.map((row) =>
    [row.slice(0, 16), cell(row, 'GlobInc'), SHARE * Number(cell(row, 'E_Grid')), cell(row, 'T_Amb'), cell(row, 'WindVel')].join(','),
  )
  return ['time,POA (W/m2),AC power (kW),air temperature (degC),wind speed (m/s)', ...lines].join('\n')
}

test(
  'the ratio of energies, of powers and of the regression is what the plant delivers of its run',
  async () => {
    const report = join(folder, 'test.html')
    const { status, out, err } = await call([plant, table, '--report', report])
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/^1990-06-01T00:00 to 1990-07-01T00:00, 720 rows of 60 minutes, 100\.0 % /)
    expect(out).toMatch(/^Energy \(IEC TS 61724-3\): [\d,]+ kWh of [\d,]+ expected in 720 rows, ratio 0\.9500$/m)
    expect(out).toMatch(/^Regression \(ASTM E2848\): .* ratio 0\.95\d\d \(/m)
    expect(out).toMatch(/^Capacity \(IEC TS 61724-2\): .* ratio 0\.95\d\d \(/m)
    expect(out).toMatch(/^1990-06 +\d/m)
    expect(out).toContain('send --interval middle or --interval end')
    expect(readFileSync(report, 'utf8')).toStartWith('<!doctype html>')
  },
  HANG_LIMIT_MILLIS,
)

test(
  '--measured-weather runs the plant with the measured irradiance, and --settings are fields of the request',
  async () => {
    const settings = fileOf('settings.json', JSON.stringify({ filters: { irradiance_min_wm2: 700 } }))
    const { out } = await call([plant, table, '--measured-weather', '--settings', settings, '--json'])
    const answer = JSON.parse(out) as {
      measured: { irradiation_kwhm2: number }
      run: { irradiation_kwhm2: number }
      filters: { filter: string; removed: number }[]
    }
    expect(answer.run.irradiation_kwhm2).toBeCloseTo(answer.measured.irradiation_kwhm2, 2)
    const fewer = JSON.parse((await call([plant, table, '--measured-weather', '--json'])).out) as typeof answer
    const dim = ({ filters }: typeof answer) => filters.find(({ filter }) => filter === 'low_irradiance')?.removed ?? 0
    expect(dim(answer)).toBeGreaterThan(dim(fewer))
  },
  HANG_LIMIT_MILLIS,
)

test(
  'what is wrong is named by its file',
  async () => {
    const rows = readFileSync(table, 'utf8')
    const watts = fileOf('watts.csv', rows.replace('(kW)', '(W)'))
    const flat = fileOf('flat.csv', rows.replace('POA', 'GHI'))
    const wrong = fileOf('wrong.json', JSON.stringify({ filters: { irradiance_min_wm2: -1 } }))
    const tilted = fileOf('tilted.json', JSON.stringify({ ...PLANT, tilt_deg: 900 }))
    const WRONG: readonly (readonly [args: readonly string[], status: number, message: string])[] = [
      [[plant, watts], 1, `${watts}: power_ac_kw: The power is `],
      [[plant, flat], 1, `${flat}: No column is the irradiance in the plane of the array`],
      [[tilted, table], 1, `${tilted}: tilt_deg: Input should be less than or equal to 90`],
      [[plant, table, '--settings', wrong], 1, 'filters.irradiance_min_wm2: Input should be greater than or equal to 0'],
      [[plant, table, '--settings', table], 1, `${table} is not JSON`],
      [
        [plant, table, '--settings', fileOf('own.json', '{"run": {}}')],
        1,
        `${join(folder, 'own.json')} has run, which the arguments state`,
      ],
      [[plant, table, '--report', 'test.doc'], 2, '--report test.doc should end in .pdf or .html'],
      [[plant], 2, 'Missing: MEASURED'],
    ]
    for (const [args, status, message] of WRONG) {
      const ended = await call(args)
      expect([args, ended.status, ended.out, ended.err.slice(0, message.length)]).toEqual([args, status, '', message])
    }
    expect((await one.call(['performance', 'run_abc', table])).err).toStartWith('run_abc is a stored run: name its service with --server')
  },
  HANG_LIMIT_MILLIS,
)
