import { RAD_PER_DEG } from '../core/angles.ts'
import { MINUTES_PER_DAY } from '../core/calendar.ts'
import type { Place } from '../core/great-circle.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'

/** Full sun in kW/m2 is 1.1 on the horizontal and 1.5 on a plane with clouds next to the sun. */
const BRIGHTEST_IN_KW = 2
/** The darkest overcast lets 1 % of the light through: 5 W/m2 of the 470 W/m2 above the atmosphere at this elevation. */
const HIGH_SUN_SIN = Math.sin(20 * RAD_PER_DEG)
/** So many rows with a high sun cannot all be that dark. */
const HIGH_ROWS_MIN = 3
const DECLINATION_MAX_RAD = 23.45 * RAD_PER_DEG
const DAYS_PER_YEAR = 365.2425
/** Day of the year, from 0, on which the sun crosses the equator in spring. */
const EQUINOX_DAY = 80

const COLUMNS = [
  ['ghi_wm2', 'ghiWm2'],
  ['dhi_wm2', 'dhiWm2'],
  ['dni_wm2', 'dniWm2'],
  ['poa_wm2', 'poaWm2'],
] as const

/**
 * Refuses irradiance in kW/m2: light, but nowhere 2 W/m2, although the sun stands high in several rows. Dark weeks of the
 * polar night, single rows at dawn and columns of zeros pass.
 * Fails: at the first irradiance column of the weather.
 * Source: declination of P. I. Cooper, Solar Energy 12 (1969), 333; the equation of time, 4 deg at most, does not matter.
 */
export function refuseKilowatts({ site }: Pick<Resolved, 'site'>, table: WeatherTable, sink: Sink): void {
  const found = kilowatts(site, table)
  if (found !== null) sink.fail(`weather.${found.column}`, found.message)
}

type Light = Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'poaWm2' | 'startMinutes' | 'stepMinutes' | 'timezoneH'>

/** Irradiance in kW/m2, as `refuseKilowatts` finds it; null for none. */
export function kilowatts(site: Place, table: Light): { readonly column: string; readonly message: string } | null {
  let name: string | null = null
  let isLit = false
  for (const [sent, read] of COLUMNS) {
    const column = table[read]
    if (column === null) continue
    name ??= sent
    for (let i = 0; i < column.length; i++) {
      if (column[i] >= BRIGHTEST_IN_KW) return null
      if (column[i] > 0) isLit = true
    }
  }
  if (!isLit || name === null || rowsWithHighSun(site, table) < HIGH_ROWS_MIN) return null
  return {
    column: name,
    message: `No irradiance reaches ${BRIGHTEST_IN_KW} W/m2 although the sun stands high: the columns seem to be in kW/m2; send W/m2, 1000 times these values`,
  }
}

function rowsWithHighSun({ latitude, longitude }: Place, { startMinutes, stepMinutes, timezoneH }: Light): number {
  const [latSin, latCos] = [Math.sin(latitude * RAD_PER_DEG), Math.cos(latitude * RAD_PER_DEG)]
  const noonMinutes = MINUTES_PER_DAY / 2 - 4 * longitude + 60 * timezoneH
  let rows = 0
  for (let i = 0; i < startMinutes.length; i++) {
    const minutes = startMinutes[i] + stepMinutes / 2
    const season = (2 * Math.PI * (minutes / MINUTES_PER_DAY - EQUINOX_DAY)) / DAYS_PER_YEAR
    const declination = DECLINATION_MAX_RAD * Math.sin(season)
    const hour = (2 * Math.PI * (minutes - noonMinutes)) / MINUTES_PER_DAY
    if (latSin * Math.sin(declination) + latCos * Math.cos(declination) * Math.cos(hour) > HIGH_SUN_SIN) rows++
  }
  return rows
}
