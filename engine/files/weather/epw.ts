import { precipitableWaterCm } from '../../core/humidity.ts'
import { COMMA, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording, zoneOf } from './recording.ts'
import { countCells, headLines, type Rows, readRows } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { AS_IS, MILLIMETRE, PASCAL, PERCENT, toColumns, type Unit, WEATHER_COLUMNS, type WeatherColumn } from './units.ts'

/**
 * Number of lines searched for the last header line. The format has eight; some writers add
 * comments.
 */
const HEADER_LINES_MAX = 40
/** Cells up to wind speed, which every writer fills, and all cells of the format. */
const CELLS_MIN = 22
const CELLS_MAX = 35

/**
 * Precipitable water is in another unit when it exceeds the estimate from ground humidity by more
 * than this factor.
 */
const WATER_RATIO_MAX = 3
/** Missing code of precipitable water, 999 mm. */
const WATER_MISSING_CM = 99.9

const CALENDAR = ['year', 'month', 'day', 'hour', 'minute'] as const

/** Position of the cell, name in the format's description, unit. */
const FIELDS: readonly (readonly [column: WeatherColumn, index: number, name: string, unit: Unit])[] = [
  ['temp_air_c', 6, 'Dry Bulb Temperature', AS_IS],
  ['relative_humidity', 8, 'Relative Humidity', PERCENT],
  ['pressure_hpa', 9, 'Atmospheric Station Pressure', PASCAL],
  ['ghi_wm2', 13, 'Global Horizontal Radiation', AS_IS],
  ['dni_wm2', 14, 'Direct Normal Radiation', AS_IS],
  ['dhi_wm2', 15, 'Diffuse Horizontal Radiation', AS_IS],
  ['wind_speed_ms', 21, 'Wind Speed', AS_IS],
  ['precipitable_water_cm', 28, 'Precipitable Water', MILLIMETRE],
  ['snow_depth_cm', 30, 'Snow Depth', AS_IS],
  ['albedo', 32, 'Albedo', AS_IS],
]

/**
 * EnergyPlus weather. Hours 1 to 24 mark the end of the hour in local standard time. The minute
 * field of hourly files is 60, 0 or 30 and is ignored. Missing codes are 9999, 99.9, 999 and
 * 999999. Irradiance is the energy of the hour, which equals its mean in W/m2.
 * Source: EnergyPlus Auxiliary Programs, "EnergyPlus Weather File (EPW) Data Dictionary".
 */
export const epw: WeatherFormat = {
  id: 'epw',
  title: 'EnergyPlus weather (EPW)',
  detect: (text) => /^LOCATION,/i.test(text),
  parse,
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const head = headLines(text, HEADER_LINES_MAX)
  const site = splitCells(head[0].text, COMMA)
  const last = head.findIndex((line) => /^DATA PERIODS/i.test(line.text))
  if (last < 0) throw new WeatherFileError('The header line DATA PERIODS is missing: the file seems truncated; download it again')
  if (last + 1 >= head.length)
    throw new WeatherFileError('No rows follow DATA PERIODS: the file seems truncated; download it again', last + 1)
  const first = head[last + 1]
  const zoneH = zoneOf(site[8])
  if (zoneH === null) throw new WeatherFileError('The ninth cell of LOCATION must be the time zone in hours from UTC, for example -5', 1)
  const perHour = Number(splitCells(head[last].text, COMMA)[2]) || 1
  const stated = countCells(splitCells(first.text, COMMA))
  if (stated > CELLS_MAX)
    throw new WeatherFileError(
      `The row has ${stated} cells, but EPW has at most ${CELLS_MAX}: it seems to use decimal commas; export it with decimal points`,
      first.number,
    )
  const cells = Math.max(stated, CELLS_MIN)
  const fields = FIELDS.filter(([, index]) => index < cells)
  const rows = readRows(
    text,
    { from: first.from, line: first.number, separator: COMMA, headerCells: null, endsAtBlank: false, onProgress: options.onProgress },
    [
      ...CALENDAR.map((name, index) => ({ index, name, read: readNumber, required: true })),
      ...fields.map(([, index, name]) => ({ index, name, read: readNumber, required: false })),
    ],
  )
  const [year, month, day, hour, minute, ...values] = rows.values
  const countsFromZero = hour.includes(0)
  hourlyMinutes(rows, hour, minute, perHour, countsFromZero)
  const columns = toColumns(
    fields.map(([column, , , unit]) => ({ column, unit })),
    values,
    60,
  )
  const notes: string[] = []
  return {
    dataSource: site[4] || 'EPW',
    radiationDb: null,
    station: [site[1], site[2], site[3]].filter((part) => part !== undefined && part !== '' && part !== '-').join(', ') || null,
    locationId: site[5] || null,
    ...placeOf({ latitude: site[6], longitude: site[7], elevation: site[9] }, options, notes),
    stampZoneH: zoneH,
    localZoneH: zoneH,
    stampMeaning: countsFromZero ? 'start' : 'end',
    instantAfterStampMinutes: 0,
    stampMinutes: calendarStamps(rows, { year, month, day, hour, minute }),
    lines: rows.lines,
    columns,
    names: namesOf(fields.map(([column, , name]) => ({ column, name }))),
    notes: [
      ...notes,
      ...correctWater(columns),
      ...(countsFromZero ? ['Hours run from 0 to 23: they are read as the start of the hour.'] : []),
      ...(perHour === 1 ? [] : ['Irradiance of steps shorter than an hour is read as the mean over the step in W/m2.']),
    ],
  }
}

/**
 * Converts hour and minute fields to those of the interval's end: hour 1, minute 15 is 00:15. Files
 * that count hours from 0 keep their fields.
 */
function hourlyMinutes(rows: Rows, hour: Float64Array, minute: Float64Array, perHour: number, countsFromZero: boolean): void {
  for (let i = 0; i < rows.n; i++) {
    if (perHour === 1) minute[i] = 0
    else if (!countsFromZero) {
      if (!(hour[i] >= 1 && hour[i] <= 24)) continue // calendarStamps rejects it
      hour[i] -= 1
    }
  }
}

/**
 * Files made from TMY3 state ten times the real precipitable water. Divides it by ten when the
 * humidity shows this. Returns a note when it did.
 */
function correctWater({
  precipitable_water_cm: waterCm,
  relative_humidity: humidityFrac,
  temp_air_c: tempAirC,
}: Recording['columns']): string[] {
  const { relative_humidity, temp_air_c } = WEATHER_COLUMNS
  if (waterCm === undefined || humidityFrac === undefined || tempAirC === undefined) return []
  let stated = 0
  let expected = 0
  for (let i = 0; i < waterCm.length; i++) {
    const isKnown = waterCm[i] < WATER_MISSING_CM && humidityFrac[i] <= relative_humidity.max && tempAirC[i] <= temp_air_c.max
    if (!isKnown) continue
    stated += waterCm[i]
    expected += precipitableWaterCm(tempAirC[i], humidityFrac[i])
  }
  if (stated <= WATER_RATIO_MAX * expected) return []
  for (let i = 0; i < waterCm.length; i++) if (waterCm[i] < WATER_MISSING_CM) waterCm[i] /= 10
  return ['precipitable_water_cm: ten times the value expected from the humidity, as in files made from TMY3; it is divided by 10.']
}
