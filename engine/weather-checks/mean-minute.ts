const DAY_MINUTES = 1440
/** Light that is spread over the day more evenly has no noon: at the poles. */
const DIRECTED_FRAC = 0.2

/** Mean direction around the clock of light by equal parts of the day, minutes; null when there is none. */
export function meanMinuteOf(byPart: Float64Array): number | null {
  let [x, y, sum] = [0, 0, 0]
  for (let part = 0; part < byPart.length; part++) {
    const angle = (2 * Math.PI * part) / byPart.length
    x += byPart[part] * Math.cos(angle)
    y += byPart[part] * Math.sin(angle)
    sum += byPart[part]
  }
  return Math.hypot(x, y) > DIRECTED_FRAC * sum ? (Math.atan2(y, x) / (2 * Math.PI)) * DAY_MINUTES : null
}

/** Minutes from one minute of the day to another, -720 to 720; null when either is not known. */
export function minutesLater(found: number | null, wanted: number | null): number | null {
  if (found === null || wanted === null) return null
  const turns = (found - wanted) / DAY_MINUTES
  return (turns - Math.round(turns)) * DAY_MINUTES
}
