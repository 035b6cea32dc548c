import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pvlib from '../fixtures/reality/pvlib.json'
import { figuresOf } from './figures.ts'
import type { MeasuredRows } from './measured-set.ts'
import { kindOf, lightOf, linesOf, shapeLinesOf } from './report.ts'
import { goldenBifacial } from './sets/golden-bifacial.ts'
import { SETS } from './sets/index.ts'
import { shapePlants } from './shape-plants.ts'
import { measuredOf, oursOf, type Stage } from './stages.ts'

/** Percent; the goal for every stage of a sound set. */
const BAR = 2
/** Kelvin; the goal for temperatures of modules. */
const BAR_K = 2
/** Points between pvlib's light on the plane and ours, from the same beam and diffuse light. */
const SAME_LIGHT = 0.05

/** Sine of 20 deg: lower, the trackers of Golden no longer do what their metadata say. */
const HIGH_SUN = 0.342

const VALIDATION = join(import.meta.dir, '..', '..', 'docs', 'validation.md')

/** What is further away than the goal, and why: docs/validation.md, section Measured plants. */
const FURTHER: readonly string[] = [
  'ashland_roof_2000 plane',
  'ashland_roof_2018 plane',
  'berlin_cigs temperature',
  'berlin_cigs dc',
  'berlin_cigs chain',
  'golden_bifacial plane',
  'golden_bifacial rear',
  'golden_bifacial dc',
  'golden_bifacial chain',
]

for (const set of SETS) {
  const rows = set.read()
  if ('missing' in rows) {
    test.skip(`${set.name}: skipped, ${rows.missing}`, () => undefined)
    continue
  }
  if (!pvlib.expected.some((line) => line.set === set.name)) {
    test.skip(`${set.name}: skipped, no figures of it are kept`, () => undefined)
    continue
  }
  describe(set.title, () => {
    const lines = linesOf(set, rows, undefined)

    test('each stage is within 2 % or 2 K of the measurement, or is listed as further away', () => {
      const isFurther = lines.filter(({ stage, ours }) => Math.abs(ours.bias) > (stage === 'temperature' ? BAR_K : BAR))
      const listed = FURTHER.filter((name) => name.startsWith(`${set.name} `))
      expect(isFurther.map(({ stage }) => `${set.name} ${stage}`)).toEqual(listed)
    })

    test('the document states the figures of this engine and of pvlib', () => {
      for (const { stage, ours } of lines) {
        const recorded = pvlib.expected.find((line) => line.set === set.name && line.stage === stage)
        expect(recorded?.rows, stage).toBe(ours.rows)
        expect([stage, ...statedBias(set.name, stage)]).toEqual([stage, ours.bias.toFixed(1), (recorded?.bias ?? Number.NaN).toFixed(1)])
      }
    })

    const recorded = pvlib.expected.find((line) => line.set === set.name && line.stage === 'plane')
    if (recorded !== undefined && rows.dniWm2 !== null)
      test('the light on the plane is that of pvlib when both start from beam and diffuse light', () => {
        const column = oursOf(set, rows, 'plane', { site: { ...set.site, irradiance_closure: 'beam_diffuse', sun_instant: 'middle' } })
        const { bias } = figuresOf('plane', rows.time, column, measuredOf(rows, 'plane'), lightOf(rows))
        expect(Math.abs(bias - recorded.bias)).toBeLessThan(SAME_LIGHT)
      })
  })
}

const eugene = SETS.find(({ name }) => name === 'eugene_hit')
const cloudy = eugene?.read()
if (eugene !== undefined && cloudy !== undefined && !('missing' in cloudy)) {
  const { ghiWm2, dhiWm2, dcW } = cloudy
  test('clouds: the spectrum of pvspec takes more than half of what is missing at a diffuse share above 0.5', () => {
    const isCloudy = (row: number) => (dhiWm2?.[row] ?? 0) > 0.5 * (ghiWm2?.[row] ?? 0)
    const biasWith = (mode: string): number => {
      const column = oursOf(eugene, cloudy, 'dc', { spectral: { mode } })
      return figuresOf('dc', cloudy.time, column, dcW ?? new Float64Array(), lightOf(cloudy), isCloudy).bias
    }
    expect(biasWith('off')).toBeLessThan(-3)
    expect(Math.abs(biasWith('pvspec'))).toBeLessThan(0.5 * Math.abs(biasWith('off')))
  })
}

describe('a row of bifacial trackers', () => {
  const rows = goldenBifacial.read()
  if ('missing' in rows) throw new Error(rows.missing)
  const bias = (stage: Stage, patch: object, keep: (row: number) => boolean) =>
    figuresOf(stage, rows.time, oursOf(goldenBifacial, rows, stage, patch), measuredOf(rows, stage), lightOf(rows), keep).bias

  test('the light on the front is within 1 % where the beam comes from above 20 deg, with either pair of GHI, DHI and DNI', () => {
    const isHigh = (row: number) => (rows.ghiWm2?.[row] ?? 0) - (rows.dhiWm2?.[row] ?? 0) > HIGH_SUN * (rows.dniWm2?.[row] ?? 0)
    for (const irradiance_closure of ['global_diffuse', 'beam_diffuse'])
      expect(Math.abs(bias('plane', { site: { ...goldenBifacial.site, irradiance_closure } }, isHigh)), irradiance_closure).toBeLessThan(1)
  })

  test('the module gives what its data sheet says, from the measured light of both sides and without any loss', () => {
    const lossless = {
      site: goldenBifacial.site,
      iam: { kind: 'off' },
      dc_losses: { quality_loss: 0, module_mismatch_loss: 0, dc_wiring_loss_at_stc: 0 },
      bifacial: {
        ...goldenBifacial.rear,
        model: 'fixed_fraction',
        fixed_fraction: rearShare(rows),
        structure_shading: 0,
        rear_mismatch: 0,
      },
    }
    expect(Math.abs(bias('dc', lossless, () => true))).toBeLessThan(1)
  })
})

test('ac: two inverters that share the power have the curve of pvlib.inverter.pvwatts, and no more than their rating', () => {
  const inverter = { p_ac_nom_kw: 10, efficiency: 0.98, count: 2 }
  const dcW = Float64Array.of(300, 2_000, 10_000, 19_000, 30_000)
  const rows = { time: [], stepMinutes: 60, dcW } as unknown as MeasuredRows
  const acW = oursOf({ ...goldenBifacial, inverter }, rows, 'ac')
  // pvlib 0.16.1
  const pvlibW = [178.224745, 1_879.273948, 9_821.570613, 18_633.148735, 20_000]
  for (const [i, watts] of pvlibW.entries()) expect(acW[i]).toBeCloseTo(watts, 5)
})

const plants = shapePlants()
if (plants === null) test.skip('shapes of clear days: skipped, ../shared/reference/measured is not on this machine', () => undefined)
else
  describe('shapes of clear days', () => {
    const lines = shapeLinesOf(plants, {})
    const text = readFileSync(VALIDATION, 'utf8')

    test('the document states the figures of this engine and of pvlib', () => {
      for (const { plant, ours } of lines) {
        const peer = pvlib.days.find((line) => line.plant === plant.name)
        const cells = rowOf(text, `| \`plant_${plant.name}\` | ${kindOf(plant)} |`)
        const stated = [cells[3], cells[5], cells[6], cells[8]].map(withoutUnit)
        const figures = [ours.day.bias, ours.shaded.bias, peer?.day ?? Number.NaN, peer?.shaded ?? Number.NaN]
        expect([plant.name, ...stated]).toEqual([plant.name, ...figures.map((figure) => figure.toFixed(1))])
      }
    })

    test('trackers of thin film without backtracking are within 2 % over the day and 3 % in their shaded rows', () => {
      const trackers = lines.filter(({ plant }) => plant.isTracker)
      expect(trackers).toHaveLength(4)
      for (const { ours } of trackers) {
        expect(Math.abs(ours.day.bias)).toBeLessThan(2)
        expect(Math.abs(ours.shaded.bias)).toBeLessThan(3)
      }
    })
  })

/** Light on the rear over that on the front, of all rows. */
function rearShare({ rearWm2, poaWm2 }: MeasuredRows): number {
  const sumOf = (column: Float64Array | null | undefined) => column?.reduce((sum, value) => sum + value, 0) ?? Number.NaN
  return sumOf(rearWm2) / sumOf(poaWm2)
}

/** Bias of this engine and of pvlib in the row of a set and stage of the document, without plus and unit. */
function statedBias(set: string, stage: string): string[] {
  const cells = rowOf(readFileSync(VALIDATION, 'utf8'), `| \`${set}\` | ${stage} |`)
  return [cells[4], cells[6]].map(withoutUnit)
}

/** Cells of the row that begins with this; the first cell is at 1. */
function rowOf(text: string, start: string): string[] {
  const row = text.split('\n').find((line) => line.startsWith(start))
  return row?.split('|').map((cell) => cell.trim()) ?? []
}

function withoutUnit(cell = ''): string {
  return cell.replace(/^\+/, '').replace(/ (%|K)$/, '')
}
