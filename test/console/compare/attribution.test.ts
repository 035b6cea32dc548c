import { describe, expect, test } from 'bun:test'
import { embeddedYears, perform, type Sources, yearPlace } from '@pvyield/engine/work'
import type { LossRow } from '@pvyield/sdk'
import { CONVERSION, differenceParts, type Figures, gridEnergy } from '../../../clients/console/compare/attribution.ts'

type Line = readonly [key: string, value: number, unit: 'kWh/m2' | 'kWh', basis?: string]

function figures(dcKwp: number, lines: readonly Line[], rearGain = 0): Figures {
  const row = ([key, value, unit, basis]: Line): LossRow => ({
    key,
    label: key,
    value,
    unit,
    loss: basis !== undefined,
    basis: basis ?? null,
    fraction: null,
    fraction_of_previous: null,
  })
  const main_losses = rearGain === 0 ? [] : [{ key: 'glob_rear', label: '', loss_kwh: -rearGain, fraction: null }]
  return { summary: { dc_kwp: dcKwp, main_losses }, loss_diagram: lines.map(row) }
}

/** 100 kWp: 1 kWh/m2 on the modules is 100 kWh. */
const SMALL = figures(100, [
  ['glob_hor', 1000, 'kWh/m2'],
  ['transposition', -100, 'kWh/m2', 'glob_hor'],
  ['glob_inc', 1100, 'kWh/m2'],
  ['soiling', 22, 'kWh/m2', 'glob_inc'],
  ['iam', 28, 'kWh/m2', 'glob_inc'],
  ['glob_eff', 1050, 'kWh/m2'],
  ['e_array_nominal', 105_000, 'kWh'],
  ['temperature', 5000, 'kWh', 'e_array_nominal'],
  ['inverter_efficiency', 4000, 'kWh', 'e_array_mpp'],
  ['unavailability', 1000, 'kWh', 'e_inverter_output'],
  ['e_grid', 95_000, 'kWh'],
])
/** 110 kWp: 1 kWh/m2 on the modules is 110 kWh. */
const LARGE = figures(110, [
  ['glob_hor', 1000, 'kWh/m2'],
  ['transposition', -150, 'kWh/m2', 'glob_hor'],
  ['glob_inc', 1150, 'kWh/m2'],
  ['soiling', 23, 'kWh/m2', 'glob_inc'],
  ['iam', 27, 'kWh/m2', 'glob_inc'],
  ['glob_eff', 1100, 'kWh/m2'],
  ['e_array_nominal', 121_000, 'kWh'],
  ['temperature', 6000, 'kWh', 'e_array_nominal'],
  ['inverter_efficiency', 5000, 'kWh', 'e_array_mpp'],
  ['unavailability', 1000, 'kWh', 'e_inverter_output'],
  ['e_grid', 109_000, 'kWh'],
])
/** As SMALL, with a rear side that adds 5000 kWh, of which 500 heat the modules. */
const REAR = figures(
  100,
  [
    ['glob_hor', 1000, 'kWh/m2'],
    ['transposition', -100, 'kWh/m2', 'glob_hor'],
    ['glob_inc', 1100, 'kWh/m2'],
    ['soiling', 22, 'kWh/m2', 'glob_inc'],
    ['iam', 28, 'kWh/m2', 'glob_inc'],
    ['ground_incident', 600, 'kWh/m2'],
    ['ground_reflected', 480, 'kWh/m2', 'ground_incident'],
    ['rear_view', 70, 'kWh/m2', 'ground_incident'],
    ['glob_rear', 50, 'kWh/m2'],
    ['glob_eff', 1050, 'kWh/m2'],
    ['e_array_nominal', 110_000, 'kWh'],
    ['temperature', 5500, 'kWh', 'e_array_nominal'],
    ['inverter_efficiency', 4000, 'kWh', 'e_array_mpp'],
    ['unavailability', 1000, 'kWh', 'e_inverter_output'],
    ['e_grid', 99_500, 'kWh'],
  ],
  5000,
)

const nonZero = (from: Figures, to: Figures, isPerKwp = false) =>
  Object.fromEntries(
    differenceParts(from, to, isPerKwp).flatMap(({ key, kwh }) => (Math.abs(kwh) > 1e-9 ? [[key, Number(kwh.toFixed(6))]] : [])),
  )
const sum = (from: Figures, to: Figures, isPerKwp = false) => differenceParts(from, to, isPerKwp).reduce((total, { kwh }) => total + kwh, 0)

describe('a difference by rows, by hand', () => {
  test('light counts at the mean conversion of 105 kWh for 1 kWh/m2, the power at the mean light of 1075 kWh/m2', () => {
    expect(nonZero(SMALL, LARGE)).toEqual({
      transposition: 50 * 105,
      soiling: -105,
      iam: 105,
      [CONVERSION]: 10 * 1075,
      temperature: -1000,
      inverter_efficiency: -1000,
    })
    expect(sum(SMALL, LARGE)).toBeCloseTo(14_000, 8) // 109,000 - 95,000
  })

  test('per kWp the power is no difference', () => {
    expect(nonZero(SMALL, LARGE, true)).toEqual({
      transposition: 50,
      soiling: -1,
      iam: 1,
      temperature: -4.545455, // 50 - 6000 / 110
      inverter_efficiency: -5.454545, // 40 - 5000 / 110
      unavailability: 0.909091, // 10 - 1000 / 110
    })
    expect(sum(SMALL, LARGE, true)).toBeCloseTo(109_000 / 110 - 950, 10)
  })

  test('the rear side is one row; the light on the ground is none', () => {
    expect(nonZero(SMALL, REAR)).toEqual({ glob_rear: 5000, temperature: -500 })
  })

  test('the other way round every row has the other sign', () => {
    for (const [a, b] of [
      [SMALL, LARGE],
      [LARGE, REAR],
    ] as const) {
      const back = Object.fromEntries(Object.entries(nonZero(b, a)).map(([key, kwh]) => [key, -kwh]))
      expect(nonZero(a, b)).toEqual(back)
    }
  })
})

describe('a difference by rows, of runs', () => {
  const years = embeddedYears(() => Bun.file(`${import.meta.dir}/../../../engine/climate/table.bin`).bytes())
  const none = (): never => {
    throw new Error('not used')
  }
  const sources: Sources = {
    weather: none,
    module: none,
    inverter: none,
    typicalYear: async (query) => {
      const { weather, notes } = await years(yearPlace(query.latitude, query.longitude))
      return { id: null, origin: null, weather: weather as never, notes, findings: [] }
    },
  }
  const PLACE = { latitude: 48.14, longitude: 11.58, weather_source: 'embedded', system_capacity_kw: 100 }
  const BODIES = {
    'fixed racks': PLACE,
    'steep and bifacial': { ...PLACE, tilt_deg: 50, bifaciality: 0.7 },
    'bifacial trackers, larger': { ...PLACE, system_capacity_kw: 250, racking: 'single_axis', bifaciality: 0.8, dc_ac_ratio: 1.6 },
    'elsewhere, thin film': { ...PLACE, latitude: -33.4, longitude: -70.6, module_type: 'thin_film', gcr: 0.7 },
  }
  const runOf = async (body: object) => (await perform({ kind: 'simple', body }, sources)).answer as unknown as Figures

  test('the rows add up to the difference of the energies for each pair, in kWh and per kWp', async () => {
    const runs = await Promise.all(Object.values(BODIES).map(runOf))
    for (const from of runs) {
      for (const to of runs) {
        for (const isPerKwp of [false, true]) {
          const difference = gridEnergy(to, isPerKwp) - gridEnergy(from, isPerKwp)
          expect(Math.abs(sum(from, to, isPerKwp) - difference)).toBeLessThan(1e-11 * gridEnergy(from, isPerKwp) * 100)
        }
      }
    }
  })
})
