import { isHorizonText } from '../horizon/points.ts'
import { SCENE_FILES } from '../scene-files.ts'
import { decodeText } from './decode.ts'
import { dwdHours } from './dwd-hours.ts'
import { dwdTry } from './dwd-try.ts'
import { epw } from './epw.ts'
import { WeatherFileError } from './error.ts'
import type { FormatId, WeatherFileOptions, WeatherFormat } from './format.ts'
import { genericCsv } from './generic-csv.ts'
import { jsonTable } from './json-table.ts'
import { knmi } from './knmi.ts'
import { meteonorm } from './meteonorm.ts'
import { modelica } from './modelica.ts'
import { solrad, surfrad } from './noaa-radiation.ts'
import { nsrdbCsv } from './nsrdb-csv.ts'
import { pvgisCsv } from './pvgis-csv.ts'
import { pvgisJson } from './pvgis-json.ts'
import { pvsystCsv } from './pvsyst-csv.ts'
import { pvsystHours } from './pvsyst-hours.ts'
import { pvsystObject } from './pvsyst-object.ts'
import { pvwattsHourly } from './pvwatts-hourly.ts'
import { samCsv } from './sam-csv.ts'
import { makeSection, type ParsedWeather } from './section.ts'
import { solaranywhere } from './solaranywhere.ts'
import { solargisTmy } from './solargis-tmy.ts'
import { refuseLightless } from './table-checks.ts'
import { headerWithoutLight, headerWithoutTime, type NamesLine, stampedLine } from './table-header.ts'
import { tmy2 } from './tmy2.ts'
import { tmy3 } from './tmy3.ts'
import { wea } from './wea.ts'

export { WeatherFileError } from './error.ts'
export type { FormatId, WeatherFileOptions, WeatherFormat } from './format.ts'
export type { ParsedMeta, ParsedWeather } from './section.ts'

/** Characters of the names in a refusal. */
const NAMES_CHARS = 300
/** What a time column is called; the languages of the other titles have theirs. */
const TIME_TITLES =
  'time, timestamp or datetime (or Zeit, Zeitstempel, horodatage, fecha y hora, data e ora), or give date and time, or year, month, day and hour'

/**
 * Formats in the order in which they are tried: formats with a distinctive beginning first, the
 * generic table last.
 */
export const WEATHER_FORMATS = {
  tmy2,
  tmy3,
  nsrdb_csv: nsrdbCsv,
  // before EPW: some of its first lines begin with Location too
  sam_csv: samCsv,
  epw,
  solaranywhere,
  dwd_try: dwdTry,
  modelica,
  surfrad,
  solrad,
  wea,
  solargis_tmy: solargisTmy,
  pvwatts_hourly: pvwattsHourly,
  pvgis_csv: pvgisCsv,
  pvgis_json: pvgisJson,
  json_table: jsonTable,
  knmi,
  dwd_hours: dwdHours,
  meteonorm,
  pvsyst_csv: pvsystCsv,
  pvsyst_hours: pvsystHours,
  pvsyst_object: pvsystObject,
  generic_csv: genericCsv,
} as const satisfies Record<FormatId, WeatherFormat>

/**
 * Reads a weather file into the weather section of a run: interval starts in local standard time,
 * gaps as null. The file may be gzip-compressed. Its format is detected from its content, never
 * from its name.
 * Fails: throws `WeatherFileError`, whose message says where the fault is and how to fix it, also for
 * a file beyond the limits of `limits.ts`; and whatever `onProgress` throws.
 */
export function parseWeather(bytes: Uint8Array, options: WeatherFileOptions = {}): ParsedWeather {
  const text = decodeText(bytes, { onHead: formatOf, onProgress: options.onProgress })
  const format = formatOf(text)
  options.onProgress?.()
  return makeSection(format.parse(text, options), format, options)
}

/** Whether a text has none of the formats that have a name, so that its columns alone say what it is. */
export function isTableAlone(text: string): boolean {
  return !Object.values(WEATHER_FORMATS).some((format) => format !== genericCsv && format.detect(text))
}

function formatOf(text: string): WeatherFormat {
  const format: WeatherFormat | undefined = Object.values(WEATHER_FORMATS).find((candidate) => candidate.detect(text))
  if (format !== undefined) return format
  const untimed = headerWithoutTime(text)
  if (untimed !== null)
    throw new WeatherFileError(
      `No time column is among the columns ${untimed.cells
        .filter((cell) => cell !== '')
        .join(', ')
        .slice(0, NAMES_CHARS)}: name it ${TIME_TITLES}`,
      untimed.line,
    )
  if (isHorizonText(text)) throw new WeatherFileError('This is a horizon, not weather: send it to POST /api/parse-horizon')
  const lightless = headerWithoutLight(text)
  if (lightless !== null) refuseLightless(lightless)
  const stamped = stampedLine(text)
  if (stamped !== null) refuseNameless(stamped)
  const titles = Object.values(WEATHER_FORMATS).map(({ title }) => title)
  throw new WeatherFileError(
    `The file format is unknown. Accepted formats: ${titles.join(', ')}. POST /api/parse-scene reads the scene or the ground of a plant: ${SCENE_FILES}`,
  )
}

/** Fails: WeatherFileError for a table whose names say neither the time nor an irradiance. */
function refuseNameless({ cells, line }: NamesLine): never {
  const names = cells.filter((cell) => cell !== '').join(', ')
  throw new WeatherFileError(
    `The columns ${names.slice(0, NAMES_CHARS)} name neither the time nor an irradiance: name them, such as time,GHI (W/m2),air temperature (degC)`,
    line.number,
  )
}
