import { WeatherFileError } from './error.ts'
import type { WeatherFormat } from './format.ts'
import { isJson, type Json, member, parseJson } from './json.ts'
import { PROGRESS_ROWS, ROWS_MAX } from './limits.ts'
import { levelColumns, PVGIS_FIELDS, PVGIS_HOURLY_REFUSED, PVGIS_SERIES_FIELDS, pvgisRecording } from './pvgis.ts'
import { type Recording, siteNumber } from './recording.ts'
import { makeStampReaders } from './stamps.ts'
import { convert } from './units.ts'

/** The keys of a PVGIS answer stand above its rows. */
const HEAD_CHARS = 20_000

/** PVGIS typical year as JSON: the whole response, or only its list of hours; and its hourly series of a level plane. */
export const pvgisJson: WeatherFormat = {
  id: 'pvgis_json',
  title: 'PVGIS TMY JSON',
  detect: (text) => isJson(text) && /"(tmy_hourly|time\(UTC\)|outputs)"/.test(text.slice(0, HEAD_CHARS)),
  parse(text, options) {
    const answer = parseJson(text)
    const typical = Array.isArray(answer) ? answer : member(answer, 'outputs', 'tmy_hourly')
    const isSeries = typical === undefined && isLevel(answer)
    const hours = isSeries ? member(answer, 'outputs', 'hourly') : typical
    if (!Array.isArray(hours)) throw otherJson(answer)
    if (hours.length === 0 || hours.length > ROWS_MAX)
      throw new WeatherFileError(
        `outputs.${isSeries ? 'hourly' : 'tmy_hourly'} has ${hours.length} rows, but it must have from 1 to ${ROWS_MAX}: download it again`,
      )
    const fact = (name: string) => numberText(member(answer, 'inputs', 'location', name))
    const database = member(answer, 'inputs', 'meteo_data', 'radiation_db')
    return pvgisRecording(
      {
        place: { latitude: fact('latitude'), longitude: fact('longitude'), elevation: fact('elevation') },
        offsetH: siteNumber(fact('irradiance_time_offset'), -24, 24),
        radiationDb: typeof database === 'string' ? database : null,
        lines: null,
        ...readHours(hours, isSeries, options.onProgress),
        isSeries,
      },
      options,
    )
  },
}

function numberText(value: Json | undefined): string | undefined {
  return typeof value === 'number' ? String(value) : undefined
}

/** An hourly series of a fixed plane of slope 0. */
function isLevel(answer: Json): boolean {
  return Array.isArray(member(answer, 'outputs', 'hourly')) && member(answer, 'inputs', 'mounting_system', 'fixed', 'slope', 'value') === 0
}

function readHours(
  hours: readonly Json[],
  isSeries: boolean,
  onProgress: (() => void) | undefined,
): { stampMinutes: Float64Array; columns: Recording['columns'] } {
  const { stamp } = makeStampReaders('dmy')
  const stampMinutes = new Float64Array(hours.length)
  const timeName = isSeries ? 'time' : 'time(UTC)'
  const fields = (isSeries ? PVGIS_SERIES_FIELDS : PVGIS_FIELDS).filter(([, name]) => member(hours[0], name) !== undefined)
  const values = fields.map(() => new Float64Array(hours.length))
  hours.forEach((hour, i) => {
    if (i % PROGRESS_ROWS === 0) onProgress?.()
    const time = member(hour, timeName)
    stampMinutes[i] = typeof time === 'string' ? stamp(time, 0, time.length) : Number.NaN
    if (Number.isNaN(stampMinutes[i]))
      throw new WeatherFileError(
        `Row ${i + 1} of the hours has no valid "${timeName}": it must have the form YYYYMMDD:HHMM`,
        null,
        timeName,
      )
    fields.forEach(([, name], k) => {
      const value = member(hour, name)
      if (typeof value !== 'number' && value !== null && value !== undefined)
        throw new WeatherFileError(`Row ${i + 1} of the hours is neither a number nor null`, null, name)
      values[k][i] = value ?? Number.NaN
    })
  })
  for (const [k, [, , unit]] of fields.entries()) convert(values[k], unit, 60)
  const columns = Object.fromEntries(fields.map(([column], k) => [column, values[k]]))
  return { stampMinutes, columns: isSeries ? levelColumns(columns) : columns }
}

function otherJson(answer: Json): WeatherFileError {
  if (member(answer, 'outputs', 'hourly') !== undefined) return new WeatherFileError(PVGIS_HOURLY_REFUSED)
  return new WeatherFileError('The JSON is an answer of PVGIS without outputs.tmy_hourly: download a typical year (TMY) of the location')
}
