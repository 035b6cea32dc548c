import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { RunAnswer } from '@pvyield/contract/schemas'
import { formatStamp } from '@pvyield/engine'
import { tableFromIPC } from 'apache-arrow'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { GENERATED, type GeneratedPlant } from '../engine/properties/generated-plants.ts'
import { problemOf } from '../server/answers.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { Choices } from './seeded.ts'

const SEED = 20268
/** A series name that no plant has. */
const UNKNOWN = 'E_Grit'
const ACCEPTS = {
  json: ['application/json', '*/*', 'image/png', 'text/csv;q=0.1, */*'],
  csv: ['text/csv', 'text/*', 'text/csv, */*;q=0.9'],
  arrow: ['application/vnd.apache.arrow.stream', 'application/vnd.apache.arrow.stream, text/csv;q=0.9, */*;q=0.1'],
} as const
type Form = keyof typeof ACCEPTS
const FORMS: readonly Form[] = ['json', 'csv', 'arrow']
const TYPES: Readonly<Record<Form, string>> = { json: 'application/json', csv: 'text/csv', arrow: ACCEPTS.arrow[0] }
/** Largest deviation from the run, as a part of the column's largest value. */
const DEVIATIONS: Readonly<Record<Form, number>> = { json: 1e-13, csv: 1e-13, arrow: 0 }

let service: TestService
beforeAll(async () => {
  service = await startTestService({ WORKERS: '2' })
})
afterAll(() => service.stop())

interface Table {
  readonly names: string[]
  readonly time: string[]
  readonly timezone: number
  readonly columns: Map<string, (number | null)[]>
}

/**
 * Splits at commas: only series of another tool may have commas in their names, and these plants
 * have none.
 */
function readCsv(text: string, zone: string | null): Table {
  const [titles = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
  const names = titles.map((title) => title.replace(/ \(.*/, ''))
  const column = (k: number) => rows.map((row) => (row[k] === '' ? null : Number(row[k])))
  return {
    names: names.slice(1),
    time: rows.map(([stamp = '']) => stamp),
    timezone: hoursOf(zone ?? ''),
    columns: new Map(names.slice(1).map((name, k) => [name, column(k + 1)])),
  }
}

/** -3.5 of `UTC-03:30`. */
function hoursOf(zone: string): number {
  const [, sign, hours, minutes] = /^UTC([+-])(\d\d):(\d\d)$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

function readJson({ series }: RunAnswer): Table {
  if (series === undefined) throw new Error('no series')
  const { time, timezone, columns } = series
  return { names: Object.keys(columns), time, timezone, columns: new Map(Object.entries(columns)) }
}

function readArrow(bytes: ArrayBuffer): Table {
  const table = tableFromIPC(bytes)
  const timezone = Number(table.schema.metadata.get('timezone'))
  const names = table.schema.fields.map(({ name }) => name).slice(1)
  return {
    names,
    time: Array.from(table.getChild('time') ?? [], (millis) => formatStamp((millis as number) / 60_000 + timezone * 60)),
    timezone,
    columns: new Map(names.map((name) => [name, Array.from(table.getChild(name)?.toArray() as Float64Array)])),
  }
}

describe('series of generated plants, with random forms and columns', () => {
  const choices = new Choices(SEED)

  async function answerOf(plant: GeneratedPlant, form: Form, names: readonly string[] | null): Promise<Response> {
    const query = names === null ? '' : `?columns=${encodeURIComponent(names.join(choices.of([',', ', '])))}`
    const body = { ...plant.request, include_series: form === 'json' || choices.chance(0.5) }
    return service.post(`/api/run${query}`, body, { accept: choices.of(ACCEPTS[form]) })
  }

  async function tableOf(plant: GeneratedPlant, form: Form, names: readonly string[] | null): Promise<Table> {
    const answer = await answerOf(plant, form, names)
    if (answer.status !== 200) throw new Error(`${plant.name}: ${await answer.text()}`)
    expect(answer.headers.get('content-type')).toBe(TYPES[form])
    if (form === 'arrow') return readArrow(await answer.arrayBuffer())
    return form === 'json' ? readJson((await answer.json()) as RunAnswer) : readCsv(await answer.text(), answer.headers.get('x-timezone'))
  }

  test(
    'contain the requested columns of the run in the requested order, within 1e-13 of the largest value or exact, and the time zone',
    async () => {
      for (const plant of GENERATED.plants.filter(() => choices.chance(0.3))) {
        const { names = [], columns = [] } = plant.outcome.series ?? {}
        const asked = choices.chance(0.3) ? null : names.filter(() => choices.chance(0.2)).sort(() => choices.next() - 0.5)
        if (asked?.length === 0) continue
        const form = choices.of(FORMS)
        const table = await tableOf(plant, form, asked)
        expect(table.names, plant.name).toEqual([...(asked ?? names)])
        expect(table.timezone, plant.name).toBe(plant.request.weather.timezone)
        expect(table.time, plant.name).toEqual(Array.from(plant.outcome.series?.startMinutes ?? [], formatStamp))
        for (const [name, values] of table.columns) {
          const exact = columns[names.indexOf(name)] ?? new Float64Array()
          const largest = exact.reduce((size, value) => Math.max(size, Math.abs(value)), 0)
          const off = values.findIndex(
            (value, row) => !(Math.abs((value ?? Number.NaN) - (exact[row] ?? Number.NaN)) <= DEVIATIONS[form] * largest),
          )
          expect(off, `${plant.name}: ${name}`).toBe(-1)
        }
      }
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'are rejected with 422 for a name that the plant does not have',
    async () => {
      for (const plant of GENERATED.plants.filter(() => choices.chance(0.1))) {
        const names = plant.outcome.series?.names.filter(() => choices.chance(0.1)) ?? []
        const answer = await answerOf(plant, choices.of(FORMS), [...names, UNKNOWN])
        expect([answer.status, (await problemOf(answer)).field], plant.name).toEqual([422, 'columns'])
      }
    },
    HANG_LIMIT_MILLIS,
  )
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
