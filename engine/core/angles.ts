export const RAD_PER_DEG = Math.PI / 180
export const DEG_PER_RAD = 180 / Math.PI
export const TWO_PI = 2 * Math.PI
export const HALF_PI = Math.PI / 2

/** acos of a value that may exceed 1 by rounding; NaN stays NaN. */
export function safeAcos(cosine: number): number {
  return Math.acos(Math.min(1, Math.max(-1, cosine)))
}

/** asin of a value that may exceed 1 by rounding; NaN stays NaN. */
export function safeAsin(sine: number): number {
  return Math.asin(Math.min(1, Math.max(-1, sine)))
}

/** Angle wrapped to 0 <= a < 2 pi. */
export function wrapTwoPi(rad: number): number {
  const wrapped = rad - TWO_PI * Math.floor(rad / TWO_PI)
  return wrapped >= TWO_PI ? 0 : wrapped
}

/** Angle wrapped to -pi <= a < pi. */
export function wrapPi(rad: number): number {
  return rad - TWO_PI * Math.floor((rad + Math.PI) / TWO_PI)
}
