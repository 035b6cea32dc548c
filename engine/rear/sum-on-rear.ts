import type { LitRows, PlaneColumns } from '../core/frame.ts'

/** Light from ground, sky and sun after shading by the structure. */
export function sumOnRear(lit: LitRows, plane: PlaneColumns<'rear'>, structureShading: number): void {
  const { rearViewWm2, rearSkyWm2, rearBeamWm2, rearStructureLossWm2, backWm2 } = plane
  const { rows, n } = lit
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    const onRearWm2 = rearViewWm2[i] + rearSkyWm2[i] + rearBeamWm2[i]
    rearStructureLossWm2[i] = structureShading * onRearWm2
    backWm2[i] = onRearWm2 - rearStructureLossWm2[i]
  }
}
