import { expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { TWO_PI } from '../../../engine/core/angles.ts'
import { type Frame, makeFrame, type PlaneColumns } from '../../../engine/core/frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { loadBlock, readWeather, type WeatherTable } from '../../../engine/core/weather-table.ts'
import { rackingOf } from '../../../engine/geometry/racking.ts'
import { groundHorizon, prepareHorizon } from '../../../engine/horizon/index.ts'
import { prepareIrradiance, preparePlaneInput, prepareSkyLight, prepareTransposition } from '../../../engine/irradiance/index.ts'
import { prepareIam, prepareSoiling } from '../../../engine/optics/index.ts'
import { facesOf, prepareOrientation } from '../../../engine/orientation/index.ts'
import { prepareRear } from '../../../engine/rear/index.ts'
import { prepareShading } from '../../../engine/shading/index.ts'
import { prepareSun } from '../../../engine/sun/index.ts'
import { GENERATED } from './generated-plants.ts'

/** Tolerance at 1000 W/m2. Near the horizon the rounding of the sun's azimuth is large. */
const TOLERANCE_WM2 = 1e-5

function tableOf(request: Resolved): WeatherTable {
  const table = readWeather(request.weather, new Sink())
  if (table === null) throw new Error('the weather cannot be read')
  return table
}

/** Sun and sky of a request in one block. */
function skyOf(request: Resolved, table: WeatherTable): Frame {
  const frame = makeFrame(table.n, table.stepMinutes)
  loadBlock(table, 0, frame)
  const sun = prepareSun(request, table)
  sun(frame)
  prepareIrradiance(request, table, sun, new Sink())(frame)
  return frame
}

/**
 * The same sky with the sun on the other side of the meridian. Mirroring the time of day would not
 * be exact, because the declination and the equation of time change.
 */
function mirroredSky(frame: Frame): Frame {
  const mirror = makeFrame(frame.capacity, frame.stepMinutes)
  const sky = {
    ...frame.sky,
    sunAzimuthRad: frame.sky.sunAzimuthRad.map((rad) => TWO_PI - rad),
    sunEastCos: frame.sky.sunEastCos.map((cos) => -cos),
  }
  return { ...mirror, n: frame.n, lit: frame.lit, sky }
}

/**
 * The plant, mirrored in the meridian. Rotations are right-handed, so they change sign, and so does
 * the slope across the axes. The upper edge of a tracker is the one at positive rotations.
 */
function mirroredPlant(request: Resolved): Resolved {
  const { site, array } = request
  return {
    ...request,
    site: {
      ...site,
      horizon_azimuths_deg: site.horizon_azimuths_deg.map((deg) => 360 - deg).reverse(),
      horizon_elevations_deg: [...site.horizon_elevations_deg].reverse(),
    },
    array: {
      ...array,
      azimuth_deg: 360 - array.azimuth_deg,
      rotation_min_deg: array.rotation_max_deg === null ? null : -array.rotation_max_deg,
      rotation_max_deg: array.rotation_min_deg === null ? null : -array.rotation_min_deg,
      wind_stow_angle_deg: -array.wind_stow_angle_deg,
      cross_axis_slope_deg: -array.cross_axis_slope_deg,
      ...(rackingOf(array).followsSun ? { band_top_m: array.band_bottom_m, band_bottom_m: array.band_top_m } : {}),
    },
  }
}

/** The result of the plane stages for a sky. */
function planeOf(request: Resolved, table: WeatherTable, frame: Frame): PlaneColumns {
  const sink = new Sink()
  const ground = request.bifacial === null ? null : groundHorizon(request)
  const stages = [
    prepareSkyLight(request, table),
    prepareOrientation(request, sink),
    preparePlaneInput(request, table, sink),
    prepareTransposition(request),
    prepareHorizon(request, sink),
    prepareShading(request, sink, 'front', ground),
    prepareSoiling(request, sink),
    prepareIam(request, sink),
    prepareRear(request, ground, sink, () => ({
      toFace: [prepareTransposition(request), prepareHorizon(request, sink, 'rear'), prepareShading(request, sink, 'rear', ground)],
      toCells: [prepareSoiling(request, sink), prepareIam(request, sink, 'rear')],
    })),
  ]
  const { plane } = makeFrame(frame.capacity, frame.stepMinutes)
  for (const stage of stages) stage(frame, plane)
  return plane
}

function expectSame(name: string, column: Float64Array, mirror: Float64Array, sign = 1): void {
  const unlike = column.findIndex((value, row) => !(Math.abs(value - sign * mirror[row]) <= TOLERANCE_WM2))
  if (unlike >= 0) throw new Error(`${name}, row ${unlike}: ${column[unlike]}, mirrored ${mirror[unlike]}`)
}

test('a plant and its mirror image in the meridian receive the same irradiance from mirrored suns', () => {
  for (const { name, request } of GENERATED.plants) {
    const table = tableOf(request)
    const sky = skyOf(request, table)
    const mirrorSky = mirroredSky(sky)
    // In the mirror, the east face of a ridge is the west face.
    const mirrors = [...facesOf(mirroredPlant(request), new Sink())].reverse()
    for (const [k, face] of facesOf(request, new Sink()).entries()) {
      const plane = planeOf(face, table, sky)
      const mirror = planeOf(mirrors[k], table, mirrorSky)
      expectSame(`${name}, incident beam`, plane.beamIncWm2, mirror.beamIncWm2)
      expectSame(`${name}, incident sky`, plane.skyIncWm2, mirror.skyIncWm2)
      expectSame(`${name}, horizon`, plane.horizonLossWm2, mirror.horizonLossWm2)
      expectSame(`${name}, beam shade`, plane.nearBeamLossWm2, mirror.nearBeamLossWm2)
      expectSame(`${name}, effective`, plane.effectiveWm2, mirror.effectiveWm2)
      expectSame(`${name}, strips`, plane.stripSurplusFrac, mirror.stripSurplusFrac)
      expectSame(`${name}, rear`, plane.backWm2, mirror.backWm2)
      expectSame(`${name}, strips of the rear`, plane.rearStripLossWm2, mirror.rearStripLossWm2)
      expectSame(`${name}, rotation`, plane.rotationRad, mirror.rotationRad, rackingOf(face.array).followsSun ? -1 : 1)
      expect([...mirror.trackerState], name).toEqual([...plane.trackerState])
    }
  }
})
