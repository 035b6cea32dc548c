import type { Bifacial } from '../../../generated/schemas.gen.ts'
import { RAD_PER_DEG } from '../../core/angles.ts'
import type { PlaneStage } from '../../core/frame.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { horizonProfile, horizonSkyLoss, horizonTakesSky } from '../../geometry/horizon-profile.ts'
import { rackingOf } from '../../geometry/racking.ts'
import { rowArray, sunCosine } from '../../geometry/row-array.ts'
import { shadeDepthFrac } from '../../geometry/row-shade.ts'
import { rearSkyView } from '../../geometry/row-views.ts'
import { SmoothTable } from '../../geometry/smooth-table.ts'
import { rotationRange } from '../../geometry/tracker-axis.ts'
import { RowOverGround } from '../row-over-ground.ts'
import type { RearModelOption } from './option.ts'

/** Distance of the rotations at which the ground under trackers is worked out. */
const STEP_RAD = 4 * RAD_PER_DEG

/** Rows over ground as the request places them. */
interface RearSection {
  gcr: number
  /** Of the axis over the ground, in distances of the axes. */
  axisHeight: number
  /** Rotations from the plane of the axes, to either side. */
  largestRad: number
  smallestRad: number
}

function rearSection(array: Resolved['array'], { height_m }: Bifacial): RearSection {
  const { isTracker } = rackingOf(array)
  const { gcr, collectorWidthM, rotationOffsetRad, normal } = rowArray(array)
  const { fromRad, toRad } = rotationRange(array)
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
  const neededM = (bifacial.height_m * needed) / axisHeight
  sink.warn(
    bifacial.height_m > 0
      ? `bifacial.height_m: at ${bifacial.height_m} m the collector reaches below the ground when fully turned (it needs ${neededM.toFixed(2)} m); its rear is worked out as if the lower edge touched the ground there`
      : 'bifacial.height_m: at 0 m the collector turns into the ground; its rear is worked out as if the lower edge touched the ground',
  )
}

/**
 * Rear irradiance of rows without end: ground-reflected light by view factors to the ground in the rows' shade, isotropic sky, and the beam from behind.
 * The ground reflects evenly to all sides with the row's albedo. Circumsolar light goes with the beam, on the ground and on the rear; the horizon acts on both as on the front.
 * No incidence-angle loss is taken on the rear (see README.md), and no light counts that the fronts of other rows reflect.
 * Checked by: pvlib t07 infinite_sheds, test/fixtures/rear/infinite-sheds.json, and ray casting
 */
function prepare({ site, array }: Resolved, bifacial: Bifacial): PlaneStage {
  const { gcr, normal, right, rotationOffsetRad } = rowArray(array)
  const { axisHeight, largestRad, smallestRad } = rearSection(array, bifacial)
  const { transparency, structure_shading } = bifacial
  const row = new RowOverGround(gcr, axisHeight)
  const skylitAt = (rad: number): number => {
    row.turnTo(rad)
    return row.skylitView()
  }
  const skylit = new SmoothTable(skylitAt, { fromRad: smallestRad, toRad: largestRad }, STEP_RAD)
  const profile = horizonProfile(site)
  const skyKeptFrac = profile !== null && horizonTakesSky(site) ? 1 - horizonSkyLoss(profile)({ tiltRad: 0, azimuthRad: 0 }) : 1

  return ({ lit, sky }, plane) => {
    const { dhiWm2, dniWm2, circumsolarNormalWm2, albedoFrac, sunZenithCos, sunAzimuthRad, sunElevationRad } = sky
    const { rotationRad, aoiCos, rearGroundIncidentWm2, rearAbsorbedLossWm2, rearViewLossWm2, rearViewWm2, rearSkyWm2, rearBeamWm2 } = plane
    const { rows } = lit
    let rotation = Number.NaN
    let rearSky = 0
    let skylitView = 0
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      const signed = rotationRad[i] + rotationOffsetRad
      if (Math.abs(signed) !== rotation) {
        rotation = Math.abs(signed)
        row.turnTo(rotation)
        rearSky = rearSkyView(gcr, Math.cos(rotation))
        skylitView = skylit.at(rotation)
      }
      const skyWm2 = skyKeptFrac * (dhiWm2[i] - circumsolarNormalWm2[i] * sunZenithCos[i])
      const isHidden = profile !== null && sunElevationRad[i] < profile.elevationRad(sunAzimuthRad[i])
      const dni = isHidden ? 0 : dniWm2[i] + circumsolarNormalWm2[i]
      let litFrac = 0
      let litView = 0
      let beam = 0
      const normalCos = dni > 0 ? sunCosine(normal, sunZenithCos[i], sunAzimuthRad[i]) : 0
      if (normalCos > 0) {
        const across = sunCosine(right, sunZenithCos[i], sunAzimuthRad[i])
        const sunSlope = (signed < 0 ? -across : across) / normalCos // the section is mirrored for rows that face left
        litFrac = row.litFrac(sunSlope)
        litView = row.litView(sunSlope)
        if (aoiCos[i] < 0) beam = dni * -aoiCos[i] * (1 - shadeDepthFrac(gcr, normalCos, aoiCos[i]))
      }
      // What passes through the modules brightens their shade.
      const beamGroundWm2 = dni * sunZenithCos[i]
      const groundBeam = litFrac + transparency * (1 - litFrac)
      const groundSky = row.groundSkyView + transparency * (1 - row.groundSkyView)
      const ground = beamGroundWm2 * groundBeam + skyWm2 * groundSky
      const seenBeam = litView + transparency * (row.groundView - litView)
      const seenSky = skylitView + transparency * (row.groundView - skylitView)
      rearGroundIncidentWm2[i] = ground
      rearAbsorbedLossWm2[i] = (1 - albedoFrac[i]) * ground
      rearViewLossWm2[i] = albedoFrac[i] * (beamGroundWm2 * (groundBeam - seenBeam) + skyWm2 * (groundSky - seenSky))
      rearViewWm2[i] = albedoFrac[i] * (beamGroundWm2 * seenBeam + skyWm2 * seenSky)
      rearSkyWm2[i] = skyWm2 * rearSky
      rearBeamWm2[i] = beam
      const onRearWm2 = rearViewWm2[i] + rearSkyWm2[i] + beam
      plane.rearStructureLossWm2[i] = structure_shading * onRearWm2
      plane.backWm2[i] = onRearWm2 - plane.rearStructureLossWm2[i]
    }
  }
}

export const viewFactor: RearModelOption = {
  title: 'View factors of two-dimensional rows',
  source:
    'B. Marion et al., IEEE PVSC 44 (2017), doi 10.1109/PVSC.2017.8366572; K. S. Anderson, A. R. Jensen, C. W. Hansen 2026, doi 10.1109/JPHOTOV.2026.3677506',
  check,
  prepare,
}
