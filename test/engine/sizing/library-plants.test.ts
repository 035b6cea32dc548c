import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeRunRequest, completeSimpleRequest, expandSimple, openClimate, type Resolved, run, typicalYear } from '@pvyield/engine'
import { formatStamp } from '../../../engine/core/calendar.ts'
import { rounds } from '../../rounds.ts'
import { openTables } from '../library/open-tables.ts'

const climate = openClimate(readFileSync(join(import.meta.dir, '..', '..', '..', 'engine', 'climate', 'table.bin')))
const { modules, inverters } = openTables()
const PAIRS = rounds(60, 250)
const DAY = 24
const DAYS_KEPT = 3

const PLACES = [
  { name: 'Fairbanks', latitude: 64.8, longitude: -147.7 },
  { name: 'Phoenix', latitude: 33.4, longitude: -112 },
]

/** The coldest and the hottest days of the typical year of a place. */
function extremeDays(latitude: number, longitude: number): Resolved['weather'] {
  const { weather } = typicalYear(climate, { latitude, longitude })
  const temp = weather.temp_air_c as number[]
  const days = Array.from({ length: temp.length / DAY }, (_, day) => temp.slice(day * DAY, (day + 1) * DAY))
  const order = days.map((_, day) => day)
  const cold = [...order].sort((a, b) => Math.min(...days[a]) - Math.min(...days[b])).slice(0, DAYS_KEPT)
  const hot = [...order].sort((a, b) => Math.max(...days[b]) - Math.max(...days[a])).slice(0, DAYS_KEPT)
  const rows = [...new Set([...cold, ...hot])].sort((a, b) => a - b).flatMap((day) => Array.from({ length: DAY }, (_, k) => day * DAY + k))
  const startMinutes = Date.UTC(1990, 0, 1) / 60_000
  const columns = Object.fromEntries(
    Object.entries(weather).map(([key, value]) => [key, Array.isArray(value) ? rows.map((row) => value[row]) : value]),
  )
  return { ...weather, ...columns, start: null, time: rows.map((row) => formatStamp(startMinutes + row * 60)) } as Resolved['weather']
}

/** Entries spread over the whole library. */
function spread<Entry>(
  catalogue: { size: number; page(q: string, limit: number, offset: number): { entries: Entry[] } },
  k: number,
): Entry {
  const [entry] = catalogue.page('', 1, Math.floor(((k * 0.618034) % 1) * catalogue.size)).entries
  if (entry === undefined) throw new Error('The library has no such row')
  return entry
}

describe('a plant of any module and inverter of the library that a simple run sizes', () => {
  for (const { name, latitude, longitude } of PLACES) {
    test(`gives no voltage warning at ${name}, and a pair that fits no string is refused with both limits`, () => {
      const weather = extremeDays(latitude, longitude)
      let sized = 0
      for (let k = 0; k < PAIRS; k++) {
        const module = { id: spread(modules, k).id }
        const inverter = { id: spread(inverters, k * 7 + 3).id }
        const sections = { module: modules.get(module.id), inverter: inverters.get(inverter.id) }
        if (sections.module === undefined || sections.inverter === undefined) throw new Error('The library has no such section')
        const body = { latitude, longitude, system_capacity_kw: 500, module, inverter }
        const place = { weather, weatherSource: null, timezoneH: 0, elevationM: null }
        const found = expandSimple(completeSimpleRequest(body), new Set(Object.keys(body)), place, {
          module: sections.module,
          inverter: sections.inverter,
          weather,
        })
        const pair = `${module.id} ${inverter.id}`
        if ('failures' in found) {
          expect(
            found.failures.map(({ field }) => field),
            pair,
          ).toEqual(['inverter'])
          expect(found.failures[0]?.message, pair).toMatch(/^(No number of modules in series keeps all limits|Not even one module fits)/)
          continue
        }
        sized++
        const request = { ...completeRunRequest<Resolved>(found.request), ...sections } as Resolved
        const { warnings } = run(request, { sha256: () => '' }).answer.summary
        expect(
          warnings.filter((text) => text.startsWith('Strings of')),
          pair,
        ).toEqual([])
      }
      expect(sized).toBeGreaterThan(PAIRS / 2)
    })
  }
})
