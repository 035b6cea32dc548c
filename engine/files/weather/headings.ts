import { HEADING_CHARS_MAX } from './limits.ts'
import { type Quantity, SPELLINGS, STATION_SPELLINGS } from './spellings.ts'
import { AS_IS, type Unit, unitOf, type WeatherColumn, withPower } from './units.ts'

/** What is named irradiance may be named irradiation. */
const QUANTITIES = new Map<string, Quantity>(
  (Object.keys(SPELLINGS) as Quantity[]).flatMap((quantity) =>
    SPELLINGS[quantity].flatMap((spelling) => [
      [spelling, quantity] as const,
      [spelling.replace('irradiance', 'irradiation'), quantity] as const,
    ]),
  ),
)

/** Units that headings append to the name without brackets, longest first. */
const UNIT_ENDINGS = [
  'kwhm2',
  'kwm2',
  'whm2',
  'mjm2',
  'kjm2',
  'jcm2',
  'jm2',
  'wm2',
  'degc',
  'degf',
  'degk',
  'kmh',
  'mps',
  'mph',
  'ms',
  'hpa',
  'kpa',
  'mbar',
  'pa',
  'percent',
  'pct',
  'cm',
  'mm',
  'c',
  'f',
  'k',
] as const

export interface Heading {
  quantity: Quantity
  /** Null when the heading states no unit or an unknown one. */
  unit: Unit | null
  /** Text in the unit's place that is not a unit of the quantity; null when there is none. */
  unknownUnit: string | null
  /** The name calls the values totals of their interval, as `SlrkJ_Tot` does. */
  isTotal?: boolean
  /** The name does not say that the irradiance is horizontal, or that it is the only sensor. */
  isAssumed?: boolean
}

/** What loggers add to a name: how the values of the interval became one. */
const STATISTIC = /(?<![a-z])(?:avg|average|mean|inst|smp|samp?le|wvc|tot|totals?|sum)(?![a-z])|(?<=[a-z])(?:_?Avg|_?Mean|_?Tot)(?![a-z])/gi
const TOTAL = /(?<![a-z])(?:tot|totals?|sum)(?![a-z])/i
/** Sensors by the names of their makers, as stations of NREL append them: `Global CMP22 (vent/cor)`, `Direct NIP`. */
const SENSOR = /(?<![a-z])(?:cmp-?\d+|cm-?\d+[a-z]?(?:-\d)?|psp|spp|s?nip|chp-?1|sr-?\d+|dr-?\d+|li-?200[a-z]*|spn1|8-48|@)(?![a-z0-9])/gi

/** Normalizes a heading for comparison: lower case, only letters without accents and digits. */
export const plain = (text: string): string =>
  withPower(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '')

/** Column whose units apply to a quantity. */
export const unitColumn = (quantity: Quantity): WeatherColumn =>
  quantity === 'beam' ? 'dni_wm2' : quantity === 'wind_east' || quantity === 'wind_north' ? 'wind_speed_ms' : quantity

/**
 * Quantity and unit of a column heading such as `GHI (W/m2)`, `Tamb [degF]`, `wind_speed_ms`; null
 * for a column that is not weather.
 */
export function readHeading(heading: string): Heading | null {
  if (heading.length > HEADING_CHARS_MAX) return null
  const asWritten = readName(heading)
  if (asWritten !== null) return asWritten
  const bare = heading.replace(STATISTIC, ' ').replace(SENSOR, ' ')
  const read = bare === heading ? null : readName(bare)
  return read === null ? null : { ...read, isTotal: TOTAL.test(heading) }
}

/** Global irradiance under the name of a station's pyranometer, or of one of several: `Solar_Rad_Avg`, `GHI1`. */
export function readPyranometer(heading: string): Heading | null {
  if (heading.length > HEADING_CHARS_MAX) return null
  const bare = heading.replace(STATISTIC, ' ').replace(SENSOR, ' ')
  const name = plain(bare.replace(/[([][^()[\]]*[)\]]/g, ' '))
  const ending = UNIT_ENDINGS.find((unit) => name.endsWith(unit) && isPyranometer(name.slice(0, -unit.length)))
  if (ending === undefined && !isPyranometer(name)) return null
  const ofEnding = ending === undefined ? undefined : unitOf('ghi_wm2', ending)
  const unit = ofEnding === undefined ? unitInBrackets('ghi_wm2', heading) : { unit: ofEnding, unknownUnit: null }
  return { quantity: 'ghi_wm2', ...unit, isTotal: TOTAL.test(heading), isAssumed: true }
}

function isPyranometer(name: string): boolean {
  return STATION_SPELLINGS.includes(name) || QUANTITIES.get(/^(.*[a-z])\d$/.exec(name)?.[1] ?? '') === 'ghi_wm2'
}

function readName(heading: string): Heading | null {
  // tried first, because brackets can be part of a name: G(h)
  const whole = QUANTITIES.get(plain(heading))
  if (whole !== undefined) return { quantity: whole, unit: unitInBrackets(whole, heading).unit, unknownUnit: null }
  const name = plain(heading.replace(/[([][^()[\]]*[)\]]/g, ' '))
  const named = QUANTITIES.get(name)
  if (named !== undefined) return { quantity: named, ...unitInBrackets(named, heading) }
  for (const ending of UNIT_ENDINGS) {
    const quantity = name.endsWith(ending) ? QUANTITIES.get(name.slice(0, -ending.length)) : undefined
    const unit = quantity && unitOf(unitColumn(quantity), ending)
    if (quantity && unit) return { quantity, unit, unknownUnit: null }
  }
  return null
}

/** The unit in one of a heading's brackets; the others say something else: `(vent/cor) [W/m^2]`. */
function unitInBrackets(quantity: Quantity, heading: string): Pick<Heading, 'unit' | 'unknownUnit'> {
  const read = Array.from(heading.matchAll(/[([]([^()[\]]*)[)\]]/g), ([, text]) => statedUnit(quantity, text))
  return read.find(({ unit }) => unit !== null) ?? read[0] ?? { unit: null, unknownUnit: null }
}

/** The unit that a text states for a quantity, after its name or in a row of units. */
export function statedUnit(quantity: Quantity, text: string): Pick<Heading, 'unit' | 'unknownUnit'> {
  const unit = unitOf(unitColumn(quantity), text) ?? null
  return { unit, unknownUnit: unit === null && text.trim() !== '' ? text.trim() : null }
}

/** Number of rows used to infer a unit from the size of the values. */
const SIZE_SAMPLE = 2000

/** More precipitable water than any atmosphere contains, cm. Larger numbers are millimetres. */
const WATER_CM_MAX = 9

/**
 * Infers the unit from the median of a column's positive values when the heading states none.
 * Percent and fraction, or Pa and hPa, are far apart.
 */
export function unitBySize(quantity: Quantity, values: Float64Array): Unit {
  const guess = (spelling: string): Unit => unitOf(unitColumn(quantity), spelling) ?? AS_IS
  const positive = values
    .filter((value) => value > 0)
    .subarray(0, SIZE_SAMPLE)
    .sort()
  if (quantity === 'precipitable_water_cm') return guess((positive[positive.length - 1] ?? 0) > WATER_CM_MAX ? 'mm' : 'cm')
  const median = positive[positive.length >> 1] ?? 0
  if (quantity === 'relative_humidity' || quantity === 'albedo') return guess(median > 1.5 ? '%' : 'fraction')
  if (quantity === 'pressure_hpa')
    return guess(median > 2000 ? 'Pa' : median < 1.5 ? 'bar' : median < 34 ? 'inHg' : median < 150 ? 'kPa' : 'hPa')
  return AS_IS
}
