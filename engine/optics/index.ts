import { HALF_PI } from '../core/angles.ts'
import type { PlaneStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { requireRows } from '../core/rows-of-weather.ts'
import type { Sink } from '../core/sink.ts'
import { type AngleRange, arrayAngles } from '../geometry/array-angles.ts'
import { rackingOf } from '../geometry/racking.ts'
import type { Side } from '../geometry/row-array.ts'
import { planeTiltRad, trackerAxis } from '../geometry/tracker-axis.ts'
import type { BeamIam } from './fresnel.ts'
import { DIFFUSE_IAMS } from './iam-diffuse/index.ts'
import type { DiffuseIam } from './iam-diffuse/option.ts'
import { IAM_KINDS } from './iam-kind/index.ts'
import type { IamOption } from './iam-kind/option.ts'
import { incidence } from './incidence.ts'
import { takeSnow } from './snow.ts'
import { SNOW_MODELS } from './snow-model/index.ts'
import type { SnowModelOption } from './snow-model/option.ts'
import { soiling } from './soiling.ts'
import { SPECTRAL_MODES } from './spectral-mode/index.ts'

/** Soiling of every lit row, before the incidence-angle losses. Fails: `site.soiling_series`. */
export function prepareSoiling({ site, weather }: Resolved, sink: Sink): PlaneStage<'optics'> {
  const { soiling_monthly: monthly, soiling_series: byRow } = site
  if (byRow !== null) {
    requireRows('site.soiling_series', 'soiling', byRow, weather, sink)
    if (monthly.some((frac) => frac > 0)) {
      sink.fail('site.soiling_series', 'soiling_series takes the place of soiling_monthly: send either')
    }
  }
  return soiling(monthly, byRow)
}

/** Whether the plant can lose light to snow on its modules. */
export function hasSnow(request: Resolved): boolean {
  const option: SnowModelOption = SNOW_MODELS[request.site.snow_model]
  return option.hasSnow(request)
}

/** The share of the light that snow takes in every lit row. Fails: `site.snow_model`. */
export function prepareSnowLoss(request: Resolved, sink: Sink): PlaneStage<'optics'> {
  const option: SnowModelOption = SNOW_MODELS[request.site.snow_model]
  option.check?.(request, sink)
  return option.hasSnow(request) ? option.prepare(request, sink) : () => undefined
}

/** Takes that share. */
export function prepareSnow(request: Resolved): PlaneStage<'optics'> {
  return hasSnow(request) ? takeSnow : () => undefined
}

/**
 * Incidence-angle losses of beam, sky and ground, and the remaining irradiance.
 * Fails: `iam.angles_deg`, `iam.factors`, and the same fields of `module.iam_profile`.
 */
export function prepareIam(request: Resolved, sink: Sink, side: Side = 'front'): PlaneStage<'optics'> {
  const failuresBefore = sink.failures.length
  const option: IamOption = IAM_KINDS[request.iam.kind]
  option.check?.(request, sink)
  if (sink.failures.length > failuresBefore) return () => {}
  const beam = resolveBeamIam(request)
  const diffuse = option.diffuse?.(request) ?? beam
  const ofFront = DIFFUSE_IAMS[request.iam.diffuse].prepare(diffuse, tilts(request.array))
  return incidence(beam, side === 'front' ? ofFront : mirrored(ofFront))
}

/** Factors of planes that look down: seen upside down, ground is sky and sky is ground. */
function mirrored({ sky, ground }: DiffuseIam): DiffuseIam {
  return {
    sky: (tiltRad) => (tiltRad > HALF_PI ? ground(Math.PI - tiltRad) : sky(tiltRad)),
    ground: (tiltRad) => (tiltRad > HALF_PI ? sky(Math.PI - tiltRad) : ground(tiltRad)),
  }
}

/** The beam curve of the request: transmission factor by the cosine of the incidence angle. */
export function resolveBeamIam(request: Resolved): BeamIam {
  return IAM_KINDS[request.iam.kind].beam(request)
}

/** Spectral loss of every lit row. Fails: `spectral.mode`, `spectral.coefficients`. */
export function prepareSpectral(request: Resolved, sink: Sink): PlaneStage<'optics'> {
  const option = SPECTRAL_MODES[request.spectral.mode]
  option.check?.(request, sink)
  return option.prepare(request, sink)
}

/** Range of the tilts of the planes of the request. */
function tilts(array: Resolved['array']): AngleRange {
  const { tiltRad, fromRad, toRad } = arrayAngles(array)
  const { isTracker, facesSun } = rackingOf(array)
  if (facesSun) return { fromRad: 0, toRad: HALF_PI }
  if (!isTracker) return { fromRad: tiltRad, toRad: tiltRad }
  const axis = trackerAxis(array)
  const flattest = Math.max(0, fromRad)
  return { fromRad: planeTiltRad(axis, flattest), toRad: Math.max(planeTiltRad(axis, fromRad), planeTiltRad(axis, toRad)) }
}
