import type { Bifacial } from '@pvyield/contract/schemas'
import { RAD_PER_DEG } from '../../core/angles.ts'
import type { LitRows, PlaneColumns, PlaneStage } from '../../core/frame.ts'
import type { GroundHorizon } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { rackingOf } from '../../geometry/racking.ts'
import { rowArray, sunCosine } from '../../geometry/row-array.ts'
import { shadeDepthFrac } from '../../geometry/row-shade.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import { RowOverGround } from '../row-over-ground.ts'
import type { RearModelOption } from './option.ts'

/** Step between the rotations at which the ground under trackers is computed. */
const STEP_RAD = 4 * RAD_PER_DEG

/** The rows over the ground, from the request. */
interface RearSection {
  gcr: number
  /** Height of the axis over the ground, in units of the distance between the axes. */
  axisHeight: number
  /** Range of the rotation from the plane of the axes, to either side. */
  largestRad: number
  smallestRad: number
}

function rearSection(array: Resolved['array'], { height_m }: Bifacial): RearSection {
  const { isTracker } = rackingOf(array)
  const { gcr, collectorWidthM, rotationOffsetRad, normal } = rowArray(array)
  const { fromRad, toRad } = arrayAngles(array)
  const first = fromRad + rotationOffsetRad
  const last = toRad + rotationOffsetRad
  const axisHeightM = isTracker ? height_m * normal.up : height_m + (collectorWidthM / 2) * Math.sin(rotationOffsetRad)
  return {
    gcr,
    axisHeight: (axisHeightM * gcr) / collectorWidthM,
    largestRad: Math.max(Math.abs(first), Math.abs(last)),
    smallestRad: first <= 0 && last >= 0 ? 0 : Math.min(Math.abs(first), Math.abs(last)),
  }
}

function check({ array, bifacial }: Resolved, sink: Sink): void {
  if (bifacial === null) return
  const { gcr, axisHeight, largestRad } = rearSection(array, bifacial)
  const needed = (gcr / 2) * Math.sin(Math.min(largestRad, Math.PI / 2))
  if (axisHeight >= needed * (1 - 1e-12)) return
  const { height_m } = bifacial
  sink.warn('rows_below_ground', 'bifacial.height_m', { height_m, needed_m: height_m > 0 ? (height_m * needed) / axisHeight : null })
}

/**
 * View factor to the ground, weighted by the sky that each point of the ground sees, by the
 * rotation of the row.
 */
function skylitViews(row: RowOverGround, { smallestRad, largestRad }: RearSection): SmoothTable {
  const viewAt = (rad: number): number => {
    row.turnTo(rad)
    return row.skylitView()
  }
  return new SmoothTable(viewAt, { fromRad: smallestRad, toRad: largestRad }, STEP_RAD)
}

/**
 * A fraction including the light through the modules: the dark part receives `transparency` of the
 * full light.
 */
function brightened(share: number, whole: number, transparency: number): number {
  return share + transparency * (whole - share)
}

/**
 * Rear irradiance of infinitely long rows: ground-reflected light by view factors to the partly
 * shaded ground, isotropic sky, and beam from behind. The ground reflects equally in all directions
 * with its own albedo (`bifacial.albedo_monthly`), or that of the row. Circumsolar light is treated like the beam, on the ground and on the
 * rear. The horizon affects both as it affects the front. The rear has no incidence-angle loss (see
 * README.md) and receives no light reflected by the fronts of other rows.
 * Checked by: pvlib t07 infinite_sheds, test/fixtures/rear/infinite-sheds.json, and ray casting
 */
function prepare({ array }: Resolved, bifacial: Bifacial, horizon: GroundHorizon | null): PlaneStage<'rear'> {
  const { gcr, normal, right, rotationOffsetRad } = rowArray(array)
  const { transparency, structure_shading } = bifacial
  const albedoBelow = bifacial.albedo_monthly
  const section = rearSection(array, bifacial)
  const row = new RowOverGround(section.gcr, section.axisHeight)
  const skylit = skylitViews(row, section)
  const skyKeptFrac = horizon?.skyKeptFrac ?? 1

  return ({ lit, sky }, plane) => {
    const {
      dhiWm2,
      dniWm2,
      circumsolarNormalWm2,
      albedoFrac,
      month,
      sunZenithCos,
      sunEastCos,
      sunNorthCos,
      sunAzimuthRad,
      sunElevationRad,
    } = sky
    const { rotationRad, aoiCos, rearGroundIncidentWm2, rearAbsorbedLossWm2, rearViewLossWm2, rearViewWm2, rearSkyWm2, rearBeamWm2 } = plane
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      const signedRad = rotationRad[i] + rotationOffsetRad
      row.turnTo(Math.abs(signedRad))

      const skyWm2 = skyKeptFrac * (dhiWm2[i] - circumsolarNormalWm2[i] * sunZenithCos[i])
      const isHidden = horizon?.hides(sunElevationRad[i], sunAzimuthRad[i]) ?? false
      const normalWm2 = isHidden ? 0 : dniWm2[i] + circumsolarNormalWm2[i]
      const normalCos = normalWm2 > 0 ? sunCosine(normal, sunEastCos[i], sunNorthCos[i], sunZenithCos[i]) : 0
      let litFrac = 0
      let litView = 0
      if (normalCos > 0) {
        const across = sunCosine(right, sunEastCos[i], sunNorthCos[i], sunZenithCos[i])
        const facesLeft = signedRad < 0 || (signedRad === 0 && across < 0) // level rows face the sun
        const sunSlope = (facesLeft ? -across : across) / normalCos // mirrored for rows that face left
        litFrac = row.litFrac(sunSlope)
        litView = row.litView(sunSlope)
      }

      const beamWm2 = normalWm2 * sunZenithCos[i]
      const groundBeam = brightened(litFrac, 1, transparency)
      const groundSky = brightened(row.groundSkyView, 1, transparency)
      const seenBeam = brightened(litView, row.groundView, transparency)
      const seenSky = brightened(skylit.at(Math.abs(signedRad)), row.groundView, transparency)
      rearGroundIncidentWm2[i] = beamWm2 * groundBeam + skyWm2 * groundSky
      const albedo = albedoBelow === null ? albedoFrac[i] : albedoBelow[month[i]]
      rearAbsorbedLossWm2[i] = (1 - albedo) * rearGroundIncidentWm2[i]
      rearViewLossWm2[i] = albedo * (beamWm2 * (groundBeam - seenBeam) + skyWm2 * (groundSky - seenSky))
      rearViewWm2[i] = albedo * (beamWm2 * seenBeam + skyWm2 * seenSky)
      rearSkyWm2[i] = skyWm2 * row.skyView
      const isBehind = normalCos > 0 && aoiCos[i] < 0
      rearBeamWm2[i] = isBehind ? normalWm2 * -aoiCos[i] * (1 - shadeDepthFrac(gcr, normalCos, aoiCos[i])) : 0
    }
    sumOnRear(lit, plane, structure_shading)
  }
}

/** Light from ground, sky and sun after shading by the structure. */
function sumOnRear(lit: LitRows, plane: PlaneColumns<'rear'>, structureShading: number): void {
  const { rearViewWm2, rearSkyWm2, rearBeamWm2, rearStructureLossWm2, backWm2 } = plane
  const { rows, n } = lit
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    const onRearWm2 = rearViewWm2[i] + rearSkyWm2[i] + rearBeamWm2[i]
    rearStructureLossWm2[i] = structureShading * onRearWm2
    backWm2[i] = onRearWm2 - rearStructureLossWm2[i]
  }
}

export const viewFactor: RearModelOption = {
  title: 'View factors of two-dimensional rows',
  source:
    'B. Marion et al., IEEE PVSC 44 (2017), doi 10.1109/PVSC.2017.8366263; K. S. Anderson, A. R. Jensen, C. W. Hansen, IEEE Journal of Photovoltaics, 2026',
  readsFront: false,
  check,
  prepare,
}
