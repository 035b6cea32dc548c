import type { Scene } from '@pvyield/contract/schemas'
import { RAD_PER_DEG } from '../core/angles.ts'
import type { Vector } from '../scene/vector.ts'
import { type Solid, solidsOf, type Table, tablesOf } from './parts.ts'

/** Version that the file names: one whose keys are these. */
const VERSION = '6.85'

/**
 * A scene as a near-shading scene of PVsyst (SHD), for a place in the northern or southern hemisphere,
 * by which PVsyst counts azimuths: y points to the equator, x west or, in the south, east. A rack is a field of one rectangle
 * (pvShdArrayRect), a tracker a field of one unit (pvShdArrayTracking), an object a body of points
 * (pvShdGenObject). What it cannot hold is found by `shdLosses`.
 * Source: the classes and keys that engine/project-files/README.md lists.
 */
export function toShd(scene: Scene, unitM: number, isSouthern: boolean): string {
  const context = { unitM, isSouthern }
  const objects = [
    ...tablesOf(withoutRoll(scene)).map((table) => (table.type.kind === 'sat' ? tracker(table, context) : rack(table, context))),
    ...solidsOf(scene).flatMap((solid) => bodies(solid, context)),
  ]
  return [
    'PVObject_=pvShading',
    'Comment=Scene of pvyield',
    `Version=${VERSION}`,
    'Flags=$00',
    `ListeObjets, list of=${objects.length} TShdObject`,
    ...objects.flatMap(({ kind, lines }, k) => [
      `PVObject_${k + 1}=${kind}`,
      `Version=${VERSION}`,
      'Flags=$02200000',
      `NoObjCreated=${k + 1}`,
      ...lines,
      `End of PVObject ${kind}`,
    ]),
    'End of ListeObjets',
    'End of PVObject pvShading',
    '',
  ].join('\r\n')
}

/**
 * Racks about their own middles at the tilt and azimuth that their placements state. The nearest plane would
 * keep the light, but a long rack that is nearly level would turn across its row.
 */
const withoutRoll = (scene: Scene): Scene => ({
  ...scene,
  placements: scene.placements.map((placement) => ({ ...placement, roll_deg: 0 })),
})

/** What the file cannot hold. */
export interface Loss {
  /** Of the scene. */
  readonly field: string
  readonly message: string
  /** The format that holds it. */
  readonly heldBy: 'glb' | 'pvc'
}

/** What a scene has that the file cannot hold, by the field of the scene. */
export function shdLosses({ types, placements, objects = [], outlines = [], origin = null, terrain }: Scene): Loss[] {
  const losses: Loss[] = []
  const add = (field: string, message: string, heldBy: Loss['heldBy'] = 'pvc') => losses.push({ field, message, heldBy })
  for (const [k, { roll_deg: roll }] of placements.entries())
    if (roll !== 0) {
      add(`placements.${k}.roll_deg`, 'A field of rectangles has no roll: racks would lie about their middles without it')
      break
    }
  for (const [k, { kind }] of types.entries()) if (kind === 'ewf') add(`types.${k}.kind`, 'A ridge becomes two racks')
  for (const [k, { strings }] of types.entries())
    if (strings > 1) {
      add(`types.${k}.strings`, 'Strips across the width are not stated: they follow from the modules of a string')
      break
    }
  for (const [k, { module_gap, sub_rows, torque_tube }] of types.entries())
    if ((module_gap ?? sub_rows ?? torque_tube) !== undefined) {
      add(`types.${k}`, 'Gaps, sub-rows and the tube are left out: a field of rectangles is opaque')
      break
    }
  const known = new Set<string>()
  for (const [k, object] of objects.entries()) {
    const message = lossOf(object)
    if (message === null || known.has(message)) continue
    known.add(message)
    add(`objects.${k}`, message)
  }
  if (outlines.length > 0) add('outlines', 'Outlines are left out')
  if (origin !== null) add('origin', 'The place of the scene is left out')
  if (terrain !== undefined) add('terrain', 'The ground is left out: devices are written where they stand on it', 'glb')
  return losses
}

function lossOf(object: NonNullable<Scene['objects']>[number]): string | null {
  if (object.kind === 'cylinder') return 'A cylinder becomes a body of 32 corners'
  if (object.kind === 'wall') return 'A wall becomes boxes of 0.02 m'
  if (object.kind === 'tree_line') return 'A tree line becomes boxes of 0.02 m that let no light through'
  const [first] = object.vertices
  const isFlat = object.vertices.every(([, , z = 0, h = 0]) => z === first?.[2] && h === first[3])
  return isFlat ? null : 'A prism with several heights becomes one up to its highest point'
}

interface Context {
  readonly unitM: number
  readonly isSouthern: boolean
}

interface ShdObject {
  readonly kind: string
  readonly lines: readonly string[]
}

const decimal = (value: number): string => String(Number(value.toFixed(6)) + 0)

/** East, north, up to PVsyst's x, y, z, of which y points to the equator. */
function point([east, north, up]: Vector, { unitM, isSouthern }: Context): string {
  const sign = isSouthern ? unitM : -unitM
  return [east * sign, north * sign, up * unitM].map(decimal).join(',')
}

/** Azimuth clockwise from north as PVsyst counts it: from the equator, east negative. */
function azimuthOf(radians: number, isSouthern: boolean): string {
  const degrees = radians / RAD_PER_DEG
  const counted = isSouthern ? -degrees : degrees - 180
  return decimal(counted - 360 * Math.round(counted / 360))
}

/** The lower corner of a rack from which its base runs west when it faces south. */
function rack({ type, device, corners }: Table, context: Context): ShdObject {
  const { unitM, isSouthern } = context
  const { modules, strings } = { modules: device.modules, strings: device.strings }
  const rows = modules % strings === 0 ? strings : 1
  return {
    kind: 'pvShdArrayRect',
    lines: [
      `DOrigine=${point(corners[1], context)}`,
      `DInclin=${decimal(device.tiltRad / RAD_PER_DEG)}`,
      `DAzimut=${azimuthOf(device.azimuthRad, isSouthern)}`,
      'NElemChamps=1',
      'NoOrient=-1',
      `NModInHeight=${rows}`,
      `NModInWidth=${modules / rows}`,
      `LongA=${decimal(type.length * unitM)},`,
      `LargA=${decimal(type.width * unitM)},`,
      ...border(type, unitM),
      'XOrig=0,',
      'YOrig=0,',
      'TypeOrigine=1',
    ],
  }
}

function tracker({ type, device }: Table, context: Context): ShdObject {
  const { unitM, isSouthern } = context
  const { modules, strings } = type
  const rows = modules % strings === 0 ? strings : 1
  return {
    kind: 'pvShdArrayTracking',
    lines: [
      `DOrigine=${point(device.centre, context)}`,
      'NElemChamps=1',
      `NModInHeight=${rows}`,
      `NModInWidth=${modules / rows}`,
      `LongShed=${decimal(type.length * unitM)}`,
      `LargShed=${decimal(type.width * unitM)}`,
      ...border(type, unitM),
      'TypeOrigine=7',
      'PVObject_PlanSuiv=pvCollPlane',
      'FieldType=TrackTiltedAxis',
      `InclAxe=${decimal(device.tiltRad / RAD_PER_DEG)}`,
      `AzimAxe=${azimuthOf(device.azimuthRad, isSouthern)}`,
      'End of PVObject pvCollPlane',
    ],
  }
}

/** Half of the thickness that a wall gets. */
const HALF_WALL_M = 0.01

function bodies({ pairs, isClosed }: Solid, context: Context): ShdObject[] {
  if (isClosed) return [body(pairs.flat(), pairs.length, context)]
  return pairs.slice(1).map((pair, k) => {
    const [from, to] = [pairs[k] ?? pair, pair]
    const [dx, dy] = [to[0][0] - from[0][0], to[0][1] - from[0][1]]
    const length = Math.hypot(dx, dy) || 1
    const [ox, oy] = [((-dy / length) * HALF_WALL_M) / context.unitM, ((dx / length) * HALF_WALL_M) / context.unitM]
    const aside = ([x, y, z]: Vector, sign: number): Vector => [x + sign * ox, y + sign * oy, z]
    const corners = [from, to].flatMap(([low, high]) => [aside(low, 1), aside(high, 1)])
    const others = [to, from].flatMap(([low, high]) => [aside(low, -1), aside(high, -1)])
    return body([...corners, ...others], 4, context)
  })
}

/** A general body: its points in pairs below and above, and its faces, each begun with -1. */
function body(points: readonly Vector[], count: number, context: Context): ShdObject {
  const sides = Array.from({ length: count }, (_, k) => {
    const next = (k + 1) % count
    return [2 * k, 2 * next, 2 * next + 1, 2 * k + 1]
  })
  const covers = [Array.from({ length: count }, (_, k) => 2 * k + 1), Array.from({ length: count }, (_, k) => 2 * (count - 1 - k))]
  return {
    kind: 'pvShdGenObject',
    lines: [
      'DOrigine=0,0,0',
      'DInclin=0',
      'DAzimut=0',
      `Sommets, TPoly3D=${points.length} Point3D`,
      ...points.map((each, k) => `Point_${k + 1}=${point(each, context)}`),
      'End of TPoly3D',
      `Faces=${[...sides, ...covers].map((face) => [-1, ...face].join(',')).join(',')},`,
    ],
  }
}

/** The inactive border of a table, on its four sides. */
function border({ frame }: Table['type'], unitM: number): string[] {
  const width = decimal(frame * unitM)
  return frame > 0 ? [`Cadre=${width},${width},${width},${width},`] : []
}
