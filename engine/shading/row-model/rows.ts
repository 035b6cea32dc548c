import { RAD_PER_DEG } from '../../core/angles.ts'
import { decimalSign } from '../../core/decimal-sign.ts'
import type { LitRows, PlaneColumns, PlaneStage } from '../../core/frame.ts'
import type { GroundHorizon } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { type AngleRange, arrayAngles } from '../../geometry/array-angles.ts'
import { type Side, sunCosine, turnedOver, turnedRange } from '../../geometry/row-array.ts'
import { shadeDepthFrac, shadedLengthFrac } from '../../geometry/row-shade.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import { DIFFUSE_SHADINGS } from '../diffuse-shading/index.ts'
import { shadeGroundOfBoth } from '../ground-shading/both-faces.ts'
import { GROUND_SHADINGS, groundShadingOf } from '../ground-shading/index.ts'
import { skyHeldFrac } from '../row-ends.ts'
import { activeShadeFrac, lowerBandFrac, type RowSection, rowSection, surplusFrac, wholeSurplusFrac } from '../row-section.ts'
import { SHADE_MODES } from '../shade-mode/index.ts'
import type { RowModelOption } from './option.ts'

/** Step between the rotations at which a tracker's sky is computed. */
const STEP_RAD = 2 * RAD_PER_DEG

/** Fails: `array.band_bottom_m`. */
export function checkBands({ array }: Resolved, sink: Sink): void {
  const { band_top_m, band_bottom_m, collector_width_m } = array
  if (decimalSign([band_top_m], [band_bottom_m], [-1, collector_width_m]) < 0) return
  sink.fail(
    'array.band_bottom_m',
    `The inactive bands of ${band_top_m} m and ${band_bottom_m} m leave no active part of the collector width of ${collector_width_m} m: make them narrower`,
  )
}

/** Nearer than this to level, a face that looks down loses of its sky what it loses at this angle: a limit. */
const LEVEL_RAD = 1e-3

/** Loss of the sky diffuse, mean over the rows, by the rotation of the plane. */
function skyLossByRotation(array: Resolved['array'], section: RowSection, rotations: AngleRange): SmoothTable {
  const { skyLossFrac } = DIFFUSE_SHADINGS[array.diffuse_shading]
  const lossAt = (rad: number): number => {
    const turnedRad = rad + section.rotationOffsetRad
    const rotationRad = Math.abs(turnedRad - Math.PI) < LEVEL_RAD ? Math.PI - LEVEL_RAD : turnedRad
    return section.shadedRowsFrac * skyLossFrac(section, rotationRad) * skyHeldFrac(section, rotationRad)
  }
  return new SmoothTable(lossAt, rotations, STEP_RAD)
}

/** The ground light of the face: of both faces by one model where the rear has it, else as `array.ground_shading` says. */
function prepareGround(
  { array, bifacial }: Pick<Resolved, 'array' | 'bifacial'>,
  section: RowSection,
  rotations: AngleRange,
  horizon: GroundHorizon | null,
): PlaneStage<'shading'> {
  if (bifacial?.model === 'two_faces') return shadeGroundOfBoth(array, section, rotations, bifacial, horizon)
  return GROUND_SHADINGS[groundShadingOf({ array, bifacial })].prepare(section, rotations, bifacial?.albedo_monthly ?? null)
}

/**
 * Computes means over all rows. The first row has no row in front of it. The surplus of strips is
 * that of the shaded part of the row's length. Circumsolar light is shaded with the component that
 * contains it.
 * @param horizon  of the ground; null for a free one
 * Checked by: pvlib t07 infinite_sheds, test/fixtures/shading/shaded-fraction.json, CASSYS c3 and
 * c5
 */
export function prepareRows(
  { array, bifacial }: Pick<Resolved, 'array' | 'bifacial'>,
  side: Side = 'front',
  horizon: GroundHorizon | null = null,
): PlaneStage<'shading'> {
  const section = side === 'front' ? rowSection(array) : turnedOver(rowSection(array))
  const rotations = side === 'front' ? arrayAngles(array) : turnedRange(arrayAngles(array))
  const { gcr, along, lengthPerPitch, shadedRowsFrac, activeFrac, rotationOffsetRad } = section
  const { east, north, up } = section.normal
  const hasEnds = lengthPerPitch < Number.POSITIVE_INFINITY
  const { shadesBeam, hasStripSurplus, strings } = SHADE_MODES[array.shade_mode]
  // the light of the other face is not known here
  const isWhole = strings === 'whole' && side === 'front'
  const skyLoss = skyLossByRotation(array, section, rotations)
  const shadeGround = prepareGround({ array, bifacial }, section, rotations, horizon)
  const { string_steps: strips, bypass_steps: bypassSteps } = array
  const cellFrac = Math.min(1, (array.cell_traverse_m * strips) / (activeFrac * array.collector_width_m))

  return (frame, plane) => {
    shadeGround(frame, plane)
    const { lit, sky } = frame
    const { sunEastCos, sunNorthCos, sunZenithCos } = sky
    const { rotationRad, aoiCos, beamWm2, skyWm2, groundWm2, nearBeamLossWm2, stripSurplusFrac } = plane
    loseSky(lit, skyLoss, plane)
    if (!shadesBeam) return
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      if (aoiCos[i] <= 0) continue
      const normalCos = east * sunEastCos[i] + north * sunNorthCos[i] + up * sunZenithCos[i]
      const depthFrac = shadeDepthFrac(gcr, normalCos, aoiCos[i])
      if (depthFrac === 0) continue
      const rotation = rotationRad[i] + rotationOffsetRad
      const shaded = activeShadeFrac(depthFrac, lowerBandFrac(section, rotation), activeFrac)
      const length = hasEnds
        ? shadedLengthFrac(lengthPerPitch, Math.sin(rotation), sunCosine(along, sunEastCos[i], sunNorthCos[i], sunZenithCos[i]), aoiCos[i])
        : 1
      const shadedRows = shadedRowsFrac * length
      const lightPerBeam = (beamWm2[i] + skyWm2[i] + groundWm2[i]) / beamWm2[i]
      const beamLossWm2 = shadedRows * shaded * beamWm2[i]
      beamWm2[i] -= beamLossWm2
      nearBeamLossWm2[i] = beamLossWm2
      if (isWhole && beamWm2[i] > 0)
        stripSurplusFrac[i] = shadedRowsFrac * wholeSurplusFrac(shaded, strips, cellFrac, bypassSteps, length, lightPerBeam)
      else if (hasStripSurplus) stripSurplusFrac[i] = shadedRows * surplusFrac(shaded, strips, cellFrac)
    }
  }
}

/** Takes the rows' share of the sky light from a plane. */
export function loseSky(
  { rows, n }: LitRows,
  skyLoss: SmoothTable,
  { rotationRad, skyWm2, nearSkyLossWm2 }: PlaneColumns<'shading'>,
): void {
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    const lossWm2 = skyLoss.at(rotationRad[i]) * skyWm2[i]
    skyWm2[i] -= lossWm2
    nearSkyLossWm2[i] = lossWm2
  }
}

export const rows: RowModelOption = {
  title: 'Analytic rows',
  source:
    'K. S. Anderson, A. R. Jensen, J. Renewable Sustainable Energy 16 (2024), 023504, doi 10.1063/5.0202220; crossed strings for the sky',
  check: checkBands,
  sceneBeam: 'rows',
}
