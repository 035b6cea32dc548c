import { describe, expect, test } from 'bun:test'
import { completeRunRequest, findFailures, INVALID, type Resolved } from '@pvyield/engine'
import { Seeded } from '../properties/seeded.ts'
import { smallPlant } from '../small-plant.ts'

/** One failure in each section that has its own rules, and the field at which it is reported. */
const FAULTS = {
  site: { horizon_azimuths_deg: [0, 90], horizon_elevations_deg: [5] },
  array: { band_top_m: 0.1, band_bottom_m: 0.7, collector_width_m: 0.8 },
  iam: { kind: 'table', angles_deg: [0, 60], factors: [1] },
  spectral: { mode: 'caballero', coefficients: [1] },
  storage: { capacity_kwh: 10, strategy: 'schedule', soc_min: 0.5, soc_start: 0.2 },
  inverter: { v_mppt_min_v: 800, v_mppt_max_v: 600, derating: { temp_air_c: [50, 20], p_ac_kw: [80, 70] } },
  weather: { start: '2001-02-30T00:00' },
} as const
type Section = keyof typeof FAULTS
const SECTIONS = Object.keys(FAULTS) as Section[]

const FIELDS: Readonly<Record<Section, readonly string[]>> = {
  site: ['site.horizon_elevations_deg'],
  array: ['array.band_bottom_m'],
  iam: ['iam.factors'],
  spectral: ['spectral.coefficients'],
  storage: ['storage.schedule', 'storage.soc_start'],
  inverter: ['inverter.derating.temp_air_c.1', 'inverter.v_mppt_max_v'],
  weather: ['weather.start'],
}

function plantWith(faulty: readonly Section[]): Resolved {
  const plant: Record<string, object> = smallPlant()
  for (const section of faulty) plant[section] = { ...plant[section], ...FAULTS[section] }
  return completeRunRequest<Resolved>(plant)
}

/**
 * Fields at which the faults of the sections are reported. The missing water of the spectral mode
 * also depends on the weather.
 */
const fieldsOf = (request: Resolved) =>
  findFailures(request)
    .map(({ field }) => field)
    .filter((field) => field !== 'spectral.mode')
    .sort()

describe('failures of a request', () => {
  test('are reported for all sections at once, with any weather', () => {
    expect(fieldsOf(plantWith(SECTIONS))).toEqual(SECTIONS.flatMap((section) => FIELDS[section]).sort() as never)
  })

  test('of an invalid section are hidden; those of other sections are reported, in any combination', () => {
    const seeded = new Seeded(11)
    for (let k = 0; k < 500; k++) {
      const faulty = SECTIONS.filter(() => seeded.chance(0.5))
      const invalid = [...SECTIONS, 'module', 'thermal', 'dc_losses', 'bifacial', 'lifetime'].filter(() => seeded.chance(0.2))
      const request = { ...plantWith(faulty), ...Object.fromEntries(invalid.map((section) => [section, INVALID])) }
      const expected = faulty.filter((section) => !invalid.includes(section)).flatMap((section) => FIELDS[section])
      expect([faulty, invalid, fieldsOf(request)]).toEqual([faulty, invalid, expected.sort() as never])
    }
  })

  test('are not reported when every section is invalid', () => {
    const request = completeRunRequest<Resolved>(smallPlant())
    expect(findFailures(Object.fromEntries(Object.keys(request).map((section) => [section, INVALID])) as never)).toEqual([])
  })
})

describe('array.gcr', () => {
  test.each([
    ['fixed', ['array.gcr']],
    ['single_axis', ['array.gcr']],
    ['ewf', []],
    ['rooftop', []],
  ])('1 on %s racking fails %j: ridges may touch, rows may not, a roof has none', (track_mode, fields) => {
    const { array, ...plant } = smallPlant()
    const request = completeRunRequest<Resolved>({ ...plant, array: { ...array, track_mode, gcr: 1 } })
    expect(fieldsOf(request)).toEqual(fields)
  })
})
