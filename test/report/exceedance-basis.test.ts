import { describe, expect, test } from 'bun:test'
import { PICTURES, type PictureName, svgText } from '@pvyield/report'
import { htmlOf, reportOf } from '@pvyield/report/document'
import { yearAt } from '../../clients/cli/sources.ts'
import { docsPlant, madeRun, ROOT } from './made-run.ts'

const racks = await docsPlant('racks')
const year = yearAt(ROOT, racks.site.latitude, racks.site.longitude)
const PARTS = { resource: 0.05, interannual: 0.03 }

async function made(lifetime: object, weather: object = year) {
  const { report } = await madeRun({ ...racks, weather, lifetime })
  const draw = (picture: PictureName) => {
    const drawn = PICTURES[picture](report.figures, { columns: [], date: '06-21' }, {})
    return drawn === null ? null : svgText(drawn)
  }
  return { draw, html: htmlOf(reportOf(report)) }
}

describe('the P-values of picture and report state the years that they are of', () => {
  const CASES: readonly (readonly [string, object, string, string])[] = [
    ['a run as new', { uncertainty_parts: PARTS }, 'One year as new', 'Mean of ten years as new'],
    [
      'a period of five years, whose rate the ten years do not have',
      { uncertainty_parts: PARTS, analysis_period_years: 5, dc_degradation_rate: 0.005 },
      'One year as new',
      'Mean of ten years as new',
    ],
    [
      'a period of twelve years',
      { uncertainty_parts: PARTS, analysis_period_years: 12, dc_degradation_rate: 0.005 },
      'One year as new',
      'Mean of years 1 to 10',
    ],
    ['year 7', { uncertainty_parts: PARTS, year: 7, dc_degradation_rate: 0.005 }, 'Year 7 of operation', 'Mean of ten years like year 7'],
  ]
  for (const [name, lifetime, one, ten] of CASES) {
    test(name, async () => {
      const { draw, html } = await made(lifetime)
      expect(draw('exceedance')).toContain(`>${one}<`)
      expect(draw('exceedance')).toContain(`>${ten}<`)
      expect(html).toContain(`${one} kWh`)
      expect(html).toContain(`${ten} kWh`)
    })
  }
})

test('one figure has one bar and one column, and a sentence on ten years', async () => {
  const { draw, html } = await made({ uncertainty: 0.06 })
  const svg = draw('exceedance') ?? ''
  expect(svg.match(/data-key="p90_kwh"/g)).toHaveLength(1)
  expect(svg).toContain('Mean of ten years the same: no interannual part')
  expect(html).toContain('Mean of ten years the same: no interannual part')
  expect(html).not.toContain('Mean of ten years as new kWh')
})

test('half a year has no picture and no table of years, and the report says why', async () => {
  const half = Object.fromEntries(Object.entries(year).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, 4344) : value]))
  const { draw, html } = await made({ analysis_period_years: 25, dc_degradation_rate: 0.005 }, half)
  expect(draw('lifetime')).toBeNull()
  expect(html).not.toContain('Years of operation</h')
  expect(html).toContain('A table of 25 years of operation needs a whole year of weather with irradiance: summary.lifetime is null')
})
