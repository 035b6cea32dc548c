const UNITS_PER_DEG = 10
/** Beyond them is only ice and sea. */
const NORTH_DEG = 84
const SOUTH_DEG = -58

/** The map of the world: a degree is as high as wide. */
export const MAP = {
  unitsPerDeg: UNITS_PER_DEG,
  northDeg: NORTH_DEG,
  width: 360 * UNITS_PER_DEG,
  height: (NORTH_DEG - SOUTH_DEG) * UNITS_PER_DEG,
} as const

export function pointOf(latitude: number, longitude: number): readonly [x: number, y: number] {
  return [(longitude + 180) * UNITS_PER_DEG, (NORTH_DEG - latitude) * UNITS_PER_DEG]
}

/** @param across  share of the width from the left  @param down  share of the height from the top */
export function placeAt(across: number, down: number): { readonly latitude: number; readonly longitude: number } {
  return { latitude: NORTH_DEG - down * (NORTH_DEG - SOUTH_DEG), longitude: across * 360 - 180 }
}

/** Meridians and parallels as an SVG path. */
export function graticule(stepDeg: number): string {
  const between = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / stepDeg) - 1 }, (_, k) => Math.ceil(from / stepDeg + 1e-9) * stepDeg + k * stepDeg)
  const meridians = between(-180, 180).map((deg) => `M${pointOf(0, deg)[0]} 0V${MAP.height}`)
  const parallels = between(SOUTH_DEG, NORTH_DEG).map((deg) => `M0 ${pointOf(deg, 0)[1]}H${MAP.width}`)
  return [...meridians, ...parallels].join('')
}
