import { snowDepthColumn } from '../../core/air-columns.ts'
import { RAD_PER_DEG } from '../../core/angles.ts'
import type { Resolved } from '../../core/option.ts'
import { sentColumn } from '../../core/sent-column.ts'
import type { Sink } from '../../core/sink.ts'
import { monthlyTiltsDeg } from '../../geometry/array-angles.ts'
import { rackingOf } from '../../geometry/racking.ts'
import type { SnowModelOption } from './option.ts'

/** Snowfall that covers a row of modules, cm per hour, and snow depth below which it is free, cm. */
const COVERING_CM_PER_H = 1
const DEPTH_MIN_CM = 1
/** Snow slides in air above -irradiance / 80, W/(m2 K). */
const SLIDING_WM2_PER_K = -80
/** Part of the slope that slides in an hour, over the sine of the tilt. */
const SLIDING_PER_H = 0.197

/**
 * Part of the slope of a row of modules that snow covers at the end of a row of the weather.
 * @param coveredFrac  at its start
 * @param snowfallCm   in it
 * @param depthCm      on the ground; infinite where it is unknown
 * @param tiltSin      of the plane
 * Valid for: fixed planes of 10 to 45 deg, from which the source was made.
 * Source: B. Marion, R. Schaefer, H. Caine, G. Sanchez, Solar Energy 97 (2013) 112, doi
 * 10.1016/j.solener.2013.07.029, with the depth of D. Ryberg, J. Freeman, NREL/TP-6A20-68705 (2017).
 * As in pvlib, nothing slides while it snows; as in SAM, a snowfall of exactly 1 cm per hour covers.
 * Checked by: vectors t12 (coverage_nrel, fully_covered_nrel), test/fixtures/optics/snow-points.json
 */
export function coveredAfter(
  coveredFrac: number,
  snowfallCm: number,
  depthCm: number,
  poaWm2: number,
  tempAirC: number,
  tiltSin: number,
  stepH: number,
): number {
  if (depthCm < DEPTH_MIN_CM) return 0
  if (snowfallCm >= COVERING_CM_PER_H * stepH) return 1
  const slides = tempAirC > poaWm2 / SLIDING_WM2_PER_K
  return slides ? Math.max(0, coveredFrac - SLIDING_PER_H * tiltSin * stepH) : coveredFrac
}

/**
 * Share of the light that is lost: a string that snow covers in part is lost.
 * @param strings  up the slope
 * Source: P. Gilman et al., SAM photovoltaic model technical reference update, NREL/TP-6A20-67399
 * (2018), eq. 11.8.
 * Checked by: vectors t12 (dc_loss_nrel)
 */
export function lostOfStrings(coveredFrac: number, strings: number): number {
  return Math.ceil(coveredFrac * strings) / strings
}

/** Sine of the tilt while it is dark, of each month: trackers rest level on their axis. */
function restingTiltSins({ array }: Resolved): Float64Array {
  const { isTracker, followsSun } = rackingOf(array)
  const tiltsDeg = isTracker && !followsSun ? monthlyTiltsDeg(array) : new Array<number>(12).fill(array.tilt_deg)
  return Float64Array.from(tiltsDeg, (deg) => Math.sin(deg * RAD_PER_DEG))
}

function checkDepth({ weather, site }: Resolved, sink: Sink): void {
  if (sentColumn(weather.snow_depth_cm) === null)
    sink.fail(
      'site.snow_model',
      'marion needs the snow depth of every row: send weather.snow_depth_cm, or use monthly with site.snow_loss_monthly',
    )
  if (site.snow_loss_monthly !== null) sink.warn('snow_loss_unread', 'site.snow_loss_monthly', {})
}

export const marion: SnowModelOption = {
  title: 'Marion, snow that falls and slides off row by row',
  source: 'B. Marion, R. Schaefer, H. Caine, G. Sanchez, Solar Energy 97 (2013) 112, doi 10.1016/j.solener.2013.07.029',
  check: checkDepth,
  hasSnow: () => true,
  prepare(request, sink) {
    const { weather, array } = request
    const depthCm = snowDepthColumn(weather, sink)
    if (depthCm === null) return () => undefined
    const stepH = weather.step_minutes / 60
    const restSin = restingTiltSins(request)
    const strings = array.string_steps
    /** Carried from block to block. Snow that lies before the first row counts as just fallen. */
    let coveredFrac = 0
    let depthBeforeCm = 0
    return ({ n, first, lit, sky }, { tiltRad, beamWm2, skyWm2, groundWm2, snowLossFrac }) => {
      const { rows } = lit
      const { month, tempAirC } = sky
      let k = 0
      for (let row = 0; row < n; row++) {
        const isLit = k < lit.n && rows[k] === row
        const depth = depthCm[first + row]
        const tiltSin = isLit ? Math.sin(tiltRad[row]) : restSin[month[row]]
        const poaWm2 = isLit ? beamWm2[row] + skyWm2[row] + groundWm2[row] : 0
        coveredFrac = coveredAfter(coveredFrac, depth - depthBeforeCm, depth, poaWm2, tempAirC[row], tiltSin, stepH)
        depthBeforeCm = depth
        if (!isLit) continue
        snowLossFrac[row] = lostOfStrings(coveredFrac, strings)
        k++
      }
    }
  },
}
