import type { Quantity } from '../weather/spellings.ts'
import type { MeasuredColumn } from './headings.ts'

/** What a column of a measurement can be. */
export const MEASURED_ROLES = [
  'poa_wm2',
  'power_ac_kw',
  'power_dc_kw',
  'temp_module_c',
  'temp_air_c',
  'wind_speed_ms',
  'available_fraction',
  'curtailed',
] as const satisfies readonly (MeasuredColumn | Quantity)[]
export type MeasuredRole = (typeof MEASURED_ROLES)[number]

const POWERS = ['kW', 'W', 'MW', 'kWh', 'Wh', 'MWh'] as const
const TEMPERATURES = ['degC', 'degF'] as const

/** How a heading names each of them, and the units that it may state; the first is the usual one. */
export const ROLE_HEADINGS: Readonly<Record<MeasuredRole, { readonly name: string; readonly units: readonly string[] }>> = {
  poa_wm2: { name: 'POA', units: ['W/m2', 'kW/m2', 'Wh/m2', 'kWh/m2'] },
  power_ac_kw: { name: 'AC power', units: POWERS },
  power_dc_kw: { name: 'DC power', units: POWERS },
  temp_module_c: { name: 'Module temperature', units: TEMPERATURES },
  temp_air_c: { name: 'Air temperature', units: TEMPERATURES },
  wind_speed_ms: { name: 'Wind speed', units: ['m/s', 'km/h', 'mph'] },
  available_fraction: { name: 'Availability', units: ['%', 'fraction'] },
  curtailed: { name: 'Curtailed', units: ['fraction'] },
}

/** A column that someone chose for a role, by its place from 0, and its unit. */
export interface ChosenColumn {
  readonly column: number
  readonly unit: string
}

/** What was decided about the roles of columns; null for a role that no column has. A role that is absent follows from the names. */
export type ChosenRoles = Readonly<Partial<Record<MeasuredRole, ChosenColumn | null>>>
