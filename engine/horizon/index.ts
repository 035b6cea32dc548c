import type { PlaneStage } from '../core/frame.ts'
import type { GroundHorizon } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { firstNotAscending } from '../core/polyline.ts'
import type { Sink } from '../core/sink.ts'
import { horizonProfile, horizonSkyLoss } from '../geometry/horizon-profile.ts'
import type { Side } from '../geometry/row-array.ts'
import { HORIZON_MODELS } from './horizon-model/index.ts'
import type { HorizonModelOption } from './horizon-model/option.ts'

/** Whether a horizon line is used. */
export function hasHorizon({ site }: Resolved): boolean {
  return horizonProfile(site) !== null
}

/**
 * Loss of the three components by far obstacles.
 * Fails: `site.horizon_azimuths_deg`, `site.horizon_elevations_deg`.
 */
export function prepareHorizon(request: Resolved, sink: Sink, side: Side = 'front'): PlaneStage<'horizon'> {
  const { site } = request
  if (site.use_horizon) checkProfile(site, sink)
  const profile = horizonProfile(site)
  return profile === null ? () => {} : HORIZON_MODELS[site.horizon_model].prepare(request, profile, side)
}

/** Loss by the same obstacles on the level ground; null without a profile. */
export function groundHorizon({ site }: Resolved): GroundHorizon | null {
  const profile = horizonProfile(site)
  if (profile === null) return null
  const { reducesSky }: HorizonModelOption = HORIZON_MODELS[site.horizon_model]
  return {
    hides: (sunElevationRad, sunAzimuthRad) => sunElevationRad < profile.elevationRad(sunAzimuthRad),
    skyKeptFrac: reducesSky ? 1 - horizonSkyLoss(profile)({ tiltRad: 0, azimuthRad: 0 }) : 1,
  }
}

function checkProfile({ horizon_azimuths_deg: azimuths, horizon_elevations_deg: elevations }: Resolved['site'], sink: Sink): void {
  if (azimuths.length !== elevations.length) {
    sink.fail(
      'site.horizon_elevations_deg',
      `The horizon needs one elevation for each azimuth, but there are ${elevations.length} elevations and ${azimuths.length} azimuths: send lists of equal length`,
    )
  }
  const k = firstNotAscending(azimuths)
  if (k > 0) sink.fail(`site.horizon_azimuths_deg.${k}`, `Azimuths must be in ascending order: ${azimuths[k]} follows ${azimuths[k - 1]}`)
}
