import { describe, expect, test } from 'bun:test'
import { completeRunRequest, describeTree, EngineError, type Resolved, run, STAGES, type Stage, scoreTree } from '@pvyield/engine'
import { DIAGRAM } from '../../../engine/report/diagram.ts'
import { STAGE_ROWS } from '../../../engine/tree/rows.ts'
import { STEPS } from '../../../engine/tree/steps.ts'
import { type Changes, diagram, everyLossPlant as everyLoss, MUNICH_EVERY_THIRD_HOUR, MUNICH_YEAR, plant as plain } from '../chain/plant.ts'

const stages: readonly Stage[] = STAGES
const { dhi_wm2: _, dni_wm2: __, ...GLOBAL_ALONE } = MUNICH_EVERY_THIRD_HOUR
const { ghi_wm2, ...WITHOUT_GLOBAL } = GLOBAL_ALONE
/** A year in few rows: every option of every step is run, twice. */
const plant = (changes: Changes = {}) => plain({ weather: MUNICH_EVERY_THIRD_HOUR, ...changes })
const everyLossPlant = (changes: Changes = {}) => everyLoss({ weather: MUNICH_EVERY_THIRD_HOUR, ...changes })

const TRACKER = {
  array: { track_mode: 'single_axis', inter_row_shading: true, modules_per_string: 18, strings_per_inverter: 200, n_inverters: 1 },
}
const MODULES = {
  cec: {
    model: 'cec', p_nom_w: 300, length_m: 1.954, width_m: 0.982, cells_in_series: 72, i_sc_a: 8.87, v_oc_v: 44.6, i_mp_a: 8.3, v_mp_v: 36.1,
    alpha_sc_a_per_k: 0.0058, a_ref_v: 1.9, i_l_ref_a: 8.88, i_o_ref_a: 5.6e-10, r_s_ohm: 0.26, r_sh_ref_ohm: 300, adjust: 0.05,
  },
  reference: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 },
  sandia: {
    model: 'sandia', p_nom_w: 219.66, length_m: 1.701, width_m: 1, cells_in_series: 96, i_sc_a: 5.09115, v_oc_v: 59.2608, i_mp_a: 4.54629, v_mp_v: 48.3156,
    alpha_sc_per_k: 0.000397, alpha_mp_per_k: 0.000181, c0: 1.01284, c1: -0.0128398, c2: 0.279317, c3: -7.24463, beta_voc_v_per_k: -0.21696,
    beta_vmp_v_per_k: -0.235488, diode_factor: 1.4032,
  },
  iec61853: {
    model: 'iec61853', p_nom_w: 67.83, length_m: 1.2, width_m: 0.6, cells_in_series: 116, i_sc_a: 1.18, v_oc_v: 87, i_mp_a: 1.05, v_mp_v: 64.6,
    alpha_sc_a_per_k: 0.000472, diode_factor: 1.45071, i_l_ref_a: 1.18952, i_o_ref_a: 2.08556e-9, shunt_c1_ohm: 1932.09, shunt_c2_ohm: 474.895,
    shunt_c3: 1.48756, series_d1_ohm: 13.5504, series_d2_ohm_per_k: -0.0770137, series_d3_ohm: 0.237277, band_gap_ev: 0.73769,
  },
} // biome-ignore format: parameters of a module
const INVERTERS = {
  sandia: {
    model: 'sandia',
    p_ac_nom_kw: 800,
    p_aco_w: 800000,
    p_dco_w: 820000,
    v_dco_v: 600,
    p_so_w: 2000,
    c0: -1e-8,
    c1: 1e-5,
    c2: 1e-3,
    c3: 1e-4,
  },
  pvwatts: { model: 'pvwatts', p_ac_nom_kw: 800 },
  flat: { model: 'flat', p_ac_nom_kw: 800, efficiency: 0.97 },
}
const { adjust: ____, ...DESOTO } = { ...MODULES.cec, model: 'desoto' }

const STORAGE = {
  capacity_kwh: 400,
  strategy: 'self_consumption',
  load_kw: 150,
  schedule: { charge_start_h: 9, charge_end_h: 15, discharge_start_h: 18, discharge_end_h: 22 },
  prices: { price: MUNICH_EVERY_THIRD_HOUR.temp_air_c.map((_, row) => row % 24), charge_below: 8, discharge_above: 17 },
}

/** The first rows of a weather section. */
function sliced(weather: object, rows: number): object {
  return Object.fromEntries(Object.entries(weather).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, rows) : value]))
}

/** Together they make every option of every step apply. */
const PLANTS: Readonly<Record<string, Resolved>> = {
  'fixed rows': everyLossPlant({
    bifacial: { bifaciality: 0.7 },
    iam: { angles_deg: [0, 60, 90], factors: [1, 0.95, 0] },
    weather: { ...MUNICH_EVERY_THIRD_HOUR, relative_humidity: MUNICH_EVERY_THIRD_HOUR.temp_air_c.map(() => 0.7) },
  }),
  trackers: everyLossPlant({ ...TRACKER, module: MODULES.cec, inverter: INVERTERS.sandia }),
  'global irradiance alone': everyLossPlant({ weather: GLOBAL_ALONE, module: DESOTO, inverter: INVERTERS.pvwatts }),
  'racks of a scene': everyLossPlant({
    bifacial: { bifaciality: 0.7 },
    weather: sliced(MUNICH_YEAR, 24 * 20),
    scene: {
      version: 2,
      types: [{ id: 'rack', kind: 'gft', length: 30, width: 4, modules: 60, strings: 2 }],
      placements: [0, 1, 2].map((k) => ({ type: 'rack', x: 0, y: -8 * k, z: 2, azimuth_deg: 180, tilt_deg: 25 + 2 * k })),
      objects: [{ kind: 'cylinder', x: 0, y: -30, z: 0, radius: 1, height: 15 }],
    },
  }),
  'trackers of a scene': everyLossPlant({
    ...TRACKER,
    weather: sliced(MUNICH_YEAR, 24 * 8),
    scene: {
      version: 2,
      types: [{ id: 'tracker', kind: 'sat', length: 30, width: 2.4, modules: 26, strings: 1 }],
      placements: [0, 1, 2].map((k) => ({ type: 'tracker', x: 6 * k, y: 0, z: 2 + 0.5 * (k % 2), azimuth_deg: 180 })),
      objects: [],
    },
  }),
  'a plain roof': plant({ array: { track_mode: 'rooftop' }, module: MODULES.reference, inverter: INVERTERS.flat }),
  ridges: everyLossPlant({ array: { ...TRACKER.array, track_mode: 'ewf', tilt_deg: 12, gcr: 0.9 } }),
  'light on the plane': plant({ weather: { ...WITHOUT_GLOBAL, poa_wm2: ghi_wm2 } }),
  'rows of ten minutes': plant({ weather: { ...sliced(MUNICH_YEAR, 288), step_minutes: 10 } }),
  'modules of the Sandia model': plant({ module: MODULES.sandia }),
  'modules of the IEC 61853 model': plant({ module: MODULES.iec61853 }),
  'rows under snow': plant({
    site: { snow_loss_monthly: new Array(12).fill(0.02) },
    weather: { ...MUNICH_EVERY_THIRD_HOUR, snow_depth_cm: MUNICH_EVERY_THIRD_HOUR.temp_air_c.map((airC) => Math.max(0, -(airC ?? 0))) },
  }),
  'fixed rows with a battery': everyLossPlant({ storage: STORAGE }),
}

/** The request with one field changed, without the tree's own code. */
function changed(request: Resolved, field: string, option: string): Resolved {
  const [section, key] = field.split('.') as [keyof Resolved, string]
  if (field === 'bifacial.model' && option === 'off') return completeRunRequest({ ...request, bifacial: null })
  return completeRunRequest({ ...request, [section]: { ...(request[section] as object), [key]: option } })
}

let now = 0
const clock = { now: () => ++now }

describe.each(Object.entries(PLANTS))('tree of %s', (_, request) => {
  const before = run(request)
  const trees = new Map(stages.map((stage) => [stage, scoreTree(request, stage, clock)]))
  const treeOf = (stage: Stage) => trees.get(stage) ?? scoreTree(request, stage, clock)

  test.each(stages)('%s: every score equals that of a full run with the option, to the last digit', (stage) => {
    const tree = treeOf(stage)
    expect(tree.e_grid_kwh).toBe(before.answer.summary.e_grid_kwh)
    for (const { step, options } of tree.steps) {
      for (const { option, applies, selected, e_grid_kwh, difference_kwh, rows, cost_ms } of options) {
        if (!applies) continue
        const after = selected ? before : run(changed(request, step, option))
        expect(e_grid_kwh).toBe(after.answer.summary.e_grid_kwh)
        expect(difference_kwh).toBe(after.answer.summary.e_grid_kwh - before.answer.summary.e_grid_kwh)
        for (const row of rows) expect([row.before, row.after]).toEqual([before, after].map((run) => diagram(run).get(row.key) ?? null))
        expect(cost_ms).toBeGreaterThan(0)
      }
    }
  })

  test.each(stages)('%s: an option that does not apply states why and has no figures', (stage) => {
    for (const { options } of treeOf(stage).steps) {
      for (const { applies, reason, e_grid_kwh, difference_kwh, difference, cost_ms, rows } of options) {
        if (applies) expect(reason).toBeNull()
        else {
          expect(reason?.length).toBeGreaterThan(10)
          expect([e_grid_kwh, difference_kwh, difference, cost_ms, rows]).toEqual([null, null, null, null, []])
        }
      }
    }
  })

  test.each(stages)('%s: description and scoring agree about every option', (stage) => {
    const { steps, path } = treeOf(stage)
    const described = describeTree(request, stage)
    expect(described.path).toEqual(path)
    expect(described.steps).toEqual(
      steps.map(({ step, title, selected, options }) => ({
        step,
        title,
        selected,
        options: options.map(({ option, title, source, selected, applies, reason }) => ({
          option,
          title,
          source,
          selected,
          applies,
          reason,
        })),
      })),
    )
  })
})

test('every option of every step applies to at least one of the plants', () => {
  const applied = new Set<string>()
  for (const request of Object.values(PLANTS)) {
    for (const { steps } of stages.map((stage) => describeTree(request, stage))) {
      for (const { step, options } of steps) for (const { option, applies } of options) if (applies) applied.add(`${step} ${option}`)
    }
  }
  const all = Object.values(STEPS).flatMap((steps) =>
    steps.flatMap(({ field, options }) => Object.keys(options).map((option) => `${field} ${option}`)),
  )
  expect(all.filter((option) => !applied.has(option))).toEqual([])
})

test('the rows of a stage are rows of the loss diagram', () => {
  const known = DIAGRAM.map(({ key }) => key)
  for (const stage of stages) expect(STAGE_ROWS[stage].filter((key) => !known.includes(key))).toEqual([])
})

test('a request that cannot run fails like its run', () => {
  const request = everyLossPlant({ array: { ...TRACKER.array, rotation_min_deg: -50 } })
  expect(() => scoreTree(request, 'optics', clock)).toThrow(EngineError)
})

test('each option states the difference of its run from that of the request', () => {
  const request = everyLossPlant()
  const base = run(request).answer.summary.e_grid_kwh
  const { e_grid_kwh, steps } = scoreTree(request, 'thermal', clock)
  expect(e_grid_kwh).toBe(base)
  const options = steps.flatMap((step) => step.options).filter(({ applies }) => applies)
  expect(options.length).toBeGreaterThan(3)
  for (const { option, selected, e_grid_kwh: kwh, difference_kwh, difference } of options) {
    const own = run({ ...request, thermal: { ...request.thermal, model: option as Resolved['thermal']['model'] } }).answer.summary
      .e_grid_kwh
    expect(kwh, option).toBe(own)
    expect(difference_kwh, option).toBeCloseTo(own - base, 6)
    expect(difference, option).toBeCloseTo(own / base - 1, 12)
    expect(difference === 0, option).toBe(selected)
  }
})

test('rows that do not shade each other have no shading step, on a roof and on racks', () => {
  const reasonsOf = (array: object) =>
    describeTree(everyLossPlant({ array }), 'shading').steps.flatMap(({ options }) =>
      options.map(({ applies, reason }) => applies || reason),
    )
  const why = 'The rows do not shade each other: inter_row_shading is off, or the array is on a roof'
  const stringing = { modules_per_string: 18, strings_per_inverter: 200 }
  expect(new Set(reasonsOf({ ...stringing, track_mode: 'fixed', inter_row_shading: false }))).toEqual(new Set([why]))
  expect(new Set(reasonsOf({ ...stringing, track_mode: 'rooftop', inter_row_shading: true }))).toEqual(new Set([why]))
  expect(reasonsOf({ ...stringing, track_mode: 'fixed', inter_row_shading: true })).not.toContain(why)
})
