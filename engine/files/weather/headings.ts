import { type Quantity, SPELLINGS } from './spellings.ts'
import { AS_IS, type Unit, unitOf, type WeatherColumn } from './units.ts'

const QUANTITIES = new Map<string, Quantity>(
  (Object.keys(SPELLINGS) as Quantity[]).flatMap((quantity) => SPELLINGS[quantity].map((spelling) => [spelling, quantity] as const)),
)

/** Units that headers write behind the name without brackets, longest first. */
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
  /** Null when the heading states none, or one that is not known. */
  unit: Unit | null
  /** What stands in the unit's place and is none of the quantity; null when nothing does. */
  unknownUnit: string | null
}

/** A heading as it is compared: lower case, letters without accents and digits only. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('²', '2')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '')

/** Column that units of a quantity belong to. */
export const unitColumn = (quantity: Quantity): WeatherColumn => (quantity === 'beam' ? 'dni_wm2' : quantity)

/** Quantity and unit of a column heading such as `GHI (W/m2)`, `Tamb [degF]`, `wind_speed_ms`; null for a column that is not weather. */
export function readHeading(heading: string): Heading | null {
  const bracket = /[([]([^)\]]*)[)\]]/.exec(heading)
  const whole = QUANTITIES.get(plain(heading)) // first, since brackets can be part of a name: G(h)
  if (whole !== undefined) return { quantity: whole, unit: unitOf(unitColumn(whole), bracket?.[1] ?? '') ?? null, unknownUnit: null }
  const name = plain(heading.replace(/[([][^)\]]*[)\]]/g, ' '))
  const named = QUANTITIES.get(name)
  if (named !== undefined) return { quantity: named, ...statedUnit(named, bracket?.[1] ?? '') }
  for (const ending of UNIT_ENDINGS) {
    const quantity = name.endsWith(ending) ? QUANTITIES.get(name.slice(0, -ending.length)) : undefined
    const unit = quantity && unitOf(unitColumn(quantity), ending)
    if (quantity && unit) return { quantity, unit, unknownUnit: null }
  }
  return null
}

/** The unit that a text states for a quantity, behind its name or in a row of units. */
export function statedUnit(quantity: Quantity, text: string): Pick<Heading, 'unit' | 'unknownUnit'> {
  const unit = unitOf(unitColumn(quantity), text) ?? null
  return { unit, unknownUnit: unit === null && text.trim() !== '' ? text.trim() : null }
}

/** Rows looked at to tell a unit from the size of the values. */
const SIZE_SAMPLE = 2000

/** More water than any sky holds, cm: larger numbers are millimetres. */
const WATER_CM_MAX = 9

/** Unit that the median of a column's positive values tells, where the heading states none: percent and fraction, or Pa and hPa, lie far apart. */
export function unitBySize(quantity: Quantity, values: Float64Array): Unit {
  const guess = (spelling: string): Unit => unitOf(unitColumn(quantity), spelling) ?? AS_IS
  const positive = values
    .filter((value) => value > 0)
    .subarray(0, SIZE_SAMPLE)
    .sort()
  if (quantity === 'precipitable_water_cm') return guess((positive[positive.length - 1] ?? 0) > WATER_CM_MAX ? 'mm' : 'cm')
  const median = positive[positive.length >> 1] ?? 0
  if (quantity === 'relative_humidity' || quantity === 'albedo') return guess(median > 1.5 ? '%' : 'fraction')
  if (quantity === 'pressure_hpa') return guess(median > 2000 ? 'Pa' : median < 150 ? 'kPa' : 'hPa')
  return AS_IS
}
