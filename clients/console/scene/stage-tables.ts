/** The tables, as instances of a square: their modules, frames and tubes, and the lines between their strings. */
import type { Device, TableLine, TableLook } from '@pvyield/engine/quick'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  FrontSide,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SRGBColorSpace,
} from 'three'
import type { DayMoments } from './day-moments.ts'
import { BEHIND_RGB, rgbOf, SHADE_CLASSES } from './shade-scale.ts'
import type { StageColours } from './stage-colours.ts'
import { MATRIX, writeMatrix } from './table-frame.ts'

/** Share of a table that its modules cover: the rest keeps tables apart that touch. */
const MODULES = { length: 0.994, width: 0.97 }
/** Width of a line between strings, over the width of the table. */
const STRING_LINE = 0.014
const STRING_COLOUR = '#7d828c'
const TUBE_SIDES = 12

/** A frame draws the tables of each kind in a few calls, however many they are. */
export class StageTables {
  readonly group = new Group()
  private readonly kinds: readonly TableKind[]
  private moments: DayMoments | null = null

  constructor(
    private readonly devices: readonly Device[],
    looks: readonly TableLook[],
    colours: StageColours,
  ) {
    const byLook = new Map<TableLook, number[]>()
    devices.forEach((_, i) => {
      const look = looks[i] as TableLook
      const same = byLook.get(look)
      if (same === undefined) byLook.set(look, [i])
      else same.push(i)
    })
    this.kinds = [...byLook].map(([look, of]) => new TableKind(look, of, devices, colours))
    this.group.add(...this.kinds.flatMap(({ meshes }) => meshes))
  }

  /** Turns and colours all tables, for every frame. */
  show(moments: DayMoments | null): void {
    this.moments = moments
    for (const kind of this.kinds) kind.show(moments)
  }

  /** Writes the matrix of a table as it is shown. */
  writeMatrix(i: number, out: Float32Array): void {
    writeMatrix(this.devices[i] as Device, this.moments?.rotationRad[i] ?? 0, out, 0)
  }
}

/** The tables that look the same, each an instance of a square. */
class TableKind {
  readonly meshes: readonly InstancedMesh[]
  private readonly colours: InstancedBufferAttribute
  /** Matrices of the tables, and of the tables with their frames. */
  private readonly inner: InstancedBufferAttribute
  private readonly outer: InstancedBufferAttribute
  private readonly devices: readonly Device[]
  private readonly framed: readonly Device[]
  private readonly turns: boolean
  private readonly classRgb = linearClasses()

  /** @param of  their positions among all devices */
  constructor(
    look: TableLook,
    private readonly of: readonly number[],
    all: readonly Device[],
    { frame }: StageColours,
  ) {
    const count = of.length
    this.devices = of.map((i) => all[i] as Device)
    this.framed = this.devices.map(withFrame)
    this.turns = this.devices.some(({ kind }) => kind === 'sat')
    const modules = instances(partsOf(look.parts, MODULES), new MeshBasicMaterial({ side: FrontSide, toneMapped: false }), count)
    this.colours = new InstancedBufferAttribute(new Float32Array(3 * count), 3)
    modules.instanceColor = this.colours
    const frames = instances(partsOf(look.framed, { length: 1, width: 1 }), behind(frame), count)
    frames.castShadow = true
    const lines = look.lines.length === 0 ? [] : [instances(linesOf(look.lines), inFront(), count)]
    const [{ halfWidth } = { halfWidth: 1 }] = this.devices
    const tubes =
      look.tube === null
        ? []
        : [instances(tubeOf(look.tube, halfWidth), new MeshLambertMaterial({ color: frame, side: DoubleSide }), count)]
    this.inner = modules.instanceMatrix
    this.outer = frames.instanceMatrix
    for (const mesh of [...lines, ...tubes]) mesh.instanceMatrix = this.inner
    this.meshes = [modules, frames, ...lines, ...tubes]
    this.place(null)
  }

  show(moments: DayMoments | null): void {
    if (this.turns) this.place(moments)
    const colours = this.colours.array as Float32Array
    const classes = SHADE_CLASSES - 1
    this.of.forEach((table, k) => {
      const shade = moments?.shade[table] ?? Number.NaN
      const from = 3 * (Number.isNaN(shade) ? SHADE_CLASSES : Math.round(shade * classes))
      for (let channel = 0; channel < 3; channel++) colours[3 * k + channel] = this.classRgb[from + channel] ?? 0
    })
    this.colours.needsUpdate = true
  }

  private place(moments: DayMoments | null): void {
    const [inner, outer] = [this.inner.array as Float32Array, this.outer.array as Float32Array]
    for (let k = 0; k < this.of.length; k++) {
      const rotationRad = moments?.rotationRad[this.of[k] as number] ?? 0
      writeMatrix(this.devices[k] as Device, rotationRad, inner, MATRIX * k)
      writeMatrix(this.framed[k] as Device, rotationRad, outer, MATRIX * k)
    }
    this.inner.needsUpdate = true
    this.outer.needsUpdate = true
  }
}

/** Rectangles of a unit square: west, east, lower and upper edge of each. */
function rectanglesOf(rectangles: readonly (readonly [number, number, number, number])[]): BufferGeometry {
  const geometry = new BufferGeometry()
  const points = rectangles.flatMap(([west, east, low, high]) => [west, low, 0, east, low, 0, east, high, 0, west, high, 0])
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3))
  geometry.setIndex(rectangles.flatMap((_, k) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * k + corner)))
  return geometry
}

function partsOf(stretches: TableLook['parts'], { length, width }: typeof MODULES): BufferGeometry {
  return rectanglesOf(
    stretches.map(([from, to]) => {
      const [middle, half] = [(from + to) / 4, (width * (to - from)) / 4]
      return [-length / 2, length / 2, middle - half, middle + half]
    }),
  )
}

/** Thin strips; a line along the table is as wide as one across it would be on a square table. */
function linesOf(lines: readonly TableLine[]): BufferGeometry {
  const half = STRING_LINE / 2
  return rectanglesOf(
    lines.map(([a, b, c, d]) => {
      const [west, east, low, high] = [Math.min(a, c) / 2, Math.max(a, c) / 2, Math.min(b, d) / 2, Math.max(b, d) / 2]
      return low === high
        ? [west * MODULES.length, east * MODULES.length, low - half, high + half]
        : [west - half / 8, east + half / 8, low, high]
    }),
  )
}

/** A tube along a unit square, whose second axis is as long as a table is wide. */
function tubeOf({ radius, below }: NonNullable<TableLook['tube']>, halfWidth: number): BufferGeometry {
  const tube = new CylinderGeometry(1, 1, 1, TUBE_SIDES, 1, true)
  tube.rotateZ(Math.PI / 2)
  tube.scale(1, radius / (2 * halfWidth), radius)
  tube.translate(0, 0, -below)
  return tube
}

function withFrame(device: Device): Device {
  return { ...device, halfLength: device.halfLength + device.frame, halfWidth: device.halfWidth + device.frame }
}

function inFront(): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color: STRING_COLOUR,
    side: FrontSide,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  })
}

function behind(colour: string): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: colour, side: DoubleSide, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 })
}

function instances(geometry: BufferGeometry, material: Material, count: number): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, count)
  // Its bounds would be those of the first frame.
  mesh.frustumCulled = false
  return mesh
}

/** Red, green and blue of each class and of the side away from the sun, as the graphics card adds light. */
function linearClasses(): Float32Array {
  const colour = new Color()
  const classes = Array.from({ length: SHADE_CLASSES }, (_, k) => rgbOf(k))
  return Float32Array.from(
    [...classes, BEHIND_RGB].flatMap(([red, green, blue]) => colour.setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace).toArray()),
  )
}
