import { ridgeScene, type SentScene, smallScene } from './small-scene.ts'

const AZIMUTHS = 'Azimuths are in degrees clockwise from north: 90 is east, 180 is south, 270 is west'

/** A scene that is refused, with the only failure that it has. */
export interface Rejection {
  readonly name: string
  readonly scene: unknown
  /** From the scene on; null for the scene as a whole. */
  readonly path: string | null
  readonly message: string
  /** The schema of the document finds it. */
  readonly isOfSchema: boolean
}

const EXTRA = 'Extra inputs are not permitted'

function changed(change: (scene: SentScene) => unknown, make = smallScene): SentScene {
  const scene = make()
  change(scene)
  return scene
}

function bySchema(name: string, scene: unknown, path: string | null, message: string): Rejection {
  return { name, scene, path, message, isOfSchema: true }
}

function byRule(name: string, scene: unknown, path: string | null, message: string): Rejection {
  return { name, scene, path, message, isOfSchema: false }
}

const FRAME = {
  axes: { x: 'east', y: 'north', z: 'up' },
  azimuth_zero: 'true_north',
  azimuth_direction: 'clockwise',
  lengths: 'unitless',
}

const ofType = (name: string, fields: object, path: string, message: string) =>
  bySchema(
    name,
    changed(({ types }) => Object.assign(types[0] ?? {}, fields)),
    `types.0.${path}`,
    message,
  )
const ofPlacement = (name: string, fields: object, path: string, message: string, at = 0) =>
  bySchema(
    name,
    changed(({ placements }) => Object.assign(placements[at] ?? {}, fields)),
    `placements.${at}.${path}`,
    message,
  )
const ofObject = (name: string, at: number, fields: object, path: string, message: string) =>
  bySchema(
    name,
    changed(({ objects }) => Object.assign(objects[at] ?? {}, fields)),
    `objects.${at}${path}`,
    message,
  )

/** 25 tilts by 17 azimuths. */
const manyPlanes = (): SentScene =>
  changed((scene) => {
    scene.placements = Array.from({ length: 425 }, (_, k) => ({
      type: 'rack',
      x: 30 * k,
      y: 0,
      tilt_deg: 10 + (k % 25),
      azimuth_deg: 120 + 2.5 * Math.floor(k / 25),
    }))
    scene.types.pop()
  })

/** Every row of the table of rejections that a scene alone can have. */
export const REJECTIONS: readonly Rejection[] = [
  bySchema('another version', { ...smallScene(), version: 1 }, 'version', 'Input should be 2'),
  bySchema(
    'no version',
    changed((scene) => delete scene.version),
    'version',
    'Field required',
  ),
  bySchema('another frame', { ...smallScene(), frame: { ...FRAME, lengths: 'm' } }, 'frame.lengths', "Input should be 'unitless'"),
  bySchema(
    'other axes',
    { ...smallScene(), frame: { ...FRAME, axes: { x: 'east', y: 'up', z: 'up' } } },
    'frame.axes.y',
    "Input should be 'north'",
  ),
  bySchema(
    'azimuths from south',
    { ...smallScene(), frame: { ...FRAME, azimuth_zero: 'south' } },
    'frame.azimuth_zero',
    "Input should be 'true_north'",
  ),
  bySchema(
    'azimuths the other way',
    { ...smallScene(), frame: { ...FRAME, azimuth_direction: 'counterclockwise' } },
    'frame.azimuth_direction',
    "Input should be 'clockwise'",
  ),
  bySchema('an unknown key', { ...smallScene(), colour: 'red' }, 'colour', EXTRA),
  ofType('a unit in a key', { length_m: 20 }, 'length_m', EXTRA),

  bySchema(
    'length_unit',
    { ...smallScene(), length_unit: 'm' },
    'length_unit',
    'the scene is unitless: delete it, and give all lengths in one unit',
  ),
  bySchema(
    'archetype',
    { ...smallScene(), archetype: 'sat' },
    'archetype',
    'archetype was removed: delete it; mix gft and sat types freely, and for roofs set array.inter_row_shading to false',
  ),
  ofType(
    'a roof kind',
    { kind: 'roof' },
    'kind',
    'roof types were removed: use a gft type on the roof plane, with array.inter_row_shading false',
  ),
  ofType('a roof block', { roof: {} }, 'roof', 'roof types were removed: delete it, and use a gft type on the roof plane'),
  bySchema(
    'clearance of the scene',
    { ...smallScene(), clearance: 1 },
    'clearance',
    'scene clearance was removed: delete it; z of each placement sets its height',
  ),
  ofType(
    'clearance of a type',
    { clearance: 1 },
    'clearance',
    'scene clearance was removed: delete it; z of each placement sets its height',
  ),
  ofPlacement(
    'clearance of a placement',
    { clearance: 1 },
    'clearance',
    'scene clearance was removed: delete it; z of each placement sets its height',
  ),
  ofType(
    'a sat block',
    { sat: { limit: 60 } },
    'sat',
    'the sat block was removed: delete it; set rotation limits, backtracking and stow in array',
  ),

  bySchema('no types', { ...smallScene(), types: [], placements: [] }, 'types', 'List should have at least 1 item, not 0'),
  bySchema(
    'eleven types',
    changed(({ types }) => {
      for (let k = types.length; k < 11; k++) types.push({ ...types[0], id: `type-${k}` })
    }),
    'types',
    'List should have at most 10 items, not 11',
  ),
  ofType('an unknown kind', { kind: 'dual' }, 'kind', "Input should be 'gft', 'sat' or 'ewf'"),
  byRule(
    'two types of one id',
    changed(({ types }) => types.push({ ...types[0] })),
    'types.2.id',
    "duplicate id 'rack': types.0 has it too; make ids unique",
  ),
  byRule(
    'two placements of one id',
    changed(({ placements }) => Object.assign(placements[1] ?? {}, { id: 'r1' })),
    'placements.1.id',
    "duplicate id 'r1': placements.0 has it too; make ids unique",
  ),
  byRule(
    'an id that another placement gets because it has none',
    changed(({ placements }) => {
      Object.assign(placements[0] ?? {}, { id: 'p2' })
      delete placements[1]?.id
    }),
    'placements.1.id',
    "duplicate id 'p2', which is given where there is none: placements.0 has it too; make ids unique",
  ),
  byRule(
    'two objects of one id',
    changed(({ objects }) => Object.assign(objects[3] ?? {}, { id: 'wall' })),
    'objects.3.id',
    "duplicate id 'wall': objects.1 has it too; make ids unique",
  ),
  ...(
    [
      ['half of a surrogate pair', 'r\ud800', 'U+D800'],
      ['a control of direction', '\u202er1', 'U+202E'],
      ['a zero byte', 'r\u0000', 'U+0000'],
    ] as const
  ).flatMap(([name, id, code]) => [
    byRule(
      `an id of a placement with ${name}`,
      changed(({ placements }) => Object.assign(placements[1] ?? {}, { id })),
      'placements.1.id',
      `has the character ${code}, which cannot be shown: leave it out`,
    ),
    byRule(
      `an id of an object with ${name}`,
      changed(({ objects }) => Object.assign(objects[0] ?? {}, { id })),
      'objects.0.id',
      `has the character ${code}, which cannot be shown: leave it out`,
    ),
    byRule(
      `an id of a type with ${name}`,
      changed(({ types, placements }) => {
        Object.assign(types[1] ?? {}, { id })
        Object.assign(placements[2] ?? {}, { type: id })
      }),
      'types.1.id',
      `has the character ${code}, which cannot be shown: leave it out`,
    ),
  ]),
  byRule(
    'a type that does not exist',
    changed(({ placements }) => Object.assign(placements[2] ?? {}, { type: 'traker' })),
    'placements.2.type',
    "unknown type 'traker': name the id of a type, 'rack' or 'tracker'",
  ),
  byRule(
    'a rack that is tilted below level',
    changed(({ placements }) => Object.assign(placements[0] ?? {}, { tilt_deg: -1 })),
    'placements.0.tilt_deg',
    'Input should be greater than or equal to 0 for a type of kind gft',
  ),
  ofPlacement('a rack beyond upright', { tilt_deg: 91 }, 'tilt_deg', 'Input should be less than or equal to 90'),
  byRule(
    'a steep axis',
    changed(({ placements }) => Object.assign(placements[2] ?? {}, { tilt_deg: 46 })),
    'placements.2.tilt_deg',
    'Input should be less than or equal to 45 for a type of kind sat',
  ),
  ofPlacement('an axis that is as steep the other way', { tilt_deg: -46 }, 'tilt_deg', 'Input should be greater than or equal to -45', 2),
  ofPlacement('an azimuth above 360', { azimuth_deg: 361 }, 'azimuth_deg', `Input should be less than or equal to 360. ${AZIMUTHS}`),
  ofPlacement('an azimuth below 0', { azimuth_deg: -1 }, 'azimuth_deg', `Input should be greater than or equal to 0. ${AZIMUTHS}`),
  ofPlacement('too much roll', { roll_deg: 46 }, 'roll_deg', 'Input should be less than or equal to 45'),
  ofPlacement('too much roll the other way', { roll_deg: -46 }, 'roll_deg', 'Input should be greater than or equal to -45'),
  ofPlacement('a coordinate beyond every plant', { x: 1e12 }, 'x', 'Input should be less than or equal to 1000000000'),

  ofType('no width', { width: 0 }, 'width', 'Input should be greater than 0'),
  ofType('negative length', { length: -20 }, 'length', 'Input should be greater than 0'),
  ofObject('a flat cylinder', 3, { height: 0 }, '.height', 'Input should be greater than 0'),
  ofObject('a cylinder without radius', 3, { radius: 0 }, '.radius', 'Input should be greater than 0'),
  ofType('no modules', { modules: 0 }, 'modules', 'Input should be greater than or equal to 1'),
  ofType('no strings', { strings: 0 }, 'strings', 'Input should be greater than or equal to 1'),
  byRule(
    'a gap of a rack',
    changed(({ types }) => Object.assign(types[0] ?? {}, { gap: 0.1 })),
    'types.0.gap',
    'only an ewf type has a gap: delete it',
  ),

  ofObject(
    'an unknown object',
    0,
    { kind: 'sphere' },
    '',
    "Input tag 'sphere' found using 'kind' does not match any of the expected tags: 'prism', 'wall', 'tree_line', 'cylinder'",
  ),
  ofObject(
    'a prism of two corners',
    0,
    {
      vertices: [
        [0, 0, 0, 1],
        [1, 0, 0, 1],
      ],
    },
    '.vertices',
    'List should have at least 3 items, not 2: a polygon has 3 corners or more',
  ),
  ofObject(
    'a wall of one point',
    1,
    { vertices: [[0, 0, 0, 1]] },
    '.vertices',
    'List should have at least 2 items, not 1: a wall or a tree line runs through 2 points or more',
  ),
  ofObject(
    'a tree line of one point',
    2,
    { vertices: [[0, 0, 0, 1]] },
    '.vertices',
    'List should have at least 2 items, not 1: a wall or a tree line runs through 2 points or more',
  ),
  bySchema(
    'an outline of two corners',
    {
      ...smallScene(),
      outlines: [
        {
          vertices: [
            [0, 0, 0],
            [1, 0, 0],
          ],
        },
      ],
    },
    'outlines.0.vertices',
    'List should have at least 3 items, not 2: a polygon has 3 corners or more',
  ),
  ofObject(
    'a vertex without height',
    1,
    {
      vertices: [
        [0, 0, 0, 1],
        [1, 0, 0],
      ],
    },
    '.vertices.1',
    'List should have at least 4 items, not 3: each is [x, y, z, h], a base point and the height above it',
  ),
  bySchema(
    'a corner of an outline with a height',
    {
      ...smallScene(),
      outlines: [
        {
          vertices: [
            [0, 0, 0],
            [1, 0, 0],
            [1, 1, 0, 5],
          ],
        },
      ],
    },
    'outlines.0.vertices.2',
    'List should have at most 3 items, not 4: each is [x, y, z]',
  ),
  byRule(
    'a wall without height',
    changed(({ objects }) => {
      Object.assign(objects[1] ?? {}, {
        vertices: [
          [0, 0, 5, 0],
          [1, 0, 5, 0],
        ],
      })
    }),
    'objects.1.vertices',
    'h must be positive on at least one vertex: give the object a height',
  ),
  byRule(
    'a vertex below its base',
    changed(({ objects }) => {
      Object.assign(objects[1] ?? {}, {
        vertices: [
          [0, 0, 5, 1],
          [1, 0, 5, -1],
        ],
      })
    }),
    'objects.1.vertices.1.3',
    'Input should be greater than or equal to 0: h is the height above the base point',
  ),
  byRule(
    'a radius and a diameter',
    changed(({ objects }) => Object.assign(objects[3] ?? {}, { diameter: 0.6 })),
    'objects.3.radius',
    'give exactly one of radius or diameter',
  ),
  byRule(
    'neither radius nor diameter',
    changed(({ objects }) => delete objects[3]?.radius),
    'objects.3.radius',
    'give exactly one of radius or diameter',
  ),
  ofObject('a wall that lets light through', 1, { transmittance: 0.5 }, '.transmittance', EXTRA),
  ofObject(
    'a tree line that makes light',
    2,
    { transmittance: 1.5 },
    '.transmittance',
    'Input should be less than or equal to 1. If this is in percent, send 0.015',
  ),
  byRule(
    'ridges among racks',
    changed(({ types, placements }) => {
      types.push({ id: 'ridge', kind: 'ewf', length: 20, width: 2, modules: 40, strings: 2 })
      placements.push({ type: 'ridge', x: 100, y: 0, tilt_deg: 10 })
    }),
    'types.2.kind',
    'ewf types cannot share a scene with gft or sat types: send them as separate scenes',
  ),
  byRule(
    'a ridge with an odd number of modules',
    changed(({ types }) => Object.assign(types[0] ?? {}, { modules: 41 }), ridgeScene),
    'types.0.modules',
    'must be even for an ewf type, not 41: it counts both faces',
  ),
  byRule(
    'a ridge with an odd number of strings',
    changed(({ types }) => Object.assign(types[0] ?? {}, { strings: 3 }), ridgeScene),
    'types.0.strings',
    'must be even for an ewf type, not 3: it counts both faces',
  ),
  byRule(
    'too many planes',
    manyPlanes(),
    'bins',
    '425 orientation bins exceed the limit of 400: round tilts and azimuths of the placements',
  ),
]
