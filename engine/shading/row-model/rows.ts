import { RAD_PER_DEG } from '../../core/angles.ts'
import { decimalSign } from '../../core/decimal-sign.ts'
import type { LitRows, PlaneColumns, PlaneStage } from '../../core/frame.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { sunCosine } from '../../geometry/row-array.ts'
import { shadeDepthFrac, shadedLengthFrac } from '../../geometry/row-shade.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import { DIFFUSE_SHADINGS } from '../diffuse-shading/index.ts'
import { GROUND_SHADINGS, groundShadingOf } from '../ground-shading/index.ts'
import { skyHeldFrac } from '../row-ends.ts'
import { activeShadeFrac, lowerBandFrac, type RowSection, rowSection, surplusFrac } from '../row-section.ts'
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

/** Loss of the sky diffuse, mean over the rows, by the rotation of the plane. */
function skyLossByRotation(array: Resolved['array'], section: RowSection): SmoothTable {
  const { skyLossFrac } = DIFFUSE_SHADINGS[array.diffuse_shading]
  const lossAt = (rad: number): number => {
    const rotationRad = rad + section.rotationOffsetRad
    return section.shadedRowsFrac * skyLossFrac(section, rotationRad) * skyHeldFrac(section, rotationRad)
  }
  return new SmoothTable(lossAt, arrayAngles(array), STEP_RAD)
}

/**
 * Computes means over all rows. The first row has no row in front of it. The surplus of strips is
 * that of the shaded part of the row's length. Circumsolar light is shaded with the component that
 * contains it.
 * Checked by: pvlib t07 infinite_sheds, test/fixtures/shading/shaded-fraction.json, CASSYS c3 and
 * c5
 */
export function prepareRows({ array, bifacial }: Pick<Resolved, 'array' | 'bifacial'>): PlaneStage<'shading'> {
  const section = rowSection(array)
  const { gcr, along, lengthPerPitch, shadedRowsFrac, activeFrac, rotationOffsetRad } = section
  const { east, north, up } = section.normal
  const hasEnds = lengthPerPitch < Number.POSITIVE_INFINITY
  const { shadesBeam, hasStripSurplus } = SHADE_MODES[array.shade_mode]
  const skyLoss = skyLossByRotation(array, section)
  const shadeGround = GROUND_SHADINGS[groundShadingOf({ array, bifacial })].prepare(
    section,
    arrayAngles(array),
    bifacial?.albedo_monthly ?? null,
  )
  const strips = array.string_steps
  const cellFrac = Math.min(1, (array.cell_traverse_m * strips) / (activeFrac * array.collector_width_m))

  return (frame, plane) => {
    shadeGround(frame, plane)
    const { lit, sky } = frame
    const { sunEastCos, sunNorthCos, sunZenithCos } = sky
    const { rotationRad, aoiCos, beamWm2, nearBeamLossWm2, stripSurplusFrac } = plane
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
      const shadedRows = hasEnds
        ? shadedRowsFrac *
          shadedLengthFrac(lengthPerPitch, Math.sin(rotation), sunCosine(along, sunEastCos[i], sunNorthCos[i], sunZenithCos[i]), aoiCos[i])
        : shadedRowsFrac
      const beamLossWm2 = shadedRows * shaded * beamWm2[i]
      beamWm2[i] -= beamLossWm2
      nearBeamLossWm2[i] = beamLossWm2
      if (hasStripSurplus) stripSurplusFrac[i] = shadedRows * surplusFrac(shaded, strips, cellFrac)
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
