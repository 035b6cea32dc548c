import { describe, expect, test } from 'bun:test'
import type { Scene, SceneDay } from '@pvyield/contract/schemas'
import { completeScene, drawSceneDay, type Resolved, solveSceneDay } from '@pvyield/engine'
import { makeLayout } from '@pvyield/engine/quick'
import { dayInWords, dayNumber, monthDay } from '../../clients/console/parts/calendar.ts'
import { DayMoments, litRows, towards } from '../../clients/console/scene/day-moments.ts'
import { groundUnder } from '../../clients/console/scene/drawn-ground.ts'
import { drawnBodies, drawnTables, leftOut } from '../../clients/console/scene/drawn-part.ts'
import { itemIn, withCopy, withItem } from '../../clients/console/scene/edit-scene.ts'
import { firstScene, ofKind, withNew, withNewObject, withPoint } from '../../clients/console/scene/new-item.ts'
import { eyeOf, type Orbit, orbitByKey, rayThrough } from '../../clients/console/scene/orbit.ts'
import { pickTable } from '../../clients/console/scene/pick.ts'
import { sceneForms, tooMany } from '../../clients/console/scene/scene-forms.ts'
import { boundsOf, gridStep } from '../../clients/console/scene/surroundings.ts'
import { cornersOf, writeMatrix } from '../../clients/console/scene/table-frame.ts'
import type { Scene as SentScene } from '../../clients/typescript/src/index.ts'
import { plant } from '../engine/chain/plant.ts'

const RAD = Math.PI / 180

type Corner = readonly [number, number, number]

const near = (points: readonly (readonly number[])[]) => points.map((point) => point.map((value) => Math.round(value * 1e4) / 1e4 + 0))
const sorted = (points: readonly (readonly number[])[]) => near(points).sort((a, b) => a.join().localeCompare(b.join()))

function layoutOf(kind: 'gft' | 'sat' | 'ewf', placements: readonly object[], type: object = {}) {
  const size = { length: 10, width: 2, modules: 10, strings: 2 }
  return makeLayout(
    completeScene({
      version: 2,
      types: [{ id: 'a', kind, ...size, ...type }],
      placements: placements.map((one) => ({ type: 'a', ...one })) as Scene['placements'],
    }),
  )
}

/** The place in the scene: the layout is about its own middle. */
const inScene = (corners: readonly Corner[], [x, y, z]: Corner) => corners.map((corner) => [corner[0] + x, corner[1] + y, corner[2] + z])

test('the ground that is drawn is that around the scene, in its heights; none far from a terrain', () => {
  const layout = layoutOf('gft', [{ x: 1000, y: 2000, z: 100, azimuth_deg: 180, tilt_deg: 30 }])
  const grid = (x: number, y: number) => ({
    kind: 'grid' as const,
    x,
    y,
    step: 100,
    columns: 3,
    heights: [90, 100, 110, 90, 100, 110, 90, 100, 110],
  })
  const terrain = (x: number, y: number) => ({
    surface: grid(x, y),
    heights: 'absolute' as const,
    posts: 5,
    max_slope_deg: 45,
    shades: false,
  })
  const ground = groundUnder(terrain(900, 1900), layout.middle, boundsOf(layout, []))
  const { raster, zero, step, contours } = ground ?? {
    raster: { west: 0, step: 0, heights: [0], columns: 1 },
    zero: [0],
    step: 0,
    contours: [],
  }
  expect(zero).toEqual(layout.middle)
  // 10 m of table and a fifth of its radius on both sides, on ground that rises by a tenth.
  const radius = Math.hypot(10, 2 * Math.cos(30 * RAD), 2 * Math.sin(30 * RAD)) / 2
  expect(raster.west).toBeCloseTo(995 - 0.2 * radius, 9)
  expect(raster.heights[0]).toBeCloseTo(99.5 - 0.02 * radius, 9)
  expect([step, ...contours.map(({ height }) => height)]).toEqual([
    0.2,
    ...[99.4, 99.6, 99.8, 100, 100.2, 100.4, 100.6].map((height) => expect.closeTo(height, 9)),
  ])
  expect(groundUnder(terrain(5000, 1900), layout.middle, boundsOf(layout, []))).toBeNull()
})

test('of a large scene the first tables and bodies are drawn; the rest is counted', () => {
  const tables = Array(50_000).fill(layoutOf('gft', [{ x: 0, y: 0, z: 1, azimuth_deg: 180, tilt_deg: 30 }]).devices[0])
  const bodies = (count: number, points: number) => Array(count).fill({ points: new Float64Array(3 * points), transmittance: 0 })
  expect([tables.length, 10_000].map((count) => drawnTables(tables.slice(0, count)).length)).toEqual([10_000, 10_000])
  // 100,000 points are 1,250 cylinders of 80 and 12,500 boxes of 8.
  expect([bodies(10_000, 80), bodies(10_000, 8)].map((all) => drawnBodies(all).length)).toEqual([1250, 10_000])
  expect(leftOut(tables.slice(0, 10_000), bodies(10_000, 8))).toBeNull()
  expect(leftOut(tables, [])).toStartWith('The picture shows the first 10,000 of 50,000 tables.')
})

describe('corners of tables, by hand', () => {
  test('a rack that faces south at 30 deg: its lower edge is in the south, a half of the sine below its centre', () => {
    const layout = layoutOf('gft', [{ x: 5, y: 7, z: 1, azimuth_deg: 180, tilt_deg: 30 }], { length: 4 })
    expect(sorted(inScene(cornersOf(layout.devices[0] as never, 0) as never, layout.middle as never))).toEqual(
      sorted([
        [3, 7 - 0.8660254, 0.5],
        [7, 7 - 0.8660254, 0.5],
        [3, 7 + 0.8660254, 1.5],
        [7, 7 + 0.8660254, 1.5],
      ]),
    )
  })

  test('a rack that faces east (azimuth 90): its lower edge is in the east, and its length runs north', () => {
    const layout = layoutOf('gft', [{ x: 0, y: 0, z: 2, azimuth_deg: 90, tilt_deg: 30 }])
    expect(sorted(inScene(cornersOf(layout.devices[0] as never, 0) as never, layout.middle as never))).toEqual(
      sorted([
        [0.8660254, -5, 1.5],
        [0.8660254, 5, 1.5],
        [-0.8660254, -5, 2.5],
        [-0.8660254, 5, 2.5],
      ]),
    )
  })

  test('a tracker with its axis at 180, turned by 30 deg, faces west: its western edge is the lower one', () => {
    const layout = layoutOf('sat', [{ x: 0, y: 0, z: 1.5, azimuth_deg: 180 }])
    expect(sorted(inScene(cornersOf(layout.devices[0] as never, 30 * RAD) as never, layout.middle as never))).toEqual(
      sorted([
        [-0.8660254, -5, 1],
        [-0.8660254, 5, 1],
        [0.8660254, -5, 2],
        [0.8660254, 5, 2],
      ]),
    )
  })

  test('the same tracker with its axis at 0 faces east, and a tilted axis is low at the end that its azimuth points to', () => {
    const east = layoutOf('sat', [{ x: 0, y: 0, z: 1.5, azimuth_deg: 0 }])
    const low = cornersOf(east.devices[0] as never, 30 * RAD).filter(([, , up]) => up < 0)
    expect(near(low.map(([x]) => [x]))).toEqual([[0.866], [0.866]])
    const tilted = layoutOf('sat', [{ x: 0, y: 0, z: 0, azimuth_deg: 180, tilt_deg: 10 }])
    const south = cornersOf(tilted.devices[0] as never, 0).filter(([, y]) => y < 0)
    // 5 x cos 10 deg and 5 x sin 10 deg
    expect(near(south.map(([, y, z]) => [y, z]))).toEqual(near([-4.92404, -4.92404].map((y) => [y, -0.86824])))
  })

  test('the eastern face of a ridge hangs from its top edge, half of the gap from the line of the ridge', () => {
    const layout = layoutOf('ewf', [{ x: 0, y: 0, z: 3, azimuth_deg: 180, tilt_deg: 10 }], { gap: 0.5 })
    expect(layout.devices.map(({ id }) => id)).toEqual(['p1.e', 'p1.w'])
    // 0.25 + 2 cos 10 deg, 3 - 2 sin 10 deg
    expect(sorted(inScene(cornersOf(layout.devices[0] as never, 0) as never, layout.middle as never))).toEqual(
      sorted([
        [0.25, -5, 3],
        [0.25, 5, 3],
        [2.219616, -5, 2.652704],
        [2.219616, 5, 2.652704],
      ]),
    )
  })

  test('the matrix of a table takes the unit square to its corners, with the front outwards', () => {
    const layout = layoutOf('sat', [{ x: 3, y: -2, z: 1, azimuth_deg: 160, tilt_deg: 5 }])
    const [device] = layout.devices
    const matrix = new Float32Array(16)
    writeMatrix(device as never, -40 * RAD, matrix, 0)
    const at = (column: number, axis: number) => matrix[4 * column + axis] as number
    const corner = (a: number, b: number) => [0, 1, 2].map((axis) => a * at(0, axis) + b * at(1, axis) + at(3, axis))
    const square = [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)]
    expect(near(square)).toEqual(near(cornersOf(device as never, -40 * RAD)))
    const cross = [0, 1, 2].map((k) => at(0, (k + 1) % 3) * at(1, (k + 2) % 3) - at(0, (k + 2) % 3) * at(1, (k + 1) % 3))
    const length = Math.hypot(...cross)
    expect(near([cross.map((value) => value / length)])).toEqual(near([[0, 1, 2].map((axis) => at(2, axis))]))
  })
})

const MIXED = completeScene({
  version: 2,
  types: [
    { id: 't', kind: 'sat', length: 30, width: 2.4, modules: 26, strings: 2 },
    { id: 'r', kind: 'gft', length: 12, width: 4, modules: 26, strings: 2 },
  ],
  placements: [
    ...[0, 1, 2, 3].map((k) => ({ id: `t${k}`, type: 't', x: 100 + 6 * k, y: 50, z: 2 + k / 3, azimuth_deg: 170, tilt_deg: 3 })),
    { id: 'r0', type: 'r', x: 80, y: 40, z: 1, azimuth_deg: 200, tilt_deg: 25, roll_deg: 8 },
  ],
})
const ARRAY = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: 0.4, collector_width_m: 2.4, rotation_limit_deg: 55 }
const REQUEST: Resolved = plant({ array: ARRAY, scene: MIXED })

describe('against the picture that the service draws', () => {
  const layout = makeLayout(MIXED)
  const day = solveSceneDay(REQUEST, '06-21')
  const moments = new DayMoments(day, layout.devices.length, [])

  test.each(['07:00', '12:00', '17:00'])('every table has its corners and its shade from above, at %s', (time) => {
    const svg = drawSceneDay(REQUEST, { date: '06-21', time, view: 'plan' })
    const drawn = new Map(
      [...svg.matchAll(/d="M([^"]+)Z"><title>([^:]+): ([^<]+)</g)].map(([, points = '', name = '', words = '']) => [
        name,
        { words, points: points.split('L').map((point) => point.split(' ').map(Number) as [number, number]) },
      ]),
    )
    expect(drawn.size).toBe(layout.devices.length)
    moments.show(day.steps.findIndex((step) => step.time.endsWith(time)))
    const own = layout.devices.map((device, i) => ({
      device,
      shade: moments.shade[i] as number,
      corners: cornersOf(device, moments.rotationRad[i] as number),
    }))
    const middleOf = (points: readonly (readonly number[])[]) =>
      [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] as number) / points.length, 0))
    const pointsOf = (id: string) => drawn.get(id)?.points ?? []
    const [fromX = 0, fromY = 0] = middleOf(pointsOf('t0'))
    const [toX = 0] = middleOf(pointsOf('t3'))
    const scale = (toX - fromX) / 18
    for (const { device, shade, corners } of own) {
      const places = corners.map(([x, y]) => [
        fromX + scale * (x - (own[0]?.device.centre[0] ?? 0)),
        fromY - scale * (y - (own[0]?.device.centre[1] ?? 0)),
      ])
      for (const [x, y] of pointsOf(device.id))
        expect(Math.min(...places.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y)))).toBeLessThan(0.03)
      expect(drawn.get(device.id)?.words).toBe(Number.isNaN(shade) ? 'the sun is behind' : `${Math.round(shade * 1000) / 10} % in shade`)
    }
  })
})

describe('a day as a film', () => {
  const step = (sun_azimuth_deg: number, sun_elevation_deg: number, rotation: number, shaded: (number | null)[] | null) =>
    ({
      sun_azimuth_deg,
      sun_elevation_deg,
      rotation_deg: [rotation, null],
      table_rotation_deg: null,
      shaded,
    }) as unknown as SceneDay['steps'][number]
  const day = {
    tables: [{ bin: 0 }, { bin: 1 }],
    steps: [step(80, -5, 0, null), step(90, 10, -40, [0.4, null]), step(180, 60, 20, [0, 0.2]), step(280, -3, 0, null)],
  } as unknown as SceneDay
  const moments = new DayMoments(day, 3, [0, 1, 0])

  test('whole rows are the solved day, to the digit', () => {
    moments.show(1)
    expect([...moments.rotationRad]).toEqual([-40 * RAD, 0, -40 * RAD])
    expect([...moments.shade]).toEqual([0.4, Number.NaN, Number.NaN])
  })

  test('between rows it goes straight, and what has no shade in one of them takes that of the nearer row', () => {
    moments.show(1.25)
    expect(moments.rotationRad[0]).toBeCloseTo(-25 * RAD, 12)
    expect(moments.shade[0]).toBeCloseTo(0.3, 12)
    expect(moments.shade[1]).toBeNaN()
    moments.show(1.75)
    expect(moments.shade[1]).toBe(0.2)
  })

  test('the sun is a unit vector; its azimuth is clockwise from north', () => {
    expect(near([towards(90, 0), towards(180, 60), towards(270, 0)])).toEqual([
      [1, 0, 0],
      [0, -0.5, 0.866],
      [-1, 0, 0],
    ])
    expect(Math.hypot(...moments.sunAt(1.4))).toBeCloseTo(1, 12)
    expect(litRows(day)).toEqual([1, 2])
  })
})

describe('the view', () => {
  const orbit: Orbit = { azimuthDeg: 180, elevationDeg: 30, distance: 10, target: [1, 2, 3] }

  test('the eye is to the south of what it looks at, and the ray through the middle meets it', () => {
    expect(near([eyeOf(orbit)])).toEqual(near([[1, 2 - 8.6602540378, 8]]))
    const { from, to } = rayThrough(orbit, 1.5, 0, 0)
    expect(near([[0, 1, 2].map((axis) => (from[axis] as number) + 10 * (to[axis] as number))])).toEqual([[1, 2, 3]])
  })

  test('to the right is east, seen from the south; the upper edge is 20 deg above the middle', () => {
    const [, middle, right, top] = [0, 0, 1, 0].map((x, k) => rayThrough({ ...orbit, elevationDeg: 0 }, 1, x, k === 3 ? 1 : 0).to)
    expect(near([middle as never, right as never])).toEqual(
      near([
        [0, 1, 0],
        [Math.tan(20 * RAD), 1, 0],
      ]),
    )
    expect((top as never)[2] as number).toBeCloseTo(Math.tan(20 * RAD), 12)
  })

  test('keys turn, move and zoom; others are left to the page', () => {
    expect(orbitByKey(orbit, 'ArrowUp', false, 5)?.elevationDeg).toBe(40)
    expect(orbitByKey(orbit, 'ArrowLeft', false, 5)?.azimuthDeg).toBe(190)
    expect(near([orbitByKey(orbit, 'ArrowRight', true, 5)?.target as never])).toEqual([[1.8, 2, 3]])
    expect(orbitByKey(orbit, '+', false, 5)?.distance).toBeLessThan(10)
    expect(orbitByKey(orbit, 'Tab', false, 5)).toBeNull()
  })

  test('a ray finds the nearest table that it meets, as that is turned', () => {
    const { devices } = layoutOf('sat', [
      { x: 0, y: 0, z: 1 },
      { x: 6, y: 0, z: 1 },
    ])
    const down = (x: number, y: number) => ({ from: [x, y, 50] as const, to: [0, 0, -1] as const })
    expect(pickTable(devices, [0, 0], down(-3.9, 4.9))).toBe(0)
    expect(pickTable(devices, [0, 0], down(2.1, 0))).toBe(1)
    expect(pickTable(devices, [0, 60 * RAD], down(2.1, 0))).toBeNull()
    expect(pickTable(devices, [0, 0], { from: [-23, 0, 0.2], to: [1, 0, -0.01] })).toBe(0)
  })

  test('the grid has round steps and the bounds contain every corner', () => {
    const layout = layoutOf('gft', [
      { x: 0, y: 0, z: 0 },
      { x: 40, y: 30, z: 0 },
    ])
    const bounds = boundsOf(layout, [])
    expect(near([[bounds.radius]])).toEqual(near([[Math.hypot(50, 32) / 2]]))
    expect(gridStep(bounds)).toBe(5)
  })
})

/** As a page sends it. */
const SENT = MIXED as SentScene

describe('edits', () => {
  test('a field of a placement is changed or taken out, and the scene that was is kept', () => {
    const changed = withItem(SENT, 'placements', 1, { x: 7, tilt_deg: undefined })
    expect(changed.placements[1]).toEqual({ id: 't1', type: 't', x: 7, y: 50, z: 2 + 1 / 3, azimuth_deg: 170, roll_deg: 0 } as never)
    expect(SENT.placements[1]?.x).toBe(106)
  })

  test('a copy has an id that nothing else has', () => {
    const twice = withCopy(withCopy(SENT, 'placements', 0), 'placements', 0)
    expect(twice.placements.map(({ id }) => id)).toEqual(['t0', 't1', 't2', 't3', 'r0', 'p6', 'p7'])
  })

  test('a path is that of a placement or not', () => {
    expect(itemIn('placements.12.x')).toEqual({ list: 'placements', at: 12, key: 'x' })
    expect(itemIn('scene.objects.0')).toEqual({ list: 'objects', at: 0, key: '' })
    expect(itemIn('objects.3.vertices.1.2')).toEqual({ list: 'objects', at: 3, key: 'vertices.1.2' })
    expect(itemIn('outlines.0.vertices')).toBeNull()
    expect(itemIn(null)).toBeNull()
  })

  test('placements follow the id of their type, but not into or out of another type', () => {
    const typesOf = (scene: SentScene) => scene.placements.map(({ type }) => type)
    expect(typesOf(withItem(SENT, 'types', 0, { id: 'tracker' }))).toEqual(['tracker', 'tracker', 'tracker', 'tracker', 'r'])
    const taken = withItem(SENT, 'types', 0, { id: 'r' })
    expect(typesOf(taken)).toEqual(['t', 't', 't', 't', 'r'])
    expect(typesOf(withItem(taken, 'types', 0, { id: 'again' }))).toEqual(['t', 't', 't', 't', 'r'])
  })

  test('every new entry, and every object that becomes another kind, is one that the service takes', () => {
    const kinds = ['prism', 'wall', 'tree_line', 'cylinder']
    let scene = withNew(withNew(withNew(firstScene(-30), 'placements'), 'types'), 'placements')
    for (const kind of kinds) scene = withNewObject(scene, kind)
    for (const from of kinds) for (const to of kinds) scene = ofKind(withNewObject(scene, from), scene.objects?.length ?? 0, to)
    const { objects, placements, types } = completeScene(scene)
    expect([types.length, placements.length, objects.length]).toEqual([2, 3, 20])
    expect(new Set(objects.map(({ id }) => id)).size).toBe(20)
    expect(placements.map(({ azimuth_deg }) => azimuth_deg)).toEqual([0, 0, 0])
    // A table of 11 x 4.6 is followed by one 11 + 4.6 further east, and the last of three by the first object, a length further.
    expect(Math.min(...objects.slice(0, 4).flatMap((item) => ('x' in item ? [item.x] : item.vertices.map(([x = 0]) => x))))).toBeCloseTo(
      2 * 15.6 + 11,
      9,
    )
  })

  test('a point of an object is changed, taken out or added; an empty number is sent as null', () => {
    const wall = { vertices: [[0, 0, 0, 1], [1, 0, 0, 2]] } // biome-ignore format: points
    expect(withPoint(wall, 1, [5, 0, null, 2]).vertices).toEqual([wall.vertices[0], [5, 0, null, 2]])
    expect(withPoint(wall, 0, null).vertices).toEqual([wall.vertices[1]])
    expect(withPoint(wall, 2, [2, 0, 0, 2]).vertices).toEqual([...wall.vertices, [2, 0, 0, 2]])
  })

  test('columns have the names, units and bounds of the document', async () => {
    const document = await Bun.file(new URL('../../openapi.json', import.meta.url)).json()
    const { schemas } = document.components
    const forms = sceneForms({ ...schemas.Scene, $defs: schemas })
    // A field with fields of its own is changed in the JSON.
    const ofOneValue = Object.entries<{ $ref?: string }>(schemas.SceneType.properties).filter(([, { $ref }]) => $ref === undefined)
    expect(forms.types.columns.map(({ path }) => path)).toEqual(ofOneValue.map(([key]) => key))
    expect(forms.placements.columns.map(({ head, unit }) => [head, unit])).toEqual(
      [['Id', ''], ['Type', ''], ['East', ''], ['North', ''], ['Up', ''], ['Above ground', ''], ['Azimuth', 'deg'], ['Tilt', 'deg'], ['Roll', 'deg']], // biome-ignore format: a line
    )
    expect(forms.objects.forms.map(({ start }) => start.kind)).toEqual(['prism', 'wall', 'tree_line', 'cylinder'])
    expect(forms.objects.columns.find(({ path }) => path === 'transmittance')).toMatchObject({
      bounds: 'from 0 to 1',
      unit: 'fraction',
      default: 0.3,
      help: schemas.SceneTreeLine.properties.transmittance.description,
    })
    expect([forms.placements.max, forms.types.max]).toEqual([50_000, 10])
    const long = { ...SENT, placements: new Array(50_001).fill(SENT.placements[0]) }
    expect(tooMany(long, forms)).toEqual(['The scene has 50,001 placements; at most 50,000 are allowed: split it'])
    expect(tooMany(SENT, forms)).toEqual([])
  })

  test('days of the year by number, date and name', () => {
    expect([0, 58, 59, 364].map(monthDay)).toEqual(['01-01', '02-28', '03-01', '12-31'])
    expect(dayNumber('12-21')).toBe(354)
    expect(dayInWords(171)).toBe('21 June')
  })
})
