import { describe, expect, test } from 'bun:test'
import { completeScene, describeScene, type EngineError, findSceneFailures, makeLayout } from '@pvyield/engine'
import { meshSurface } from '../../../engine/scene/terrain/mesh-surface.ts'
import type { SentScene } from './small-scene.ts'

const RAD = Math.PI / 180
/** Rises to the east and to the north. */
const EAST = 0.08
const NORTH = -0.05
const plane = (x: number, y: number): number => 100 + EAST * x + NORTH * y
/** Hills of 4 m every 150 m. */
const hills = (x: number, y: number): number => 4 * Math.sin(x / 24) * Math.cos(y / 30)

type Height = (x: number, y: number) => number | null

function grid(height: Height, step = 10, from = -100, nodes = 21) {
  const heights = Array.from({ length: nodes * nodes }, (_, k) => height(from + step * (k % nodes), from + step * Math.floor(k / nodes)))
  return { kind: 'grid', x: from, y: from, step, columns: nodes, heights }
}

/** The triangles of a grid, in another order and with corners in another order. */
function asMesh({ x, y, step, columns, heights }: ReturnType<typeof grid>) {
  const vertices = heights.map((z, k) => [x + step * (k % columns), y + step * Math.floor(k / columns), z ?? 0])
  const triangles: number[][] = []
  for (let line = 0; line < heights.length / columns - 1; line++) {
    for (let column = 0; column < columns - 1; column++) {
      const at = line * columns + column
      triangles.push([at + columns + 1, at, at + 1], [at + columns, at + columns + 1, at])
    }
  }
  return { kind: 'mesh', vertices, triangles: triangles.reverse() }
}

function sceneOn(surface: object, placements: object[], terrain: object = {}): SentScene {
  return {
    version: 2,
    types: [
      { id: 'rack', kind: 'gft', length: 20, width: 4, modules: 28, strings: 2 },
      { id: 'tracker', kind: 'sat', length: 60, width: 2.4, modules: 52, strings: 1 },
    ],
    placements: placements as SentScene['placements'],
    objects: [],
    terrain: { surface, ...terrain },
  }
}

const describe_ = (scene: object) => describeScene(completeScene(scene))
const codes = (scene: object): string[] =>
  describe_(scene)
    .findings.map(({ code }) => code)
    .filter((code) => code !== 'scene_type_unused')

describe('on a plane', () => {
  test.each([180, 90, 0, 215, 330])('a rack that faces %d lies along it, and a tracker with that axis', (azimuth_deg) => {
    const places = [
      { type: 'rack', x: 3, y: -8, azimuth_deg, tilt_deg: 25, above_ground: 2 },
      { type: 'tracker', x: 50, y: 50, azimuth_deg, above_ground: 1.5 },
    ]
    const { scene, terrain } = describe_(sceneOn(grid(plane), places))
    const [rack, tracker] = scene.placements as unknown as [Placed, Placed]
    const [face, left] = [
      EAST * Math.sin(azimuth_deg * RAD) + NORTH * Math.cos(azimuth_deg * RAD),
      EAST * -Math.cos(azimuth_deg * RAD) + NORTH * Math.sin(azimuth_deg * RAD),
    ]
    const roll = Math.atan(left / (Math.cos(25 * RAD) - face * Math.sin(25 * RAD))) / RAD
    expect(rack.z).toBeCloseTo(plane(3, -8) + 2, 9)
    expect(rack.roll_deg).toBeCloseTo(roll, 9)
    expect(rack.tilt_deg).toBe(25)
    expect(tracker.z).toBeCloseTo(plane(50, 50) + 1.5, 9)
    expect(tracker.tilt_deg).toBeCloseTo(-Math.atan(face) / RAD, 9)
    for (const { post_shortest, post_longest } of terrain?.devices ?? []) expect(post_longest - post_shortest).toBeCloseTo(0, 9)
    // Sent again as it was answered, it stands where it stood, and nothing is unusual.
    expect(describe_(scene).scene).toEqual(scene)
    expect(codes(scene).filter((code) => code !== 'scene_axis_east_west')).toEqual([])
  })

  test('both ends of a device are equally high above it', () => {
    const { devices, middle } = makeLayout(
      completeScene(sceneOn(grid(plane), [{ type: 'rack', x: 3, y: -8, azimuth_deg: 140, tilt_deg: 30, above_ground: 2 }])),
    )
    const [{ centre, along, halfLength }] = devices as [(typeof devices)[number]]
    const end = (way: number) =>
      [0, 1, 2].map((k) => (middle[k] ?? 0) + (centre[k] ?? 0) + way * halfLength * (along[k] ?? 0)) as [number, number, number]
    for (const way of [-1, 1]) {
      const [x, y, z] = end(way)
      expect(z - plane(x, y)).toBeCloseTo(2, 9)
    }
  })
})
type Placed = { z: number; tilt_deg: number; roll_deg: number }

const FIELD = Array.from({ length: 24 }, (_, k) =>
  k % 3 === 0
    ? { type: 'tracker', x: -60 + 5 * k, y: 0, above_ground: 1.5 }
    : { type: 'rack', x: -60 + 5 * k, y: (k % 5) * 11 - 20, azimuth_deg: 150 + k, tilt_deg: 20, above_ground: 2 },
)

test('a grid is the mesh of its triangles', () => {
  const surface = grid(hills)
  const [first, other] = [surface, asMesh(surface)].map((each) =>
    describe_(sceneOn(each, FIELD, { post_min: 1.2, post_max: 2.2, max_slope_deg: 5 })),
  )
  const numbers = (own: typeof first) => own?.terrain?.devices.flatMap(({ id, row_ahead: _, ...rest }) => Object.values(rest)) ?? []
  expect(numbers(first).length).toBe(24 * 8)
  numbers(first).forEach((value, k) => {
    expect(numbers(other)[k]).toBeCloseTo(value, 7)
  })
  expect(first?.findings.map(({ code }) => code)).toEqual(other?.findings.map(({ code }) => code) ?? [])
})

test('limits of slope and posts: the device stays at the limit, and the ground to cut and fill is stated', () => {
  const ridge: Height = (x) => -0.2 * Math.abs(x)
  const device = { type: 'rack', x: 0, y: 0, above_ground: 1.5, tilt_deg: 20 }
  const own = describe_(sceneOn(grid(ridge), [device], { posts: 3, post_min: 1, post_max: 2 }))
  // Posts at -10, 0 and 10 stand on -2, 0 and -2: their mean is -4/3.
  expect(own.terrain?.devices[0]).toMatchObject({ roll_deg: 0, z: -4 / 3 + 1.5 })
  expect(own.terrain?.devices[0]?.post_shortest).toBeCloseTo(1 / 6, 9)
  expect(own.terrain?.devices[0]?.post_longest).toBeCloseTo(13 / 6, 9)
  expect(own.terrain?.cut).toBeCloseTo(((5 / 6) * 80) / 3, 9)
  expect(own.terrain?.fill).toBeCloseTo(((2 / 6) * 80) / 3, 9)
  const axis = { type: 'tracker', x: 0, y: 0, above_ground: 8, azimuth_deg: 180 }
  const steep: Height = (_, y) => 0.2 * y
  const limited = describe_(sceneOn(grid(steep), [axis], { max_slope_deg: 5 }))
  expect(limited.terrain?.devices[0]?.tilt_deg).toBeCloseTo(5, 9)
  expect(limited.terrain?.devices[0]?.ground_slope_deg).toBeCloseTo(-Math.atan(0.2) / RAD, 9)
  expect(limited.findings.map(({ code }) => code)).toContain('scene_slope_limited')
})

describe('is warned of, as terrain:', () => {
  const rack = { type: 'rack', x: 0, y: 0, azimuth_deg: 180, tilt_deg: 25 }
  const rising: Height = (x) => 0.1 * x
  test.each([
    ['scene_below_ground', grid(() => 2), { ...rack, z: 2 }, {}],
    ['scene_above_ground', grid(() => 0), { ...rack, z: 450 }, {}],
    ['scene_terrain_contradicted', grid(rising), { ...rack, z: 4, roll_deg: -8 }, {}],
    ['scene_terrain_counts', grid(rising), { ...rack, above_ground: 2, roll_deg: -8 }, {}],
    ['scene_slope_limited', grid(rising), { ...rack, above_ground: 2 }, { max_slope_deg: 3 }],
    ['scene_posts_limited', grid(() => 0), { ...rack, above_ground: 2 }, { post_max: 1.5 }],
  ] as const)('%s, by name', (code, surface, placement, terrain) => {
    const scene = sceneOn(surface, [placement], terrain)
    const { findings } = describe_(scene)
    const own = findings.find((each) => each.code === code)
    expect(own?.field).toMatch(/^placements\.0\.(z|roll_deg|above_ground)$/)
    expect(own?.message).toContain("'p1'")
    expect(codes(scene)).toEqual([code])
  })
})

test('posts under the ground are said to be so where no limits were sent', () => {
  const ridge: Height = (x) => -0.2 * Math.abs(x)
  const low = { type: 'rack', x: 0, y: 0, above_ground: 0.1, tilt_deg: 0 }
  const said = (terrain: object) => {
    const { findings } = describe_(sceneOn(grid(ridge), [low], { posts: 3, ...terrain }))
    return findings.find(({ code }) => code === 'scene_posts_limited')?.message
  }
  expect(said({})).toStartWith("1 device lies under the ground at a post: raise z or above_ground (first: 'p1', -1.23 to 0.767)")
  expect(said({ post_min: 0.1 })).toStartWith('Posts of 1 device are shorter or longer than terrain.post_min')
})

describe('an object is warned of, as terrain', () => {
  const hall = (z: number, h: number) => ({
    kind: 'prism',
    vertices: [
      [20, 20, z, h],
      [40, 20, z, h],
      [40, 30, z, h],
      [20, 30, z, h],
    ], // prettier-ignore
  })
  const mast = (z: number) => ({ kind: 'cylinder', id: 'mast', x: 30, y: 0, z, radius: 0.5, height: 20 })
  const line = (kind: string, z: number) => ({
    kind,
    vertices: [
      [-50, 30, z, 5],
      [50, 30, z, 5],
      [60, 150, z, 5],
    ],
  }) // prettier-ignore
  const found = (object: object) => describe_({ ...sceneOn(grid(plane), [ON]), objects: [object] }).findings
  test.each([
    ['scene_object_below_ground', hall(0, 8), "'o1', 8 high, with its base 100"],
    ['scene_object_below_ground', mast(0), "'mast', 20 high, with its base 102"],
    ['scene_object_below_ground', line('wall', 0), "'o1', 5 high"],
    ['scene_object_below_ground', { ...line('tree_line', 0), transmittance: 0.5 }, "'o1', 5 high"],
    ['scene_object_above_ground', mast(552.4), "'mast', by 450"],
  ] as const)('%s: %j', (code, object, message) => {
    const own = found(object).find((each) => each.code === code)
    expect(own?.field).toBe('objects.0')
    expect(own?.message).toContain(message)
  })

  test('and not where it stands in the ground with a foundation, rises out of it, or is beyond it', () => {
    const codesOf = (object: object) => found(object).filter(({ code }) => code.startsWith('scene_object_'))
    for (const object of [hall(100, 8), hall(98, 12), mast(102.4), line('wall', 100)]) expect(codesOf(object)).toEqual([])
    const beyond = { ...mast(0), x: 200, y: 0 }
    expect(codesOf(beyond)).toEqual([])
  })
})

test('a scene without terrain says nothing of it', () => {
  const scene: Record<string, unknown> = sceneOn(grid(plane), [{ type: 'rack', x: 0, y: 0, z: 1, tilt_deg: 20 }])
  delete scene.terrain
  const own = describe_(scene)
  expect(Object.keys(own)).toEqual(['scene', 'counts', 'warnings', 'findings', 'notes'])
  expect(Object.keys(own.scene)).not.toContain('terrain')
})

const TRIANGLE = {
  kind: 'mesh',
  vertices: [
    [-50, -50, 0],
    [50, -50, 0],
    [0, 80, 0],
  ] as number[][],
  triangles: [[0, 1, 2]],
}
const ON = { type: 'rack', x: 0, y: 0, above_ground: 2 }

describe('is refused:', () => {
  test.each([
    [
      'outside',
      grid(plane),
      { ...ON, x: 95 },
      'placements.0.above_ground',
      "'p1' reaches beyond the terrain, or over a part without heights",
    ],
    [
      'in another frame, or with swapped coordinates',
      grid(plane),
      { ...ON, x: 5_398_000.126, y: -604_000 },
      'placements.0.above_ground',
      "'p1' is at x 5398000.13, y -604000, and the terrain spans x -100 to 100, y -100 to 100: bring both into one frame",
    ],
    [
      'apart from a mesh in y',
      {
        kind: 'mesh',
        vertices: [
          [-50, -50, 0],
          [50, -50, 0],
          [0, 80, 0],
        ],
        triangles: [[0, 1, 2]],
      }, // prettier-ignore
      { ...ON, y: 81 },
      'placements.0.above_ground',
      "'p1' is at x 0, y 81, and the terrain spans x -50 to 50, y -50 to 80:",
    ],
    ['over a hole', grid((x, y) => (x === 0 && y === 0 ? null : 1)), ON, 'placements.0.above_ground', "'p1' reaches beyond"],
    [
      'two heights',
      {
        ...TRIANGLE,
        vertices: [...TRIANGLE.vertices, [-50, -50, 1], [50, -50, 1], [0, 80, 1]],
        triangles: [
          [0, 1, 2],
          [3, 4, 5],
        ],
      },
      ON,
      'placements.0.above_ground',
      'two triangles of the terrain have different heights',
    ],
    [
      'a thin triangle',
      {
        ...TRIANGLE,
        vertices: [
          [0, 0, 0],
          [1, 1, 0],
          [2, 2, 5],
        ],
      },
      ON,
      'terrain.surface.triangles.0',
      'has no area in plan',
    ],
    [
      'a missing vertex',
      { ...TRIANGLE, triangles: [[0, 1, 3]] },
      ON,
      'terrain.surface.triangles.0',
      'names vertex 3, and the last one is 2',
    ],
    [
      'half a line',
      { ...grid(plane), columns: 20 },
      ON,
      'terrain.surface.heights',
      'has 441 heights, which are not two or more whole lines of 20 columns',
    ],
    ['no height at all', grid(() => null), ON, 'terrain.surface.heights', 'has no height'],
    [
      'a wrong corner',
      {
        ...TRIANGLE,
        vertices: [
          [0, 0, 'a'],
          [1, 1, 0],
          [2, 0, 5],
        ],
      },
      ON,
      'terrain.surface.vertices.0.2',
      'valid number',
    ],
  ])('%s', (_, surface, placement, field, message) => {
    const own = failuresOf(sceneOn(surface, [placement])).find((each) => each.field === field)
    expect(own?.message).toContain(message)
  })

  test('above_ground without terrain, and limits of posts that are exchanged', () => {
    const { terrain: _, ...scene } = sceneOn(grid(plane), [ON])
    expect(failuresOf(scene)).toMatchObject([{ field: 'placements.0.above_ground', message: expect.stringContaining('send terrain') }])
    expect(failuresOf(sceneOn(grid(plane), [ON], { post_min: 2, post_max: 1 }))[0]?.field).toBe('terrain.post_max')
  })

  test('slivers that all lie at one place, before they are compared with every post', () => {
    const vertices = Array.from({ length: 40_000 }, (_, k) => {
      const along = k % 2 === 0 ? -1000 : 1000
      return [along + k / 100 - 200, along - k / 100 + 200, 0]
    })
    const triangles = Array.from({ length: 39_998 }, (_, k) => [k, k + 1, k + 2])
    const many = Array.from({ length: 20_000 }, (_, k) => ({ type: 'rack', x: (k % 100) * 5 - 250, y: k / 200 - 50, above_ground: 2 }))
    expect(failuresOf(sceneOn({ kind: 'mesh', vertices, triangles }, many)).map(({ field }) => field)).toEqual([
      'terrain.surface.triangles',
    ])
  })

  test('slivers along one axis are found in a grid of their shape: few are looked at anywhere', () => {
    const height = (x: number, y: number) => 100 + x / 50 - y / 20
    for (const isTurned of [false, true]) {
      const vertices = Array.from({ length: 4000 }, (_, k) => {
        const [along, across] = [k % 2 === 0 ? -1000 : 1000, k / 10 - 200]
        const [x, y] = isTurned ? [across, along] : [along, across]
        return [x, y, height(x, y)]
      })
      const triangles = Array.from({ length: 3998 }, (_, k) => [k, k + 1, k + 2])
      const ground = meshSurface({ kind: 'mesh', vertices, triangles })
      for (const [x, y] of [
        [0, 0],
        [-150, 130],
        [180, -77.3],
      ] as const) {
        expect(ground.comparedAt(x, y)).toBeLessThan(30)
        expect(ground.heightAt(x, y)).toBeCloseTo(height(x, y), 9)
      }
    }
  })

  test('values of any kind', () => {
    const odd = [null, 0, 'a', [], {}, [[]], true, Number.NaN]
    for (const kind of ['grid', 'mesh'])
      for (const value of odd)
        for (const key of ['x', 'step', 'columns', 'heights', 'vertices', 'triangles']) {
          const surface = { ...(kind === 'grid' ? grid(plane, 10, -20, 5) : TRIANGLE), [key]: value }
          expect(Array.isArray(findSceneFailures(sceneOn(surface, [ON])).failures)).toBe(true)
        }
    for (const value of odd) expect(Array.isArray(findSceneFailures({ ...sceneOn({}, [ON]), terrain: value }).failures)).toBe(true)
  })
})

function failuresOf(scene: object): readonly { field: string | null; message: string }[] {
  try {
    completeScene(scene)
    return []
  } catch (error) {
    return (error as EngineError).failures
  }
}
