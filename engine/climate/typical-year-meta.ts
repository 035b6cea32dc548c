import type { WeatherMeta } from '@pvyield/contract/schemas'
import type { SeaMistake } from '../findings/weather.ts'
import { seaNote } from '../weather-checks/coordinate-mistakes.ts'
import { EMBEDDED_TRUST_NOTE, isPolar, SEA_NOTE } from '../weather-checks/embedded-trust.ts'
import type { MonthlyClimate } from './monthly-climate.ts'
import { HOURS, MONTH_STARTS, MONTHS } from './typical-calendar.ts'
import type { YearColumns } from './year-columns.ts'

/** Sums and means of a year or a month. */
export interface Totals<T> {
  ghi_kwhm2: T
  dhi_kwhm2: T
  dni_kwhm2: T
  temp_air_c: T
  wind_speed_ms: T
}

/** Metadata of the typical year on the wire. */
export interface TypicalYearMeta extends WeatherMeta {
  source: 'embedded'
  radiation_db: string
  notes: string[]
  latitude: number
  longitude: number
  elevation: number
  timezone: number
  step_minutes: number
  rows: number
  annual: Totals<number>
  /** Columns of twelve. */
  monthly: Totals<number[]>
}

interface Subject {
  latitude: number
  longitude: number
  timezone: number
  climate: MonthlyClimate
  columns: YearColumns
  hasSnow: boolean
  /** What explains that the place is at sea. */
  seaMistake: SeaMistake | null
}

const RADIATION_DB =
  'Embedded monthly climatology: annual irradiation Global Solar Atlas 2.0 (Solargis for the World Bank Group, https://globalsolaratlas.info, CC BY 4.0; 0.5 deg), shape of its months NASA SSE 6.0 (NASA Langley Research Center, 1983 to 2005, 1 deg), temperature NCEP-NCAR Reanalysis 1 (NOAA PSL, 2.5 deg), elevation Mapzen terrain via pvlib (10 arc minutes)'

/** The wording that the licence of the atlas asks for. */
const ATTRIBUTION =
  'Global irradiation: Global Solar Atlas 2.0, a free, web-based application developed and operated by the company Solargis s.r.o. on behalf of the World Bank Group, utilizing Solargis data, with funding provided by the Energy Sector Management Assistance Program (ESMAP). https://globalsolaratlas.info. CC BY 4.0; averaged to 0.5 degrees, filled at sea and beyond 60 S to 65 N.'

const NOTES = [
  'Synthetic typical year: none of its hours was measured. Hours are generated from monthly means by published stochastic methods (daily clearness: Bendt; hourly clearness: TAG; diffuse: Erbs). The seed is the coordinates rounded to 0.01 deg, so a place always has the same year.',
  EMBEDDED_TRUST_NOTE,
  ATTRIBUTION,
  'Limits: cells of 0.5 deg (1 deg for the shape of the months) do not resolve valleys, coasts or cities, and a typical year has no extremes. Diffuse is a fifth too high in deserts; wind is a rough mean (0.95 m/s rms). Humidity and precipitable water are estimated from temperature and clearness (0.27 cm; the spectral correction is accurate to 0.15 % of the yield for silicon, 0.4 % for cadmium telluride). Use a measured or satellite source for financial decisions.',
]

const POLAR_NOTE =
  'Beyond 60 degrees of latitude (65 north) the irradiation of the table is least reliable, because the Global Solar Atlas ends there: on polar coasts it is up to 25 % too high.'

const SNOW_NOTE =
  'Months with snow have an albedo estimated from their temperature: it replaces site.albedo_monthly in these months, unless site.use_weather_albedo is false.'

export function typicalYearMeta({ latitude, longitude, timezone, climate, columns, hasSnow, seaMistake }: Subject): TypicalYearMeta {
  const notes = [...NOTES]
  if (hasSnow) notes.push(SNOW_NOTE)
  if (climate.isSea) notes.push(SEA_NOTE)
  if (seaMistake !== null) notes.push(seaNote(seaMistake))
  if (isPolar(latitude)) notes.push(POLAR_NOTE)
  return {
    source: 'embedded',
    radiation_db: RADIATION_DB,
    notes,
    latitude,
    longitude,
    elevation: climate.elevationM,
    timezone,
    step_minutes: 60,
    rows: HOURS,
    annual: totals(columns, 0, HOURS, 1),
    monthly: monthlyTotals(columns),
  }
}

/** Sums of irradiation, kWh/m2, and means of the months. */
export function monthlyTotals(columns: YearColumns, rowsPerHour = 1): Totals<number[]> {
  const months: Totals<number>[] = []
  for (let month = 0; month < MONTHS; month++) {
    const [from, to] = [MONTH_STARTS[month], MONTH_STARTS[month + 1]].map((day) => 24 * rowsPerHour * day)
    months.push(totals(columns, from, to, rowsPerHour))
  }
  return {
    ghi_kwhm2: months.map((month) => month.ghi_kwhm2),
    dhi_kwhm2: months.map((month) => month.dhi_kwhm2),
    dni_kwhm2: months.map((month) => month.dni_kwhm2),
    temp_air_c: months.map((month) => month.temp_air_c),
    wind_speed_ms: months.map((month) => month.wind_speed_ms),
  }
}

function totals(columns: YearColumns, from: number, to: number, rowsPerHour: number): Totals<number> {
  const rows = to - from
  const perKilowattHour = 1000 * rowsPerHour
  return {
    ghi_kwhm2: rounded(sum(columns.ghiWm2, from, to) / perKilowattHour),
    dhi_kwhm2: rounded(sum(columns.dhiWm2, from, to) / perKilowattHour),
    dni_kwhm2: rounded(sum(columns.dniWm2, from, to) / perKilowattHour),
    temp_air_c: rounded(sum(columns.tempAirC, from, to) / rows),
    wind_speed_ms: rounded(sum(columns.windMps, from, to) / rows),
  }
}

function sum(column: readonly number[], from: number, to: number): number {
  let total = 0
  for (let i = from; i < to; i++) total += column[i]
  return total
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
