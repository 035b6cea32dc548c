/** A field of one kind of device in `rows` rows: small enough for a year in a moment. */
function field(kind: 'gft' | 'sat' | 'ewf', rows: number, pitch: number, tilt_deg: number, gap: number) {
  const isAcross = kind === 'gft'
  return {
    version: 2,
    types: [{ id: 'table', kind, length: 12, width: 2, modules: 20, strings: 2, gap }],
    placements: Array.from({ length: rows }, (_, k) => ({
      type: 'table',
      x: isAcross ? 0 : k * pitch,
      y: isAcross ? k * pitch : 0,
      z: 1.5,
      tilt_deg,
    })),
    objects: [
      {
        kind: 'wall',
        vertices: [
          [-8, -4, 0, 3],
          [20, -4, 0, 3],
        ],
      },
    ],
  }
}

export const RACKS = field('gft', 3, 5, 25, 0)
export const TRACKERS = field('sat', 3, 5, 0, 0)
export const RIDGES = field('ewf', 3, 5, 10, 0.1)
