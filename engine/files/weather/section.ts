import type { Weather, WeatherAnswerMeta, WeatherGaps, WeatherSums } from '@pvyield/contract/schemas'
import { annualSums } from '../../core/annual-sums.ts'
import { formatStamp } from '../../core/calendar.ts'
import { gapNote, repairOf } from '../../core/gap-note.ts'
import { type MeanYear, meanYear } from '../../core/mean-year.ts'
import { inFile } from '../../findings/file-names.ts'
import { findingOf, inWords } from '../../findings/finding.ts'
import { airFindings } from '../../weather-checks/air.ts'
import { nameIn } from './column-words.ts'
import { constantNotes } from './constant-columns.ts'
import { darkDayNotes } from './dark-days.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { mixedColumns } from './mixed-columns.ts'
import { temperatureOfMonths } from './monthly-temperature.ts'
import { negativeNotes, outsideNotes } from './odd-values.ts'
import { checkedSums, refuseOtherUnit } from './other-unit.ts'
import type { Recording } from './recording.ts'
import { makeTimeline, type Timeline } from './timeline.ts'
import { convertByEvidence, pressureNotes } from './unit-evidence.ts'
import { WEATHER_COLUMNS, type WeatherColumn } from './units.ts'

const YEAR_HOURS = 8760
/** How a caller completes a file without an air temperature. */
const STATE_TEMPERATURE =
  'send its twelve monthly means in degC with the file, POST /api/parse-weather?t_mean_monthly_c=-1,1,5,9,14,17,19,18,14,9,4,0, or fill temp_air_c of the section from another file of the same rows'
/** Maximum length of metadata texts on the wire. */
const TEXT_MAX = 200

/** Metadata of a parsed file. */
export interface ParsedMeta extends WeatherAnswerMeta {
  source: string
  format: string
  radiation_db?: string
  file_name?: string
  data_source: string
  station: string | null
  location_id: string | null
  latitude: number | null
  longitude: number | null
  elevation: number | null
  timezone: number
  step_minutes: number
  rows: number
  /** Years of January to December in a typical year; null for a series of real years. */
  months_years: (number | null)[] | null
  missing: Record<string, WeatherGaps>
  /**
   * Irradiation sums over the rows, kWh/m2 (for a series longer than a year, over the mean year);
   * means of temperature and wind.
   */
  annual: WeatherSums
  notes: string[]
}

export interface ParsedWeather {
  weather: Weather
  meta: ParsedMeta
}

const NAMES = Object.keys(WEATHER_COLUMNS) as WeatherColumn[]
const IRRADIANCE = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const satisfies WeatherColumn[]
const LIGHT: readonly WeatherColumn[] = [...IRRADIANCE, 'poa_wm2']
/**
 * Columns in which some writers put 0 for "unknown". Real days always have some diffuse light,
 * ground always reflects, and air always contains water.
 */
const NEVER_ALL_ZERO: readonly WeatherColumn[] = [...IRRADIANCE, 'relative_humidity', 'precipitable_water_cm', 'albedo']

type Columns = Partial<Record<WeatherColumn, Float64Array>>

/** Makes the weather section of a recording, with its metadata. Gaps are null and are counted. */
export function makeSection(
  recording: Recording,
  format: WeatherFormat,
  {
    fileName,
    timezone,
    onProgress,
    monthlyTemperaturesC,
  }: Pick<WeatherFileOptions, 'fileName' | 'timezone' | 'onProgress' | 'monthlyTemperaturesC'>,
): ParsedWeather {
  onProgress?.()
  const timeline = makeTimeline(recording)
  const unitNotes = convertByEvidence(recording, timeline.stepMinutes)
  const mixed = mixedColumns(recording)
  const hasDaylight = LIGHT.some((name) => recording.columns[name]?.some((value) => value > 0 && value <= WEATHER_COLUMNS[name].max))
  const { columns, missing, notes: columnNotes } = cleanColumns(recording, timeline, hasDaylight)
  onProgress?.()
  requireIrradiance(columns)
  columnNotes.push(...completeTemperature(columns, missing, recording, timeline, monthlyTemperaturesC))
  const year = yearOf(timeline, recording)
  const annual = annualSums(columns, timeline.startMinutes, timeline.stepMinutes, year)
  const notes = [
    ...recording.notes,
    ...timeline.notes,
    ...ignoredZone(timezone, recording, timeline),
    ...unitNotes,
    ...mixed.notes,
    ...columnNotes,
    ...notesOnRows(columns, timeline, year),
    ...checkedSums(annual, year, recording.latitudeDeg !== null && recording.longitudeDeg !== null),
  ]
  notes.push(...pressureNotes(recording, columns.pressure_hpa), ...constantNotes(recording, columns, timeline))
  if (!mixed.isExplained) notes.push(...notesOnAir(recording, columns, timeline))
  if (recording.latitudeDeg === null || recording.longitudeDeg === null) notes.push(...darkDayNotes(columns, timeline))
  if (!hasDaylight)
    notes.push('No row has any irradiance, so the plant would produce nothing: check the values and the unit of the irradiance column.')
  const meta = metaOf(recording, timeline, { missing, annual, notes }, format, fileName)
  return { weather: weatherOf(columns, timeline, meta), meta }
}

/** A note on an option that the file overrules. */
export function ignoredZone(timezone: number | undefined, { stampZoneH, localZoneH }: Recording, { zoneH }: Timeline): string[] {
  if (timezone === undefined || [stampZoneH, localZoneH, zoneH].includes(timezone)) return []
  return [
    `The option timezone, ${timezone} h from UTC, is ignored, because the file states its own, ${stampZoneH} h: correct it in the file if it is wrong.`,
  ]
}

/** The columns that have values, in the order of the year, with their gaps. */
function cleanColumns(recording: Recording, timeline: Timeline, hasDaylight: boolean) {
  const columns: Columns = {}
  const missing: ParsedMeta['missing'] = {}
  const notes: string[] = []
  for (const name of NAMES) {
    const values = recording.columns[name]
    if (values === undefined) continue
    const ordered = inOrder(values, timeline.firstRow)
    refuseOtherUnit(ordered, name, timeline.startMinutes)
    notes.push(...outsideNotes(name, ordered, WEATHER_COLUMNS[name], timeline.startMinutes))
    const gaps = blankOut(ordered, name, timeline)
    if (name === 'snow_depth_cm' && !ordered.some((value) => value > 0)) continue // writers without snow depths put 0 or the missing code
    if (gaps?.count === ordered.length) {
      notes.push(`${name}: no row has a value; the column is ignored.`)
      continue
    }
    if (NEVER_ALL_ZERO.includes(name) && hasDaylight && !ordered.some((value) => value > 0)) {
      notes.push(`${name}: all values are 0, which means unknown; the column is ignored.`)
      continue
    }
    columns[name] = ordered
    if (LIGHT.includes(name)) notes.push(...negativeNotes(name, ordered, timeline.startMinutes))
    if (gaps === null) continue
    missing[name] = gaps
    if (name === 'snow_depth_cm') continue // one option of the snow reads it, and reports its gaps
    notes.push(gapNote(name, gaps, ordered.length))
  }
  return { columns, missing, notes }
}

/** Temperature and wind compared with the place, under their names in the file. */
function notesOnAir(recording: Recording, columns: Columns, { startMinutes, stepMinutes, zoneH }: Timeline): string[] {
  const starts = { at: (row: number) => startMinutes[row] }
  const air = { starts, stepMinutes, timezoneH: zoneH, tempAirC: columns.temp_air_c ?? null, windMps: columns.wind_speed_ms ?? null }
  return airFindings(air, recording).map(
    (finding) => `${inWords(finding, (path) => nameIn(recording, inFile(path) as WeatherColumn)).message}.`,
  )
}

/** Whether a run computes the irradiance in the plane, as `horizontalCloses` of a section. */
function closesWithoutPlane({ ghi_wm2, dhi_wm2, dni_wm2 }: Columns): boolean {
  return ghi_wm2 !== undefined || (dhi_wm2 !== undefined && dni_wm2 !== undefined)
}

/** What a user should know about the rows before using them in a run. */
function notesOnRows(columns: Columns, timeline: Timeline, year: MeanYear): string[] {
  const { isRegular, sunOffsetMinutes } = timeline
  const notes: string[] = []
  if (!isRegular) notes.push(missingRowsNote(timeline, year))
  if (columns.poa_wm2)
    notes.push(
      closesWithoutPlane(columns)
        ? `${inWords(findingOf('poa_not_used', null, {}), inFile).message}.`
        : 'poa_wm2 is read as measured in the plane of the array of the run, which uses it: the horizontal columns do not suffice.',
    )
  const hours = Number(year.hours.toFixed(2))
  if (year.isPart) notes.push(`The file covers ${Number((hours / 24).toFixed(1))} days, less than a year.`)
  else if (isRegular && hours < YEAR_HOURS) notes.push(`The file covers ${hours} of the ${YEAR_HOURS} hours of a year.`)
  if (sunOffsetMinutes !== null)
    notes.push(`Irradiance is instantaneous: the sun position is computed ${sunOffsetMinutes} min after each row's start.`)
  return notes
}

function missingRowsNote({ startMinutes, stepMinutes }: Timeline, year: MeanYear): string {
  let first = 0
  let longest = 0
  let longestRows = 0
  let count = 0
  for (let i = 1; i < startMinutes.length; i++) {
    const rows = Math.round((startMinutes[i] - startMinutes[i - 1]) / stepMinutes) - 1
    if (rows <= 0) continue
    if (count === 0) first = startMinutes[i - 1] + stepMinutes
    count += rows
    if (rows <= longestRows) continue
    longestRows = rows
    longest = startMinutes[i - 1] + stepMinutes
  }
  const has = `The file has missing rows: the section contains ${startMinutes.length} rows, each with its own stamp.`
  if (count === 1) return `${has} One row is missing, at ${formatStamp(first)}.`
  const nights = Math.round((year.nightHours * 60) / stepMinutes)
  return `${has} ${count} rows are missing, the first at ${formatStamp(first)}; the longest gap has ${longestRows} rows from ${formatStamp(longest)} on.${nights === 0 ? '' : ` ${nights} of them are nights, which need no rows for a run; a mean temperature or wind of all hours is not known without them.`}`
}

function metaOf(
  recording: Recording,
  timeline: Timeline,
  found: Pick<ParsedMeta, 'missing' | 'annual' | 'notes'>,
  format: WeatherFormat,
  fileName: string | undefined,
): ParsedMeta {
  return {
    source: 'file',
    format: format.id,
    ...(recording.radiationDb === null ? {} : { radiation_db: recording.radiationDb.slice(0, TEXT_MAX) }),
    ...(fileName === undefined ? {} : { file_name: fileName.slice(0, TEXT_MAX) }),
    data_source: recording.dataSource.slice(0, TEXT_MAX),
    station: recording.station?.slice(0, TEXT_MAX) ?? null,
    location_id: recording.locationId?.slice(0, TEXT_MAX) ?? null,
    latitude: recording.latitudeDeg,
    longitude: recording.longitudeDeg,
    elevation: recording.elevationM,
    timezone: timeline.zoneH,
    step_minutes: timeline.stepMinutes,
    rows: timeline.startMinutes.length,
    months_years: timeline.monthsYears,
    ...found,
  }
}

function weatherOf(columns: Columns, timeline: Timeline, meta: ParsedMeta): Weather {
  const { zoneH, stepMinutes, startMinutes, isRegular, sunOffsetMinutes } = timeline
  const { temp_air_c: _, ...others } = listsOf(columns)
  return {
    timezone: zoneH,
    step_minutes: stepMinutes,
    interval: 'start',
    sun_offset_min: sunOffsetMinutes,
    start: isRegular ? formatStamp(startMinutes[0]) : null,
    time: isRegular ? null : Array.from(startMinutes, formatStamp),
    ...others,
    // the section has the column in any case; nulls alone are "not known"
    temp_air_c: listOf(columns.temp_air_c ?? new Float64Array(startMinutes.length).fill(Number.NaN)),
    latitude: meta.latitude,
    longitude: meta.longitude,
    elevation: meta.elevation,
    meta,
  }
}

function inOrder(values: Float64Array, firstRow: number): Float64Array {
  if (firstRow === 0) return values
  const ordered = new Float64Array(values.length)
  ordered.set(values.subarray(firstRow))
  ordered.set(values.subarray(0, firstRow), values.length - firstRow)
  return ordered
}

/**
 * Turns missing codes and other values outside the column's range into NaN, in place; counts the
 * gaps.
 */
function blankOut(values: Float64Array, name: WeatherColumn, { startMinutes }: Timeline): WeatherGaps | null {
  const { min, max } = WEATHER_COLUMNS[name]
  let count = 0
  let first = -1
  for (let i = 0; i < values.length; i++) {
    if (values[i] >= min && values[i] <= max) continue
    values[i] = Number.NaN
    if (count++ === 0) first = i
  }
  return count === 0 ? null : { count, first_row: first, first_time: formatStamp(startMinutes[first]), repair: repairOf(name) }
}

/** Fails unless the irradiance suffices for a run. */
function requireIrradiance(columns: Columns): void {
  const { dhi_wm2, dni_wm2 } = columns
  if (closesWithoutPlane(columns) || columns.poa_wm2) return
  const found = dhi_wm2 ? 'only diffuse irradiance' : dni_wm2 ? 'only direct normal irradiance' : 'no irradiance'
  throw new WeatherFileError(
    `The file has ${found}: global horizontal irradiance (GHI), both diffuse (DHI) and direct normal (DNI), or irradiance in the plane of the array (POA) is required; export the file with these columns filled`,
  )
}

/**
 * Makes the temperature of a file without one from monthly means. Without them, the column is counted as
 * missing: a run needs it. Returns notes.
 */
function completeTemperature(
  columns: Columns,
  missing: ParsedMeta['missing'],
  { latitudeDeg, longitudeDeg }: Recording,
  { startMinutes, stepMinutes, zoneH }: Timeline,
  meansC: readonly number[] | undefined,
): string[] {
  if (columns.temp_air_c !== undefined)
    return meansC === undefined ? [] : ['The monthly means t_mean_monthly_c are ignored, because the file has its own air temperature.']
  if (meansC === undefined) {
    missing.temp_air_c = {
      count: startMinutes.length,
      first_row: 0,
      first_time: formatStamp(startMinutes[0]),
      repair: 'nothing: a run needs the column',
    }
    return [`The file has no air temperature, and a run needs it: ${STATE_TEMPERATURE}.`]
  }
  const place = { latitudeDeg, longitudeDeg, zoneH }
  columns.temp_air_c = temperatureOfMonths(meansC, { startMinutes, stepMinutes, ...place, ghiWm2: columns.ghi_wm2 })
  const range = latitudeDeg === null || columns.ghi_wm2 === undefined ? 'half clear' : 'as clear as its global irradiance'
  return [
    `temp_air_c is made from the twelve monthly means that were sent: straight lines that keep the means, and the daily course of Erbs, Klein and Beckman (1983) for months ${range}. It has no warm or cold spells.`,
  ]
}

function listOf(values: Float64Array): (number | null)[] {
  const list = new Array<number | null>(values.length)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    list[i] = Number.isNaN(value) ? null : value
  }
  return list
}

function listsOf(columns: Columns): Partial<Record<WeatherColumn, (number | null)[]>> {
  const lists: Partial<Record<WeatherColumn, (number | null)[]>> = {}
  for (const name of NAMES) {
    const values = columns[name]
    if (values) lists[name] = listOf(values)
  }
  return lists
}

function yearOf({ startMinutes, stepMinutes, zoneH, isRegular }: Timeline, { latitudeDeg, longitudeDeg }: Recording): MeanYear {
  const place = latitudeDeg === null || longitudeDeg === null ? null : { latitude: latitudeDeg, longitude: longitudeDeg }
  return meanYear({ n: startMinutes.length, startMinutes, stepMinutes, timezoneH: zoneH, starts: { isRegular } }, place)
}
