import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pvlib from '../fixtures/reality/pvlib.json'
import { figuresOf } from './figures.ts'
import { lightOf, linesOf } from './report.ts'
import { SETS } from './sets/index.ts'
import { measuredOf, oursOf } from './stages.ts'

/** Percent; the goal for every stage of a sound set. */
const BAR = 2
/** Kelvin; the goal for temperatures of modules. */
const BAR_K = 2
/** Points between pvlib's light on the plane and ours, from the same beam and diffuse light. */
const SAME_LIGHT = 0.05

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

/** Bias of this engine and of pvlib in the row of a set and stage of the document, without sign of plus and unit. */
function statedBias(set: string, stage: string): string[] {
  const text = readFileSync(join(import.meta.dir, '..', '..', 'docs', 'validation.md'), 'utf8')
  const row = text.split('\n').find((line) => line.startsWith(`| \`${set}\``) && line.includes(`| ${stage} |`))
  const cells = row?.split('|').map((cell) => cell.trim()) ?? []
  return [cells[4] ?? '', cells[6] ?? ''].map((cell) => cell.replace(/^\+/, '').replace(/ (%|K)$/, ''))
}
