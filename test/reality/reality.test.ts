import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pvlib from '../fixtures/reality/pvlib.json'
import { figuresOf } from './figures.ts'
import { kindOf, lightOf, linesOf, shapeLinesOf } from './report.ts'
import { SETS } from './sets/index.ts'
import { shapePlants } from './shape-plants.ts'
import { measuredOf, oursOf } from './stages.ts'

/** Percent; the goal for every stage of a sound set. */
const BAR = 2
/** Kelvin; the goal for temperatures of modules. */
const BAR_K = 2
/** Points between pvlib's light on the plane and ours, from the same beam and diffuse light. */
const SAME_LIGHT = 0.05

const VALIDATION = join(import.meta.dir, '..', '..', 'docs', 'validation.md')

/** What is further away than the goal, and why: docs/validation.md, section Measured plants. */
const FURTHER: readonly string[] = [
  'ashland_roof_2000 plane',
  'ashland_roof_2018 plane',
  'berlin_cigs temperature',
  'berlin_cigs dc',
  'berlin_cigs chain',
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
        const column = oursOf(set, rows, 'plane', { site: { ...set.site, irradiance_closure: 'beam_diffuse' } })
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
