import type { PlaneColumns } from '../core/frame.ts'

/** Irradiance on the plane in a row, before any optical loss. */
export function incidentWm2({ beamIncWm2, skyIncWm2, groundIncWm2 }: PlaneColumns<'thermal'>, row: number): number {
  return beamIncWm2[row] + skyIncWm2[row] + groundIncWm2[row]
}
