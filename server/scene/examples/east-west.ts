import { completeScene } from '@pvyield/engine/quick'
import { type Example, ROOF_LOSSES } from './example.ts'
import { cos, inRow, LARGE_MODULE, Plan, rounded, sin, spread } from './layout-builder.ts'

/** Bearing of the ridges and of the long side of the roof. */
const BEARING = 165
const ROOF = { width: 40, depth: 50, height: 11 }

/** Ridges with modules in landscape on both faces. */
const MODULES_PER_FACE = 9
const LENGTH = inRow(MODULES_PER_FACE, LARGE_MODULE.length)
const WIDTH = LARGE_MODULE.width
const TILT = 10
const GAP = 0.04
const SPACING = 2.9
const CLEARANCE = 0.15
const [RIDGES, ROWS] = [12, 2]

const plan = new Plan(BEARING)

const placements = spread(ROWS, LENGTH + 1.5).flatMap((ahead, row) =>
  spread(RIDGES, SPACING).map((right, ridge) => ({
    id: `r${row + 1}-${ridge + 1}`,
    type: 'ridge',
    ...plan.place([right, ahead]),
    z: rounded(ROOF.height + CLEARANCE + WIDTH * sin(TILT)),
    azimuth_deg: BEARING,
    tilt_deg: TILT,
  })),
)

export const EAST_WEST: Example = {
  label: 'East-west ridges on a roof',
  description: 'Ridges with two faces back to back on a flat roof, between parapets and next to a lift shaft.',
  array_patch: {
    track_mode: 'ewf',
    tilt_deg: TILT,
    azimuth_deg: BEARING,
    gcr: (2 * WIDTH * cos(TILT)) / SPACING,
    collector_width_m: WIDTH,
    n_rows: RIDGES,
    string_steps: 3,
    modules_per_string: 2 * MODULES_PER_FACE,
    strings_per_inverter: 8,
    n_inverters: 3,
  },
  patch: { ac_losses: ROOF_LOSSES, inverter: { id: 'cec_csi_solar_co_ltd_csi_75k_t480gl02_u_480v' } },
  notes: [
    'A ridge is placed once; its faces are its id with .e and .w. Its modules and strings count both faces.',
    'A string takes the faces of two ridges in line that look to one side; each inverter has four strings of either side.',
  ],
  scene: completeScene({
    version: 2,
    types: [{ id: 'ridge', kind: 'ewf', length: LENGTH, width: WIDTH, gap: GAP, modules: 2 * MODULES_PER_FACE, strings: 6 }],
    placements,
    objects: [
      { id: 'building', ...plan.box({ middle: [0, 0], size: [ROOF.width, ROOF.depth], z: 0, h: ROOF.height }) },
      { id: 'parapet', ...plan.parapet({ size: [ROOF.width, ROOF.depth], z: ROOF.height, h: 0.5 }) },
      { id: 'lift', ...plan.box({ middle: [18.7, 0], size: [1.6, 2.4], z: ROOF.height, h: 2.6 }) },
    ],
  }),
}
