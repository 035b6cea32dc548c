import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/**
 * Warns when latitude, tilt and azimuth all look like radians: within half a turn (azimuth: a turn), and each with more
 * than two decimals, as nobody writes degrees of a tilt and an azimuth. A flat roof near the equator has round ones.
 * The planes of a scene come from its devices and are left alone.
 */
export function warnOfRadians({ site, array, scene }: Pick<Resolved, 'site' | 'array' | 'scene'>, sink: Sink): void {
  const { tilt_deg: tilt, azimuth_deg: azimuth } = array
  if (scene !== null || !(tilt > 0) || !(azimuth > 0)) return
  const isWithin = Math.abs(site.latitude) <= Math.PI / 2 && tilt <= Math.PI / 2 && azimuth <= 2 * Math.PI
  if (!isWithin || ![site.latitude, tilt, azimuth].every(hasManyDecimals)) return
  sink.warn('radians', 'site.latitude', { latitude: site.latitude, tilt, azimuth })
}

function hasManyDecimals(value: number): boolean {
  const hundredths = value * 100
  return Math.abs(hundredths - Math.round(hundredths)) > 1e-6
}
