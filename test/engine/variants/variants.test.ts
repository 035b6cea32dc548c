import { describe, expect, test } from 'bun:test'
import type { RunSummary, SweepRequest } from '@pvyield/contract/schemas'
import { EngineError, type Resolved, run } from '@pvyield/engine'
import { nonFiniteFailure } from '../../../engine/core/finite.ts'
import type { Headlines } from '../../../engine/report/report.ts'
import type { Attempt } from '../../../engine/variants/attempt.ts'
import { type Patch, patched } from '../../../engine/variants/patch.ts'
import { runVariants, type VariantResult } from '../../../engine/variants/run-variants.ts'
import { DIAGRAM, ENERGY, headlinesOnly, wholeAnswer } from '../../../engine/variants/wanted.ts'
import { perform } from '../../../engine/work/perform.ts'
import { planSweep } from '../../../engine/work/sweep-study.ts'
import { rounds } from '../../rounds.ts'
import { everyLossPlant, MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { GENERATED } from '../properties/generated-plants.ts'
import { otherValues, REQUEST_LEAVES } from '../properties/request-leaves.ts'
import { Seeded } from '../properties/seeded.ts'

/** The answer of a run of its own; the message when the engine refuses it, or when it is not finite. */
function own(request: Resolved): ReturnType<typeof run>['answer'] | string {
  try {
    const { answer } = run(request, { withSeries: false })
    return nonFiniteFailure(answer)?.message ?? answer
  } catch (cause) {
    if (cause instanceof EngineError) return cause.message
    throw cause
  }
}

function valueAt(request: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], request)
}

/** The fields of a plant that may vary: its own sections, without the weather. */
function fieldsOf(request: Resolved) {
  return REQUEST_LEAVES.filter(({ keys, model }) => {
    if (keys[0] === 'weather' || keys.length < 2) return false
    const parents = keys.slice(0, -1).map((_, k) => valueAt(request, keys.slice(0, k + 1)))
    const sent = parents[0] as { model?: string } | null | undefined
    const isThere = valueAt(request, keys) !== undefined
    return isThere && parents.every((parent) => typeof parent === 'object' && parent !== null) && (model === null || sent?.model === model)
  })
}

/** Fields that a stage would read in every row, if it did not keep them. */
const IN_EVERY_ROW = [
  'dc_losses.lid_loss',
  'dc_losses.module_mismatch_loss',
  'dc_losses.string_mismatch_loss',
  'array.fraction_for_electrical',
  'site.albedo_monthly',
  'ac_losses.unavailability_loss',
  'array.wind_stow',
]

/** Patches of one to four fields of a few, in few values, so that variants part at several places of the chain. */
function patchesOf(request: Resolved, seeded: Seeded, count: number): Patch[] {
  const fields = fieldsOf(request)
  const oneOfRows = seeded.pick(fields.filter(({ keys }) => IN_EVERY_ROW.includes(keys.join('.'))))
  const leaves = [oneOfRows, ...Array.from({ length: 7 }, () => seeded.pick(fields))]
  const changes = leaves.flatMap((leaf) => {
    const values = otherValues(leaf, valueAt(request, leaf.keys))
    return values.length === 0 ? [] : [[seeded.pick(values), seeded.pick(values)].map((value) => [leaf.keys.join('.'), value] as const)]
  })
  return Array.from({ length: count }, () =>
    Object.fromEntries(Array.from({ length: seeded.whole(1, 4) }, () => seeded.pick(seeded.pick(changes)))),
  )
}

/** What is answered, as it is sent: each digit counts. */
const sent = <T>(results: readonly Attempt<VariantResult<T>>[]): string[] =>
  results.map((one) => ('value' in one ? JSON.stringify(one.value.wanted) : one.reason))

/** The headlines of a variant are those of its summary, byte by byte, or leave it to the report. */
function expectHeadlines(found: Attempt<VariantResult<Headlines | null>>, expected: RunSummary, what: string): 'headlines' | 'opens' {
  if ('reason' in found) throw new Error(`${what}: ${found.reason}`)
  const { wanted } = found.value
  if (wanted === null) return 'opens'
  const own = Object.keys(wanted.summary).map((name) => [name, expected[name as keyof RunSummary]])
  expect(JSON.stringify(wanted.summary), what).toBe(JSON.stringify(Object.fromEntries(own)))
  return 'headlines'
}

test('each variant of random patches over all sections has the answer of its own run, byte by byte, on plants of every kind', () => {
  const seeded = new Seeded(32)
  const seen = { runs: 0, refusals: 0, scenes: 0, trackers: 0, rears: 0, batteries: 0, minutes: 0, headlines: 0, opens: 0 }
  const rows = new Set<string>()
  for (const { name, request } of GENERATED.plants) {
    const patches = [{}, ...patchesOf(request, seeded, rounds(3, 6))]
    const answers = sent(runVariants(request, patches, wholeAnswer()))
    const diagrams = runVariants(request, patches, DIAGRAM)
    const energies = sent(runVariants(request, patches, ENERGY))
    const headlines = runVariants(request, patches, headlinesOnly(true))
    for (const [k, patch] of patches.entries()) {
      const expected = own(patched(request, patch))
      const what = `${name}: ${JSON.stringify(patch)}`
      const isRun = typeof expected !== 'string'
      expect(answers[k], what).toBe(isRun ? JSON.stringify(expected) : expected)
      if (isRun) {
        expect(energies[k], what).toBe(JSON.stringify(expected.summary.e_grid_kwh))
        expect(diagrams[k], what).toMatchObject({ value: { wanted: { diagram: expected.loss_diagram } } })
        if (request.sub_arrays === null) seen[expectHeadlines(headlines[k], expected.summary, what)]++
      }
      seen[isRun ? 'runs' : 'refusals']++
      for (const field of IN_EVERY_ROW) if (isRun && field in patch) rows.add(field)
    }
    seen.scenes += Number(request.scene !== null)
    seen.trackers += Number(request.array.track_mode === 'single_axis')
    seen.rears += Number(request.bifacial !== null)
    seen.batteries += Number(request.storage !== null)
    seen.minutes += Number((request.weather.step_minutes ?? 60) < 60)
  }
  expect(seen.runs).toBeGreaterThan(rounds(300, 500))
  expect(seen.headlines).toBeGreaterThan(rounds(240, 400))
  expect(seen.opens).toBeGreaterThan(10)
  expect([...rows].toSorted()).toEqual(IN_EVERY_ROW.toSorted())
  expect(Math.min(seen.scenes, seen.trackers, seen.rears, seen.batteries, seen.minutes)).toBeGreaterThan(5)
})

/** Two axes of random fields of a plant, each with its own value and up to two others. */
function axesOf(request: Resolved, seeded: Seeded): SweepRequest['axes'] {
  const isPlain = (value: unknown): value is number | boolean => typeof value === 'number' || typeof value === 'boolean'
  const fields = fieldsOf(request).filter(({ keys }) => isPlain(valueAt(request, keys)))
  const chosen = new Set([seeded.pick(fields), seeded.pick(fields)])
  return [...chosen].map((leaf) => {
    const value = valueAt(request, leaf.keys) as number
    const others = otherValues(leaf, value).filter(isPlain) as number[]
    return { path: leaf.keys.join('.'), values: [...new Set([value, ...others.slice(0, 1), ...others.slice(-1)])] }
  }) as SweepRequest['axes']
}

test('each variant of sweeps over random axes has the figures of its own run, or is refused as it is', async () => {
  const seeded = new Seeded(36)
  const seen = { runs: 0, refusals: 0 }
  const none = (): never => {
    throw new Error('these plants name nothing')
  }
  const sources = { weather: none, module: none, inverter: none, typicalYear: none }
  for (const { name, request } of GENERATED.plants.filter((_, k) => k % 6 === 0)) {
    const axes = axesOf(request, seeded)
    const summary = ['e_grid_kwh', 'e_import_kwh', 'performance_ratio', 'dc_ac_ratio']
    const plan = await planSweep({ body: { base: request, axes, results: { summary } } }, sources)
    const table = plan.table()
    for (let chunk = 0; chunk < plan.chunks; chunk++) table.add(await plan.run(chunk))
    const { columns, failed } = plan.answer(table)
    for (let k = 0; k < plan.grid.count; k++) {
      const point = plan.grid.pointOf(k)
      const expected = await perform({ kind: 'full', body: patched(request, point) }, sources).catch((cause: unknown) => cause)
      const what = `${name}: ${JSON.stringify(point)}`
      const errors = failed.find(({ variant }) => variant === k)?.errors ?? null
      if (expected instanceof EngineError) expect(errors, what).toEqual(expected.failures.slice(0, 5) as never)
      else {
        const { answer } = expected as Awaited<ReturnType<typeof perform>>
        const own = summary.map((key) => answer.summary[key as 'e_grid_kwh'])
        expect([errors, ...summary.map((key) => columns[key]?.[k])], what).toEqual([null, ...own])
      }
      seen[expected instanceof EngineError ? 'refusals' : 'runs']++
    }
  }
  expect(seen.runs).toBeGreaterThan(60)
})

const months = (value: number): number[] => new Array<number>(12).fill(value)
const fixed = everyLossPlant({ weather: MUNICH_EVERY_THIRD_HOUR, bifacial: { bifaciality: 0.7 } })
const tracker: Resolved = { ...fixed, array: { ...fixed.array, track_mode: 'single_axis' } }
const upright = everyLossPlant({
  weather: MUNICH_EVERY_THIRD_HOUR,
  array: { inter_row_shading: true, tilt_deg: 90, azimuth_deg: 90, gcr: 0.3 },
  bifacial: { model: 'two_faces', bifaciality: 0.9 },
})
const ridge: Resolved = { ...fixed, bifacial: null, array: { ...fixed.array, track_mode: 'ewf' } }
const ageing: Resolved = { ...fixed, lifetime: { ...fixed.lifetime, dc_degradation_rate: 0.005, analysis_period_years: 3 } }
const hourly = everyLossPlant({ inverter: { ...fixed.inverter, p_ac_nom_kw: fixed.inverter.p_ac_nom_kw / 2, p_ac_max_kw: null } })
const both = (one: string, ones: readonly unknown[], other: string, others: readonly unknown[]): Patch[] =>
  ones.flatMap((a) => others.map((b) => ({ [one]: a, [other]: b })))

const SWEEPS: readonly [name: string, plant: Resolved, patches: readonly Patch[]][] = [
  ['losses of the array', fixed, both('dc_losses.lid_loss', [0, 0.01, 0.03], 'dc_losses.string_mismatch_loss', [0, 0.02])],
  [
    'mismatch and shade of strips',
    fixed,
    both('dc_losses.module_mismatch_loss', [0.01, 0.04], 'array.fraction_for_electrical', [0, 0.5, 1]),
  ],
  ['outages', fixed, [0.01, 0.05].map((loss) => ({ 'ac_losses.unavailability_loss': loss }))],
  ['a loss that is none', fixed, both('ac_losses.aux_kw', [0, 0.4], 'ac_losses.aux_night_kw', [0, 0.2])],
  ['albedo', fixed, [0.1, 0.7].map((albedo) => ({ 'site.albedo_monthly': months(albedo) }))],
  ['tilts and inverters', fixed, both('array.tilt_deg', [10, 20, 30], 'inverter.p_ac_nom_kw', [500, 800])],
  ['rows of trackers', tracker, [0.3, 0.4, 0.5].map((gcr) => ({ 'array.gcr': gcr }))],
  ['two faces', ridge, [10, 20].map((tilt) => ({ 'array.tilt_deg': tilt }))],
  ['kinds of racking', fixed, ['fixed', 'rooftop', 'single_axis', 'ewf'].map((mode) => ({ 'array.track_mode': mode, bifacial: null }))],
  [
    'models of the sky',
    fixed,
    both('site.transposition', ['perez', 'hay_davies', 'isotropic'], 'site.soiling_monthly', [months(0), months(0.05)]),
  ],
  ['models of the rear', fixed, ['view_factor', 'two_faces', 'fixed_fraction'].map((model) => ({ 'bifacial.model': model }))],
  [
    'glass of a rear that is a face',
    upright,
    both('site.soiling_monthly', [months(0), months(0.05)], 'iam.diffuse', ['integrated', 'off']),
  ],
  ['sky and strips of a rear that is a face', upright, both('site.transposition', ['perez', 'hay_davies'], 'array.string_steps', [1, 3])],
  ['places', fixed, [0, 0.5].map((north) => ({ 'site.latitude': fixed.site.latitude + north }))],
  ['years of operation', ageing, [1, 2, 10].map((year) => ({ 'lifetime.year': year }))],
  ['rates of ageing over the analysis period', ageing, [0, 0.004, 0.01].map((rate) => ({ 'lifetime.dc_degradation_rate': rate }))],
  ['clipping that reads the year without a limit', hourly, ['none', 'allen'].map((model) => ({ 'ac_losses.subhourly_clipping': model }))],
  ['clipping within the hour', fixed, ['none', 'walker'].map((model) => ({ 'ac_losses.subhourly_clipping': model }))],
]

describe('variants of a sweep', () => {
  test.each(SWEEPS)('have the answers, diagrams and energies of their own runs: %s', (_, plant, patches) => {
    const own = patches.map((patch) => run(patched(plant, patch), { withSeries: false }).answer)
    expect(runVariants(plant, patches, wholeAnswer()).map((one) => ('value' in one ? one.value.wanted : one))).toEqual(own)
    const energies = own.map(({ summary }) => summary.e_grid_kwh)
    expect(new Set(energies).size).toBeGreaterThan(1)
    expect(runVariants(plant, patches, ENERGY).map((one) => ('value' in one ? one.value.wanted : one))).toEqual(energies)
    const diagrams = runVariants(plant, patches, DIAGRAM).map((one) => ('value' in one ? one.value.wanted.diagram : one))
    expect(diagrams).toEqual(own.map(({ loss_diagram }) => loss_diagram))
  })
})

test('a variant under another weather runs with that weather', () => {
  const weather = { ...fixed.weather, temp_air_c: fixed.weather.temp_air_c.map((tempC) => (tempC ?? 0) + 5) }
  const [, warmer] = runVariants(fixed, [{}, { weather }], ENERGY)
  expect(warmer).toMatchObject({ value: { wanted: run({ ...fixed, weather } as Resolved).answer.summary.e_grid_kwh } })
})

test('a refused variant has the failures of its own run, and the others go on', () => {
  const [good, bad, alsoGood] = runVariants(tracker, [{}, { 'array.wind_stow': true, 'array.wind_stow_angle_deg': 89 }, {}], ENERGY)
  expect(bad).toMatchObject({ failures: [{ field: 'array.wind_stow_angle_deg' }] })
  expect(good).toEqual(alsoGood)
})

test('a run that reads its year without a limit reports a weather that cannot be read', () => {
  const request = patched(hourly, { 'ac_losses.subhourly_clipping': 'allen', 'weather.start': '2001-02-30T00:00' })
  expect(own(request)).toContain('weather.start')
})

test('the time of a variant is what it took besides what it shares, and progress ends at 1', () => {
  let clock = 0
  const seen: number[] = []
  const patches = [{}, { 'dc_losses.lid_loss': 0.03 }, {}]
  const results = runVariants(fixed, patches, ENERGY, { now: () => clock++, onProgress: (doneFrac) => seen.push(doneFrac) })
  for (const one of results) expect('value' in one && one.value.costMs).toBeGreaterThan(0)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(1)
})
