import { describe, expect, test } from 'bun:test'
import type { SweepAnswer, SweepRequest } from '@pvyield/contract/schemas'
import { EngineError, embeddedYears, perform, type Sources, yearPlace } from '@pvyield/engine/work'
import { patched } from '../../../engine/variants/patch.ts'
import { type PlannedSweep, planSweep } from '../../../engine/work/sweep-study.ts'
import { everyLossPlant, MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { dayOfWeather, smallPlant } from '../small-plant.ts'

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
    return { id: null, origin: null, weather: Object.freeze(weather) as never, notes, findings: [] }
  },
}

type Sent = Pick<SweepRequest, 'axes'> & Partial<SweepRequest>
const planned = (body: unknown, sources = SOURCES): Promise<PlannedSweep> => planSweep({ body }, sources)

/** The chunks in the order of these numbers, or in their own. */
async function swept(body: unknown, order?: (chunks: number) => number[]): Promise<Omit<SweepAnswer, 'billing'>> {
  const plan = await planned(body)
  const table = plan.table()
  for (const chunk of order?.(plan.chunks) ?? [...new Array(plan.chunks).keys()]) table.add(await plan.run(chunk))
  expect(table.done).toBe(plan.grid.count)
  return plan.answer(table)
}

/** The failures of a request that is refused. */
async function refusal(body: unknown): Promise<Record<string, string>> {
  const cause = await planned(body).catch((error: unknown) => error)
  if (!(cause instanceof EngineError)) throw new Error(`it was not refused: ${cause}`)
  return Object.fromEntries(cause.failures.map(({ field, message }) => [field, message]))
}

/** The point of a variant in the answer. */
const pointOf = ({ points }: Pick<SweepAnswer, 'points'>, k: number) =>
  Object.fromEntries(Object.entries(points).map(([path, values]) => [path, values[k]]))

async function expectRuns(kind: 'full' | 'simple', base: object, answer: Omit<SweepAnswer, 'billing'>, variants: readonly number[]) {
  for (const k of variants) {
    const { summary, loss_diagram: rows } = (await perform({ kind, body: patched(base as never, pointOf(answer, k)) }, SOURCES)).answer
    const own = Object.fromEntries(
      Object.keys(answer.columns).map((name) => {
        const [head = '', key = '', month] = name.split('.')
        if (head === 'loss_diagram') return [name, rows.find((row) => row.key === key)?.value ?? null]
        if (head === 'monthly') return [name, summary.monthly[key as 'pr'][Number(month) - 1]]
        return [name, summary[head as 'e_grid_kwh']]
      }),
    )
    expect(Object.fromEntries(Object.entries(answer.columns).map(([name, values]) => [name, values[k]])), `variant ${k}`).toEqual(own)
  }
}

const RESULTS = {
  summary: ['e_grid_kwh', 'specific_yield_kwh_per_kwp', 'performance_ratio', 'dc_ac_ratio'],
  losses: ['iam', 'lid', 'e_grid'],
  months: ['e_grid_kwh', 'pr'],
} as const

describe('a sweep answers what single runs answer, to the last digit', () => {
  test('400 plants of a day by tilt and gcr', async () => {
    const base = { ...smallPlant(), array: { ...smallPlant().array, inter_row_shading: true } }
    const axes = [
      { path: 'array.tilt_deg', from: 0, to: 60, steps: 20 },
      { path: 'array.gcr', from: 0.2, to: 0.8, steps: 20 },
    ]
    const answer = await swept({ base, axes, results: RESULTS })
    expect(answer.count).toBe(400)
    expect(new Set(answer.columns.e_grid_kwh).size).toBeGreaterThan(380) // one for all rows that lie flat
    await expectRuns('full', base, answer, [...new Array(400).keys()])
  })

  test('every loss of a year, in axes from the grid to the sun', async () => {
    const base = everyLossPlant({ weather: MUNICH_EVERY_THIRD_HOUR, bifacial: { bifaciality: 0.7 } })
    const axes = [
      { path: 'ac_losses.ohmic_loss', values: [0, 0.02] },
      { path: 'dc_losses.lid_loss', values: [0, 0.03] },
      { path: 'thermal.u_c', values: [20, 29] },
      { path: 'array.tilt_deg', values: [15, 35] },
      { path: 'site.albedo', values: [0.2, 0.6] },
    ]
    const asSent = axes.filter(({ path }) => !path.startsWith('ac_losses') && path !== 'site.albedo')
    const answer = await swept({ base, axes: asSent, results: RESULTS })
    await expectRuns('full', base, answer, [0, 1, 3, 6, 7])
    expect(answer.axes.map(({ path, changes }) => [path, changes])).toEqual([
      ['dc_losses.lid_loss', 'electrical'],
      ['thermal.u_c', 'light'],
      ['array.tilt_deg', 'light'],
    ])
  })

  test('a simple request by place, ground cover and ratio', async () => {
    const base = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, racking: 'single_axis' }
    const axes = [
      { path: 'dc_ac_ratio', values: [1, 1.4] },
      { path: 'latitude', values: [48.1, 35], linked: [{ path: 'longitude', values: [11.6, -4] }] },
      { path: 'gcr', values: [0.3, 0.6] },
    ]
    const answer = await swept({ base, axes, results: RESULTS })
    await expectRuns('simple', base, answer, [0, 3, 5, 6])
    expect(answer.axes[1]).toMatchObject({ changes: 'all', linked: [{ path: 'longitude', values: [11.6, -4] }] })
    expect(answer.provenance).toEqual((await perform({ kind: 'simple', body: base }, SOURCES)).answer.summary.provenance as never)
  })

  test('a plant of parts, whose parts are in the path', async () => {
    const { array, ...plant } = smallPlant()
    const base = {
      ...plant,
      array,
      sub_arrays: [
        { id: 'east', array: { azimuth_deg: 90 } },
        { id: 'west', array: { azimuth_deg: 270 } },
      ],
    }
    const answer = await swept({ base, axes: [{ path: 'sub_arrays.1.array.azimuth_deg', values: [180, 225, 270] }], results: RESULTS })
    expect(new Set(answer.columns.e_grid_kwh).size).toBe(3)
    await expectRuns('full', base, answer, [0, 1, 2])
  })

  test('headlines and months alone, also of plants whose yield is unusual, with what was found', async () => {
    const whole = everyLossPlant({})
    const base = { ...whole, lifetime: { ...whole.lifetime, dc_degradation_rate: 0.004, analysis_period_years: 5 } }
    const axes = [
      { path: 'dc_losses.lid_loss', values: [0.02, 0.6, 0.999] },
      { path: 'array.strings_per_inverter', values: [base.array.strings_per_inverter, 400] },
    ]
    const results = { summary: ['e_grid_kwh', 'e_export_kwh', 'performance_ratio', 'capacity_factor', 'modules'] }
    for (const months of [[], ['e_grid_kwh', 'glob_eff_kwhm2', 'pr']]) {
      const answer = await swept({ base, axes, results: { ...results, months } })
      const all = [...new Array(answer.count).keys()]
      await expectRuns('full', base, answer, all)
      const own = await Promise.all(
        all.map((k) => perform({ kind: 'full', body: patched(base as never, pointOf(answer, k) as never) }, SOURCES)),
      )
      const codes = own.flatMap(({ findings }) => [...new Set(findings.map(({ code, field }) => `${code} ${field}`))])
      const counted = answer.findings.flatMap(({ code, field, variants }) => new Array<string>(variants).fill(`${code} ${field}`))
      expect(counted.toSorted()).toEqual(codes.toSorted())
      expect(codes).toContain('performance_ratio_unusual null')
    }
  })
})

describe('a sweep', () => {
  const base = smallPlant()
  const two: Sent = {
    base: base as never,
    axes: [
      { path: 'array.tilt_deg', values: [10, 95, 30] },
      { path: 'dc_losses.lid_loss', values: [0, 0.02] },
    ] as never,
  }

  test('lists a refused variant with its values and problem, and runs the others', async () => {
    const { failed, failed_count: count, columns } = await swept(two)
    expect(count).toBe(2)
    expect(failed[0]).toEqual({
      variant: 2,
      point: { 'array.tilt_deg': 95, 'dc_losses.lid_loss': 0 },
      errors: [{ code: 'validation_error', field: 'array.tilt_deg', message: 'Input should be less than or equal to 90' }],
    })
    expect(columns.e_grid_kwh?.map((value) => value === null)).toEqual([false, false, true, true, false, false])
  })

  test('finds the best with its neighbours, and says at which ends of its axes it is', async () => {
    const { best, columns } = await swept({ ...two, best: { by: 'specific_yield_kwh_per_kwp', sense: 'min' } })
    const at = columns.specific_yield_kwh_per_kwp as number[]
    expect(best).toEqual({
      by: 'specific_yield_kwh_per_kwp',
      sense: 'min',
      variant: 5,
      point: { 'array.tilt_deg': 30, 'dc_losses.lid_loss': 0.02 },
      value: at[5] as number,
      neighbours: [
        { path: 'array.tilt_deg', step: -1, variant: 3, value: null },
        { path: 'dc_losses.lid_loss', step: -1, variant: 4, value: at[4] as number },
      ],
      at_end_of: ['dc_losses.lid_loss'],
    })
  })

  test('is at no end of values without an order, and at those of numbers in any order', async () => {
    const endsOf = async (axis: object) => (await swept({ base, axes: [axis] })).best?.at_end_of
    expect(await endsOf({ path: 'array.track_mode', values: ['fixed', 'rooftop'] })).toEqual([])
    expect(await endsOf({ path: 'array.inter_row_shading', values: [true, false] })).toEqual([])
    expect(await endsOf({ path: 'dc_losses.lid_loss', values: [0.02, 0, 0.04] })).toEqual(['dc_losses.lid_loss'])
    expect(await endsOf({ path: 'dc_losses.lid_loss', values: [0.02, 0.02] })).toEqual([])
  })

  test('answers the same whatever the order of its chunks, and runs them from the sun to the grid', async () => {
    const axes = [
      { path: 'dc_losses.lid_loss', from: 0, to: 0.03, steps: 31 },
      { path: 'array.tilt_deg', from: 0, to: 60, steps: 20 },
    ]
    const plan = await planned({ base, axes })
    expect(plan.chunks).toBe(3)
    const tilts = [...new Array(62).keys()].map((position) => plan.grid.pointOf(plan.grid.indexOf(position))['array.tilt_deg'])
    expect(new Set(tilts).size).toBe(2)
    expect(await swept({ base, axes }, () => [2, 0, 1])).toEqual(await swept({ base, axes }))
  })

  test('leaves what was sent as it was', async () => {
    await swept(two)
    expect(base).toEqual(smallPlant())
  })

  test('asks for room once, before the first run, and says how many runs it takes', async () => {
    const plans: unknown[] = []
    await planned(two, { ...SOURCES, admit: (plan) => void plans.push([plan.step, plan.runs]) })
    // A run, two more of another light at a half, and three of other losses at a tenth.
    expect(plans).toEqual([['sweep', 3]])
  })

  test('of a scene: another shade is a run, another number of strings is not', async () => {
    const { array, module, inverter, ...plant } = everyLossPlant({ weather: dayOfWeather() as never, bifacial: null })
    const placements = [0, 6, 12].map((x, k) => ({
      id: `t${k}`,
      type: 'tracker',
      x,
      y: 0,
      z: 1.6 + 0.1 * k,
      azimuth_deg: 180,
      tilt_deg: 0,
    }))
    const types = [{ id: 'tracker', kind: 'sat', length: 30, width: 2.4, modules: 26, strings: 2 }]
    const racking = { track_mode: 'single_axis', tilt_deg: 0, gcr: 0.4, collector_width_m: 2.4, row_model: 'shading_table' }
    const base = { ...plant, module, inverter, array: { ...array, ...racking }, scene: { version: 2, types, placements } }
    const axes = [
      { path: 'array.strings_per_inverter', values: [2, 3, 4] },
      { path: 'array.n_inverters', values: [1, 2] },
      { path: 'array.backtracking', values: [true, false] },
    ]
    const plans: unknown[] = []
    const sources: Sources = { ...SOURCES, admit: ({ runs }) => void plans.push(runs) }
    const plan = await planned({ base, axes }, sources)
    expect(plans).toEqual([1 + 1 + 1]) // ten further variants behind two shades
    const table = plan.table()
    table.add(await plan.run(0))
    const answer = plan.answer(table)
    expect(answer.axes.map(({ changes }) => changes)).toEqual(['electrical', 'electrical', 'all'])
    await expectRuns('full', base, answer, [...new Array(12).keys()])
  })

  test('ends between two variants when its signal says so', async () => {
    const stop = new AbortController()
    const plan = await planned(two, { ...SOURCES, signal: stop.signal })
    stop.abort(new Error('left'))
    await expect(plan.run(0)).rejects.toThrow('left')
  })

  test('asks whether to go on at least twice for each variant: nothing of the next runs for a caller who left', async () => {
    let asked = 0
    let last = Number.POSITIVE_INFINITY
    const onProgress = () => {
      if (++asked >= last) throw new Error('left')
    }
    const base = everyLossPlant({ weather: MUNICH_EVERY_THIRD_HOUR })
    const axes = [{ path: 'array.tilt_deg', from: 10, to: 40, steps: 24 }]
    const plan = await planned({ base, axes }, { ...SOURCES, onProgress })
    asked = 0
    await plan.run(0)
    const whole = asked
    expect(whole).toBeGreaterThan(2 * 24)
    for (last of [1, 24, 48, whole - 1]) {
      asked = 0
      await expect(plan.run(0)).rejects.toThrow('left')
      expect(asked).toBe(last)
    }
  })
})

describe('a sweep is refused', () => {
  const base = smallPlant()

  test('for a path that leads nowhere, with the field that was meant', async () => {
    expect(
      await refusal({
        base: { ...base, sub_arrays: [{ id: 'a' }] },
        axes: [
          { path: 'dc_losses.lid_los', values: [0.01] },
          { path: 'array.tilt_deg.x', values: [1] },
          { path: 'sub_arrays.3.array.tilt_deg', values: [1] },
          { path: 'array.gcr', values: [0.3], linked: [{ path: 'nothing', values: [1] }] },
        ],
      }),
    ).toEqual({
      'axes.0.path': 'The base has no field dc_losses.lid_los. Did you mean dc_losses.lid_loss?',
      'axes.1.path': 'In the base, array.tilt_deg is a value without fields: end the path there',
      'axes.2.path': "The base has no item '3' in sub_arrays: its items are 0 to 0",
      'axes.3.linked.0.path': 'The base has no field nothing',
    })
    const paths = ['sub_arrays.999.array.tilt_deg', 'site.soiling_monthly.3']
    expect(await refusal({ base, axes: paths.map((path) => ({ path, values: [1] })) })).toEqual({
      'axes.0.path':
        'The base has no sub_arrays, of which sub_arrays.999.array.tilt_deg names an item: add sub_arrays to it with all of its items',
      'axes.1.path':
        'The base has no site.soiling_monthly, of which site.soiling_monthly.3 names an item: add site.soiling_monthly to it with all of its items',
    })
  })

  test('for values that are missing, said twice, or of another number than those of their axis', async () => {
    expect(
      await refusal({
        base,
        axes: [
          { path: 'array.tilt_deg' },
          { path: 'array.gcr', from: 0.2, to: 0.4 },
          { path: 'array.azimuth_deg', values: [180], from: 90 },
          { path: 'thermal.u_c', values: [20, 25], linked: [{ path: 'thermal.u_v', values: [0] }] },
          { path: 'thermal.u_v', values: [0] },
        ],
      }),
    ).toEqual({
      'axes.0.values': 'Field required: send values, or from, to and steps',
      'axes.1.steps': 'Field required: send values, or from, to and steps',
      'axes.2.from': 'Send either values, or from, to and steps, not both',
      'axes.3.linked.0.values': 'A linked path has as many values as its axis, which has 2, not 1',
      'axes.4.path': 'thermal.u_v and thermal.u_v (axes.3.linked.0.path) set the same field: send each field once',
    })
  })

  test('with the field of a simple request that was meant', async () => {
    const simple = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
    const paths = ['tilt', 'azimut_deg', 'array.gcr', 'array.track_mode', 'losses']
    const messages = Object.values(await refusal({ base: simple, axes: paths.map((path) => ({ path, values: [1] })) }))
    expect(messages.map((message) => /Did you mean (.*)\?/.exec(message)?.[1])).toEqual([
      'tilt_deg',
      'azimuth_deg',
      'gcr',
      'racking',
      'losses_percent',
    ])
    expect(await refusal({ base, axes: [{ path: 'array.tilt', values: [1] }] })).toEqual({
      'axes.0.path': 'The base has no field array.tilt. Did you mean array.tilt_deg or array.tilt_monthly_deg?',
    })
  })

  test('for a range that is longer than a number', async () => {
    expect(await refusal({ base, axes: [{ path: 'array.tilt_deg', from: -1e308, to: 1e308, steps: 3 }] })).toEqual({
      'axes.0.to': 'The range from -1e+308 to 1e+308 is longer than the largest number: send ends that are nearer to each other',
    })
  })

  test('for paths that no field has', async () => {
    const axes = ['site.__proto__.latitude', '', 'array..gcr', 'Array'].map((path) => ({ path, values: [1] }))
    const message = 'Input should be a dot path, such as array.tilt_deg'
    expect(await refusal({ base, axes })).toEqual(Object.fromEntries(axes.map((_, k) => [`axes.${k}.path`, message])))
    expect(await refusal({ base, axes: [{ path: 'array.constructor.name', values: [1] }] })).toEqual({
      'axes.0.path': 'The base has no field array.constructor.name. Did you mean module.name or inverter.name?',
    })
  })

  test('without a plant', async () => {
    expect(await refusal({ base: 5, axes: [{ path: 'gcr', values: [0.3] }] })).toEqual({ base: 'Input should be a valid object' })
    expect(await refusal({ axes: [{ path: 'gcr', values: [0.3] }] })).toEqual({ base: 'Field required' })
  })

  test('with every failure at once: of the base, of the axes and of the results', async () => {
    const { site: _, ...incomplete } = base
    const axes = [
      { path: 'array.tilt_deg', from: 0, to: 1, steps: 200 },
      { path: 'array.gcr', from: 0.1, to: 0.9, steps: 200 },
    ]
    const found = await refusal({ base: incomplete, axes, results: { losses: ['iamm'] }, best: { by: 'pr' } })
    expect(Object.keys(found)).toEqual(['base.site', 'axes', 'results.losses.0', 'best.by'])
    expect(found.axes).toBe('The axes make 40000 variants, more than the 20000 of one sweep: send fewer values, or several sweeps')
    const inBase = { ...base, weather: { ...base.weather, ghi: [1] } }
    expect(Object.keys(await refusal({ base: inBase, axes: [{ path: 'array.tilt_deg', values: [1] }] }))[0]).toMatch(/^base\.weather/)
  })
})
