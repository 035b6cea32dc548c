import { RAD_PER_DEG } from '../../core/angles.ts'
import { DIRINT_FACTORS } from './dirint-factors.ts'

/** Upper bounds of all classes but the last. */
const CLEARNESS = [0.24, 0.4, 0.56, 0.7, 0.8] as const
const ZENITH_RAD = [25, 40, 55, 70, 80].map((deg) => deg * RAD_PER_DEG)
const CHANGE = [0.015, 0.035, 0.07, 0.15, 0.3] as const
const MOISTURE_CM = [1, 2, 3] as const
const CHANGE_CLASSES = 7
const MOISTURE_CLASSES = 5

/** Clearness index without its dependence on air mass, at most 1 (eq. 1). */
export function steadyClearness(kt: number, airMass: number): number {
  return Math.min(kt / (1.031 * Math.exp(-1.4 / (0.9 + 9.4 / airMass)) + 0.1), 1)
}

/**
 * Mean change of the steady clearness to the rows before and after (eq. 2), or to the only one that
 * exists (eq. 3); NaN when neither exists.
 */
export function clearnessChange(before: number, here: number, after: number): number {
  const toBefore = Math.abs(here - before)
  const toAfter = Math.abs(here - after)
  if (Number.isNaN(toBefore)) return toAfter
  return Number.isNaN(toAfter) ? toBefore : (toBefore + toAfter) / 2
}

/**
 * Factor to apply to the beam of DISC.
 * @param change  result of `clearnessChange`; NaN when unknown
 * @param dewPointC  NaN when unknown
 * Source: R. Perez et al. 1992, eq. 4 (precipitable water from the dew point) and 5.
 * Checked by: vectors t03, test/fixtures/irradiance/decomposition-points.json
 */
export function dirintFactor(clearness: number, zenithRad: number, change: number, dewPointC: number): number {
  const changeClass = Number.isNaN(change) ? CHANGE_CLASSES - 1 : classOf(change, CHANGE)
  const moisture = Number.isNaN(dewPointC) ? MOISTURE_CLASSES - 1 : classOf(Math.exp(0.07 * dewPointC - 0.075), MOISTURE_CM)
  const place = classOf(clearness, CLEARNESS) * (ZENITH_RAD.length + 1) + classOf(zenithRad, ZENITH_RAD)
  return DIRINT_FACTORS[(place * CHANGE_CLASSES + changeClass) * MOISTURE_CLASSES + moisture]
}

function classOf(value: number, bounds: readonly number[]): number {
  let k = 0
  while (k < bounds.length && value >= bounds[k]) k++
  return k
}
