import { describe, expect, test } from 'bun:test'
import { completeScene, describeScene } from '@pvyield/engine'
import { ridgeScene, type SentScene, smallScene } from './small-scene.ts'

function warningsOf(change: (scene: SentScene) => void, make = smallScene): string[] {
  const scene = make()
  change(scene)
  return describeScene(completeScene(scene)).warnings
}

test('an ordinary scene has no warning; its counts are those of its parts', () => {
  expect(describeScene(completeScene(smallScene()))).toMatchObject({
    counts: { types: 2, placements: 3, objects: 4, modules: 28 + 28 + 52, orientation_bins: 3 },
    warnings: [],
  })
  expect(describeScene(completeScene(ridgeScene()))).toMatchObject({
    counts: { types: 1, placements: 1, objects: 0, modules: 40, orientation_bins: 2 },
    warnings: [],
  })
})

test('ids that are left out are filled in', () => {
  const scene = smallScene()
  for (const item of [...scene.placements, ...scene.objects]) delete item.id
  const read = describeScene(completeScene(scene)).scene
  expect(read.placements.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3'])
  expect(read.objects.map(({ id }) => id)).toEqual(['o1', 'o2', 'o3', 'o4'])
})

test('a type that no placement uses', () => {
  expect(warningsOf(({ placements }) => void placements.pop())).toEqual(["No placement of the scene uses its type 'tracker'"])
})

test('roll that is ignored: of trackers and of ridges', () => {
  expect(warningsOf(({ placements }) => Object.assign(placements[2] ?? {}, { roll_deg: 3 }))).toEqual([
    "roll_deg of 1 placement is ignored ('t1'): only racks roll, not sat and ewf devices",
  ])
  const two = (scene: SentScene) => {
    scene.placements = [0, 30].map((x) => ({ type: 'ridge', x, y: 0, roll_deg: -1 }))
  }
  expect(warningsOf(two, ridgeScene)).toEqual([
    "roll_deg of 2 placements is ignored (first: 'p1'): only racks roll, not sat and ewf devices",
  ])
})

describe('a prism that is not convex', () => {
  const prismOf = (plan: readonly (readonly number[])[]) =>
    warningsOf(({ objects }) => Object.assign(objects[0] ?? {}, { vertices: plan.map(([x = 0, y]) => [x - 40, y, 0, 5]) }))
  const words = "1 prism of the scene is not convex in plan ('house') and shaded as the convex hull: split it to keep its shape"
  const L = [
    [0, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ]
  const star = [0, 144, 288, 72, 216].map((deg) => [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)])
  const circle = Array.from({ length: 10_000 }, (_, k) => [Math.sin((k * Math.PI) / 5000), Math.cos((k * Math.PI) / 5000)])

  test('is warned of, whichever way round it goes', () => {
    for (const plan of [L, L.toReversed(), star, [...L.slice(3), ...L.slice(0, 3)]]) expect(prismOf(plan)).toEqual([words])
  })

  test('is not one with corners on a side, with a corner twice, a circle, or one without area', () => {
    const square = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]
    const line = [
      [0, 0],
      [1, 0],
      [2, 0],
    ]
    const point = [
      [0, 0],
      [0, 0],
      [0, 0],
    ]
    for (const plan of [square, square.toReversed(), circle, circle.toReversed(), line, point]) expect(prismOf(plan)).toEqual([])
  })
})

describe('placements that overlap in plan', () => {
  const racksAt = (places: readonly object[], type: object = {}) =>
    warningsOf((scene) => {
      scene.types = [{ id: 'rack', kind: 'gft', length: 20, width: 4, modules: 28, strings: 2, ...type }]
      scene.placements = places.map((place) => ({ type: 'rack', x: 0, y: 0, tilt_deg: 60, ...place }))
    })
  const one = (a: string, b: string) =>
    `1 pair of placements overlaps in plan (first: '${a}' and '${b}'): each runs as it is, and shades twice`

  test('are counted', () => {
    expect(racksAt([{}, { x: 10 }, { x: 25 }, { x: 200 }])).toEqual([
      "2 pairs of placements overlap in plan (first: 'p1' and 'p2'): each runs as it is, and shades twice",
    ])
  })

  test('by the ground that the tilted plane covers: 4 at 60 deg is 2 wide', () => {
    expect(racksAt([{}, { y: 2 }])).toEqual([])
    expect(racksAt([{}, { y: 1.9 }])).toEqual([one('p1', 'p2')])
  })

  test('not where neighbours touch, or overlap by what rounding of coordinates makes', () => {
    expect(racksAt([{}, { x: 20 }, { x: 39.99 }])).toEqual([])
  })

  test('of turned racks, whose bounding boxes overlap more often', () => {
    const turned = { azimuth_deg: 225 }
    expect(racksAt([turned, { ...turned, x: 4, y: 4 }])).toEqual([])
    expect(racksAt([turned, { ...turned, x: 5, y: -5 }])).toEqual([one('p1', 'p2')])
  })

  test('of a ridge: both faces and the gap between them; the faces of one ridge never', () => {
    const ridges = (spacing: number) =>
      warningsOf((scene) => {
        scene.placements = [0, spacing].map((x, k) => ({ ...scene.placements[0], id: `e${k + 1}`, x }))
      }, ridgeScene)
    const covered = 0.2 + 4 * Math.cos((10 * Math.PI) / 180)
    expect(ridges(covered)).toEqual([])
    expect(ridges(covered - 0.1)).toEqual([one('e1', 'e2')])
  })
})

describe('coordinates that look wrong', () => {
  /** A rack of 20 by 4 at the origin, 1.5 high, next to one object. */
  const withObject = (object: object, place: object = {}) =>
    warningsOf((scene) => {
      scene.types.length = 1
      scene.placements = [{ id: 'r1', type: 'rack', x: 0, y: 0, z: 1.5, tilt_deg: 25, ...place }]
      scene.objects = [object as Record<string, unknown>]
    })
  const house = (west: number, height: number, base = 0) => ({
    kind: 'prism',
    id: 'house',
    vertices: [
      [west, -10, base, height],
      [west + 20, -10, base, height],
      [west + 20, 10, base, height],
      [west, 10, base, height],
    ],
  })
  const far =
    "1 object stands more than 50 times the height from every placement of the scene ('house'), too far to shade: check the coordinates"
  const inside = (object: string) => `1 placement stands inside a building (first: 'r1' in ${object}), where no light is: check x, y and z`

  test('an object farther than 50 times its height above the lowest device, from the end of the longest', () => {
    expect(withObject(house(19 + 50 * 8.5, 10))).toEqual([])
    expect(withObject(house(21 + 50 * 8.5, 10))).toEqual([far])
    // What does not rise above the devices shades none, wherever it stands.
    expect(withObject(house(5000, 1))).toEqual([])
    const walls = [4000, 5000].map((x) => [
      [x, 0, 0, 3],
      [x, 9, 0, 3],
    ])
    expect(warningsOf(({ objects }) => objects.push(...walls.map((vertices) => ({ kind: 'wall', vertices }))))).toEqual([
      "2 objects stand more than 50 times the height from every placement of the scene (first: 'o5'), too far to shade: check the coordinates",
    ])
  })

  test('a device in a house or a tower; not on its roof, below its base, or on its wall', () => {
    expect(withObject(house(-10, 5))).toEqual([inside("'house'")])
    expect(withObject(house(-10, 5), { z: 5.2 })).toEqual([])
    expect(withObject(house(-10, 5, 3))).toEqual([])
    expect(withObject(house(0, 5))).toEqual([])
    expect(withObject(house(-0.3, 5))).toEqual([])
    const tower = { kind: 'cylinder', x: 1, y: 1, z: 0, radius: 3, height: 9 }
    expect(withObject(tower)).toEqual([inside("'o1'")])
    expect(withObject(tower, { z: 10 })).toEqual([])
    expect(withObject({ ...tower, x: 3 })).toEqual([])
  })

  test('a device in the yard of a house, or above the lower side of its roof, is not in it', () => {
    const yard = [
      [-20, -20],
      [20, -20],
      [20, 20],
      [15, 20],
      [15, -15],
      [-15, -15],
      [-15, 20],
      [-20, 20],
    ].map(([x, y]) => [x, y, 0, 9])
    const hull = "1 prism of the scene is not convex in plan ('o1') and shaded as the convex hull: split it to keep its shape"
    expect(withObject({ kind: 'prism', vertices: yard })).toEqual([hull])
    const shed = house(-10, 1)
    for (const vertex of shed.vertices.slice(0, 2)) vertex[3] = 6
    expect(withObject(shed, { y: -9, z: 7 })).toEqual([])
  })

  test('are found within bounds among 20,000 devices and 5,000 buildings over them', () => {
    const warnings = warningsOf((scene) => {
      scene.placements = Array.from({ length: 20_000 }, (_, k) => ({ type: 'rack', x: 30 * (k % 200), y: 30 * Math.floor(k / 200), z: 1 }))
      scene.types.length = 1
      scene.objects = Array.from({ length: 5000 }, (_, k) => ({ kind: 'cylinder', x: 3000, y: 1500, z: -k - 10, radius: 9e5, height: 1 }))
    })
    expect(warnings).toEqual([])
  })
})

describe('devices and the ground that the heights of their neighbours describe', () => {
  // The ground falls by 10 % to the east, or to the south; atan 0.1 is 5.71 deg. Facing south, a positive
  // roll lowers the west side; the axis of a tracker is low where its azimuth points.
  const row = (roll_deg: number, turned = 0) => ({
    version: 2,
    types: [{ id: 'rack', kind: 'gft', length: 20, width: 4, modules: 28, strings: 2 }],
    placements: [-2, -1, 0, 1, 2].map((k) => {
      const [east, south] = [k * 21 * Math.cos(turned), k * 21 * Math.sin(turned)]
      return { type: 'rack', x: east, y: -south, z: 20 - 2.1 * k, azimuth_deg: 180 + (turned * 180) / Math.PI, tilt_deg: 25, roll_deg }
    }),
    objects: [],
  })
  const trackers = (tilt_deg: number) => ({
    version: 2,
    types: [{ id: 'tracker', kind: 'sat', length: 60, width: 2.4, modules: 52, strings: 1 }],
    placements: [0, 1, 2].flatMap((k) =>
      [0, 7, 14].map((x) => ({ type: 'tracker', x, y: -62 * k, z: 30 - 6.2 * k, azimuth_deg: 180, tilt_deg })),
    ),
    objects: [],
  })
  const described = (scene: object) => describeScene(completeScene(scene))

  test('a roll of the wrong sign is warned of, one that follows the ground is not', () => {
    expect(described(row(5.71)).warnings).toEqual([
      "5 of 5 placements fall where the ground rises (first: 'p1', whose west side is low by roll_deg while its neighbours there stand higher): check the sign of roll_deg",
    ])
    expect(described(row(-5.71)).warnings).toEqual([])
    expect(described(row(0)).warnings).toEqual([])
    // a row that runs from north-west to south-east, and the sign of all directions
    expect(described(row(-5.71, Math.PI / 4)).warnings).toEqual([])
    expect(described(row(5.71, Math.PI / 4)).warnings).toHaveLength(1)
  })

  test('an axis that is tilted against the ground is warned of', () => {
    expect(described(trackers(5.71)).warnings).toEqual([])
    expect(described(trackers(-5.71)).warnings).toEqual([
      "9 of 9 placements fall where the ground rises (first: 'p1', whose north side is low by tilt_deg while its neighbours there stand higher): check the sign of tilt_deg",
    ])
  })

  test('trackers with the tilt or the azimuth of racks are warned of, trackers on a slope are not', () => {
    const field = (angles: object) => ({ ...trackers(0), placements: trackers(0).placements.map((item) => ({ ...item, z: 2, ...angles })) })
    expect(described(field({ tilt_deg: 25 })).warnings).toEqual([
      'tilt_deg of 9 trackers is above 10 deg: it is the tilt of the axis, and gives more energy than a level axis. Send 0 for level axes; the modules turn by themselves',
    ])
    const east = field({ azimuth_deg: 90 })
    east.placements = east.placements.map((item, k) => ({ ...item, x: 70 * (k % 3), y: 8 * Math.floor(k / 3) }))
    expect(described(east).warnings).toEqual([
      'azimuth_deg of 9 trackers is the direction of an axis that runs east and west. Send 180 for the usual axis from north to south',
    ])
    for (const angles of [{ tilt_deg: 8 }, { azimuth_deg: 0 }, { azimuth_deg: 200 }, { tilt_deg: 0 }])
      expect(described(field(angles)).warnings).toEqual([])
  })

  test('the low side of each type is said in words', () => {
    expect(described(row(5.71)).notes).toEqual(["By the roll, low in type 'rack': the west side of 5 placements"])
    expect(described(row(-5.71, Math.PI / 4)).notes).toEqual(["By the roll, low in type 'rack': the south-east side of 5 placements"])
    expect(described(row(0)).notes).toEqual([])
    expect(described(trackers(5.71)).notes).toEqual(["By the tilt of the axis, low in type 'tracker': the south end of 9 placements"])
  })

  test('a hostile heap of rolled racks is answered', () => {
    const heap = row(5)
    heap.placements = Array.from({ length: 5000 }, () => ({ ...heap.placements[0] })) as typeof heap.placements
    expect(described(heap).notes).toHaveLength(1)
  })
})
