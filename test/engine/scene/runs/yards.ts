import type { Resolved } from '@pvyield/engine'
import type { SentScene } from '../small-scene.ts'
import { shadedPlant, withScene } from './scene-run.ts'

/** A whole number of 2^-10, so that moving it by whole numbers loses no digit. */
const fine = (value: number): number => Math.round(value * 1024) / 1024

const ground = (x: number, y: number): number => fine(1.5 * Math.sin(x / 19) + 0.8 * Math.cos(y / 23))

/** One object of each kind, among and around the devices of a yard. */
export function objectsOf(): SentScene['objects'] {
  return [
    {
      id: 'house',
      kind: 'prism',
      vertices: [
        [-34, -20, 0, 4],
        [-26, -20, 0, 4],
        [-26, -10, 0, 7],
        [-34, -10, 0, 7],
      ],
    },
    {
      id: 'fence',
      kind: 'wall',
      vertices: [
        [-20, -34, 0, 3],
        [30, -30, 0, 5],
      ],
    },
    {
      id: 'trees',
      kind: 'tree_line',
      vertices: [
        [66, -30, 0, 9],
        [62, 0, 0, 14],
        [66, 30, 0, 10],
      ],
      transmittance: 0.375,
    },
    { id: 'mast', kind: 'cylinder', x: 18, y: -26, z: 0, radius: 0.5, height: 16 },
  ]
}

/** Racks of two orientations, one of them rolled, next to trackers on waves. */
export function mixedYard(): SentScene {
  const at = (count: number, step: number): number[] => Array.from({ length: count }, (_, k) => k * step)
  const racks = at(4, 7).flatMap((y, row) =>
    at(2, 22).map((x, column) => ({
      id: `rack-${row}-${column}`,
      type: 'rack',
      x: x - 30,
      y,
      z: fine(2 + ground(x - 30, y)),
      azimuth_deg: column === 0 ? 180 : 165,
      tilt_deg: 25,
      roll_deg: column === 0 ? 0 : 3,
    })),
  )
  const trackers = at(6, 5.5).map((x, k) => ({
    id: `tracker-${k}`,
    type: 'tracker',
    x: x + 24,
    y: 8,
    z: fine(2.5 + ground(x + 24, 8)),
    azimuth_deg: 180,
    tilt_deg: k % 2 === 0 ? 0 : 2,
  }))
  return {
    version: 2,
    types: [
      { id: 'rack', kind: 'gft', length: 20, width: 3.5, modules: 60, strings: 2 },
      { id: 'tracker', kind: 'sat', length: 30, width: 2.5, modules: 40, strings: 2 },
    ],
    placements: [...racks, ...trackers],
    objects: objectsOf(),
  }
}

/** Ridges of two tilts at different heights. */
export function ridgeYard(): SentScene {
  const placements = Array.from({ length: 9 }, (_, k) => ({
    id: `ridge-${k}`,
    type: 'ridge',
    x: (k % 3) * 5 - 5,
    y: Math.floor(k / 3) * 14 - 14,
    z: fine(1.5 + 0.3 * ground(9 * k, 7 * k)),
    azimuth_deg: 172,
    tilt_deg: k < 6 ? 12 : 20,
  }))
  return {
    version: 2,
    types: [{ id: 'ridge', kind: 'ewf', length: 12, width: 2.25, gap: 0.125, modules: 40, strings: 4 }],
    placements,
    objects: objectsOf().map((object) =>
      object.kind === 'cylinder'
        ? { ...object, x: 11, y: 3 }
        : { ...object, vertices: (object.vertices as number[][]).map(([x, y, z, h]) => [x / 2, y / 2, z, h / 2]) },
    ),
  }
}

/** The plants of the yards. */
export const YARDS: readonly { name: string; plant: () => Resolved }[] = [
  {
    name: 'racks and trackers',
    plant: () =>
      withScene(shadedPlant({ track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: 0.45, collector_width_m: 2.5 }), mixedYard()),
  },
  {
    name: 'ridges',
    plant: () =>
      withScene(shadedPlant({ track_mode: 'ewf', tilt_deg: 12, azimuth_deg: 172, gcr: 0.88, collector_width_m: 2.25 }), ridgeYard()),
  },
]
