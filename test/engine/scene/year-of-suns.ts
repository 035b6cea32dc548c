import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { Point } from './bodies.ts'

/** A direction of the sun above the horizon, and a clear sky's beam normal to it, W/m2. */
export interface SunHour {
  sun: Point
  beamWm2: number
}

/**
 * Every hour of a year with the sun up, at the middle of the hour by the sun's mean time.
 * Source: J. W. Spencer 1971 (declination, equation of time); A. B. Meinel, M. P. Meinel 1976 (beam).
 */
export function yearOfSuns(latitudeDeg: number, stepHours = 1): SunHour[] {
  const hours: SunHour[] = []
  const [latitudeSin, latitudeCos] = [Math.sin(latitudeDeg * RAD_PER_DEG), Math.cos(latitudeDeg * RAD_PER_DEG)]
  for (let step = 0; step < 8760 / stepHours; step++) {
    const hour = (step + 0.5) * stepHours
    const g = (2 * Math.PI * hour) / 8760
    const declination = 0.006918 - 0.399912 * Math.cos(g) + 0.070257 * Math.sin(g) - 0.006758 * Math.cos(2 * g) + 0.000907 * Math.sin(2 * g)
    const equationHours =
      (229.18 / 60) * (0.000075 + 0.001868 * Math.cos(g) - 0.032077 * Math.sin(g) - 0.014615 * Math.cos(2 * g) - 0.040849 * Math.sin(2 * g))
    const hourRad = ((hour % 24) - 12 + equationHours) * 15 * RAD_PER_DEG
    const toPole = Math.sin(declination)
    const toEquator = Math.cos(declination) * Math.cos(hourRad)
    const up = toPole * latitudeSin + toEquator * latitudeCos
    if (up <= 0) continue
    const airMass = 1 / (up + 0.50572 * (Math.asin(up) / RAD_PER_DEG + 6.07995) ** -1.6364)
    hours.push({
      sun: [-Math.cos(declination) * Math.sin(hourRad), toPole * latitudeCos - toEquator * latitudeSin, up],
      beamWm2: 1353 * 0.7 ** (airMass ** 0.678),
    })
  }
  return hours
}
