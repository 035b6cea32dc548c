import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { everyLossPlant, MUNICH_YEAR } from '../chain/plant.ts'
import { Seeded } from '../properties/seeded.ts'

const COLDEST_DAYLIGHT_C = -8
const V_OC = 45
const MU_V_OC = -0.125

/** 20 degC by day except for one noon, and far colder at night. */
const CHILLY = {
  ...MUNICH_YEAR,
  temp_air_c: MUNICH_YEAR.temp_air_c.map((_, row) =>
    row === 12 ? COLDEST_DAYLIGHT_C : ((MUNICH_YEAR.ghi_wm2 ?? [])[row] ?? 0) > 0 ? 20 : -40,
  ),
}

/** Voc of a module in the coldest daylight row: 45 V + 0.125 V/K (stated coefficient) x 33 K. */
const COLD_V_OC = 49.125

const MODULE = {
  model: 'pvsyst',
  p_nom_w: 300,
  length_m: 1.954,
  width_m: 0.982,
  cells_in_series: 72,
  i_sc_a: 8.87,
  v_oc_v: V_OC,
  i_mp_a: 8.3,
  v_mp_v: 36.1,
  mu_i_sc_a_per_k: 0.0058,
  mu_p_mp_per_k: -0.0043,
  mu_v_oc_v_per_k: MU_V_OC,
}

function warnings(modules_per_string: number, inverter: object, module: object = {}): string[] {
  const request = everyLossPlant({
    weather: CHILLY,
    array: { modules_per_string, strings_per_inverter: 20 },
    module: { ...MODULE, ...module },
    inverter: { model: 'flat', p_ac_nom_kw: 250, ...inverter },
  })
  return run(request).answer.summary.warnings
}

/** The minimum and the maximum number of modules in series that a warning names. */
function namedIn(text: string): [number, number] {
  const [, min, max] = /(\d+) to (\d+) modules in series/.exec(text) ?? []
  return [Number(min), Number(max)]
}

const openCircuit = (texts: readonly string[]): string[] => texts.filter((text) => text.includes('at open circuit'))
const COLD = 'with cells at -8 degC (air temperature of the coldest daylight row)'

describe('open-circuit voltage of strings in cold weather', () => {
  test('40 modules of 45 V exceed the voltage class of an inverter that states no maximum voltage', () => {
    expect(openCircuit(warnings(40, { v_mppt_min_v: 500, v_mppt_max_v: 800 }))).toEqual([
      `Strings of 40 modules reach 1965 V at open circuit ${COLD}, above 1000 V, assumed for an inverter whose MPPT window ends at 800 V (send inverter.v_dc_max_v): 16 to 19 modules in series satisfy all limits`,
    ])
  })

  test('stated limits of the inverter and the module replace the voltage class, and both are checked', () => {
    expect(openCircuit(warnings(32, { v_dc_max_v: 1500, v_mppt_max_v: 800 }, { v_max_v: 1000 }))).toEqual([
      `Strings of 32 modules reach 1572 V at open circuit ${COLD}, above 1500 V, inverter.v_dc_max_v: 1 to 19 modules in series satisfy all limits`,
      `Strings of 32 modules reach 1572 V at open circuit ${COLD}, above 1000 V, module.v_max_v: 1 to 19 modules in series satisfy all limits`,
    ])
    expect(openCircuit(warnings(24, { v_mppt_max_v: 800 }, { v_max_v: 1500 }))).toEqual([])
    expect(openCircuit(warnings(24, { v_dc_max_v: 1500 }, { v_max_v: 1500 }))).toEqual([])
  })

  test('the class is the lowest that contains the MPPT window; without a window, the power of the inverter decides', () => {
    const limitOf = (inverter: object): string | undefined => /above (\d+) V/.exec(openCircuit(warnings(60, inverter))[0] ?? '')?.[1]
    expect(limitOf({ v_mppt_max_v: 1000 })).toBe('1000')
    expect(limitOf({ v_mppt_max_v: 1001 })).toBe('1500')
    expect(limitOf({ v_mppt_max_v: 1600 })).toBe('1600')
    expect(limitOf({ p_ac_nom_kw: 100 })).toBe('1000')
    expect(limitOf({ p_ac_nom_kw: 101 })).toBe('1500')
  })

  test('without a stated coefficient the voltage comes from the model, within 2 % of the voltage with the usual -0.29 %/K', () => {
    const text = openCircuit(warnings(40, { v_mppt_max_v: 800 }, { mu_v_oc_v_per_k: null }))[0] ?? ''
    const volts = Number(/reach (\d+) V/.exec(text)?.[1])
    expect(Math.abs(volts / (40 * V_OC * (1 + 0.0029 * 33)) - 1)).toBeLessThan(0.02)
  })

  test('a stated coefficient that is more than 25 % from that of the model counts only where it gives more volts', () => {
    const voltsWith = (mu: number | null): [volts: number, text: string] => {
      const text = openCircuit(warnings(40, { v_mppt_max_v: 800 }, { mu_v_oc_v_per_k: mu }))[0] ?? ''
      return [Number(/reach (\d+) V/.exec(text)?.[1]), text]
    }
    const [modelVolts] = voltsWith(null)
    const modelPerK = (modelVolts / 40 - V_OC) / (COLDEST_DAYLIGHT_C - 25)
    const statedVolts = (mu: number) => 40 * (V_OC + mu * (COLDEST_DAYLIGHT_C - 25))
    for (const share of [0.15, 0.2, 0.5, 0.74, 0.76, 0.9, 1.1, 1.24, 1.26, 1.5]) {
      const mu = share * modelPerK
      const [volts, text] = voltsWith(mu)
      const isModel = share < 0.75
      expect(Math.abs(volts - (isModel ? modelVolts : statedVolts(mu)))).toBeLessThanOrEqual(1)
      expect(text.includes('by the model of the module')).toBe(isModel)
    }
    expect(voltsWith(-0.03)[1]).toMatch(
      /with cells at -8 degC \(air temperature of the coldest daylight row\); by the model of the module, -1\d\d\.\d mV\/K, because module\.mu_v_oc_v_per_k, -30\.0 mV\/K, is more than 25 % from it and gives a lower voltage, above 1000 V/,
    )
  })

  test('a string is reported exactly when it exceeds the limit, and the maximum that the warning names just satisfies it', () => {
    const seeded = new Seeded(17)
    for (let k = 0; k < 25; k++) {
      const inSeries = seeded.whole(5, 45)
      const limitV = seeded.whole(300, 1500)
      const [text] = openCircuit(warnings(inSeries, { v_dc_max_v: limitV }))
      expect(text !== undefined, `${inSeries} modules, ${limitV} V`).toBe(inSeries * COLD_V_OC > limitV + 0.5)
      if (text === undefined) continue
      const [, max] = namedIn(text)
      expect(max * COLD_V_OC).toBeLessThanOrEqual(limitV + 0.5)
      expect((max + 1) * COLD_V_OC).toBeGreaterThan(limitV + 0.5)
    }
  })
})

describe('MPP voltage of strings', () => {
  const WINDOW = { v_mppt_min_v: 570, v_mppt_max_v: 800, v_dc_max_v: 1500 }
  const ofStrings = (inSeries: number, inverter: object = WINDOW): string[] =>
    warnings(inSeries, inverter).filter((text) => text.startsWith('Strings'))

  test('voltages below the window when hot and above it when cold are reported with the same range: its ends cause no warning, one module less or more does', () => {
    const [hot = ''] = ofStrings(14)
    const [cold = ''] = ofStrings(30)
    expect(hot).toMatch(
      /^Strings of 14 modules fall to \d+ V at the MPP with cells at \d+ degC \(hottest row\), below 570 V, the lower limit of the MPPT window: \d+ to \d+ modules/,
    )
    expect(cold).toMatch(
      /^Strings of 30 modules reach \d+ V at the MPP .*, above 800 V, the upper limit of the MPPT window: \d+ to \d+ modules/,
    )
    expect(namedIn(hot)).toEqual(namedIn(cold))
    const [min, max] = namedIn(hot)
    for (const fits of [min, max]) expect(ofStrings(fits)).toEqual([])
    for (const not of [min - 1, max + 1]) expect(ofStrings(not)).toHaveLength(1)
  })

  test('the recommended range satisfies the tightest of all limits, including that of the open circuit in cold weather', () => {
    const tight = { v_mppt_min_v: 450, v_mppt_max_v: 850, v_dc_max_v: 900 }
    const [hot = ''] = ofStrings(10, tight)
    const [, max] = namedIn(hot)
    expect(max).toBe(Math.floor(900 / COLD_V_OC))
    expect(ofStrings(max, tight)).toEqual([])
  })

  test('when no number of modules satisfies all limits, every warning says so', () => {
    for (const inSeries of [14, 18, 30]) {
      const texts = ofStrings(inSeries, { v_mppt_min_v: 780, v_mppt_max_v: 800, v_dc_max_v: 900 })
      expect(texts.length).toBeGreaterThan(0)
      for (const text of texts) expect(text).toEndWith(': no number of modules in series satisfies all limits')
    }
  })

  test('a voltage that equals the limit after rounding is not reported', () => {
    const [, volts] = /reach (\d+) V at the MPP/.exec(ofStrings(30)[0] ?? '') ?? []
    expect(ofStrings(30, { ...WINDOW, v_mppt_max_v: Number(volts), v_dc_max_v: 2000 })).toEqual([])
    for (let inSeries = 14; inSeries < 34; inSeries++) {
      for (const text of ofStrings(inSeries)) {
        const [, reached, limit] = / (\d+) V .*(?:above|below) (\d+) V/.exec(text) ?? []
        expect(reached, text).not.toBe(limit)
      }
    }
  })
})

test('a module without voltage has no string voltage to check', () => {
  const module = { model: 'reference', p_nom_w: 300, efficiency: 0.2, temperature_coefficient: -0.004 }
  const request = everyLossPlant({
    array: { modules_per_string: 100, strings_per_inverter: 8 },
    module,
    inverter: { model: 'flat', p_ac_nom_kw: 250 },
  })
  expect(run(request).answer.summary.warnings.filter((text) => text.includes('Strings'))).toEqual([])
})
