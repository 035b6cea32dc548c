import { completeScene } from '@pvyield/engine/quick'
import { type Example, ROOF_LOSSES } from './example.ts'
import { inRow, LARGE_MODULE, Plan, rounded, sin, spread } from './layout-builder.ts'

/** A hall whose long side faces south-south-east. */
const AZIMUTH = 170
const ROOF = { width: 62, depth: 40, height: 9 }
const PLANT_ROOM = { width: 14, depth: 7, height: 3.2 }

/** Racks of modules in landscape. */
const MODULES_PER_RACK = 9
const WIDTH = LARGE_MODULE.width
const PITCH = 2
/** Lower edge of the racks above the roof. */
const CLEARANCE = 0.2

interface Field {
  readonly id: string
  readonly tilt: number
  /** Middle of its rows, to the right and ahead of the middle of the roof. */
  readonly right: number
  readonly ahead: number
  readonly rows: number
}

/** The eastern field ends where the plant room begins, which stands south of it. */
const FIELDS: readonly Field[] = [
  { id: 'west', tilt: 10, right: 15, ahead: 0, rows: 16 },
  { id: 'east', tilt: 15, right: -15, ahead: -4.5, rows: 12 },
]

const plan = new Plan(AZIMUTH)

const placements = FIELDS.flatMap(({ id, tilt, right, ahead, rows }) =>
  spread(rows, PITCH).map((offset, row) => ({
    id: `${id}-${row + 1}`,
    type: id,
    ...plan.place([right, ahead + offset]),
    z: rounded(ROOF.height + CLEARANCE + (WIDTH / 2) * sin(tilt)),
    azimuth_deg: AZIMUTH,
    tilt_deg: tilt,
  })),
)

export const COMMERCIAL: Example = {
  label: 'Flat roof of a hall',
  description: 'Racks on a flat roof in two sub-fields of different tilt, between parapets and next to a plant room.',
  array_patch: {
    track_mode: 'fixed',
    tilt_deg: 10,
    azimuth_deg: AZIMUTH,
    gcr: WIDTH / PITCH,
    collector_width_m: WIDTH,
    n_rows: placements.length,
    string_steps: 3,
    modules_per_string: 2 * MODULES_PER_RACK,
    strings_per_inverter: 7,
    n_inverters: 2,
  },
  patch: { ac_losses: ROOF_LOSSES, inverter: { id: 'cec_delta_electronics_m60u_120_480v' } },
  notes: [
    'Two racks are a string of 18 modules; the two sub-fields make 14 strings on two inverters.',
    'Modules in landscape have three cell strings across the width of the rack.',
  ],
  scene: completeScene({
    version: 2,
    types: FIELDS.map(({ id }) => ({
      id,
      kind: 'gft',
      length: inRow(MODULES_PER_RACK, LARGE_MODULE.length),
      width: WIDTH,
      modules: MODULES_PER_RACK,
      strings: 3,
    })),
    placements,
    objects: [
      { id: 'hall', ...plan.box({ middle: [0, 0], size: [ROOF.width, ROOF.depth], z: 0, h: ROOF.height }) },
      { id: 'parapet', ...plan.parapet({ size: [ROOF.width, ROOF.depth], z: ROOF.height, h: 0.6 }) },
      {
        id: 'plant-room',
        ...plan.box({ middle: [-15, 14], size: [PLANT_ROOM.width, PLANT_ROOM.depth], z: ROOF.height, h: PLANT_ROOM.height }),
      },
    ],
  }),
}
