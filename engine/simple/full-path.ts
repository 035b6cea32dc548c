import type { InverterFlat, InverterPvwatts, RunRequest } from '../../generated/schemas.gen.ts'
import type { ReferenceModule } from './plant.ts'

/** The full request as a simple run makes it. */
interface SimpleSections extends Omit<RunRequest, 'module' | 'inverter' | 'weather'> {
  weather: object
  module: ReferenceModule
  inverter: InverterFlat | InverterPvwatts
}

type KeyOf<T> = T extends unknown ? keyof T & string : never

/** Dot path of a section of the full request, or of a field in it. */
export type FullPath = { [S in keyof SimpleSections]: S | `${S}.${KeyOf<NonNullable<SimpleSections[S]>>}` }[keyof SimpleSections]

/** Every section without fields, and every field of the others, with its value; the columns of the weather are not looked at. */
export function leavesOf(full: object): [path: FullPath, value: unknown][] {
  return Object.entries(full).flatMap(([section, value]) =>
    section !== 'weather' && typeof value === 'object' && value !== null
      ? Object.entries(value).map(([field, inner]): [FullPath, unknown] => [`${section}.${field}` as FullPath, inner])
      : [[section as FullPath, value] as [FullPath, unknown]],
  )
}
