import { precipitableWaterCm } from '../../core/humidity.ts'
import { pressureCauseWords } from '../../findings/weather.ts'
import { pressureMistake } from '../../weather-checks/pressure.ts'
import { ColumnSample } from './column-sample.ts'
import { nameIn } from './column-words.ts'
import { humidityFromDewPoint } from './dew-point.ts'
import type { Recording } from './recording.ts'
import type { WeatherColumn } from './units.ts'

/** Fewer values prove no unit. */
const VALUES_MIN = 48
const DAY_MINUTES = 1440
const ZERO_CELSIUS_K = 273.15

/** How a column must be changed, and what its values then were. */
interface Correction {
  plus: number
  factor: number
  /** Unit of the values, and the unit as which they were read. */
  found: string
  readAs: string
  /** The number in the file for a value as read, where reading has changed it. */
  inFile?: (value: number) => number
}

/**
 * Finds columns whose numbers prove another unit than the one as which they were read, and converts
 * them in place. The proof is always a value that the unit as read does not allow anywhere on Earth
 * and one that only one other unit explains. Returns a note for each column.
 */
export function convertByEvidence(recording: Recording, stepMinutes: number): string[] {
  const { columns } = recording
  const notes = irradianceInOtherUnit(recording, stepMinutes)
  const convert = (name: WeatherColumn, correctionOf: (sample: ColumnSample) => Correction | null): Correction | null => {
    const values = columns[name]
    if (values === undefined) return null
    const sample = ColumnSample.of(values)
    if (sample.count < VALUES_MIN) return null
    const correction = correctionOf(sample)
    if (correction !== null) notes.push(applied(recording, name, values, sample, correction))
    return correction
  }
  const ofTemperature = convert('temp_air_c', (sample) => temperature(sample, recording))
  notes.push(...humidityFromDewPoint(recording, ofTemperature))
  convert('relative_humidity', (sample) => share(sample, 1.5))
  convert('albedo', (sample) => share(sample, 1.5))
  convert('pressure_hpa', pressure)
  convert('precipitable_water_cm', (sample) => water(sample, recording))
  return notes
}

function applied(
  recording: Recording,
  name: WeatherColumn,
  values: Float64Array,
  sample: ColumnSample,
  { plus, factor, found, readAs, inFile }: Correction,
): string {
  for (let i = 0; i < values.length; i++) values[i] = Math.round((values[i] + plus) * factor * 1e8) / 1e8
  const how =
    inFile !== undefined
      ? `read them as ${found}`
      : factor === 1
        ? `${plus > 0 ? 'added' : 'subtracted'} ${Math.abs(plus)}`
        : `${plus === 0 ? '' : `added ${plus} and `}multiplied by ${shown(factor)}`
  return `${nameIn(recording, name)}: the values, with a median of ${shown(inFile?.(sample.median) ?? sample.median)} as ${readAs}, can only be ${found}: the service ${how}. Correct the unit in the file.`
}

const shown = (value: number): string => String(Number(value.toPrecision(6)))

/** Temperatures at night, when neither sun nor a hot module can explain them. */
function nightOf({ columns }: Recording): ColumnSample | null {
  const light = columns.ghi_wm2 ?? columns.dhi_wm2 ?? columns.poa_wm2
  const { temp_air_c } = columns
  return light && temp_air_c ? ColumnSample.of(temp_air_c, (row) => light[row] <= 0) : null
}

/** Warmest nights in degC that no place exceeds, with a margin: 44 degC is the record. */
const HOT_NIGHT_C = 46
/** Air temperatures that occur on Earth, with a margin. */
const COLDEST_C = -90
const HOTTEST_C = 57
/**
 * Between the 1st and the 99th percentile a year in K spans 15 K (tropics) to 80 K (Siberia); a
 * tropical year in tenths of a degree spans 90 or more.
 */
const KELVIN_SPAN_MAX = 85
/** A year in degF spans at most 150. */
const TENTHS_SPAN_MIN = 165

function temperature(sample: ColumnSample, recording: Recording): Correction | null {
  const low = sample.quantile(0.01)
  const high = sample.quantile(0.99)
  const fits = (plus: number, factor: number) => (low + plus) * factor >= COLDEST_C && (high + plus) * factor <= HOTTEST_C
  if (low > 180 && fits(-ZERO_CELSIUS_K, 1) && high - low < KELVIN_SPAN_MAX)
    return { plus: -ZERO_CELSIUS_K, factor: 1, found: 'K', readAs: 'degC' }
  if (high < -200 && fits(ZERO_CELSIUS_K, 1))
    return { plus: ZERO_CELSIUS_K, factor: 1, found: 'degC', readAs: 'K', inFile: (value) => value + ZERO_CELSIUS_K }
  if (high - low > TENTHS_SPAN_MIN && fits(0, 0.1)) return { plus: 0, factor: 0.1, found: 'tenths of a degC', readAs: 'degC' }
  if (high < HOT_NIGHT_C) return null
  const night = nightOf(recording)
  const isHotAtNight = night !== null && night.count >= VALUES_MIN / 2 && night.quantile(0.95) > HOT_NIGHT_C
  return isHotAtNight && fits(-32, 5 / 9) ? { plus: -32, factor: 5 / 9, found: 'degF', readAs: 'degC' } : null
}

/** Humidity or albedo: per cent read as a fraction, or the other way round. */
function share(sample: ColumnSample, impossible: number): Correction | null {
  const { median } = sample
  if (median > impossible && sample.quantile(0.99) <= 102) return { plus: 0, factor: 0.01, found: 'per cent', readAs: 'a fraction' }
  const isHundredth = median > 0.0005 && sample.quantile(0.99) <= 0.0105
  return isHundredth ? { plus: 0, factor: 100, found: 'a fraction', readAs: 'per cent', inFile: (value) => value * 100 } : null
}

/** Factors to hPa; in the range of pressures on Earth no two of them lead to a pressure. */
const PRESSURES: readonly (readonly [factor: number, found: string, readAs: string])[] = [
  [0.01, 'Pa', 'hPa'],
  [10, 'kPa', 'hPa'],
  [100, 'hPa', 'Pa'],
  [1000, 'kPa read as Pa, or bar', 'hPa after reading'],
  [33.8639, 'inHg', 'hPa'],
  [3.38639, 'inHg', 'kPa'],
  [3386.39, 'inHg', 'Pa'],
]
/** Numbers in the file for 1 hPa, by the unit as which they were read. */
const PER_HPA: Readonly<Record<string, number>> = { Pa: 100, kPa: 0.1 }
/** Pressures of inhabited places, 6,000 m to the Dead Sea, hPa. */
const STATION_HPA = { min: 470, max: 1085 }

function pressure(sample: ColumnSample): Correction | null {
  const { median } = sample
  if (median >= STATION_HPA.min && median <= 1150) return null
  const found = PRESSURES.find(([factor]) => median * factor >= STATION_HPA.min && median * factor <= STATION_HPA.max)
  if (found === undefined) return null
  const [factor, unit, readAs] = found
  const perHpa = PER_HPA[readAs]
  return { plus: 0, factor, found: unit, readAs, ...(perHpa === undefined ? {} : { inFile: (value) => value * perHpa }) }
}

/** More precipitable water than any atmosphere contains, cm. */
const WATER_MAX_CM = 9
/** Ratio to the estimate from the humidity at the ground; real years stay between 0.5 and 1.6. */
const TEN_TIMES = { min: 5, max: 20 }

function water(sample: ColumnSample, { columns: { precipitable_water_cm, temp_air_c, relative_humidity } }: Recording): Correction | null {
  const millimetres = { plus: 0, factor: 0.1, found: 'mm', readAs: 'cm' }
  if (sample.median > WATER_MAX_CM && sample.quantile(0.99) <= 10 * WATER_MAX_CM) return millimetres
  if (!precipitable_water_cm || !temp_air_c || !relative_humidity) return null
  const expected = new Float64Array(temp_air_c.length).fill(Number.NaN)
  const step = Math.max(1, Math.floor(expected.length / 1000))
  for (let i = 0; i < expected.length; i += step) {
    const humidity = relative_humidity[i]
    if (humidity > 0 && humidity <= 1.1 && Math.abs(temp_air_c[i]) < 60) expected[i] = precipitableWaterCm(temp_air_c[i], humidity)
  }
  const known = expected.filter((value) => value > 0)
  if (known.length < VALUES_MIN) return null
  const ratio = sample.mean / (known.reduce((sum, value) => sum + value, 0) / known.length)
  if (ratio > TEN_TIMES.min && ratio < TEN_TIMES.max) return millimetres
  return ratio < 1 / TEN_TIMES.min && ratio > 1 / TEN_TIMES.max
    ? { plus: 0, factor: 10, found: 'cm', readAs: 'mm', inFile: (value) => value * 10 }
    : null
}

const IRRADIANCE = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'poa_wm2'] as const
/** Days after which every place has had a bright hour. */
const BRIGHT_DAYS = 300
/** No hour has more, MJ/m2. */
const MEGAJOULES_MAX = 5.4

/**
 * kW/m2, or MJ/m2 of the hour, in columns that are read as W/m2. The brightest hour of a year has
 * 0.6 to 1.5 kW/m2.
 */
function irradianceInOtherUnit(recording: Recording, stepMinutes: number): string[] {
  const { columns, stampMinutes } = recording
  if (stampMinutes.length * stepMinutes < BRIGHT_DAYS * DAY_MINUTES) return []
  const given = IRRADIANCE.filter((name) => columns[name] !== undefined)
  const brightest = Math.max(...given.map((name) => brightestOf(columns[name] ?? new Float64Array(0))))
  // MJ/m2 of 15 min are as large as kW/m2
  const isKw = brightest >= 0.4 && brightest <= 1.4 && (stepMinutes >= 30 || stepMinutes <= 5)
  const isMj = brightest > 1.9 && brightest < MEGAJOULES_MAX && stepMinutes === 60
  const unit = isKw ? 'kW/m2' : isMj ? 'MJ/m2 of an hour' : null
  if (unit === null) return []
  const factor = unit === 'kW/m2' ? 1000 : 1e6 / 3600
  for (const name of given) {
    const values = columns[name]
    if (values) for (let i = 0; i < values.length; i++) values[i] = Math.round(values[i] * factor * 1e8) / 1e8
  }
  return [
    `${given.map((name) => nameIn(recording, name)).join(', ')}: the largest value of the year is ${shown(brightest)} as W/m2, so the values can only be ${unit}: the service multiplied them by ${shown(factor)}. Write the unit into the heading.`,
  ]
}

/** The largest irradiance; the search ends at a value that only W/m2 explains. */
function brightestOf(values: Float64Array): number {
  let brightest = 0
  for (let i = 0; i < values.length && brightest < MEGAJOULES_MAX; i++)
    if (values[i] > brightest && values[i] <= 2500) brightest = values[i]
  return brightest
}

/** Compares the air pressure with the standard atmosphere at the elevation. Returns a note. */
export function pressureNotes(recording: Recording, pressureHpa: Float64Array | undefined): string[] {
  const { elevationM } = recording
  if (pressureHpa === undefined || elevationM === null) return []
  const sample = ColumnSample.of(pressureHpa)
  if (sample.count < VALUES_MIN) return []
  const { median } = sample
  const mistake = pressureMistake(median, elevationM)
  if (mistake === null) return []
  return [
    `${nameIn(recording, 'pressure_hpa')}: the median is ${median.toFixed(0)} hPa, but at ${elevationM} m the standard atmosphere has ${mistake.expectedHpa.toFixed(0)} hPa: ${pressureCauseWords(mistake.cause, 'the elevation')}. The values are unchanged.`,
  ]
}
