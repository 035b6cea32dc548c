/** The tables, as instances of a square: their modules, their frames and the lines between their strings. */
import type { Device } from '@pvyield/engine/quick'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  FrontSide,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three'
import type { DayMoments } from './day-moments.ts'
import { BEHIND_RGB, rgbOf, SHADE_CLASSES } from './shade-scale.ts'
import type { StageColours } from './stage-colours.ts'
import { emptied } from './stage-shapes.ts'
import { MATRIX, writeMatrix } from './table-frame.ts'

/** Share of a table that its modules cover: the rest keeps tables apart that touch. */
const MODULES = { length: 0.994, width: 0.97 }
/** Width of a line between strings, over the width of the table. */
const STRING_LINE = 0.014
const STRING_COLOUR = '#7d828c'

/** A frame draws them in a call for each kind of part, however many they are. */
export class StageTables {
  readonly group = new Group()
  /** Of all tables, one after the other. */
  readonly matrices: Float32Array
  private readonly modules: InstancedMesh
  private readonly colours: InstancedBufferAttribute
  /** Tables with their frames, and their matrices; null where no table has one, and then they are those of the modules. */
  private readonly framed: { readonly devices: readonly Device[]; readonly matrices: InstancedBufferAttribute } | null
  private readonly strings: readonly StringLines[]
  /** Tables that turn; the others are placed once. */
  private readonly turning: Int32Array
  private readonly classRgb = linearClasses()

  constructor(
    private readonly devices: readonly Device[],
    { frame }: StageColours,
  ) {
    const count = devices.length
    this.modules = instances(
      new PlaneGeometry(MODULES.length, MODULES.width),
      new MeshBasicMaterial({ side: FrontSide, toneMapped: false }),
      count,
    )
    this.matrices = this.modules.instanceMatrix.array as Float32Array
    this.colours = new InstancedBufferAttribute(new Float32Array(3 * count), 3)
    this.modules.instanceColor = this.colours
    const frames = instances(new PlaneGeometry(1, 1), behind(frame), count)
    frames.castShadow = true
    const hasFrames = devices.some((device) => device.frame > 0)
    this.framed = hasFrames ? { devices: devices.map(withFrame), matrices: frames.instanceMatrix } : null
    if (!hasFrames) frames.instanceMatrix = this.modules.instanceMatrix
    this.turning = Int32Array.from(devices.flatMap(({ kind }, i) => (kind === 'sat' ? [i] : [])))
    devices.forEach((_, i) => {
      this.place(i, 0)
    })
    this.strings = [...byStrings(devices)].map(([strings, of]) => new StringLines(strings, of, this.modules.instanceMatrix))
    this.group.add(this.modules, frames, ...this.strings.map(({ mesh }) => mesh))
  }

  dispose(): void {
    emptied(this.group)
  }

  /** Turns and colours all tables, for every frame. */
  show(moments: DayMoments | null): void {
    for (const i of this.turning) this.place(i, moments?.rotationRad[i] ?? 0)
    if (this.turning.length > 0) {
      this.modules.instanceMatrix.needsUpdate = true
      if (this.framed !== null) this.framed.matrices.needsUpdate = true
      for (const lines of this.strings) lines.follow()
    }
    const colours = this.colours.array as Float32Array
    const classes = SHADE_CLASSES - 1
    for (let i = 0; i < this.devices.length; i++) {
      const shade = moments?.shade[i] ?? Number.NaN
      const from = 3 * (Number.isNaN(shade) ? SHADE_CLASSES : Math.round(shade * classes))
      for (let channel = 0; channel < 3; channel++) colours[3 * i + channel] = this.classRgb[from + channel] ?? 0
    }
    this.colours.needsUpdate = true
  }

  private place(i: number, rotationRad: number): void {
    writeMatrix(this.devices[i] as Device, rotationRad, this.matrices, MATRIX * i)
    if (this.framed !== null)
      writeMatrix(this.framed.devices[i] as Device, rotationRad, this.framed.matrices.array as Float32Array, MATRIX * i)
  }
}

/** The lines between the strings of the tables that have as many of them. */
class StringLines {
  readonly mesh: InstancedMesh

  /** @param of  the tables, of all whose matrices are given */
  constructor(
    strings: number,
    private readonly of: readonly number[],
    private readonly all: InstancedBufferAttribute,
  ) {
    const material = new MeshBasicMaterial({
      color: STRING_COLOUR,
      side: FrontSide,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    })
    this.mesh = instances(linesBetween(strings), material, of.length)
    if (MATRIX * of.length === all.array.length) this.mesh.instanceMatrix = all
    this.follow()
  }

  follow(): void {
    const { instanceMatrix } = this.mesh
    if (instanceMatrix === this.all) return
    const own = instanceMatrix.array as Float32Array
    this.of.forEach((table, k) => {
      for (let n = 0; n < MATRIX; n++) own[MATRIX * k + n] = this.all.array[MATRIX * table + n] ?? 0
    })
    instanceMatrix.needsUpdate = true
  }
}

/** Thin strips of a unit square. */
function linesBetween(strings: number): BufferGeometry {
  const [half, length] = [STRING_LINE / 2, MODULES.length / 2]
  const points: number[] = []
  const corners: number[] = []
  for (let k = 1; k < strings; k++) {
    const [y, first] = [k / strings - 0.5, points.length / 3]
    points.push(-length, y - half, 0, length, y - half, 0, length, y + half, 0, -length, y + half, 0)
    corners.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3))
  geometry.setIndex(corners)
  return geometry
}

/** More lines than a picture can show are none. */
const STRINGS_MAX = 40

function byStrings(devices: readonly Device[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  devices.forEach(({ strings }, i) => {
    if (strings < 2 || strings > STRINGS_MAX) return
    const same = found.get(strings)
    if (same === undefined) found.set(strings, [i])
    else same.push(i)
  })
  return found
}

function withFrame(device: Device): Device {
  return { ...device, halfLength: device.halfLength + device.frame, halfWidth: device.halfWidth + device.frame }
}

function behind(colour: string): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: colour, side: DoubleSide, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 })
}

function instances(geometry: BufferGeometry, material: MeshBasicMaterial, count: number): InstancedMesh {
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
