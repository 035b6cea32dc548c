import type { DifferenceRow } from '@pvyield/contract/schemas'
import type { Part } from './attribution.ts'

/** The parts of a difference with their shares of the energy of the base. */
export function differenceRows(parts: readonly Part[], ofKwh: number): DifferenceRow[] {
  return parts.map((part) => ({ ...part, fraction: shareOf(part.kwh, ofKwh) }))
}

export function shareOf(kwh: number, ofKwh: number): number | null {
  return ofKwh === 0 ? null : kwh / ofKwh
}
