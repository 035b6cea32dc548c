import { WeatherFileError } from './error.ts'
import type { WeatherFormat } from './format.ts'
import { isJson, type Json, member, parseJson } from './json.ts'
import { PROGRESS_ROWS, ROWS_MAX } from './limits.ts'
import { PVGIS_FIELDS, PVGIS_HOURLY_REFUSED, pvgisRecording } from './pvgis.ts'
import { type Recording, siteNumber } from './recording.ts'
import { makeStampReaders } from './stamps.ts'
import { toColumns } from './units.ts'

/** The keys of a PVGIS answer stand above its rows. */
const HEAD_CHARS = 20_000

/** PVGIS typical year as JSON: the whole response, or only its list of hours. */
export const pvgisJson: WeatherFormat = {
  id: 'pvgis_json',
  title: 'PVGIS TMY JSON',
  detect: (text) => isJson(text) && /"(tmy_hourly|time\(UTC\)|outputs)"/.test(text.slice(0, HEAD_CHARS)),
  parse(text, options) {
    const answer = parseJson(text)
    const hours = Array.isArray(answer) ? answer : member(answer, 'outputs', 'tmy_hourly')
    if (!Array.isArray(hours)) throw otherJson(answer)
    if (hours.length === 0 || hours.length > ROWS_MAX)
      throw new WeatherFileError(
        `outputs.tmy_hourly has ${hours.length} rows, but it must have from 1 to ${ROWS_MAX}: download the typical year again`,
      )
    const fact = (name: string) => numberText(member(answer, 'inputs', 'location', name))
    const database = member(answer, 'inputs', 'meteo_data', 'radiation_db')
    return pvgisRecording(
      {
        place: { latitude: fact('latitude'), longitude: fact('longitude'), elevation: fact('elevation') },
        offsetH: siteNumber(fact('irradiance_time_offset'), -24, 24),
        radiationDb: typeof database === 'string' ? database : null,
        lines: null,
        ...readHours(hours, options.onProgress),
      },
      options,
    )
  },
}

function numberText(value: Json | undefined): string | undefined {
  return typeof value === 'number' ? String(value) : undefined
}

function readHours(
  hours: readonly Json[],
  onProgress: (() => void) | undefined,
): { stampMinutes: Float64Array; columns: Recording['columns'] } {
  const { stamp } = makeStampReaders('dmy')
  const stampMinutes = new Float64Array(hours.length)
  const fields = PVGIS_FIELDS.filter(([, name]) => member(hours[0], name) !== undefined)
  const values = fields.map(() => new Float64Array(hours.length))
  hours.forEach((hour, i) => {
    if (i % PROGRESS_ROWS === 0) onProgress?.()
    const time = member(hour, 'time(UTC)')
    stampMinutes[i] = typeof time === 'string' ? stamp(time, 0, time.length) : Number.NaN
    if (Number.isNaN(stampMinutes[i]))
      throw new WeatherFileError(
        `Row ${i + 1} of the hours has no valid "time(UTC)": it must have the form YYYYMMDD:HHMM`,
        null,
        'time(UTC)',
      )
    fields.forEach(([, name], k) => {
      const value = member(hour, name)
      if (typeof value !== 'number' && value !== null && value !== undefined)
        throw new WeatherFileError(`Row ${i + 1} of the hours is neither a number nor null`, null, name)
      values[k][i] = value ?? Number.NaN
    })
  })
  const columns = toColumns(
    fields.map(([column, , unit]) => ({ column, unit })),
    values,
    60,
  )
  return { stampMinutes, columns }
}

function otherJson(answer: Json): WeatherFileError {
  if (member(answer, 'outputs', 'hourly') !== undefined) return new WeatherFileError(PVGIS_HOURLY_REFUSED)
  return new WeatherFileError('The JSON is an answer of PVGIS without outputs.tmy_hourly: download a typical year (TMY) of the location')
}
