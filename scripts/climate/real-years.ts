import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseWeather, type WeatherFileOptions } from '../../engine/files/weather/index.ts'

/** A real weather file of a whole year, in the folder of shared material. */
interface RealFile {
  name: string
  path: string
  /** A typical year; otherwise one calendar year, which differs from the mean by its own weather. */
  isTypical: boolean
  /** What the file does not say itself. */
  options?: WeatherFileOptions & { elevation?: number }
}

const FILES: RealFile[] = [
  { name: 'Greensboro NC, TMY3', path: 'samples/weather/723170TYA.CSV', isTypical: true },
  { name: 'Amsterdam NL, IWEC', path: 'samples/weather/NLD_Amsterdam062400_IWEC.epw', isTypical: true },
  { name: 'Piedmont IT, PVGIS 5.3', path: 'samples/weather/pvgis_tmy_45_8.csv', isTypical: true },
  {
    name: 'Toronto ON, CWEC',
    path: 'samples/weather/generic_Toronto_CWEC.csv',
    isTypical: true,
    options: { latitude: 43.68, longitude: -79.63, timezone: -5, elevation: 173 },
  },
  { name: 'Phoenix AZ, PSM3', path: 'samples/weather/sam_psm3_phoenix.csv', isTypical: true },
  { name: 'Phoenix AZ, TMY2', path: 'reference/sam/weather/USA AZ Phoenix (TMY2).csv', isTypical: true },
  { name: 'Tucson AZ, PSM3', path: 'reference/sam/weather/tucson_az_32.116521_-110.933042_psmv3_60_tmy.csv', isTypical: true },
  { name: 'Tucson AZ, TMY2', path: 'samples/weather_more/USA AZ Tucson (TMY2).csv', isTypical: true },
  { name: 'Des Moines IA, PSM2', path: 'data/recorded/nsrdb/raw_psm2_tmy_desmoines_v2.0.1.csv.gz', isTypical: true },
  { name: 'Golden CO, PSM3', path: 'data/recorded/nsrdb/raw_psm3_tmy_golden_v3.2.0.csv.gz', isTypical: true },
  { name: 'Fargo ND, TMY2', path: 'reference/sam/weather/fargo_nd_46.9_-96.8_mts1_60_tmy.csv', isTypical: true },
  { name: 'Washington PA, PSM3', path: 'samples/weather_more/psm_40_-80_tmy2.csv', isTypical: true },
  { name: 'Miami FL, TMY2', path: 'samples/weather/12839.tm2', isTypical: true },
  { name: 'Bern CH, Meteonorm', path: 'samples/weather/meteonorm_Bern-hour.dat', isTypical: true },
  { name: 'Almeria ES, 2012', path: 'samples/weather_more/meteo_36.8416_-2.4746__BNC_60_2012.csv', isTypical: false },
  { name: 'Craig CO, 2023', path: 'samples/weather/psm4_raw_30min_2023.csv.gz', isTypical: false },
]

/** A real year: its place and its monthly sums and means. */
export interface RealYear {
  name: string
  isTypical: boolean
  latitude: number
  longitude: number
  elevation: number | null
  timezone: number
  monthly: MonthlyTotals
}

/** Columns of twelve. */
export interface MonthlyTotals {
  globalKwhm2: number[]
  /** null where the file has no diffuse. */
  diffuseKwhm2: number[] | null
  tempAirC: number[]
}

/** The real years that are on this machine and that the engine's parsers read, and why others were left out. */
export function realYears(sharedFolder: string): { years: RealYear[]; leftOut: string[] } {
  const years: RealYear[] = []
  const leftOut: string[] = []
  for (const file of FILES) {
    const path = join(sharedFolder, file.path)
    if (!existsSync(path)) {
      leftOut.push(`${file.name}: not on this machine`)
      continue
    }
    try {
      years.push(readYear(file, readFileSync(path)))
    } catch (error) {
      leftOut.push(`${file.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { years, leftOut }
}

function readYear(file: RealFile, bytes: Uint8Array): RealYear {
  const { elevation: knownElevation, ...options } = file.options ?? {}
  const { weather } = parseWeather(bytes, options)
  const { latitude, longitude, timezone } = weather
  if (latitude == null || longitude == null) throw new Error('the file does not say where it is')
  if (weather.start == null || weather.ghi_wm2 === undefined) throw new Error('not a regular year with global irradiance')
  const hours = weather.step_minutes / 60
  const month = monthsOfRows(weather.temp_air_c.length, weather.step_minutes)
  return {
    name: file.name,
    isTypical: file.isTypical,
    latitude,
    longitude,
    elevation: weather.elevation ?? knownElevation ?? null,
    timezone,
    monthly: {
      globalKwhm2: sums(weather.ghi_wm2, month).map((sum) => (sum * hours) / 1000),
      diffuseKwhm2: weather.dhi_wm2 === undefined ? null : sums(weather.dhi_wm2, month).map((sum) => (sum * hours) / 1000),
      tempAirC: means(weather.temp_air_c, month),
    },
  }
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Month of each row of a year of 365 days from January 1. */
function monthsOfRows(rows: number, stepMinutes: number): Uint8Array {
  const rowsOfDay = 1440 / stepMinutes
  if (rows !== 365 * rowsOfDay) throw new Error(`${rows} rows of ${stepMinutes} min are not a year of 365 days`)
  const months = new Uint8Array(rows)
  let row = 0
  MONTH_DAYS.forEach((days, month) => {
    months.fill(month, row, row + days * rowsOfDay)
    row += days * rowsOfDay
  })
  return months
}

function sums(column: readonly (number | null)[], month: Uint8Array): number[] {
  const totals = new Array<number>(12).fill(0)
  column.forEach((value, row) => {
    totals[month[row]] += value ?? 0
  })
  return totals
}

function means(column: readonly (number | null)[], month: Uint8Array): number[] {
  const counts = new Array<number>(12).fill(0)
  column.forEach((value, row) => {
    if (value !== null) counts[month[row]]++
  })
  return sums(column, month).map((sum, index) => sum / counts[index])
}
