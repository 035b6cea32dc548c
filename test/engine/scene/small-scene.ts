export type SentScene = Record<string, unknown> & {
  types: Record<string, unknown>[]
  placements: Record<string, unknown>[]
  objects: Record<string, unknown>[]
}

/** Two racks, a tracker and one object of each kind, without a warning. */
export function smallScene(): SentScene {
  return {
    version: 2,
    types: [
      { id: 'rack', kind: 'gft', length: 20, width: 4, modules: 28, strings: 2 },
      { id: 'tracker', kind: 'sat', length: 60, width: 2.4, modules: 52, strings: 1 },
    ],
    placements: [
      { id: 'r1', type: 'rack', x: 0, y: 0, z: 1.5, azimuth_deg: 180, tilt_deg: 25, roll_deg: 0 },
      { id: 'r2', type: 'rack', x: 0, y: 9, z: 1.5, azimuth_deg: 180, tilt_deg: 25, roll_deg: 2 },
      { id: 't1', type: 'tracker', x: 40, y: 0, z: 1.5, azimuth_deg: 180, tilt_deg: -1 },
    ],
    objects: [
      {
        id: 'house',
        kind: 'prism',
        vertices: [
          [-30, -10, 0, 5],
          [-20, -10, 0, 5],
          [-20, 0, 0, 5],
          [-30, 0, 0, 5],
        ],
      },
      {
        id: 'wall',
        kind: 'wall',
        vertices: [
          [-15, -20, 0, 2],
          [15, -20, 0, 2],
        ],
      },
      {
        id: 'trees',
        kind: 'tree_line',
        vertices: [
          [60, -30, 0, 9],
          [60, 30, 0, 12],
        ],
        transmittance: 0.4,
      },
      { id: 'mast', kind: 'cylinder', x: 20, y: -5, z: 0, radius: 0.3, height: 12 },
    ],
  }
}

/** One ridge. */
export function ridgeScene(): SentScene {
  return {
    version: 2,
    types: [{ id: 'ridge', kind: 'ewf', length: 20, width: 2, gap: 0.2, modules: 40, strings: 2 }],
    placements: [{ id: 'e1', type: 'ridge', x: 0, y: 0, z: 1, azimuth_deg: 180, tilt_deg: 10 }],
    objects: [],
  }
}
