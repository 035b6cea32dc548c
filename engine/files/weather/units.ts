/**
 * Converts a file's value to the wire's unit: (value + plus) * times / over. Energy of the interval
 * is also divided by the step in hours.
 */
export interface Unit {
  plus: number
  times: number
  over: number
  isPerInterval: boolean
}

const unit = (times = 1, over = 1, plus = 0): Unit => ({ plus, times, over, isPerInterval: false })
const energy = (times = 1, over = 1): Unit => ({ plus: 0, times, over, isPerInterval: true })

export const AS_IS = unit()
export const PERCENT = unit(1, 100)
export const PASCAL = unit(1, 100)
const KILOPASCAL = unit(10)
export const TENTH = unit(1, 10)
export const MILLIMETRE = unit(1, 10)

/**
 * Spellings are compared in lower case, without blanks, degree signs, `^`, `-` and `/`, with
 * superscript two read as 2.
 */
type Spellings = Readonly<Record<string, Unit>>

const IRRADIANCE: Spellings = {
  wm2: AS_IS,
  wsqm: AS_IS,
  kwm2: unit(1000),
  mwcm2: unit(10),
  whm2: energy(),
  kwhm2: energy(1000),
  mjm2: energy(1e6, 3600),
  kjm2: energy(1000, 3600),
  jm2: energy(1, 3600),
  jcm2: energy(1e4, 3600),
  kwh: energy(1000),
  wh: energy(),
  mj: energy(1e6, 3600),
  kj: energy(1000, 3600),
  // a thermochemical calorie is 4.184 J
  calcm2: energy(41_840, 3600),
  ly: energy(41_840, 3600),
  langley: energy(41_840, 3600),
  langleys: energy(41_840, 3600),
  lymin: unit(41_840, 60),
}
const TEMPERATURE: Spellings = {
  c: AS_IS,
  degc: AS_IS,
  celsius: AS_IS,
  degreecelsius: AS_IS,
  degreescelsius: AS_IS,
  f: unit(5, 9, -32),
  degf: unit(5, 9, -32),
  fahrenheit: unit(5, 9, -32),
  k: unit(1, 1, -273.15),
  degk: unit(1, 1, -273.15),
  kelvin: unit(1, 1, -273.15),
}
const WIND: Spellings = {
  ms: AS_IS,
  ms1: AS_IS,
  meterssecond: AS_IS,
  metersecond: AS_IS,
  meterspersecond: AS_IS,
  mps: AS_IS,
  mpersec: AS_IS,
  msec: AS_IS,
  kmh: unit(1, 3.6),
  kph: unit(1, 3.6),
  mph: unit(0.44704),
  knots: unit(1852, 3600),
  kn: unit(1852, 3600),
  kt: unit(1852, 3600),
}
const SHARE: Spellings = {
  '%': PERCENT,
  pct: PERCENT,
  percent: PERCENT,
  frac: AS_IS,
  fraction: AS_IS,
  unitless: AS_IS,
  '1': AS_IS,
  '01': AS_IS,
}
const PRESSURE: Spellings = {
  hpa: AS_IS,
  mbar: AS_IS,
  mb: AS_IS,
  pa: PASCAL,
  kpa: KILOPASCAL,
  bar: unit(1000),
  mmhg: unit(1.33322),
  torr: unit(1.33322),
  inhg: unit(33.8639),
  atm: unit(1013.25),
}
const WATER: Spellings = { cm: AS_IS, mm: MILLIMETRE, kgm2: MILLIMETRE }
const DEPTH: Spellings = { cm: AS_IS, mm: MILLIMETRE, m: unit(100), in: unit(2.54), inch: unit(2.54), inches: unit(2.54) }

/**
 * Columns of the weather section that a file can provide, in the section's order, with the wire's
 * unit and range. A value outside the range is a missing code.
 */
export const WEATHER_COLUMNS = {
  ghi_wm2: { title: 'global horizontal irradiance', unit: 'W/m2', min: -50, max: 2500, units: IRRADIANCE },
  dhi_wm2: { title: 'diffuse horizontal irradiance', unit: 'W/m2', min: -50, max: 2500, units: IRRADIANCE },
  dni_wm2: { title: 'direct normal irradiance', unit: 'W/m2', min: -50, max: 2500, units: IRRADIANCE },
  poa_wm2: { title: 'irradiance in the plane of the array', unit: 'W/m2', min: -50, max: 2500, units: IRRADIANCE },
  temp_air_c: { title: 'air temperature', unit: 'degC', min: -90, max: 70, units: TEMPERATURE },
  // 98.9, 99 and 99.9 are missing codes
  wind_speed_ms: { title: 'wind speed', unit: 'm/s', min: 0, max: 98, units: WIND },
  relative_humidity: { title: 'relative humidity', unit: 'fraction', min: 0, max: 1.1, units: SHARE },
  pressure_hpa: { title: 'air pressure', unit: 'hPa', min: 300, max: 1150, units: PRESSURE },
  precipitable_water_cm: { title: 'precipitable water', unit: 'cm', min: 0, max: 20, units: WATER },
  albedo: { title: 'albedo', unit: 'fraction', min: 0, max: 1, units: SHARE },
  // 999 is a missing code
  snow_depth_cm: { title: 'snow depth', unit: 'cm', min: 0, max: 998, units: DEPTH },
} as const satisfies Record<string, { title: string; unit: string; min: number; max: number; units: Spellings }>

export type WeatherColumn = keyof typeof WEATHER_COLUMNS

export const isColumn = (name: string): name is WeatherColumn => Object.hasOwn(WEATHER_COLUMNS, name)

/** Writes the power of square metres as a digit, also where saving the file again has lost it: `W/m\uFFFD`. */
export const withPower = (text: string): string => text.replaceAll('²', '2').replace(/(?<=\bm|\dm|[/_ ]m)[\uFFFD?]+/gi, '2')

/** Unit with a given spelling; undefined when it is not a unit of this column's quantity. */
export function unitOf(column: WeatherColumn, spelling: string): Unit | undefined {
  const units: Spellings = WEATHER_COLUMNS[column].units
  const plain = withPower(spelling)
    .toLowerCase()
    .replace(/[^a-z0-9%]/g, '')
  return Object.hasOwn(units, plain) ? units[plain] : undefined
}

/**
 * Converted values are rounded to 1 / PARTS of a unit, which removes the rounding noise of binary
 * fractions: 82.96 % is 0.8296.
 */
const PARTS = 1e8

/** Converts in place to the wire's unit. */
export function convert(values: Float64Array, { plus, times, over, isPerInterval }: Unit, stepMinutes: number): void {
  const factor = isPerInterval ? (times * 60) / stepMinutes : times
  if (plus === 0 && factor === 1 && over === 1) return
  for (let i = 0; i < values.length; i++) values[i] = Math.round((((values[i] + plus) * factor) / over) * PARTS) / PARTS
}

/** Assigns a file's values to the section's columns and converts them in place. */
export function toColumns(
  fields: readonly { column: WeatherColumn; unit: Unit }[],
  values: readonly Float64Array[],
  stepMinutes: number,
): Partial<Record<WeatherColumn, Float64Array>> {
  const columns: Partial<Record<WeatherColumn, Float64Array>> = {}
  fields.forEach(({ column, unit }, k) => {
    convert(values[k], unit, stepMinutes)
    columns[column] = values[k]
  })
  return columns
}
