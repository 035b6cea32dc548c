/** A linear map of values to px, with round values to mark. */
export interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly at: (value: number) => number
}

/**
 * A scale whose ends are round values.
 * @param count  about how many steps
 */
export function roundScale(least: number, high: number, from: number, to: number, count = 5): Scale {
  // A little below zero, such as the power that a plant takes at night, needs no marks of its own.
  const low = least < 0 && least > -0.02 * high ? 0 : least
  const step = roundStep((high - low) / count)
  const min = Math.floor(low / step + 1e-9) * step
  const max = Math.max(Math.ceil(high / step - 1e-9) * step, min + step)
  return scaleOf(min, max, step, from, to)
}

export function scaleOf(min: number, max: number, step: number, from: number, to: number): Scale {
  return { min, max, step, at: (value) => from + ((value - min) / (max - min)) * (to - from) }
}

/** The round values of a scale. */
export function marksOf({ min, max, step }: Scale): number[] {
  const count = Math.round((max - min) / step)
  return Array.from({ length: count + 1 }, (_, k) => min + k * step)
}

/** Decimals that tell the marks of a scale apart. */
export function decimalsOf({ step }: Pick<Scale, 'step'>): number {
  for (let decimals = 0; decimals < 8; decimals++)
    if (Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) < 1e-6) return decimals
  return 8
}

/** 1, 2 or 5 times a power of ten, not below a size. */
function roundStep(size: number): number {
  if (!(size > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  const mantissa = size / power
  return (mantissa <= 1 ? 1 : mantissa <= 2 ? 2 : mantissa <= 5 ? 5 : 10) * power
}
