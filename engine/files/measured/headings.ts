import { plain } from '../weather/headings.ts'
import { HEADING_CHARS_MAX } from '../weather/limits.ts'

/** Columns of a measurement that no weather file has. */
export const MEASURED_COLUMNS = {
  temp_module_c: { min: -90, max: 130 },
  power_ac_kw: { min: -1e9, max: 1e9 },
  power_dc_kw: { min: -1e9, max: 1e9 },
  available_fraction: { min: 0, max: 1 },
  curtailed: { min: 0, max: 1 },
} as const
export type MeasuredColumn = keyof typeof MEASURED_COLUMNS

/** Names without units, blanks and marks. */
const NAMES: Readonly<Record<MeasuredColumn, readonly string[]>> = {
  temp_module_c:
    'tempmodule moduletemp moduletemperature tmod tmodule modtemp modtemp1 bom bomtemp backofmoduletemperature backofmodule temppanel paneltemp paneltemperature modultemperatur tempmod temperaturemodule temperaturamodulo'.split(
      ' ',
    ),
  power_ac_kw:
    'powerac acpower pac acoutput meterpower powermeter meter gridpower pgrid egrid eac acenergy energyac activepower power output production leistung wirkleistung acleistung puissance puissanceac potencia potenciaac inverterpower plantpower measuredpower'.split(
      ' ',
    ),
  power_dc_kw: 'powerdc dcpower pdc dcoutput earray edc dcenergy energydc dcleistung puissancedc potenciadc arraypower'.split(' '),
  available_fraction: 'availablefraction available availability verfugbarkeit disponibilite disponibilidad'.split(' '),
  curtailed: 'curtailed curtailment limited abregelung'.split(' '),
}

/** Factors to kW, or of energies to kWh of the row; those to a fraction; degF is read by its own formula. */
const POWER: Readonly<Record<string, { readonly factor: number; readonly isEnergy: boolean }>> = {
  w: { factor: 1e-3, isEnergy: false },
  kw: { factor: 1, isEnergy: false },
  mw: { factor: 1e3, isEnergy: false },
  wh: { factor: 1e-3, isEnergy: true },
  kwh: { factor: 1, isEnergy: true },
  mwh: { factor: 1e3, isEnergy: true },
}

/** Names of energies: without a unit they are not read as powers. */
const ENERGIES = 'egrid eac acenergy energyac earray edc dcenergy energydc'.split(' ')

export interface MeasuredHeading {
  readonly column: MeasuredColumn
  /** As the heading states it, in lower case; null when it states none. */
  readonly unit: string | null
  readonly factor: number
  readonly isEnergy: boolean
  /** An energy by its name, of which no unit says whose. */
  readonly isUnclear: boolean
  readonly isFahrenheit: boolean
}

/**
 * What a heading such as `AC Power (kW)`, `power_ac_kw`, `Tmod [degC]` names; null for another column, and for one
 * whose unit is not one of its quantity.
 */
export function measuredHeading(heading: string): MeasuredHeading | null {
  if (heading.length > HEADING_CHARS_MAX) return null
  const stated = /[([]([^()[\]]*)[)\]]\s*$/.exec(heading)?.[1]
  const bare = plain(heading.replace(/[([][^()[\]]*[)\]]\s*$/, '')).replace(/(?:avg|mean|average)$/, '')
  const ending = /(mwh|kwh|wh|mw|kw|w|degc|degf|c|f|percent|pct|fraction)$/.exec(bare)?.[1] ?? ''
  for (const [name, unit] of [
    [bare, stated],
    [bare.slice(0, bare.length - ending.length), stated ?? ending],
  ] as const) {
    const column = (Object.keys(NAMES) as MeasuredColumn[]).find((each) => NAMES[each].includes(name))
    if (column !== undefined) return withUnit(column, name, unit === undefined || unit === '' ? null : unit.trim().toLowerCase())
  }
  return null
}

function withUnit(column: MeasuredColumn, name: string, unit: string | null): MeasuredHeading | null {
  const read = { column, unit, factor: 1, isEnergy: false, isUnclear: false, isFahrenheit: false }
  if (unit === null) return { ...read, isUnclear: ENERGIES.includes(name) }
  if (column === 'power_ac_kw' || column === 'power_dc_kw') return Object.hasOwn(POWER, unit) ? { ...read, ...POWER[unit] } : null
  if (column === 'temp_module_c') {
    if (/^(?:°|deg)?\s*f$/.test(unit)) return { ...read, isFahrenheit: true }
    return /^(?:°|deg|\ufffd)?\s*c$|celsius/.test(unit) ? read : null
  }
  if (/^(?:%|percent|pct)$/.test(unit)) return { ...read, factor: 0.01 }
  return /^(?:-|1|fraction|0\/1)$/.test(unit) ? read : null
}
