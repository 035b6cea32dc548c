import { QUANTITIES, type QuantityName } from '../core/quantities.ts'
import { withPower } from '../files/weather/units.ts'

/** PVsyst's spellings that differ from ours by more than blanks and underscores. */
const OTHER_NAMES: Readonly<Record<string, QuantityName>> = {
  globbak: 'GlobBack',
  diffsinc: 'DifSInc',
  ilnigh: 'IL_Night',
}
const NAMES = new Map<string, QuantityName>((Object.keys(QUANTITIES) as QuantityName[]).map((name) => [plain(name), name]))

/** PVsyst counts them otherwise: azimuths from the equator, rotations by its own axis. */
const OTHER_ANGLES: readonly string[] = ['AzSol', 'PhiAng'] satisfies QuantityName[]

/** The series of a column such as `T Amb` or `IL Pmin`; null for one that a run does not have. */
export function seriesOf(column: string): QuantityName | null {
  const name = plain(column)
  const series = NAMES.get(name) ?? (Object.hasOwn(OTHER_NAMES, name) ? (OTHER_NAMES[name] ?? null) : null)
  return series === null || OTHER_ANGLES.includes(series) ? null : series
}

/** Factors to the wire, and whether the file has power where a run has energy of the row. */
interface Conversion {
  factor: number
  plus: number
  isPower: boolean
}

const AS_IS: Conversion = { factor: 1, plus: 0, isPower: false }
const UNITS: Readonly<Record<string, Readonly<Record<string, Conversion>>>> = {
  'W/m2': { wm2: AS_IS, wm: AS_IS, kwm2: { ...AS_IS, factor: 1000 }, whm2: AS_IS, kwhm2: { ...AS_IS, factor: 1000 } },
  degC: { c: AS_IS, degc: AS_IS, f: { factor: 5 / 9, plus: -32, isPower: false } },
  'm/s': { ms: AS_IS, kmh: { ...AS_IS, factor: 1 / 3.6 } },
  deg: { '': AS_IS, deg: AS_IS },
  V: { v: AS_IS, kv: { ...AS_IS, factor: 1000 } },
  A: { a: AS_IS, ka: { ...AS_IS, factor: 1000 } },
  '1': { '': AS_IS, ratio: AS_IS },
  kWh: {
    w: { factor: 1e-3, plus: 0, isPower: true },
    kw: { factor: 1, plus: 0, isPower: true },
    mw: { factor: 1e3, plus: 0, isPower: true },
    wh: { ...AS_IS, factor: 1e-3 },
    kwh: AS_IS,
    mwh: { ...AS_IS, factor: 1e3 },
  },
}

/** How a column becomes a series; null when its unit is not one of the quantity. */
export function conversionOf(name: QuantityName, unit: string): Conversion | null {
  const known = UNITS[QUANTITIES[name].unit] ?? {}
  const folded = withPower(unit)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return Object.hasOwn(known, folded) ? (known[folded] ?? null) : null
}

/** Lower case, letters and digits alone. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
