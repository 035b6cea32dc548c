/** Difference below which two heights are considered equal. */
const FLAT = 1e-12

/** A height that runs evenly from one value to another, at a share of the way. */
export function heightAt(left: number, right: number, at: number): number {
  return left + at * (right - left)
}

/** 0 to 1; also of sums that are a rounding outside, and of what is not finite. */
export function fraction(value: number): number {
  return value > 0 ? Math.min(1, value) : 0
}

/** Mean of a height that runs evenly between two, each height limited to 0 to 1. */
export function meanWithin(from: number, to: number): number {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  if (low >= 0 && high <= 1) return (low + high) / 2
  if (high <= 0) return 0
  if (low >= 1) return 1
  if (high - low < FLAT) return Math.min(1, Math.max(0, (low + high) / 2))
  const below = Math.max(0, -low) // share of the run at 0, times the rise
  const above = Math.max(0, high - 1)
  const rise = high - low
  const within = rise - below - above
  const meanInside = (Math.max(0, low) + Math.min(1, high)) / 2
  return (within * meanInside + above) / rise
}

/** Mean of min(1, x) for an x that runs evenly between two values of 0 or more. */
export function meanOfWhole(from: number, to: number): number {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  if (high <= 1) return (low + high) / 2
  if (low >= 1) return 1
  const rising = (1 - low) / (high - low)
  return rising * ((low + 1) / 2) + 1 - rising
}
