import { describe, expect, test } from 'bun:test'
import type { OptimiseAnswer, OptimiseRequest, SweepAnswer } from '@pvyield/contract/schemas'
import { EngineError, embeddedYears, perform, type Sources, yearPlace } from '@pvyield/engine/work'
import { patched } from '../../../engine/variants/patch.ts'
import { type Keeping, planOptimise } from '../../../engine/work/optimise-study.ts'
import { planSweep } from '../../../engine/work/sweep-study.ts'
import { IS_LONG, rounds } from '../../rounds.ts'
import { smallPlant } from '../small-plant.ts'
import { SITES, shortYear } from './optimised-sites.ts'

const years = embeddedYears(() => Bun.file(`${import.meta.dir}/../../../engine/climate/table.bin`).bytes())
const none = (): never => {
  throw new EngineError([{ code: 'not_found', field: 'weather', message: 'not here' }])
}
const SOURCES: Sources = {
  weather: none,
  module: none,
  inverter: none,
  typicalYear: async ({ latitude, longitude }) => {
    const { weather, notes } = await years(yearPlace(latitude, longitude))
    return { id: null, origin: null, weather: Object.freeze(IS_LONG ? weather : shortYear(weather as never)) as never, notes, findings: [] }
  },
}

type Sent = Partial<OptimiseRequest> | object
const optimised = async (body: Sent, keeping?: Keeping): Promise<OptimiseAnswer> => (await planOptimise({ body }, SOURCES)).run(keeping)

async function swept(body: object): Promise<Omit<SweepAnswer, 'billing'>> {
  const plan = await planSweep({ body }, SOURCES)
  const table = plan.table()
  for (let chunk = 0; chunk < plan.chunks; chunk++) table.add(await plan.run(chunk))
  return plan.answer(table)
}

/** The failures of a request that is refused. */
async function refusal(body: Sent): Promise<Record<string, string>> {
  const cause = await planOptimise({ body }, SOURCES).catch((error: unknown) => error)
  if (!(cause instanceof EngineError)) throw new Error(`it was not refused: ${cause}`)
  return Object.fromEntries(cause.failures.map(({ field, message }) => [field, message]))
}

/** The long form has all sites, the whole year, and steps of a degree. Rows that lie flat have no azimuth. */
const STEP = rounds({ tilt: 6, azimuth: 15 }, { tilt: 1, azimuth: 2 })

describe('the optimum equals that of a fine grid, to the last digit', () => {
  test.each(
    rounds(
      SITES.filter((_, k) => k % 2 === 0),
      SITES,
    ),
  )('tilt and azimuth at %d, %d', async (latitude, longitude) => {
    const base = { latitude, longitude, system_capacity_kw: 100 }
    const [least, most] = latitude < 0 ? [0, 360 - STEP.azimuth] : [90, 270]
    const fields = [
      { path: 'tilt_deg', min: 3, max: 63, step: STEP.tilt },
      { path: 'azimuth_deg', min: least, max: most, step: STEP.azimuth },
    ]
    const { optimum, stopped, count } = await optimised({ base, fields })
    const axes = [
      { path: 'tilt_deg', from: 3, to: 63, steps: 60 / STEP.tilt + 1 },
      { path: 'azimuth_deg', from: least, to: most, steps: (most - least) / STEP.azimuth + 1 },
    ]
    const { best } = await swept({ base, axes, results: { summary: ['e_grid_kwh'] } })
    expect({ point: optimum?.point, value: optimum?.objective }).toEqual({
      point: best?.point as Record<string, number>,
      value: best?.value,
    })
    expect(stopped).toBe('converged')
    expect(count).toBeLessThan(170)
  })

  test("a tracker's gcr against a cost per area", async () => {
    const base = { latitude: 35, longitude: -4, system_capacity_kw: 1000, racking: 'single_axis' }
    // The short year has a fifteenth of the energy.
    const costs = { usd_per_kwh: rounds(0.9, 0.06), usd_per_m2: 1.1 }
    const { optimum, columns, points } = await optimised({
      base,
      fields: [{ path: 'gcr', min: 0.15, max: 0.75, step: 0.005 }],
      objective: { expression: 'e_grid_kwh * usd_per_kwh - land_area_m2 * usd_per_m2', unit: 'USD' },
      costs,
    })
    const { columns: grid, points: at } = await swept({
      base,
      axes: [{ path: 'gcr', from: 0.15, to: 0.75, steps: 121 }],
      results: { summary: ['e_grid_kwh'] },
    })
    // The ground is that of the modules, whose area is that of 1000 kW, divided by gcr.
    const areaM2 = (
      await optimised({ base, fields: [{ path: 'gcr', min: 0.3, max: 0.4, step: 0.1 }], objective: { expression: 'module_area_m2' } })
    ).optimum?.objective as number
    const worth = (grid.e_grid_kwh as number[]).map((kwh, k) => kwh * costs.usd_per_kwh - (areaM2 / Number(at.gcr?.[k])) * costs.usd_per_m2)
    const best = worth.indexOf(Math.max(...worth))
    expect(optimum?.point).toEqual({ gcr: at.gcr?.[best] as number })
    expect(optimum?.at_bounds).toEqual([])
    expect(Math.abs((optimum?.objective ?? 0) / (worth[best] as number) - 1)).toBeLessThan(1e-12)
    expect(points.gcr?.[0]).toBeNull()
    expect(columns.objective?.[0]).not.toBeNull()
  })
})

const BASE = smallPlant()
const TILT = { path: 'array.tilt_deg', min: 0, max: 90, step: 1 }
const DAY: Sent = { base: BASE, fields: [TILT], results: { summary: ['specific_yield_kwh_per_kwp'], losses: ['iam'] } }

describe('an optimisation', () => {
  test('has each evaluation as its own run has it, the base first, and the path to the optimum', async () => {
    const { count, points, columns, improvements, optimum } = await optimised(DAY)
    expect(points['array.tilt_deg']?.[0]).toBe(25)
    for (const k of [0, 1, (optimum?.evaluation as number) ?? 0]) {
      const body = patched(BASE as never, { 'array.tilt_deg': points['array.tilt_deg']?.[k] })
      const { summary, loss_diagram: rows } = (await perform({ kind: 'full', body }, SOURCES)).answer
      expect([columns.objective?.[k], columns.specific_yield_kwh_per_kwp?.[k], columns['loss_diagram.iam']?.[k]]).toEqual([
        summary.e_grid_kwh,
        summary.specific_yield_kwh_per_kwp,
        rows.find(({ key }) => key === 'iam')?.value,
      ] as number[])
    }
    const values = improvements.map((k) => columns.objective?.[k] as number)
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(improvements.at(-1)).toBe(optimum?.evaluation as number)
    expect(optimum?.change_frac).toBeCloseTo((values.at(-1) as number) / (columns.objective?.[0] as number) - 1, 12)
    expect(columns.objective).toHaveLength(count)
  })

  test('says how much a field matters: what a step away loses, the second derivative, and what is nearly as good', async () => {
    const { sensitivity, optimum, columns } = await optimised(DAY)
    const [{ points, second_derivative: bend, nearly_optimal: nearly }] = sensitivity as [OptimiseAnswer['sensitivity'][number]]
    const own = optimum?.point['array.tilt_deg'] as number
    expect(points.map(({ value }) => value - own)).toEqual([-5, -1, 1, 5])
    for (const { evaluation, objective, change_frac: change } of points) {
      expect(objective).toBe(columns.objective?.[evaluation] as number)
      expect(change).toBeLessThanOrEqual(0)
    }
    const [low, , , high] = points.map(({ objective }) => objective as number) as [number, number, number, number]
    expect(bend).toBeCloseTo((low + high - 2 * (optimum?.objective as number)) / 25, 4)
    expect(nearly?.from).toBeLessThan(own)
    expect(nearly?.to).toBeGreaterThan(own)
  })

  test('says at which bounds its optimum lies', async () => {
    const { optimum, sensitivity } = await optimised({ ...DAY, fields: [{ ...TILT, max: 3 }] })
    expect(optimum?.at_bounds).toEqual([{ path: 'array.tilt_deg', bound: 'max' }])
    expect(sensitivity[0]?.points.every(({ value }) => value < 3)).toBe(true)
    expect(sensitivity[0]?.second_derivative).toBeNull()
  })

  test('of several kinds of area: modules, ground of rows, ground of ridges; a plant in a scene has no rows', async () => {
    const areaOf = async (name: string, array: object = {}) =>
      (await optimised({ base: { ...BASE, array: { ...BASE.array, ...array } }, fields: [TILT], objective: { expression: name } })).columns
        .objective?.[0]
    // 20 x 10 modules of 500 W with an efficiency of 0.2 are 500 m2.
    expect(await areaOf('module_area_m2')).toBe(500)
    expect(await areaOf('land_area_m2', { gcr: 0.4 })).toBe(1250)
    expect(await areaOf('land_area_m2', { track_mode: 'ewf', gcr: 0.8, tilt_deg: 60 })).toBeCloseTo(312.5, 9)
  })

  test('takes whole numbers, and moves linked fields together', async () => {
    const { points, optimum } = await optimised({
      base: { ...BASE, sub_arrays: [{ id: 'east' }, { id: 'west' }] },
      fields: [
        { path: 'sub_arrays.0.array.tilt_deg', linked: ['sub_arrays.1.array.tilt_deg'], min: 0, max: 60, integer: true },
        { path: 'array.strings_per_inverter', min: 5, max: 9, integer: true },
      ],
      objective: { expression: 'specific_yield_kwh_per_kwp' },
      max_evaluations: 40,
    })
    expect(points['sub_arrays.1.array.tilt_deg']?.slice(1)).toEqual(points['sub_arrays.0.array.tilt_deg']?.slice(1) as number[])
    expect(points['array.strings_per_inverter']?.slice(1).every(Number.isInteger)).toBe(true)
    expect(Object.keys(optimum?.point ?? {})).toHaveLength(3)
  })

  test('takes whole numbers by itself where the field takes no others', async () => {
    const path = 'array.strings_per_inverter'
    const asked = { base: BASE, objective: { expression: `e_grid_kwh - 3 * (${path} - 7) ^ 2` }, max_evaluations: 20 }
    const said = await optimised({ ...asked, fields: [{ path, min: 5, max: 9, integer: true }] })
    const unsaid = await optimised({ ...asked, fields: [{ path, min: 5, max: 9 }] })
    expect(unsaid).toEqual(said)
    expect([unsaid.failed_count, unsaid.stopped, unsaid.fields[0]?.integer]).toEqual([0, 'converged', true])
    const field = { path: 'array.azimuth_deg', linked: [path], min: 5.5, max: 9, step: 0.5 }
    const why = `It has to be a whole number, because ${path} takes no others`
    expect(await refusal({ ...asked, fields: [field], objective: {} })).toEqual({ 'fields.0.min': why, 'fields.0.step': why })
  })

  test('compares with a base that assumes the field, in a plant and in a part', async () => {
    const simple = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
    const fields = [{ path: 'gcr', min: 0.3, max: 0.6, step: 0.1 }]
    const { failed_count, columns, optimum, points } = await optimised({ base: simple, fields, objective: { expression: 'gcr' } })
    expect([failed_count, columns.objective?.[0], optimum?.change_frac, points.gcr?.[0]]).toEqual([0, 0.4, expect.closeTo(0.5, 9), null])
    const path = 'sub_arrays.1.array.tilt_deg'
    const base = { ...BASE, sub_arrays: [{ id: 'east' }, { id: 'west' }] }
    const ofPart = await optimised({ base, fields: [{ ...TILT, path, step: 30 }], objective: { expression: path } })
    expect(ofPart.columns.objective?.[0]).toBe(25)
  })

  test('has no land area of modules on a roof; rows have one that do not shade each other', async () => {
    const land = async (array: object) =>
      optimised({
        base: { ...BASE, array: { ...BASE.array, ...array } },
        fields: [TILT],
        objective: { expression: 'land_area_m2' },
        max_evaluations: 10,
      })
    const roof = await land({ track_mode: 'rooftop' })
    expect([roof.stopped, roof.failed[0]?.errors[0]?.message]).toEqual(['no_point', 'This plant has no land_area_m2'])
    expect((await land({ inter_row_shading: false, gcr: 0.4 })).columns.objective?.[0]).toBe(1250)
  })

  test('says what is nearly optimal up to a constraint that stops it', async () => {
    const fields = [{ ...TILT, step: 0.1 }]
    const { optimum, sensitivity } = await optimised({ ...DAY, fields, constraints: ['array.tilt_deg - 40'] })
    expect(optimum?.point['array.tilt_deg']).toBe(40)
    const { nearly_optimal: nearly } = sensitivity[0] as OptimiseAnswer['sensitivity'][number]
    expect(nearly?.from).toBe(40)
    expect(nearly?.to).toBeGreaterThan(40)
  })

  test('what is nearly optimal ends at plants that were evaluated, and are', async () => {
    // Two straight sides of different slopes, of which a parabola knows nothing.
    const tilt = 'array.tilt_deg'
    const bent = `1000 - max(0.02 * (30.5 - ${tilt}), 0.4 * (${tilt} - 30.5))`
    const { sensitivity, points, columns, optimum } = await optimised({ ...DAY, objective: { expression: bent } })
    const { nearly_optimal: nearly } = sensitivity[0] as OptimiseAnswer['sensitivity'][number]
    const tilts = points[tilt]?.slice(1) as number[]
    for (const end of [nearly?.from, nearly?.to]) expect(tilts).toContain(end as number)
    for (const [k, each] of tilts.entries())
      if (each >= Number(nearly?.from) && each <= Number(nearly?.to))
        expect(Number(columns.objective?.[k + 1])).toBeGreaterThanOrEqual(0.999 * (optimum?.objective as number))
  })

  test('of an azimuth over the whole circle takes 0 and 360 degrees for one place', async () => {
    const fields = [{ path: 'azimuth_deg', min: 0, max: 360, step: 15 }]
    const south = { latitude: -33, longitude: 151, system_capacity_kw: 100 }
    const { points, optimum, sensitivity, fields: varied } = await optimised({ base: south, fields })
    expect([varied[0]?.circle, optimum?.at_bounds]).toEqual([true, []])
    expect(points.azimuth_deg?.includes(360)).toBe(false)
    const [{ points: around, nearly_optimal: nearly }] = sensitivity as [OptimiseAnswer['sensitivity'][number]]
    const own = optimum?.point.azimuth_deg as number
    expect(around.map(({ value }) => (value - own + 540) % 360)).toEqual([165, 195])
    expect(nearly).toEqual({ from: own, to: own })
  })

  test('finds the narrow place where constraints hold, and says which of them bind', async () => {
    const tilt = 'array.tilt_deg'
    const narrow = { ...DAY, constraints: [`${tilt} - 71`, `72 - ${tilt}`, 'array.azimuth_deg - 0'] }
    const azimuth = { path: 'array.azimuth_deg', min: 170, max: 190, step: 5 }
    const { optimum, stopped, nearest, columns } = await optimised({ ...narrow, fields: [TILT, azimuth] })
    expect([optimum?.point[tilt], stopped, nearest]).toEqual([71, 'converged', null])
    const [binding, ...others] = optimum?.binding ?? []
    expect([binding?.constraint, binding?.expression, binding?.value, others]).toEqual(['constraint_1', `${tilt} - 71`, 0, []])
    expect(columns.objective?.[binding?.evaluation as number]).toBe(binding?.objective as number)
    expect(binding?.objective).toBeGreaterThan(optimum?.objective as number)
    expect((await optimised(DAY)).optimum?.binding).toEqual([])
  })

  test('says which constraint is broken least where none holds', async () => {
    const tilt = 'array.tilt_deg'
    const { optimum, stopped, nearest, columns } = await optimised({ ...DAY, constraints: [`${tilt} - 95`, `200 - ${tilt}`] })
    expect([optimum, stopped, nearest?.point]).toEqual([null, 'no_point', { [tilt]: 90 }])
    expect(nearest?.broken).toEqual([{ constraint: 'constraint_1', expression: `${tilt} - 95`, value: -5 }])
    expect(columns.objective?.[nearest?.evaluation as number]).toBe(nearest?.objective as number)
    expect((await optimised({ ...DAY, objective: { expression: 'storage.charged_kwh' } })).nearest).toBeNull()
  })

  test('counts no plant that breaks a constraint, is refused, or in which an expression has no value', async () => {
    const broken = await optimised({
      ...DAY,
      constraints: ['15 - array.tilt_deg', 'array.tilt_deg - 12'],
    })
    expect(broken.infeasible_count).toBeGreaterThan(5)
    expect(broken.optimum?.point['array.tilt_deg']).toBe(15)
    expect(broken.optimum?.figures.constraint_1).toBe(0)
    const steep = await optimised({ ...DAY, fields: [{ ...TILT, max: 150 }] })
    expect(steep.failed_count).toBeGreaterThan(3)
    expect(steep.failed[0]?.errors[0]?.message).toBe('Input should be less than or equal to 90')
    expect(steep.stopped).toBe('converged')
    const lacking = await optimised({ ...DAY, objective: { expression: 'storage.charged_kwh + log(0 - 1)' } })
    expect([lacking.optimum, lacking.stopped]).toEqual([null, 'no_point'])
    expect(lacking.failed[0]?.errors[0]).toEqual({
      code: 'validation_error',
      field: 'objective.expression',
      message: 'This plant has no storage.charged_kwh',
    })
  })

  test('has the same bytes every time, and when a later attempt finds some pieces of an earlier one', async () => {
    const pieces = new Map<string, Awaited<ReturnType<Parameters<Keeping>[2]>>>()
    let made = 0
    const keeping: Keeping = async (chunk, key, make) => {
      const known = pieces.get(`${chunk} ${key}`)
      if (known === undefined) made++
      const piece = known ?? (await make())
      pieces.set(`${chunk} ${key}`, piece)
      return piece
    }
    const whole = JSON.stringify(await optimised(DAY))
    expect(JSON.stringify(await optimised(DAY, keeping))).toBe(whole)
    const all = made
    for (const name of [...pieces.keys()].slice(4)) pieces.delete(name)
    expect(JSON.stringify(await optimised(DAY, keeping))).toBe(whole)
    expect(made).toBe(all + all - 4)
  })

  test('asks for room once, before the first run, and says how many runs it may take', async () => {
    const plans: unknown[] = []
    await planOptimise({ body: { ...DAY, max_evaluations: 40 } }, { ...SOURCES, admit: (plan) => void plans.push([plan.step, plan.runs]) })
    // The base, and 44 more planes at a half.
    expect(plans).toEqual([['optimise', 23]])
  })
})

describe('an optimisation is refused', () => {
  const objective = (expression: string) => ({ ...DAY, objective: { expression } })

  test('for fields that lead nowhere, are sent twice, or have no range', async () => {
    const fields = [
      { path: 'array.tilt_dg', min: 0, max: 1 },
      { path: 'array.azimuth_deg', min: 200, max: 100 },
      { path: 'array.gcr', min: 0.2, max: 0.8, step: 0.7, linked: ['array.gcr'] },
      { path: 'array.n_inverters', min: 1.5, max: 4, integer: true },
      { path: 'thermal.u_c', min: 20, max: 30, step: 1e-9 },
    ]
    expect(await refusal({ base: BASE, fields })).toEqual({
      'fields.0.path': 'The base has no field array.tilt_dg. Did you mean array.tilt_deg?',
      'fields.1.max': 'It has to be greater than min, which is 200',
      'fields.2.step': 'It is longer than the range from 0.2 to 0.8: send a shorter step',
      'fields.2.linked.0': 'array.gcr and array.gcr (fields.2.path) set the same field: send each field once',
      'fields.3.min': 'It has to be a whole number, as integer says',
      'fields.4.step': 'More than 1000000 steps between min and max: send a longer step',
    })
    expect(await refusal({ base: BASE, fields: [{ path: 'array.tilt_deg', min: 1e12 - 1e-3, max: 1e12 }] })).toEqual({
      'fields.0.max': 'It is too near to min, which is 999999999999.999: values have 12 digits',
    })
    expect(await refusal({ base: BASE, fields: [{ ...TILT, min: 91, max: 95 }] })).toEqual({
      'fields.0.min': 'The base takes neither 91 nor 95 nor a value between them: array.tilt_deg: Input should be less than or equal to 90',
    })
  })

  test('for names that mean nothing, or something else', async () => {
    expect(await refusal(objective('e_gri_kwh * eur'))).toEqual({
      'objective.expression': expect.stringMatching(
        /^At character (1: there is no 'e_gri_kwh': did you mean e_grid_kwh\?|13: there is no 'eur')/,
      ),
    } as never)
    const costs = { min: 1, e_grid_kwh: 2, land_area_m2: 3, 'array.tilt_deg': 4, 'x y': 5, ok: 6 }
    expect(await refusal({ ...DAY, costs })).toEqual({
      'costs.min': 'The name is that of a function: choose another one',
      'costs.e_grid_kwh': 'The name is that of a figure of the plant: choose another one',
      'costs.land_area_m2': 'The name is that of a figure of the plant: choose another one',
      'costs.array.tilt_deg': 'A name has 1 to 40 small letters, digits and _, and begins with a letter, such as eur_per_m2',
      'costs.x y': 'A name has 1 to 40 small letters, digits and _, and begins with a letter, such as eur_per_m2',
    })
    for (const name of ['constructor', '__proto__', 'toString', 'globalThis.process', 'monthly.e_grid_kwh.13', 'loss_diagram.nothing'])
      expect((await refusal(objective(name)))['objective.expression']).toMatch(/^At character 1: there is no /)
  })

  test('with every failure at once: of the base, the fields, the expressions and the results', async () => {
    const { site: _, ...incomplete } = BASE
    const found = await refusal({
      base: incomplete,
      fields: [{ ...TILT, max: -1 }],
      objective: { expression: '1 +' },
      constraints: ['2 2'],
      results: { losses: ['iamm'] },
    })
    expect(Object.keys(found)).toEqual(['base.site', 'fields.0.max', 'objective.expression', 'constraints.0', 'results.losses.0'])
  })
})
