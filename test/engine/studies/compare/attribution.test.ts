import { describe, expect, test } from 'bun:test'
import type { LossRow } from '@pvyield/contract/schemas'
import { CONVERSION, differenceParts, energyOf, type Figures } from '@pvyield/engine/studies'
import { embeddedYears, perform, type Sources, yearPlace } from '@pvyield/engine/work'

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

// By hand: L(95,000, 109,000) = 14,000 / ln(109,000 / 95,000) = 101,839.667671, times the logarithm of each ratio.
describe('a difference by rows, by hand', () => {
  test('each row takes the logarithmic mean of the energies times the logarithm of its ratio', () => {
    expect(nonZero(SMALL, LARGE)).toEqual({
      transposition: 4526.952728, // ln(1.15 / 1.10)
      iam: 210.630205, // ln((1100 / 1127) / (1050 / 1078)); the soiling is 2 % in both
      [CONVERSION]: 9706.357037, // ln(110 / 100)
      temperature: -210.630205, // ln((115 / 121) / (100 / 105))
      inverter_efficiency: -369.654372, // ln((110 / 115) / 0.96)
      unavailability: 136.344607, // ln((109 / 110) / (95 / 96))
    })
    expect(sum(SMALL, LARGE)).toBeCloseTo(14_000, 8) // 109,000 - 95,000
  })

  test('per kWp the power is no difference', () => {
    expect(nonZero(SMALL, LARGE, true)).toEqual({
      transposition: 43.132026,
      iam: 2.006848,
      temperature: -2.006848,
      inverter_efficiency: -3.522003,
      unavailability: 1.299068,
    })
    expect(sum(SMALL, LARGE, true)).toBeCloseTo(109_000 / 110 - 950, 10)
  })

  test('the rear side is a term of its own: 5000 kWh, of which the rows below leave 4522.727; the light on the ground is none', () => {
    expect(nonZero(SMALL, REAR)).toEqual({
      glob_rear: 4522.727273,
      temperature: -237.768925,
      inverter_efficiency: 170.281437,
      unavailability: 44.760216,
    })
    expect(sum(SMALL, REAR)).toBeCloseTo(4500, 8)
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

/** A plant by what each of its rows takes: shares of what reaches them, and amounts, kWh. */
function plant(
  of: Partial<Record<'soiling' | 'temperature' | 'other_ac' | 'auxiliaries' | 'self_consumed' | 'light', number>> = {},
): Figures {
  const { light = 1000, soiling = 0.02, temperature = 0.05, auxiliaries = 300, other_ac = 0.01, self_consumed = 0 } = of
  const front = light * 1.1 * (1 - soiling)
  const nominal = 100 * front
  const warm = nominal * (1 - temperature)
  const ac = warm - auxiliaries
  const left = ac * (1 - other_ac)
  return figures(100, [
    ['glob_hor', light, 'kWh/m2'],
    ['transposition', -0.1 * light, 'kWh/m2', 'glob_hor'],
    ['glob_inc', 1.1 * light, 'kWh/m2'],
    ['soiling', 1.1 * light * soiling, 'kWh/m2', 'glob_inc'],
    ['glob_eff', front, 'kWh/m2'],
    ['e_array_nominal', nominal, 'kWh'],
    ['temperature', nominal * temperature, 'kWh', 'e_array_nominal'],
    ['auxiliaries', auxiliaries, 'kWh', 'e_inverter_output'],
    ['other_ac', ac * other_ac, 'kWh', 'e_inverter_output'],
    ['self_consumed', self_consumed, 'kWh', 'e_inverter_output'],
    ['e_grid', left - self_consumed, 'kWh'],
  ])
}

describe('plants that differ in one row', () => {
  test('have the whole difference in that row, whatever the other rows take', () => {
    const base = plant()
    for (const [key, other] of [
      ['soiling', plant({ soiling: 0.07 })],
      ['temperature', plant({ temperature: 0.09 })],
      ['auxiliaries', plant({ auxiliaries: 900 })],
      ['other_ac', plant({ other_ac: 0.04 })],
      ['self_consumed', plant({ self_consumed: 20_000 })],
      ['glob_hor', plant({ light: 1080 })],
    ] as const) {
      const difference = energyOf(other) - energyOf(base)
      expect(Math.abs(difference)).toBeGreaterThan(100)
      const parts = differenceParts(base, other)
      for (const part of parts) expect(Math.abs(part.kwh - (part.key === key ? difference : 0))).toBeLessThan(1e-9 * energyOf(base))
    }
  })

  test('three plants: the sums of the ways from the first to the third are the same', () => {
    const [a, b, c] = [plant(), plant({ soiling: 0.06, other_ac: 0.03 }), plant({ temperature: 0.02, light: 900, self_consumed: 5000 })]
    expect(sum(a, b) + sum(b, c)).toBeCloseTo(sum(a, c), 8)
    expect(sum(a, c)).toBeCloseTo(energyOf(c) - energyOf(a), 8)
  })

  test('a loss of everything, no light, and a load that takes more than there is add up as well', () => {
    const cases = [plant(), plant({ soiling: 1 }), plant({ light: 0 }), plant({ self_consumed: 200_000 }), plant({ auxiliaries: -400 })]
    for (const from of cases)
      for (const to of cases) {
        const parts = differenceParts(from, to)
        expect(parts.every(({ kwh }) => Number.isFinite(kwh))).toBe(true)
        expect(sum(from, to)).toBeCloseTo(energyOf(to) - energyOf(from), 6)
      }
    expect(nonZero(plant({ auxiliaries: 0 }), plant({ soiling: 1, auxiliaries: 0 }))).toEqual({ soiling: -101_385.9 })
  })

  test('the light is of the weather, the transposition of the plane, the rest of the plant', () => {
    const keysOf = (group: string) => differenceParts(plant(), plant()).flatMap((part) => (part.group === group ? [part.key] : []))
    expect(keysOf('weather')).toEqual(['glob_hor'])
    expect(keysOf('plane')).toEqual(['transposition'])
    expect(keysOf('plant')).toEqual([...['soiling', 'glob_rear', CONVERSION, 'temperature', 'auxiliaries', 'other_ac', 'self_consumed']])
  })
})

describe('a difference by rows, of runs', () => {
  const years = embeddedYears(() => Bun.file(`${import.meta.dir}/../../../../engine/climate/table.bin`).bytes())
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
  const runOf = async (body: object) => (await perform({ kind: 'simple', body }, sources)).answer as Figures

  test('the rows add up to the difference of the energies for each pair, in kWh and per kWp', async () => {
    const runs = await Promise.all(Object.values(BODIES).map(runOf))
    for (const from of runs) {
      for (const to of runs) {
        for (const isPerKwp of [false, true]) {
          const difference = energyOf(to, isPerKwp) - energyOf(from, isPerKwp)
          expect(Math.abs(sum(from, to, isPerKwp) - difference)).toBeLessThan(1e-9 * energyOf(from, isPerKwp))
        }
      }
    }
  })
})
