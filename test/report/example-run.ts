import { seriesToWire } from '@pvyield/engine'
import { PICTURES, type PictureName, type PictureOptions, type RunFigures, svgText } from '@pvyield/report'
import type { ReportRun } from '@pvyield/report/document'
import { yearAt } from '../../clients/cli/sources.ts'
import { docsPlant, madeRun, ROOT } from './made-run.ts'

/** A run with everything that a report can show of a plant without a scene, and how it is drawn. */
export interface ExampleRun {
  readonly figures: RunFigures
  readonly report: ReportRun
  readonly series: ReturnType<typeof seriesToWire>
  readonly draw: (picture: PictureName, options?: PictureOptions) => string
}

let made: Promise<ExampleRun> | null = null

export function exampleRun(): Promise<ExampleRun> {
  made ??= make()
  return made
}

async function make(): Promise<ExampleRun> {
  const racks = await docsPlant('racks')
  const weather = yearAt(ROOT, racks.site.latitude, racks.site.longitude)
  const ghi = (weather as { ghi_wm2: number[] }).ghi_wm2
  const body = {
    ...racks,
    site: { ...racks.site, horizon_azimuths_deg: [60, 90, 120, 240, 300], horizon_elevations_deg: [2, 8, 3, 5, 9] },
    weather: { ...weather, reference_series: { GlobHor: ghi.map((value) => value * 1.01) } },
    lifetime: {
      analysis_period_years: 30,
      dc_degradation_rate: 0.004,
      uncertainty_parts: { resource: 0.04, interannual: 0.03, model: 0.03, other: 0.01 },
    },
  }
  const { report, series } = await madeRun(body, {
    details: { project: 'Solar park', author: 'An engineer', client: 'A bank', revision: 'B', date: '2026-11-26' },
    profile: { name: 'A. Engineer', business_name: 'Engineers Ltd', logo: null },
  })
  const { figures } = report
  return {
    figures,
    series: seriesToWire(series),
    report,
    draw: (picture, options = {}) => {
      const drawn = PICTURES[picture](figures, { columns: [], date: '06-21' }, options)
      if (drawn === null) throw new Error(`No picture ${picture}`)
      return svgText(drawn)
    },
  }
}
