import type { Bifacial } from '@pvyield/contract/schemas'
import type { PlaneStage } from '../../core/frame.ts'
import type { GroundHorizon } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import type { AngleRange } from '../../geometry/array-angles.ts'
import { LitGround, rowsOverGround } from '../../geometry/lit-ground.ts'
import { turnedOver, turnedRange } from '../../geometry/row-array.ts'
import { groundHeldByRotation } from '../row-ends.ts'
import type { RowSection } from '../row-section.ts'

/** The neighbours of a row that stands alone are as many times further away. */
const ALONE = 200

/**
 * Ground light of rows with two faces (`bifacial.model` two_faces), on either: the ground between endless
 * rows, lit where no shadow falls, by view factors; for the row at the edge, and past the ends of the
 * row in front, the ground around a row that stands alone. All of it has the albedo below the rows.
 * Source: Hottel 1954, in McAdams, Heat Transmission, ch. 4 (crossed strings), as `bifacial.model` view_factor.
 * Checked by: test/engine/rear/two-faces-rays.test.ts, which casts rays
 * @param section  of the face; that of the rear is turned over
 * @param rotations  of the plane of the face
 */
export function shadeGroundOfBoth(
  array: Resolved['array'],
  section: RowSection,
  rotations: AngleRange,
  { height_m, transparency, albedo_monthly: albedoBelow }: Bifacial,
  horizon: GroundHorizon | null,
): PlaneStage<'shading'> {
  // this face looks at the ground behind the rows that are turned over
  const rows = rowsOverGround(array, turnedOver(section), height_m, turnedRange(rotations))
  const between = new LitGround(rows, transparency, horizon, true)
  const alone = new LitGround({ ...rows, gcr: rows.gcr / ALONE, axisHeight: rows.axisHeight / ALONE }, transparency, horizon, true)
  const held = groundHeldByRotation(section, rotations)
  return ({ lit, sky }, { rotationRad, groundWm2, nearGroundLossWm2 }) => {
    const { albedoFrac, month } = sky
    for (let k = 0; k < lit.n; k++) {
      const i = lit.rows[k]
      const albedo = albedoBelow === null ? albedoFrac[i] : albedoBelow[month[i]]
      const heldFrac = section.shadedRowsFrac * (held === null ? 1 : held.at(rotationRad[i]))
      const openWm2 = heldFrac === 1 ? 0 : alone.seenWm2(sky, i, -rotationRad[i])
      const heldWm2 = heldFrac === 0 ? 0 : between.seenWm2(sky, i, -rotationRad[i])
      const seenWm2 = albedo * (openWm2 + heldFrac * (heldWm2 - openWm2))
      nearGroundLossWm2[i] = groundWm2[i] - seenWm2
      groundWm2[i] = seenWm2
    }
  }
}
