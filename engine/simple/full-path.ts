import type { InverterFlat, InverterPvwatts, InverterSandia, RunRequest } from '@pvyield/contract/schemas'
import type { ReferenceModule } from './plant.ts'

/** The full request that a simple run makes. */
interface SimpleSections extends Omit<RunRequest, 'module' | 'inverter' | 'weather' | 'report'> {
  weather: object
  module: ReferenceModule
  inverter: InverterFlat | InverterPvwatts | InverterSandia
}

type KeyOf<T> = T extends unknown ? keyof T & string : never

/** Dot path of a section of the full request, or of a field in it. */
export type FullPath = { [S in keyof SimpleSections]: S | `${S}.${KeyOf<NonNullable<SimpleSections[S]>>}` }[keyof SimpleSections]

/**
 * Visits every section without fields and every field of the other sections; weather and scene are
 * visited as a whole.
 * @param full   sections with the document's defaults
 * @param made   the same sections without these defaults
 * @param visit  called with the value that runs, and whether `made` contained it
 */
export function visitFields(full: object, made: object, visit: (path: FullPath, value: unknown, isMade: boolean) => void): void {
  const madeSections = made as Record<string, object | null | undefined>
  for (const [section, value] of Object.entries(full)) {
    const madeSection = madeSections[section]
    if (section === 'weather' || section === 'scene' || typeof value !== 'object' || value === null)
      visit(section as FullPath, value, madeSection !== undefined)
    else
      for (const [field, inner] of Object.entries(value))
        visit(`${section}.${field}` as FullPath, inner, madeSection != null && field in madeSection)
  }
}
