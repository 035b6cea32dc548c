import { describe, expect, test } from 'bun:test'
import { completeRunRequest } from '@pvyield/engine'
import type { SizeWish } from '../../../engine/sizing/wish.ts'
import { fieldsOf, refusalsOf } from '../failures.ts'
import { cecSection, iec61853Section, pvsystSection, sandiaSection } from '../module/sections.ts'
import { Seeded } from '../properties/seeded.ts'
import { smallPlant } from '../small-plant.ts'
import { limitOf, sized } from './sized.ts'

describe('string lengths by hand', () => {
  // CS5P-220M, whose voltages at 1000 W/m2 are straight lines (King 2004, eqs. 3 and 4 at Ee = 1):
  // 59.2608 - 0.21696 (T - 25) at open circuit, 48.3156 - 0.235488 (T - 25) at the MPP.
  const voc15 = 59.2608 - 0.21696 * (-15 - 25)
  const vmp10 = 48.3156 - 0.235488 * (-10 - 25)
  const vmp65 = 48.3156 - 0.235488 * (65 - 25)

  test('are limited by the open circuit at the lowest air temperature, and by the MPPT window in daylight and heat', () => {
    const answer = sized(sandiaSection(), {})
    expect(voc15).toBeCloseTo(67.9392, 10)
    expect(Math.floor(1000 / voc15)).toBe(14)
    expect(vmp10).toBeCloseTo(56.55768, 10)
    expect(Math.floor(850 / vmp10)).toBe(15)
    expect(vmp65).toBeCloseTo(38.89608, 10)
    expect(Math.ceil(500 / vmp65)).toBe(13)
    expect(answer.modules_per_string).toMatchObject({ min: 13, max: 14 })
    const { value, margin, margin_percent, time, cell_temp_c } = limitOf(
      { limits: sized(sandiaSection(), {}, { modulesPerString: 14 }).limits },
      'v_oc_inverter',
    )
    expect(value).toBeCloseTo(951.1488, 3)
    expect(margin).toBeCloseTo(48.8512, 3)
    expect(margin_percent).toBeCloseTo(4.88512, 3)
    expect([time, cell_temp_c]).toEqual(['2001-01-10T06:00', -15])
  })

  test('at the MPP follow the coldest row with light, not the coldest night', () => {
    const answer = sized(sandiaSection(), { v_dc_max_v: 2000 }, { modulesPerString: 15 })
    expect(limitOf(answer, 'v_mp_window_max').value).toBeCloseTo(15 * vmp10, 3)
    expect(limitOf(answer, 'v_mp_window_max').is_met).toBe(true)
  })

  test('follow a temperature that was sent instead of the lowest of the weather, with a warning where it is higher', () => {
    const colder = sized(sandiaSection(), {}, { openCircuitC: -40 })
    const voc40 = 59.2608 - 0.21696 * (-40 - 25)
    expect(Math.floor(1000 / voc40)).toBe(13)
    expect(colder.modules_per_string).toMatchObject({ min: 13, max: 13 })
    expect(colder.temperatures.open_circuit_time).toBeNull()
    expect(colder.warnings.join()).not.toContain('temp_air_min_c')
    expect(sized(sandiaSection(), {}, { openCircuitC: 0 }).warnings.join()).toContain(
      'temp_air_min_c 0 degC is above the lowest air temperature of the weather, -15.0 degC',
    )
  })

  test('follow the stated coefficient of the open-circuit voltage: 46.6 + 0.135 x 40 V, 19 modules at 1000 V', () => {
    const answer = sized(pvsystSection(), { v_mppt_min_v: null, v_mppt_max_v: null })
    expect(answer.module_at.v_oc_cold_v).toBeCloseTo(46.6 + 0.135 * 40, 10)
    expect(answer.module_at.v_oc_cold_rule).toBe('coefficient')
    expect(answer.modules_per_string).toMatchObject({ min: 1, max: 19 })
  })

  test('are limited by the module, the inverter or the class, whichever is lowest', () => {
    const most = (vMax: number | null, inverterV: number | null, classV: number | null): number =>
      sized(pvsystSection({ v_max_v: vMax }), { v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: inverterV }, { classV })
        .modules_per_string.max
    // 52 V each
    expect(most(600, 1000, null)).toBe(11)
    expect(most(1500, 1000, null)).toBe(19)
    expect(most(1500, 1500, 600)).toBe(11)
    expect(most(1500, 1500, 1000)).toBe(19)
    expect(most(null, 1500, null)).toBe(28)
  })

  test('of an inverter that states no maximum are those of the lowest class that contains its window', () => {
    const most = (windowV: number): number =>
      sized(pvsystSection(), { v_mppt_min_v: 100, v_mppt_max_v: windowV, v_dc_max_v: null }).modules_per_string.max
    const byWindow = (windowV: number) => Math.floor(windowV / sized(pvsystSection()).module_at.v_mp_cold_v)
    expect(most(590)).toBe(Math.min(11, byWindow(590)))
    expect(most(990)).toBe(19)
    expect(most(1480)).toBe(28)
    const { notes } = sized(pvsystSection(), { v_mppt_min_v: 100, v_mppt_max_v: 990, v_dc_max_v: null })
    expect(notes.join()).toContain('1000 V is voltage class assumed for an inverter whose MPPT window ends at 990 V')
  })
})

test('voltages and currents of a CEC module are those of pvlib 0.16.1 (calcparams_cec, singlediode)', () => {
  const cs6p200p = cecSection({
    p_nom_w: 200.277,
    i_sc_a: 7.68,
    v_oc_v: 36.2,
    i_mp_a: 6.93,
    v_mp_v: 28.9,
    alpha_sc_a_per_k: 0.0027648,
    a_ref_v: 1.46115,
    i_l_ref_a: 7.72347,
    i_o_ref_a: 1.26e-10,
    r_s_ohm: 0.426804,
    r_sh_ref_ohm: 75.3969,
    adjust: -0.0184274,
  })
  const at = sized(cs6p200p).module_at
  expect(at.v_oc_cold_rule).toBe('model')
  for (const [own, pvlib] of [
    [at.v_oc_cold_v, 41.0945],
    [at.v_oc_cold_low_light_v, 39.0632],
    [at.v_mp_cold_v, 33.3593],
    [at.v_mp_hot_v, 23.8903],
    [at.v_oc_hot_v, 28.5754],
    [at.i_mp_hot_a, 6.9495],
    [at.i_sc_hot_a, 7.79],
  ] as const) {
    expect(Math.abs(own / pvlib - 1)).toBeLessThan(1e-3)
  }
})

test('every model with a voltage is sized, and a reference module is refused with the fix', () => {
  for (const section of [pvsystSection(), cecSection(), sandiaSection(), iec61853Section()]) {
    const { modules_per_string } = sized(section, { v_mppt_min_v: 200 })
    expect(modules_per_string.max).toBeGreaterThanOrEqual(modules_per_string.min)
  }
  expect(refusalsOf(() => sized(smallPlant().module as Parameters<typeof sized>[0]))).toEqual([
    'module.model: A reference module has no voltage, so its strings cannot be sized: send a section of another model, or the id of a library module',
  ])
})

describe('no string length that keeps all limits', () => {
  test('names the two limits that collide', () => {
    const [refusal = ''] = refusalsOf(() => sized(sandiaSection(), { v_mppt_min_v: 700, v_mppt_max_v: 750, v_dc_max_v: 800 }))
    expect(refusal).toBe(
      'inverter: No number of modules in series keeps all limits: it takes at least 18 for inverter.v_mppt_min_v 700 V (17 have 661 V at the MPP with cells at 65.0 degC), and at most 11 for inverter.v_dc_max_v 800 V (12 have 815 V at open circuit with cells at -15.0 degC); take an inverter with a wider window, or a module of a lower voltage',
    )
  })

  test('names the one that not even a module keeps', () => {
    const [refusal = ''] = refusalsOf(() => sized(sandiaSection(), { v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: 60 }))
    expect(refusal).toContain('inverter: Not even one module fits: at most 0 for inverter.v_dc_max_v 60 V')
  })

  test('a length that was sent is refused outside the range, with the range', () => {
    expect(fieldsOf(() => sized(sandiaSection(), {}, { modulesPerString: 15 }))).toEqual(['modules_per_string'])
    expect(refusalsOf(() => sized(sandiaSection(), {}, { modulesPerString: 15 }))[0]).toContain('send 13 to 14, or leave it out')
    expect(refusalsOf(() => sized(sandiaSection(), {}, { modulesPerString: 12 }))[0]).toContain(
      'inverter.v_mppt_min_v 500 V (12 have 467 V at the MPP',
    )
  })
})

describe('strings and inverters', () => {
  test('meet a DC target of one megawatt within 1 %, at the ratio within 5 %', () => {
    const { dc_kw, ac_kw, dc_ac_ratio, modules, array_patch } = sized(pvsystSection())
    expect(Math.abs(dc_kw / 1000 - 1)).toBeLessThan(0.01)
    expect(Math.abs(dc_ac_ratio / 1.2 - 1)).toBeLessThan(0.05)
    expect(modules).toBe(array_patch.modules_per_string * array_patch.strings_per_inverter * array_patch.n_inverters)
    expect(dc_kw).toBeCloseTo((modules * 350) / 1000, 6)
    expect(ac_kw).toBe(array_patch.n_inverters * 100)
  })

  test('meet an AC target with whole inverters', () => {
    const { n_inverters, dc_ac_ratio } = sized(pvsystSection(), {}, { target: { kind: 'ac', kw: 1500 } })
    expect(n_inverters).toBe(15)
    expect(Math.abs(dc_ac_ratio / 1.2 - 1)).toBeLessThan(0.05)
  })

  test('keep a number of strings exactly', () => {
    for (const strings of [1, 7, 56, 97, 1000]) {
      expect(sized(pvsystSection(), {}, { target: { kind: 'strings', strings } }).strings).toBe(strings)
    }
  })

  test('keep the current of the inverter: 8.94 A at STC, at most 20 strings at 190 A', () => {
    const free = sized(pvsystSection(), { p_ac_nom_kw: 200 })
    const bound = sized(pvsystSection(), { p_ac_nom_kw: 200, i_dc_max_a: 190 })
    expect(free.strings_per_inverter).toBeGreaterThan(25)
    expect(bound.strings_per_inverter).toBeLessThanOrEqual(21)
    expect(limitOf(bound, 'i_mp_inverter').is_met).toBe(true)
    expect(bound.warnings.join()).toContain('The DC/AC ratio is')
  })

  test('have the current of the rear light of the bifacial nameplate: 135 W/m2 times the bifaciality', () => {
    const front = sized(pvsystSection()).module_at
    const both = sized(pvsystSection(), {}, { bifaciality: 0.8 }).module_at
    expect(both.i_sc_hot_a / front.i_sc_hot_a).toBeCloseTo(1.108, 3)
    expect(both.v_oc_cold_v).toBe(front.v_oc_cold_v)
  })

  test('of the fullest tracker: 5 strings on 2 trackers are 3 on one, which is warned of', () => {
    const answer = sized(
      pvsystSection(),
      { mppt_count: 2, i_dc_max_a: 50 },
      { target: { kind: 'strings', strings: 5 }, modulesPerString: 18 },
    )
    expect(answer.n_inverters === 1 ? answer.strings_per_tracker : 1).toBe(answer.n_inverters === 1 ? 3 : 1)
    expect(limitOf(answer, 'i_mp_tracker').limit).toBe(25)
  })

  test('of modules of a scene keep their number, and equal strings on both faces of ridges', () => {
    const racks = sized(pvsystSection(), {}, { target: { kind: 'modules', modules: 16 * 21, isRidge: false } })
    expect(racks.modules).toBe(16 * 21)
    const ridges = sized(pvsystSection(), {}, { target: { kind: 'modules', modules: 2 * 16 * 5, isRidge: true } })
    expect(ridges.modules).toBe(160)
    expect(ridges.strings_per_inverter % 2).toBe(0)
    const odd = { target: { kind: 'modules', modules: 23, isRidge: false }, targetField: 'scene.types' } as const
    expect(refusalsOf(() => sized(pvsystSection(), {}, odd))[0]).toStartWith('scene.types: 23 modules form no equal strings of')
  })

  test('have alternatives of other lengths or inverter counts, each with its limits and a reason', () => {
    const answer = sized(pvsystSection())
    expect(answer.alternatives.length).toBe(5)
    const keys = [answer.array_patch, ...answer.alternatives].map(
      ({ modules_per_string, n_inverters }) => `${modules_per_string} ${n_inverters}`,
    )
    expect(new Set(keys).size).toBe(6)
    for (const { limits, reason } of answer.alternatives) {
      expect(limits.filter(({ name }) => name.startsWith('v_')).every(({ is_met }) => is_met === true)).toBe(true)
      expect(reason.length).toBeGreaterThan(10)
    }
  })
})

describe('the stringing of real plants', () => {
  test('PVsyst report 7.4.5: 56 strings of 26 modules of 615 W at a ratio of 1.28 take 2 inverters of 350 kW', () => {
    const inverter = { p_ac_nom_kw: 350, v_mppt_min_v: 500, v_mppt_max_v: 1500, v_dc_max_v: 1500 }
    const module = pvsystSection({ p_nom_w: 615 })
    const answer = sized(module, inverter, { target: { kind: 'strings', strings: 56 }, ratio: 1.28, modulesPerString: 26 })
    expect(answer.array_patch).toEqual({ modules_per_string: 26, strings_per_inverter: 28, n_inverters: 2 })
    expect(answer.dc_kw).toBeCloseTo(895.44, 6)
    expect(answer.dc_ac_ratio).toBeCloseTo(1.279, 3)
  })

  test('PVsyst report 7.3.1: 8 strings of 16 modules of 400 W at 1.28 take 2 inverters of 20 kW', () => {
    const answer = sized(
      pvsystSection({ p_nom_w: 400 }),
      { p_ac_nom_kw: 20, v_mppt_min_v: 200, v_mppt_max_v: 750, v_dc_max_v: 1000 },
      { target: { kind: 'dc', kw: 51.2 }, ratio: 1.28, modulesPerString: 16 },
    )
    expect(answer.array_patch).toEqual({ modules_per_string: 16, strings_per_inverter: 4, n_inverters: 2 })
    expect(answer.dc_kw).toBeCloseTo(51.2, 9)
  })

  // The files of the components of the variants are not at hand: powers and counts are theirs, voltages are not.
  test('PVsyst variant DEMO_Commercial (8.0.1): strings of 25 modules of 440 W on 6 inverters of 60 kW, 6 to 7 on each', () => {
    const inverter = { p_ac_nom_kw: 60, v_mppt_min_v: 500, v_mppt_max_v: 1400, v_dc_max_v: 1500 }
    const wish = { target: { kind: 'ac', kw: 360 }, ratio: 440 / 360, modulesPerString: 25, openCircuitC: -10 } as const
    const { array_patch } = sized(pvsystSection({ p_nom_w: 440 }), inverter, wish)
    expect(array_patch.n_inverters).toBe(6)
    expect([6, 7]).toContain(array_patch.strings_per_inverter)
  })

  test('PVsyst variant Microgrid (7.4.7): 26.4 kW in strings of 22 modules of 300 W are 4 strings on one inverter with 2 trackers', () => {
    const answer = sized(
      pvsystSection({
        p_nom_w: 300,
        v_oc_v: 39.8,
        v_mp_v: 32.7,
        i_mp_a: 9.17,
        i_sc_a: 9.77,
        mu_v_oc_v_per_k: -0.115,
        r_series_ohm: null,
        r_shunt_ohm: null,
        r_shunt_0_ohm: null,
        gamma: null,
        mu_gamma_per_k: null,
        cells_in_series: 60,
      }),
      { p_ac_nom_kw: 20, v_mppt_min_v: 200, v_mppt_max_v: 950, v_dc_max_v: 1100, mppt_count: 2 },
      { target: { kind: 'dc', kw: 26.4 }, ratio: 1.32, openCircuitC: -10 },
    )
    expect(answer.modules_per_string.min).toBeLessThanOrEqual(22)
    expect(answer.modules_per_string.max).toBeGreaterThanOrEqual(22)
    expect([answer.array_patch, ...answer.alternatives]).toContainEqual(
      expect.objectContaining({ modules_per_string: 22, strings_per_inverter: 4, n_inverters: 1 }),
    )
  })
})

describe('of extreme ratings and targets', () => {
  test('every plant is finite and within the bounds of a run, or refused at a field', () => {
    const seeded = new Seeded(31)
    const power = (low: number, high: number): number => 10 ** seeded.between(low, high)
    let made = 0
    for (let k = 0; k < 400; k++) {
      const inverter = {
        p_ac_nom_kw: power(-3, 5),
        i_dc_max_a: seeded.pick([null, power(-2, 5)]),
        mppt_count: seeded.pick([1, 2, 12, 1000]),
        v_mppt_min_v: seeded.pick([null, seeded.between(1, 900)]),
        v_mppt_max_v: seeded.pick([null, seeded.between(950, 3000)]),
        v_dc_max_v: seeded.pick([null, seeded.between(3100, 9000)]),
      }
      const target = seeded.pick<SizeWish['target']>([
        { kind: 'dc', kw: power(-3, 7) },
        { kind: 'ac', kw: power(-3, 7) },
        { kind: 'strings', strings: seeded.whole(1, 1_000_000) },
        { kind: 'modules', modules: seeded.whole(1, 100_000), isRidge: seeded.chance(0.5) },
      ])
      const wish = { target, ratio: seeded.between(0.6, 3), openCircuitC: seeded.between(-80, 50), bifaciality: seeded.share() }
      const fields = fieldsOf(() => {
        const { array_patch, limits, dc_kw } = sized(pvsystSection(), inverter, wish)
        expect(limits.every(({ value, margin }) => Number.isFinite(value) && (margin === null || Number.isFinite(margin)))).toBe(true)
        expect(limits.filter(({ name }) => name.startsWith('v_')).every(({ is_met }) => is_met)).toBe(true)
        expect(Number.isFinite(dc_kw)).toBe(true)
        completeRunRequest({ ...smallPlant(), array: { ...smallPlant().array, ...array_patch } })
        made++
      })
      for (const field of fields) expect(['inverter', 'dc_kw']).toContain(String(field))
    }
    expect(made).toBeGreaterThan(150)
  })
})
