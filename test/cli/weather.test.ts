import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Weather } from '@pvyield/sdk'
import { sectionCsv } from '../../clients/cli/section-csv.ts'
import { stampsOf } from '../../clients/cli/section-stamps.ts'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { embeddedYears, SITE } from '../engine/long-term/embedded-years.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { openMeteoAnswer } from '../server/weather/years-answers.ts'
import { OneProcess, pvyield } from './program.ts'

const YEAR_HOURS = 8760
const SUMS = [31.2, 52.4, 95.6, 129.8, 160.3, 171.9, 176.4, 149.7, 108.2, 64.5, 34.1, 25]
const TEMPS = [-1, 1, 5, 9, 14, 17, 19, 18, 14, 9, 4, 0]
const AT = ['--lat', String(SITE.latitude), '--lon', String(SITE.longitude)]

/** A section that no run takes: it is refused as it is, not replaced by what its id names. */
const EMPTY = { timezone: 1, step_minutes: 60, start: '2001-01-01T00:00', temp_air_c: [1] }

let service: TestService
let there: string[]
let folder: string
let one: OneProcess
/** Files of three years, one each. */
let years: string[]
const call = (args: readonly string[]) => one.call(['weather', ...args, ...there])
beforeAll(async () => {
  one = new OneProcess()
  service = await startTestService()
  there = ['--server', `http://127.0.0.1:${await service.listen()}`]
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  const all = embeddedYears(2001, 3) as Weather
  years = [0, 1, 2].map((k) => fileOf(`${2001 + k}.csv`, sectionCsv(yearOf(all, k))))
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

/** One year of a section of several. */
function yearOf(all: Weather, k: number): Weather {
  const rows = stampsOf(all).flatMap((stamp, row) => (stamp.startsWith(String(2001 + k)) ? [row] : []))
  const [first = 0] = rows
  const cut = Object.entries(all).map(([name, values]) => [name, Array.isArray(values) ? values.slice(first, first + rows.length) : values])
  const { latitude, longitude } = SITE
  return {
    ...(Object.fromEntries(cut) as Weather),
    start: null,
    time: stampsOf(all).slice(first, first + rows.length),
    latitude,
    longitude,
  }
}

test(
  'quality: the hour that cannot be is named, changes and report are written, and the cleaned table simulates',
  async () => {
    const [year = ''] = years
    const lines = readFileSync(year, 'utf8').split('\n')
    const noon = lines.findIndex((line) => line.startsWith('2001-06-21T12:00'))
    lines[noon] = (lines[noon] ?? '').replace(/T12:00,[^,]+/, 'T12:00,1900')
    const faulty = fileOf('faulty.csv', lines.join('\n'))
    const [cleaned, changes, report] = ['cleaned.csv', 'changes.csv', 'report.html'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    const { status, out, err } = await call(['quality', faulty, '--out', cleaned, '--changes', changes, '--report', report])
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/^ghi_possible +physically impossible +\d+ +[\d,]+ +1 +yes$/m)
    expect(out).toMatch(/^2001-06 +720 +0 +\d+ /m)
    expect(out).toEndWith(`${cleaned}: ${YEAR_HOURS} rows\n`)
    expect(readFileSync(changes, 'utf8')).toMatch(/2001-06-21T12:00,ghi_wm2,1900,/)
    expect(readFileSync(report, 'utf8')).toStartWith('<!doctype html>')
    expect(readFileSync(cleaned, 'utf8')).not.toContain('T12:00,1900')
    const run = await one.call(['simulate', ...AT, '--kw', '10', '--weather', cleaned])
    expect([run.status, run.out]).toEqual([0, expect.stringContaining('GlobHor')])
  },
  HANG_LIMIT_MILLIS,
)

test(
  'scale: sums as an option and as a table give the same weather, and a section simulates as its table does',
  async () => {
    const [year = ''] = years
    const table = fileOf(
      'months.csv',
      `month;GHI (kWh/m2)\n${SUMS.map((sum, k) => `${k + 1};${String(sum).replace('.', ',')}`).join('\n')}\n`,
    )
    const [one_, other] = [join(folder, 'scaled.csv'), join(folder, 'scaled.json')] as const
    const { out } = await call(['scale', year, '--monthly-ghi', SUMS.join(','), '--out', one_])
    expect(out).toMatch(/^January +[\d.]+ +31\.20 +31\.20 +0\.00 /m)
    expect((await call(['scale', year, '--monthly', table, '--out', other])).out).toStartWith(out.slice(0, out.indexOf('\n\n')))
    const section = JSON.parse(readFileSync(other, 'utf8')) as Weather
    expect(readFileSync(one_, 'utf8')).toBe(sectionCsv(section))
    const runs = await Promise.all([one_, other].map((file) => one.call(['simulate', ...AT, '--kw', '10', '--weather', file, '--json'])))
    const [csv, json] = runs.map(({ out: text }) => (JSON.parse(text) as { summary: { e_grid_kwh: number } }).summary.e_grid_kwh)
    expect(csv).toBe(json)
  },
  HANG_LIMIT_MILLIS,
)

test(
  'typical-year and correlate: files are years of one series, in any order',
  async () => {
    const typical = await call(['typical-year', ...years.toReversed(), '--method', 'tmy3'])
    expect([typical.status, typical.err]).toEqual([0, ''])
    expect(typical.out).toMatch(/^December +200[1-3] +[\d.]+ +\d of 3 /m)
    expect(typical.out).toContain('3 whole years, 2001 to 2003')
    expect(typical.out).toMatch(/weather: \{"id": "met_[^"]+"\}, stored for 30 days\n$/)
    const [long = '', station = ''] = years
    const rows = readFileSync(station, 'utf8').split('\n')
    const darker = rows.map((row) => row.replace(/^(2002-\S+?),([\d.]+)/, (_, stamp, ghi) => `${stamp},${Number(ghi) * 0.9}`))
    const all = fileOf(
      'long.csv',
      [...readFileSync(long, 'utf8').trimEnd().split('\n'), ...rows.filter((row) => row.startsWith('2002'))].join('\n'),
    )
    const { status, out } = await call(['correlate', all, fileOf('station.csv', darker.join('\n')), '--method', 'ratio'])
    expect([status, out]).toEqual([0, expect.stringMatching(/^before +\+11\.11 % /m)])
    expect(out).toMatch(/^after +-?0\.00 % /m)
  },
  HANG_LIMIT_MILLIS,
)

test(
  'synthetic, fetch and compare: JSON is the answer of the service, its rows are where --out says',
  async () => {
    const months = ['--monthly-ghi', SUMS.join(','), '--monthly-temp', TEMPS.join(',')]
    const made = join(folder, 'made.csv')
    const { out } = await call(['synthetic', ...AT, ...months, '--out', made, '--json'])
    const answer = JSON.parse(out) as { weather?: Weather; monthly: { ghi_kwhm2: number[] } }
    expect([answer.weather, answer.monthly.ghi_kwhm2.map((sum) => Number(sum.toFixed(2)))]).toEqual([undefined, SUMS])
    const fetched = JSON.parse((await call(['fetch', '--source', 'embedded', ...AT, '--json'])).out) as { weather: Weather }
    expect(fetched.weather.temp_air_c).toHaveLength(YEAR_HOURS)
    const compared = await call(['compare', made, '--source', 'embedded,pvgis'])
    expect(compared.out).toMatch(/^made\.csv +1990 +8760 +1199\.1 /m)
    expect(compared.out).toMatch(/^embedded +typical +8760 /m)
    expect(compared.out).toContain('not found: pvgis: ')
  },
  HANG_LIMIT_MILLIS,
)

test(
  'synthetic: the hours of a file become shorter steps, and its month keeps its light',
  async () => {
    const [year = ''] = years
    const june = readFileSync(year, 'utf8')
      .split('\n')
      .filter((line) => !/^2001-(?!06)/.test(line))
    const [hours, minutes] = [fileOf('june.csv', june.join('\n')), join(folder, 'minutes.csv')]
    const { status, out, err } = await call(['synthetic', '--weather', hours, '--minutes', '15', '--out', minutes])
    expect([status, err, out]).toEqual([0, '', expect.stringContaining(`${minutes}: ${30 * 24 * 4} rows`)])
    const sumOf = (file: string, step: number) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .reduce((sum, line) => sum + (line.startsWith('2001-06') ? (Number(line.split(',')[1]) * step) / 60_000 : 0), 0)
    expect(sumOf(minutes, 15)).toBeCloseTo(sumOf(hours, 60), 2)
    expect((await call(['synthetic', '--weather', hours])).err).toContain('--minutes')
    expect((await call(['synthetic', '--weather', hours, '--minutes', '5', '--monthly-ghi', SUMS.join(',')])).err).toContain(
      '--monthly-ghi',
    )
  },
  HANG_LIMIT_MILLIS,
)

test(
  'what is wrong is named as it was typed',
  async () => {
    const [first = '', second = ''] = years
    const last = (value: string) => [...SUMS.slice(0, 11), value].join(',')
    const section = fileOf('section.json', JSON.stringify({ ...EMPTY, meta: { id: 'met_of_another' } }))
    const WRONG: readonly (readonly [args: readonly string[], status: number, message: string])[] = [
      [['scale', first, '--monthly-ghi', last('900')], 1, '--monthly-ghi, December: Input should be less than or equal to 500\n'],
      [
        ['scale', first, '--monthly-ghi', last('x')],
        1,
        '--monthly-ghi needs twelve numbers, January to December, with commas between them: x is no number',
      ],
      [
        ['scale', first, '--monthly-ghi', '1,2'],
        1,
        '--monthly-ghi needs twelve numbers, January to December, with commas between them: there are 2',
      ],
      [['scale', first], 2, 'Missing options: --monthly-ghi (or --monthly)'],
      [['quality', first, '--remove', 'nonsense'], 1, '--remove: Input should be '],
      [['quality', first, '--lat', '48'], 2, '--lat and --lon belong together'],
      [['typical-year', first, second], 1, `${first}, ${second}: The weather has 2 whole months of January`],
      [
        ['typical-year', first, first],
        1,
        `${first} begins at 2001-01-01T00:00, before ${first} ends (2001-12-31T23:00): name each year once`,
      ],
      [['synthetic', ...AT, '--monthly-ghi', SUMS.join(',')], 1, '--monthly-temp: There is no air temperature: send --monthly-temp, '],
      [['fetch', '--source', 'cams', ...AT, '--years', '2019:2018'], 1, '--years: end 2018 is before start 2019'],
      [['fetch', '--source', 'solcast', ...AT], 1, '--source solcast needs your own key: set PVYIELD_SOLCAST_KEY to it\n'],
      [['fetch', '--source', 'nowhere', ...AT], 2, '--source nowhere: use open_meteo, '],
      [['quality', section, ...AT], 1, `${section}: `],
      [['compare', first, section], 1, `${section} is a section of a request, which is not compared`],
      [['synthetic', ...AT, '--daily', first], 1, `${first} names none of ghi, temp in its first line`],
      [['compare', first], 2, 'Name 2 to 8 files and sources together, not 1'],
      [['compare', first, '--source', 'pvgiss'], 2, '--source pvgiss: use open_meteo, '],
    ]
    for (const [args, status, message] of WRONG) {
      const ended = await call(args)
      expect([args, ended.status, ended.out, ended.err.slice(0, message.length)]).toEqual([args, status, '', message])
    }
  },
  HANG_LIMIT_MILLIS,
)

// A process and a service of its own: their start is what is tested.
test(
  'without --server a service of its own asks the source, and its ids are not shown',
  async () => {
    const asked: URL[] = []
    const source = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: ({ url }) => {
        asked.push(new URL(url))
        return openMeteoAnswer(new URL(url))
      },
    })
    const fetched = join(folder, 'fetched.csv')
    const env = { OPEN_METEO_BASE_URL: `http://127.0.0.1:${source.port}`, DATABASE_URL: 'http://127.0.0.1:9' }
    const args = ['weather', 'fetch', '--source', 'open_meteo', ...AT, '--years', '2020', '--out', fetched, '--json']
    const { status, out, err } = await pvyield(args, { env })
    await source.stop(true)
    expect([status, err, out.includes('met_'), asked[0]?.searchParams.get('latitude')]).toEqual([0, '', false, String(SITE.latitude)])
    expect(readFileSync(fetched, 'utf8').match(/^2020-/gm)).toHaveLength(8784)
  },
  HANG_LIMIT_MILLIS,
)
