import { completeScene } from '@pvyield/engine/quick'
import type { Example } from './example.ts'
import { inRow, LARGE_MODULE, rounded, sin, spread } from './layout-builder.ts'

/** Trackers of one module in portrait, two strings long, with a gap for the drive. */
const MODULES_PER_STRING = 28
const LENGTH = inRow(2 * MODULES_PER_STRING, LARGE_MODULE.width) + 0.4
const WIDTH = LARGE_MODULE.length
const PITCH = 6
const AXIS_HEIGHT = 1.6
const [COLUMNS, ROWS] = [14, 3]

/** Waves of two metres, shorter across the trackers than along them. */
const ground = (x: number, y: number): number => 2 * sin((360 * x) / 150) + 2 * sin((360 * y) / 320 + 40)

const placements = spread(ROWS, LENGTH + 3).flatMap((y, row) =>
  spread(COLUMNS, PITCH).map((x, column) => {
    const [north, south] = [ground(x, y + LENGTH / 2), ground(x, y - LENGTH / 2)]
    return {
      id: `t${row + 1}-${column + 1}`,
      type: 'tracker',
      x: rounded(x),
      y: rounded(y),
      z: rounded((north + south) / 2 + AXIS_HEIGHT),
      azimuth_deg: 180,
      // The axis follows the ground between its ends; positive where it falls to the south.
      tilt_deg: rounded((Math.atan((north - south) / LENGTH) * 180) / Math.PI),
    }
  }),
)

export const GROUND_TRACKER: Example = {
  label: 'Trackers on rolling ground',
  description: 'Forty-two single-axis trackers of two strings each, whose axes follow the ground, and a transformer station next to them.',
  array_patch: {
    track_mode: 'single_axis',
    tilt_deg: 0,
    azimuth_deg: 180,
    gcr: WIDTH / PITCH,
    collector_width_m: WIDTH,
    n_rows: placements.length,
    string_steps: 2,
    backtracking: true,
    rotation_limit_deg: 55,
    modules_per_string: MODULES_PER_STRING,
    strings_per_inverter: 14,
    n_inverters: 6,
  },
  patch: {},
  notes: [
    'Neighbours stand at different heights: backtracking by the GCR alone does not avoid all shade between them.',
    'Half-cell modules in portrait have two halves across the width of the tracker that work apart.',
    'The inverter of GET /api/defaults fits.',
  ],
  scene: completeScene({
    version: 2,
    types: [{ id: 'tracker', kind: 'sat', length: rounded(LENGTH), width: WIDTH, modules: 2 * MODULES_PER_STRING, strings: 2 }],
    placements,
    objects: [
      {
        kind: 'prism',
        id: 'station',
        vertices: [
          [46, -8],
          [49, -8],
          [49, -2],
          [46, -2],
        ].map(([x = 0, y = 0]) => [x, y, rounded(ground(47.5, -5)), 3]),
      },
    ],
  }),
}
