/** Sides whose turn has a smaller sine count as one straight side. */
const STRAIGHT_SIN = 1e-9

/** Whether a polygon turns to one side only, and once around. Corners on a side are allowed. */
export function isConvex(vertices: readonly (readonly number[])[]): boolean {
  const sides = vertices
    .map((from, k) => {
      const to = vertices[(k + 1) % vertices.length]
      return { east: to[0] - from[0], north: to[1] - from[1] }
    })
    .filter(({ east, north }) => east !== 0 || north !== 0)
  let [hasLeft, hasRight, turnedRad] = [false, false, 0]
  sides.forEach((a, k) => {
    const b = sides[(k + 1) % sides.length]
    const cross = a.east * b.north - a.north * b.east
    if (Math.abs(cross) <= STRAIGHT_SIN * Math.hypot(a.east, a.north) * Math.hypot(b.east, b.north)) return
    hasLeft ||= cross > 0
    hasRight ||= cross < 0
    turnedRad += Math.abs(Math.atan2(cross, a.east * b.east + a.north * b.north))
  })
  // A star turns to one side only, but more than once around.
  return !(hasLeft && hasRight) && turnedRad < 3 * Math.PI
}
