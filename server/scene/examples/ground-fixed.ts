import { completeScene } from '@pvyield/engine/quick'
import type { Example } from './example.ts'
import { inRow, LARGE_MODULE, rounded, sin, spread, tan } from './layout-builder.ts'

/** Tables of two modules in portrait, one above the other. */
const COLUMNS = 28
const LENGTH = inRow(COLUMNS, LARGE_MODULE.width)
const WIDTH = inRow(2, LARGE_MODULE.length)
const TILT = 25
const PITCH = 9.6
const LOWER_EDGE = 0.8
const [TABLES_PER_ROW, ROWS] = [4, 10]

/** The ground falls to the south, and to the west. */
const [RISE_NORTH, RISE_EAST] = [6, 2]
const ground = (x: number, y: number): number => x * tan(RISE_EAST) + y * tan(RISE_NORTH)

const placements = spread(ROWS, PITCH).flatMap((y, row) =>
  spread(TABLES_PER_ROW, LENGTH + 0.5).map((x, column) => ({
    id: `r${row + 1}-${column + 1}`,
    type: 'table',
    x: rounded(x),
    y: rounded(y),
    z: rounded(ground(x, y) + LOWER_EDGE + (WIDTH / 2) * sin(TILT)),
    azimuth_deg: 180,
    tilt_deg: TILT,
    // Tables follow the ground along the row: its western end is the lower one.
    roll_deg: RISE_EAST,
  })),
)

/** Trees along the western and southern border. Their tops vary. */
const TREES: readonly (readonly [x: number, y: number, height: number])[] = [
  [-96, 62, 11],
  [-97, 30, 14],
  [-95, 0, 13],
  [-96, -32, 16],
  [-94, -72, 12],
  [-60, -76, 9],
  [-20, -75, 7],
]

const BORDER = [
  [-90, -66],
  [90, -66],
  [90, 64],
  [-90, 64],
] as const

export const GROUND_FIXED: Example = {
  label: 'Fixed racks on a slope',
  description: 'Forty tables of two modules in portrait on ground that falls to the south and to the west, with trees along two sides.',
  array_patch: {
    track_mode: 'fixed',
    tilt_deg: TILT,
    azimuth_deg: 180,
    gcr: WIDTH / PITCH,
    collector_width_m: WIDTH,
    n_rows: placements.length,
    string_steps: 4,
    modules_per_string: COLUMNS,
    strings_per_inverter: 16,
    n_inverters: 5,
  },
  patch: {},
  notes: [
    'roll_deg turns each table with the slope along its row, so its plane faces 184 deg.',
    'Two half-cell modules in portrait have four halves across the width of the table that work apart.',
    'The inverter of GET /api/defaults fits.',
  ],
  scene: completeScene({
    version: 2,
    types: [{ id: 'table', kind: 'gft', length: LENGTH, width: WIDTH, modules: 2 * COLUMNS, strings: 4 }],
    placements,
    objects: [{ kind: 'tree_line', id: 'trees', vertices: TREES.map(([x, y, height]) => [x, y, rounded(ground(x, y)), height]) }],
    outlines: [{ vertices: BORDER.map(([x, y]) => [x, y, rounded(ground(x, y))]) }],
  }),
}
