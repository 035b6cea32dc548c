import { completeScene } from '@pvyield/engine/quick'
import { type Example, ROOF_LOSSES } from './example.ts'
import { cos, inRow, type ModuleSize, Plan, type PlanPoint, rounded, sin, spread, tan } from './layout-builder.ts'

/** Hanwha Q CELLS Q.PEAK DUO BLK ML-G10 410, in portrait. */
const MODULE: ModuleSize = { length: 1.879, width: 1.045 }
const MODULES_PER_ROW = 7

/** The house faces south-south-west; the ridge runs across, its eaves lie ahead and behind. */
const AZIMUTH = 195
const PITCH = 35
const [HALF_WIDTH, HALF_DEPTH, EAVES] = [5.5, 4.2, 5.4]
const RIDGE = EAVES + HALF_DEPTH * tan(PITCH)

/** Middle of each row of modules, down the roof from the ridge. */
const ROWS = [1.889, 3.788]
/** The modules lie on rails. */
const ABOVE_ROOF = 0.12

const plan = new Plan(AZIMUTH)

const placements = ROWS.map((down, row) => ({
  id: `row-${row + 1}`,
  type: 'row',
  ...plan.place([0, down * cos(PITCH) + ABOVE_ROOF * sin(PITCH)]),
  z: rounded(RIDGE - down * sin(PITCH) + ABOVE_ROOF * cos(PITCH)),
  azimuth_deg: AZIMUTH,
  tilt_deg: PITCH,
}))

/** Walls up to the eaves, gables up to the ridge. */
const house = {
  kind: 'prism',
  id: 'house',
  vertices: (
    [
      [-HALF_WIDTH, -HALF_DEPTH, EAVES],
      [HALF_WIDTH, -HALF_DEPTH, EAVES],
      [HALF_WIDTH, 0, RIDGE],
      [HALF_WIDTH, HALF_DEPTH, EAVES],
      [-HALF_WIDTH, HALF_DEPTH, EAVES],
      [-HALF_WIDTH, 0, RIDGE],
    ] as const
  ).map(([right, ahead, h]) => plan.vertex([right, ahead], 0, h)),
}

const chimney = { id: 'chimney', ...plan.box({ middle: [4.4, 0.55], size: [0.7, 0.7], z: RIDGE - 1, h: 2 }) }

/** The crown of a tree: a ring that lets a third of the light through. */
function tree(middle: PlanPoint, { radius, from, to }: { radius: number; from: number; to: number }) {
  const ring = spread(7, 60).map((deg): PlanPoint => [middle[0] + radius * sin(deg), middle[1] + radius * cos(deg)])
  return { kind: 'tree_line', id: 'tree', vertices: ring.map((point) => plan.vertex(point, from, to - from)), transmittance: 0.3 }
}

export const RESIDENTIAL: Example = {
  label: 'House with a gable roof',
  description: 'Fourteen modules in two rows on the southern side of a gable roof, with a chimney next to them and a tree in the garden.',
  array_patch: {
    track_mode: 'rooftop',
    tilt_deg: PITCH,
    azimuth_deg: AZIMUTH,
    collector_width_m: MODULE.length,
    n_rows: ROWS.length,
    modules_per_string: MODULES_PER_ROW,
    strings_per_inverter: ROWS.length,
    n_inverters: 1,
  },
  patch: {
    ac_losses: ROOF_LOSSES,
    module: { id: 'cec_hanwha_q_cells_q_peak_duo_blk_ml_g10_410' },
    inverter: { id: 'cec_fronius_international_gmbh_fronius_primo_5_0_1_208_240_240v' },
  },
  notes: [
    'Each row is a gft type on the plane of the roof, and one string. Rows in one plane do not shade each other; chimney and tree do.',
    'The tree is a closed tree line: a ray that passes it is weakened once.',
  ],
  scene: completeScene({
    version: 2,
    types: [
      {
        id: 'row',
        kind: 'gft',
        length: inRow(MODULES_PER_ROW, MODULE.width),
        width: MODULE.length,
        modules: MODULES_PER_ROW,
        // Half-cell modules: their upper and lower halves work apart.
        strings: 2,
      },
    ],
    placements,
    objects: [house, chimney, tree([-6, 9], { radius: 2.6, from: 2, to: 9 })],
  }),
}
