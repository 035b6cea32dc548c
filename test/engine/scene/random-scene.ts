import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { treeLine } from '../../../engine/scene/objects/tree-line.ts'
import { wall } from '../../../engine/scene/objects/wall.ts'
import type { Occluder, ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { Seeded } from '../properties/seeded.ts'
import { type Body, combine, type Light, OPAQUE, type Point, type RectangleBody, rackAxes, trackerAxes, turned } from './bodies.ts'

/** A scene twice: as the kernel gets it, and as the ray caster sees it. */
export interface TestScene {
  targets: ShadeTarget[]
  occluders: Occluder[]
  rotations: Float64Array
  /** The targets in their rotation, in their order. */
  rectangles: RectangleBody[]
  /** All bodies, the rectangles included. */
  bodies: Body[]
}

type Corner = readonly [east: number, north: number, up: number, height: number]

/** Tables of every kind on a slope, between objects of every kind. */
export function randomScene(seed: number): TestScene {
  const seeded = new Seeded(seed)
  const scene: TestScene = { targets: [], occluders: [], rotations: new Float64Array(0), rectangles: [], bodies: [] }
  const rotations: number[] = []
  const slope: Point = [seeded.between(-0.2, 0.2), seeded.between(-0.2, 0.2), 0]
  const pitch = seeded.between(3, 9)
  const kind = seeded.pick(['rack', 'tracker', 'ridge', 'mixed'])
  const common = {
    tilt: seeded.between(0, 60),
    azimuth: seeded.between(0, 360),
    rotation: seeded.between(-60, 60),
    length: seeded.between(2, 14),
    width: seeded.between(1, 5),
  }
  const isWild = seeded.chance(0.5)
  const columns = seeded.whole(1, 3)
  const rows = seeded.whole(2, 4)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [east, north] = [column * (common.length + 1) + seeded.between(-1, 1), row * pitch + seeded.between(-0.5, 0.5)]
      const centre: Point = [east, north, 2 + slope[0] * east + slope[1] * north + seeded.between(-0.5, 0.5)]
      const own = isWild ? { tilt: seeded.between(0, 80), azimuth: seeded.between(0, 360), rotation: seeded.between(-60, 60) } : common
      const strips = seeded.whole(1, 4)
      const rest = { centre, halfLength: common.length / 2, halfWidth: common.width / 2, strips, cellFrac: seeded.between(0.1, 1) }
      const sort = kind === 'mixed' ? seeded.pick(['rack', 'tracker', 'ridge']) : kind
      if (sort === 'rack')
        rotations.push(
          addTarget(scene, { ...rest, ...rackAxes(own.tilt, own.azimuth, isWild ? seeded.between(-45, 45) : 0), turns: false }, 0),
        )
      else if (sort === 'tracker')
        rotations.push(addTarget(scene, { ...rest, ...trackerAxes(own.tilt - 30, own.azimuth), turns: true }, own.rotation))
      else for (const side of [-90, 90]) rotations.push(addTarget(scene, faceOf(rest, own.tilt, own.azimuth + side), 0))
    }
  }
  scene.rotations = Float64Array.from(rotations)
  const objects = seeded.whole(0, 5)
  for (let k = 0; k < objects; k++) addObject(scene, seeded, k, [common.length * columns, pitch * rows])
  return scene
}

function faceOf(rest: Omit<ShadeTarget, 'along' | 'across' | 'turns'>, tilt: number, azimuth: number): ShadeTarget {
  const axes = rackAxes(tilt, azimuth, 0)
  return { ...rest, ...axes, centre: combine([1, rest.centre], [-rest.halfWidth, axes.across]), turns: false }
}

/** Adds a target to both scenes; returns its rotation, rad. */
export function addTarget(scene: TestScene, target: ShadeTarget, rotationDeg: number): number {
  const rotation = target.turns ? rotationDeg * RAD_PER_DEG : 0
  const { centre, along, halfLength, halfWidth } = target
  const rectangle: RectangleBody = {
    kind: 'rectangle',
    ...OPAQUE,
    centre,
    along,
    across: turned(target.across, along, rotation),
    halfLength,
    halfWidth,
  }
  scene.targets.push(target)
  scene.rectangles.push(rectangle)
  scene.bodies.push(rectangle)
  return rotation
}

function addObject(scene: TestScene, seeded: Seeded, k: number, [width, depth]: readonly [number, number]): void {
  const [east, north, up] = [seeded.between(-5, width + 5), seeded.between(-5, depth + 5), seeded.between(-2, 1)]
  const size = seeded.between(0.5, 5)
  const corner = (toEast: number, toNorth: number, height: number): Corner => [east + toEast * size, north + toNorth * size, up, height]
  const sort = seeded.pick(['box', 'gable', 'monopitch', 'elbow', 'wall', 'trees', 'cylinder'])
  const high = seeded.between(1, 8)
  const higher = high + seeded.between(0.2, 3)
  if (sort === 'box') addPrism(scene, [corner(0, 0, high), corner(1, 0.2, high), corner(0.8, 1, high), corner(-0.2, 0.8, high)], null, k)
  if (sort === 'monopitch') addPrism(scene, [corner(0, 0, high), corner(1, 0, higher), corner(1, 1, higher), corner(0, 1, high)], null, k)
  if (sort === 'gable') {
    const around = [
      corner(0, 0, high),
      corner(0.5, 0, higher),
      corner(1, 0, high),
      corner(1, 1, high),
      corner(0.5, 1, higher),
      corner(0, 1, high),
    ]
    const roof = [
      [0, 1, 4, 5],
      [1, 2, 3, 4],
    ]
    addPrism(scene, around, roof, k)
  }
  if (sort === 'elbow') {
    // the hull leaves the inner corner out
    const hull = [corner(0, 0, high), corner(2, 0, high), corner(2, 1, high), corner(1, 2, high), corner(0, 2, high)]
    scene.occluders.push(prism([...hull.slice(0, 3), corner(1, 1, high), ...hull.slice(3)]))
    addFaces(scene, hull, null, k)
  }
  if (sort === 'wall') {
    const line = [corner(0, 0, high), corner(1, 0.3, seeded.between(0, 5)), corner(1.3, 1.5, higher)]
    scene.occluders.push(...wall(line))
    addUprights(scene, line, { group: `object ${k}`, transmittance: 0 })
  }
  if (sort === 'trees') {
    const line = [corner(0, 0, high), corner(2, 0, higher), corner(2, 2, high), corner(0.2, 1, high)]
    const transmittance = seeded.between(0.1, 0.9)
    scene.occluders.push(...treeLine(line, transmittance, k))
    addUprights(scene, line, { group: `trees ${k}`, transmittance })
  }
  if (sort === 'cylinder') {
    const radius = size / 4
    scene.occluders.push(cylinder(east, north, up, radius, high))
    scene.bodies.push({ kind: 'cylinder', ...OPAQUE, foot: [east, north, up], radius, height: high })
  }
}

function addPrism(scene: TestScene, around: readonly Corner[], roof: readonly (readonly number[])[] | null, k: number): void {
  scene.occluders.push(prism(around))
  addFaces(scene, around, roof, k)
}

const foot = ([east, north, up]: Corner): Point => [east, north, up]
const top = ([east, north, up, height]: Corner): Point => [east, north, up + height]

/** Walls, base and roof of object k as triangles. @param roof  its planes by corner; null for one plane */
function addFaces(scene: TestScene, around: readonly Corner[], roof: readonly (readonly number[])[] | null, k: number): void {
  const light = { group: `object ${k}`, transmittance: 0 }
  addUprights(scene, [...around, around[0]], light)
  addFan(scene, around.map(foot), light)
  for (const plane of roof ?? [around.map((_, k) => k)])
    addFan(
      scene,
      plane.map((corner) => top(around[corner])),
      light,
    )
}

function addFan(scene: TestScene, corners: readonly Point[], light: Light): void {
  for (let k = 2; k < corners.length; k++)
    scene.bodies.push({ kind: 'triangle', ...light, corners: [corners[0], corners[k - 1], corners[k]] })
}

function addUprights(scene: TestScene, line: readonly Corner[], light: Light): void {
  for (let k = 1; k < line.length; k++) {
    const [a, b, c, d] = [foot(line[k - 1]), foot(line[k]), top(line[k]), top(line[k - 1])]
    scene.bodies.push({ kind: 'triangle', ...light, corners: [a, b, c] }, { kind: 'triangle', ...light, corners: [a, c, d] })
  }
}
