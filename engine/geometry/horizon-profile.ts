import { RAD_PER_DEG, TWO_PI } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import type { PlaneOrientation } from './tracker-axis.ts'

/** Number of azimuth sectors in the integrals over the hemisphere. */
const SECTORS = 360

/** A horizon line around the site, straight between its points. */
export class HorizonProfile {
  private readonly azimuthsRad: Float64Array
  private readonly elevationsRad: Float64Array

  /** @param azimuthsDeg  ascending, 0 to 360, clockwise from north */
  constructor(azimuthsDeg: readonly number[], elevationsDeg: readonly number[]) {
    // One additional point at either end closes the circle.
    const last = azimuthsDeg.length - 1
    this.azimuthsRad = Float64Array.of(azimuthsDeg[last] - 360, ...azimuthsDeg, azimuthsDeg[0] + 360).map((deg) => deg * RAD_PER_DEG)
    this.elevationsRad = Float64Array.of(elevationsDeg[last], ...elevationsDeg, elevationsDeg[0]).map((deg) => deg * RAD_PER_DEG)
  }

  /** @param azimuthRad  0 to 2 pi */
  elevationRad(azimuthRad: number): number {
    const { azimuthsRad, elevationsRad } = this
    let low = 0
    let high = azimuthsRad.length - 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (azimuthsRad[middle] <= azimuthRad) low = middle
      else high = middle
    }
    const width = azimuthsRad[high] - azimuthsRad[low]
    // the request may contain both 0 and 360 deg
    const share = width > 0 ? (azimuthRad - azimuthsRad[low]) / width : 0
    return elevationsRad[low] + share * (elevationsRad[high] - elevationsRad[low])
  }
}

/** The horizon profile of the request; null when there is none or `use_horizon` is off. */
export function horizonProfile({ use_horizon, horizon_azimuths_deg, horizon_elevations_deg }: Resolved['site']): HorizonProfile | null {
  if (!use_horizon || horizon_azimuths_deg.length === 0 || horizon_azimuths_deg.length !== horizon_elevations_deg.length) return null
  return new HorizonProfile(horizon_azimuths_deg, horizon_elevations_deg)
}

/**
 * Share of the isotropic sky light on a plane that a horizon blocks: the integral of cos(incidence)
 * over the visible sky below the horizon line, divided by that over the whole visible sky. Prepared
 * for one profile and any planes; fastest when planes of the same azimuth follow each other.
 * Source: geometry; the integral over elevation in closed form, over azimuth by the midpoint rule
 * in sectors of 1 deg.
 * Checked by: a level horizon of height h on a level plane blocks sin^2 h
 */
export function horizonSkyLoss(profile: HorizonProfile): (plane: PlaneOrientation) => number {
  const azimuthsRad = new Float64Array(SECTORS)
  const elevationsRad = new Float64Array(SECTORS)
  const heightTans = new Float64Array(SECTORS)
  const sinesSquared = new Float64Array(SECTORS)
  const arcs = new Float64Array(SECTORS) // h + sin h cos h
  for (let k = 0; k < SECTORS; k++) {
    azimuthsRad[k] = ((k + 0.5) * TWO_PI) / SECTORS
    const height = Math.max(0, profile.elevationRad(azimuthsRad[k]))
    const sin = Math.sin(height)
    const cos = Math.cos(height)
    elevationsRad[k] = height
    heightTans[k] = sin / cos
    sinesSquared[k] = sin * sin
    arcs[k] = height + sin * cos
  }
  // What depends on the azimuth of the plane alone: sums over the sectors in front of it, and the
  // sectors behind it with the cosine between them and the plane.
  let lastRad = Number.NaN
  let frontSines = 0
  let frontArcs = 0
  const behind = new Int32Array(SECTORS)
  const behindCos = new Float64Array(SECTORS)
  let behindCount = 0
  const turnTo = (azimuthRad: number): void => {
    lastRad = azimuthRad
    frontSines = 0
    frontArcs = 0
    behindCount = 0
    for (let k = 0; k < SECTORS; k++) {
      if (elevationsRad[k] === 0) continue
      const towardsCos = Math.cos(azimuthsRad[k] - azimuthRad)
      if (towardsCos >= 0) {
        frontSines += sinesSquared[k]
        frontArcs += towardsCos * arcs[k]
      } else {
        behind[behindCount] = k
        behindCos[behindCount++] = towardsCos
      }
    }
  }
  /** Of a plane that looks down: it sees no sky behind it, and in front of it only that below its own plane. */
  const belowPlane = (tiltCos: number, tiltSin: number, azimuthRad: number): number => {
    let sum = 0
    for (let k = 0; k < SECTORS; k++) {
      const towardsCos = Math.cos(azimuthsRad[k] - azimuthRad)
      if (towardsCos <= 0) continue
      const towards = tiltSin * towardsCos
      const height = Math.min(elevationsRad[k], Math.atan(-towards / tiltCos))
      const sin = Math.sin(height)
      sum += tiltCos * sin * sin + towards * (height + sin * Math.cos(height))
    }
    return sum
  }
  return ({ tiltRad, azimuthRad }) => {
    const tiltCos = Math.cos(tiltRad)
    const tiltSin = Math.sin(tiltRad)
    if (tiltCos < 0) return belowPlane(tiltCos, tiltSin, azimuthRad) / SECTORS / (tiltSin ** 2 / (1 - tiltCos) / 2) // 1 + tiltCos vanishes in rounding
    if (azimuthRad !== lastRad) turnTo(azimuthRad)
    let sum = tiltCos * frontSines + tiltSin * frontArcs
    for (let j = 0; j < behindCount; j++) {
      const k = behind[j]
      const towards = tiltSin * behindCos[j]
      // Only the part above the plane is visible.
      if (heightTans[k] * tiltCos <= -towards) continue
      const lowestTan = -towards / tiltCos
      const squared = towards * towards + tiltCos * tiltCos
      sum +=
        tiltCos * (sinesSquared[k] - (towards * towards) / squared) +
        towards * (arcs[k] - Math.atan(lowestTan) + (towards * tiltCos) / squared)
    }
    return sum / SECTORS / ((1 + tiltCos) / 2)
  }
}
