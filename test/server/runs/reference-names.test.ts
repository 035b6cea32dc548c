import { afterAll, beforeAll, expect, test } from 'bun:test'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
let plant: { weather: Record<string, unknown> & { temp_air_c: readonly number[] } }
beforeAll(async () => {
  service = await startTestService()
  const { _meta, ...request } = (await (await service.request('/api/defaults')).json()) as Record<string, unknown>
  plant = request as unknown as typeof plant
})
afterAll(() => service.stop())

const sent = (name: string, accept = 'application/json') => {
  const reference_series = { [name]: plant.weather.temp_air_c }
  return service.post('/api/run', { ...plant, weather: { ...plant.weather, reference_series } }, { accept })
}

/** What spreadsheets run as a formula: OWASP, "CSV Injection" (= + - @, tab, return, line feed, and full-width forms). */
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x']
const HIDDEN = [' =1', 'a,=1', 'a;=1', 'a; -1', 'a"=1', 'a\tb', 'a\u0000b', 'a\u007f', '=HYPERLINK("http://x","y")', '-']
/** Line breaks of Unicode, C1 controls, directions and lone surrogates, alone and in front of a formula (UAX 14, UAX 9). */
const UNICODE = ['\u0085', '\u009b', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069', '\ud800', '\udfff'].flatMap((sign) => [
  `x${sign}y`,
  `x${sign};=cmd|'/C calc'!A0`,
])
const HARMLESS = [
  'E_Grid',
  'GHI measured',
  'T-2m',
  'a+b',
  'x=1',
  'a@b',
  'Ertrag (kWh/m²)',
  '模块',
  'a, b',
  'a;b',
  "it's",
  '1 %',
  '😀 module',
  'وحدة',
]

test.each([...FORMULAS, ...HIDDEN, ...UNICODE].map((name) => [name]))(
  'a reference series named %j is refused at its name',
  async (name) => {
    const problem = await problemOf(await sent(name))
    expect([problem.status, problem.code, problem.field]).toEqual([422, 'validation_error', `weather.reference_series.${name}`])
    expect(problem.errors[0]?.message ?? problem.detail).toContain('a spreadsheet would run it as a formula. Rename it')
  },
)

test('other names come out in the head of the CSV, in which no cell begins as a formula', async () => {
  for (const name of HARMLESS) {
    const answer = await sent(name, 'text/csv')
    expect([name, answer.status]).toEqual([name, 200])
    const [head = ''] = (await answer.text()).split('\n')
    expect(head).toContain(name.replaceAll('"', '""'))
    for (const cell of head.split(/[,;\t]/)) expect(cell.replace(/^"|^\s+/g, '')).not.toMatch(/^\s*[=+\-@]/)
  }
})
