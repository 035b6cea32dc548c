/** Hours by which one series may be late without it being another place. */
const LAG_MAX_H = 3
/** A shift that explains this much more is one of the stamps. */
const GAIN = 0.02

/** Correlation of two columns over the rows that both have. */
export function correlationOf(a: Float64Array, b: Float64Array, lag = 0): number {
  let [n, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0]
  for (let i = Math.max(0, -lag); i < a.length && i + lag < b.length; i++) {
    const [u, v] = [a[i], b[i + lag]]
    if (Number.isNaN(u) || Number.isNaN(v)) continue
    n++
    x += u
    y += v
    xx += u * u
    yy += v * v
    xy += u * v
  }
  const spread = (n * xx - x * x) * (n * yy - y * y)
  return spread > 0 ? (n * xy - x * y) / Math.sqrt(spread) : 0
}

/** Hours by which the second column is later, when another lag than none fits clearly better; else 0. */
export function lagOf(reference: Float64Array, station: Float64Array): number {
  const none = correlationOf(reference, station)
  let [best, bestAt] = [none + GAIN, 0]
  for (let lag = -LAG_MAX_H; lag <= LAG_MAX_H; lag++) {
    const found = correlationOf(reference, station, lag)
    if (lag === 0 || found <= best) continue
    best = found
    bestAt = lag
  }
  return bestAt
}
