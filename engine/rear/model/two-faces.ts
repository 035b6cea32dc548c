import type { Bifacial } from '@pvyield/contract/schemas'
import { type Frame, makePlane, type PlaneColumns, type PlaneStage } from '../../core/frame.ts'
import type { GroundHorizon } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import { scratch } from '../../core/scratch.ts'
import type { Sink } from '../../core/sink.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { LitGround, rowsOverGround } from '../../geometry/lit-ground.ts'
import { rowArray } from '../../geometry/row-array.ts'
import { checkHeight } from '../height.ts'
import type { FaceStages, RearModelOption } from './option.ts'

/** The plane of the rear, in the same memory for every block: the plant reads what this stage takes from it. */
const rearPlane = scratch((rows) => ({ length: rows, plane: makePlane(rows) }))

/** Fails: `bifacial.model`, where no rows shade each other, or a scene does. */
function check({ array, bifacial, scene }: Resolved, sink: Sink): void {
  if (scene !== null) {
    sink.fail(
      'bifacial.model',
      'two_faces describes the rows of the array section, and the tables of a scene shade each other in their own way: set bifacial.model to view_factor, or scene to null',
    )
  }
  if (!array.inter_row_shading) {
    sink.fail(
      'bifacial.model',
      'two_faces describes rows that shade each other, and array.inter_row_shading is false: set it to true (with array.n_rows 1 for a row that stands alone), or bifacial.model to view_factor',
    )
  }
  if (bifacial !== null) checkHeight(array, bifacial, sink)
  if (array.ground_shading !== null) sink.warn('ground_shading_unread', 'array.ground_shading', {})
}

/** Turns the orientation of a plane over to that of its rear. */
function turnOver({ lit, capacity }: Frame, plane: PlaneColumns): PlaneColumns {
  const { plane: rear } = rearPlane(capacity)
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    rear.rotationRad[i] = 0 - plane.rotationRad[i]
    rear.tiltRad[i] = Math.PI - plane.tiltRad[i]
    rear.tiltCos[i] = -plane.tiltCos[i]
    rear.tiltSin[i] = plane.tiltSin[i]
    rear.azimuthRad[i] = plane.azimuthRad[i] + Math.PI
    rear.aoiCos[i] = -plane.aoiCos[i]
    // not written in every row
    rear.nearBeamLossWm2[i] = 0
    rear.stripSurplusFrac[i] = 0
  }
  return rear
}

/**
 * The rear is a face like the front: the same stages compute its light, with the sky of the
 * transposition, the beam, sky and strips that the rows behind it shade, and the soiling and incidence
 * of the front; snow lies on the front alone. The ground of both faces is that of
 * `shading/ground-shading/both-faces.ts`.
 * Source: the view factors and shade of the front, for rows that are turned over (`geometry/row-array.ts`).
 * Checked by: test/engine/rear/two-faces.test.ts (a vertical plant turned by 180 deg), test/engine/rear/two-faces-rays.test.ts
 */
function prepare(
  { array }: Resolved,
  { height_m, structure_shading, transparency, albedo_monthly: albedoBelow }: Bifacial,
  horizon: GroundHorizon | null,
  { toFace, toCells }: FaceStages,
): PlaneStage {
  const ground = new LitGround(rowsOverGround(array, rowArray(array), height_m, arrayAngles(array)), transparency, horizon)
  const kept = 1 - structure_shading
  return (frame, plane) => {
    const rear = turnOver(frame, plane)
    for (const stage of toFace) stage(frame, rear)
    const { lit, sky } = frame
    const { albedoFrac, month } = sky
    const { rearGroundIncidentWm2, rearAbsorbedLossWm2, rearViewLossWm2, rearViewWm2, rearSkyWm2, rearBeamWm2, rearStructureLossWm2 } =
      plane
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      ground.light(sky, i, plane.rotationRad[i])
      const incidentWm2 = ground.beamWm2 * ground.beamShare + ground.skyWm2 * ground.skyShare
      const albedo = albedoBelow === null ? albedoFrac[i] : albedoBelow[month[i]]
      rearGroundIncidentWm2[i] = incidentWm2
      rearAbsorbedLossWm2[i] = (1 - albedo) * incidentWm2
      rearViewWm2[i] = rear.groundWm2[i]
      rearViewLossWm2[i] = albedo * incidentWm2 - rear.groundWm2[i]
      rearSkyWm2[i] = rear.skyWm2[i]
      rearBeamWm2[i] = rear.beamWm2[i]
      rearStructureLossWm2[i] = structure_shading * (rear.groundWm2[i] + rear.skyWm2[i] + rear.beamWm2[i])
    }
    for (const stage of toCells) stage(frame, rear)
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      plane.backWm2[i] = kept * rear.effectiveWm2[i]
      plane.rearOpticsLossWm2[i] = kept * (rear.soilingLossWm2[i] + rear.iamLossWm2[i])
      plane.rearStripLossWm2[i] = kept * rear.stripSurplusFrac[i] * rear.beamUnshadedEffWm2[i]
    }
  }
}

export const twoFaces: RearModelOption = {
  title: 'Rows with two faces',
  source:
    'The rear as a face like the front: its sky, its rows and its shaded strips by the same models, the ground of both by view factors (B. Marion et al., IEEE PVSC 44 (2017), doi 10.1109/PVSC.2017.8366263)',
  readsFront: false,
  isFace: true,
  check,
  prepare,
}
