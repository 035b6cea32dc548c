import type { WeatherQualityRequest } from '@pvyield/contract/schemas'
import { derivedMeta } from '@pvyield/engine'
import {
  assessWeather,
  changeTable,
  nothingLeft,
  placedAt,
  refuseLongSpans,
  rowsWhenComplete,
  turbidityAt,
  type WeatherAssessment,
  withOwnNotes,
} from '@pvyield/engine/weather'
import { htmlOf, weatherReport } from '@pvyield/report/weather'
import { VERSION } from '../../version.ts'
import { idsOf, type WeatherOperation } from './operation.ts'

/** Unit costs of sun, tests, cleaned weather and its text, measured with a year of minutes. */
const COST = { secondsPerRow: 6e-6, bytesPerRow: 600, field: 'weather' } as const
/** Changes of a CSV; more would take too much memory. */
const TABLE_CHANGES_MAX = 500_000

/** Form of the answer. */
export interface QualityQuery {
  readonly mediaType: string
}

/** The tests of the field, and the weather without what fails them. */
export const quality: WeatherOperation<WeatherQualityRequest, QualityQuery> = {
  validator: 'validate_checkWeather_body',
  async derive({ weather: sent, site, remove, fill }, { mediaType }, { weather: find, admit, checkpoint }) {
    const found = await find(sent, 'weather')
    const { weather: sentWeather, notes } = placedAt(found, site ?? null)
    refuseLongSpans(sentWeather)
    await admit({ rows: fill === 'all' ? rowsWhenComplete(sentWeather) : sentWeather.temp_air_c.length, ...COST })
    const { latitude, longitude } = sentWeather
    const assessment = assessWeather(sentWeather, {
      turbidity: latitude == null || longitude == null ? null : await turbidityAt(latitude, longitude),
      ...(remove !== null && { remove }),
      fill,
      ...(mediaType === 'text/csv' && { changesMax: TABLE_CHANGES_MAX }),
      onProgress: checkpoint,
    })
    const { weather, report } = assessment
    const lack = assessment.misplaced ?? nothingLeft(assessment)
    const origin = withOwnNotes(found, assessment)
    report.series.notes.unshift(...(lack === null ? [] : [lack]), ...notes)
    const meta = derivedMeta(origin, 'quality', idsOf(sent), [...(lack === null ? [] : [lack]), noteOf(report), ...notes])
    const text = (id: string) => textOf(mediaType, assessment, id)
    return lack === null ? { made: { weather, meta }, report, text } : { made: null, report: { meta, ...report }, text }
  },
}

function noteOf({ changes: { count, by_reason }, gaps }: WeatherAssessment['report']): string {
  const rows = gaps.inserted_rows === 0 ? '' : ` ${gaps.inserted_rows} rows that were left out were inserted.`
  if (count === 0) return `Tested row by row (POST /api/weather/quality): no value was changed.${rows}`
  const removed = by_reason.filter(({ how }) => how === 'removed').reduce((sum, { rows }) => sum + rows, 0)
  return `Tested row by row (POST /api/weather/quality): ${count} values were changed, of which ${removed} are gaps now and ${count - removed} are estimates.${rows}`
}

function textOf(mediaType: string, { report, rows, whole: { timezone, ghi_wm2 } }: WeatherAssessment, id: string) {
  if (mediaType === 'text/csv') return { contentType: 'text/csv', text: changeTable(report.changes.rows, report.changes.left_out) } as const
  if (mediaType !== 'text/html') return null
  const { startMinutes, stepMinutes } = rows
  const tested = { rows: { startMinutes, stepMinutes, timezoneH: timezone }, ghi: ghi_wm2 ?? [] }
  const details = { date: new Date().toISOString().slice(0, 10), id, engineVersion: VERSION }
  return { contentType: 'text/html', text: htmlOf(weatherReport(report, tested, details)) } as const
}
