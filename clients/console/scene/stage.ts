/** The 3D picture of a scene. The only file that loads three. */
import type { Device, Layout, Occluder, Vector } from '@pvyield/engine/quick'
import {
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  FrontSide,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Line,
  LineBasicMaterial,
  LineLoop,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  SphereGeometry,
  SRGBColorSpace,
  Scene as Stage3D,
  Vector3,
  WebGLRenderer,
} from 'three'
import { ConvexGeometry } from 'three/addons/geometries/ConvexGeometry.js'
import type { DayMoments } from './day-moments.ts'
import { drawnBodies, drawnTables } from './drawn-part.ts'
import { eyeOf, type Orbit, VIEW_DEG } from './orbit.ts'
import { BEHIND_RGB, rgbOf, SHADE_CLASSES } from './shade-scale.ts'
import { boundsOf, gridOf } from './surroundings.ts'
import { MATRIX, writeMatrix } from './table-frame.ts'

/** What is drawn: a layout, and in its coordinates what shades it and what is only drawn. */
export interface Drawn {
  readonly layout: Layout
  readonly occluders: readonly Occluder[]
  readonly outlines: readonly (readonly Vector[])[]
}

/** Colours of the page, as CSS. */
export interface StageColours {
  readonly grid: string
  readonly frame: string
  readonly accent: string
  readonly object: string
  readonly trees: string
}

const SUN_COLOUR = '#f5a300'
/** Share of the table that the modules cover; the rest is its frame. */
const MODULES = { length: 0.992, width: 0.95 }
const PIXEL_RATIO_MAX = 2
const PATH_PIECES = 6
/** Within 15 deg. */
const IN_SUN_COS = 0.966
/** The square of which every table is an instance. */
const SQUARE: readonly Vector[] = [
  [-0.5, -0.5, 0],
  [0.5, -0.5, 0],
  [0.5, 0.5, 0],
  [-0.5, 0.5, 0],
]
/** From where the light comes while the sun is down. */
const MORNING: Vector = [-0.3, -0.6, 1]

/** Tables are instances of one square: a frame draws them in two calls, however many they are. */
export class Stage {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Stage3D()
  private readonly camera = new PerspectiveCamera(VIEW_DEG)
  private readonly light = new DirectionalLight('#ffffff', 2)
  private readonly surroundings = new Group()
  private readonly path = new Group()
  private readonly sun = new Mesh(new SphereGeometry(1, 24, 16), new MeshBasicMaterial({ color: SUN_COLOUR, toneMapped: false }))
  private readonly outline: LineLoop<BufferGeometry, LineBasicMaterial>
  private tables: InstancedMesh | null = null
  private frames: InstancedMesh | null = null
  private devices: readonly Device[] = []
  private middle: Vector = [0, 0, 0]
  private readonly domeMiddle = new Vector3()
  private radius = 1
  private moments: DayMoments | null = null
  private selected: number | null = null
  private isWanted = false
  /** Tables that turn; the others are placed once. */
  private turning: Int32Array = new Int32Array()
  /** Whether the sun is. It stands in the direction of the light then. */
  private isUp = false
  private readonly classRgb: Float32Array

  /** Fails: where the browser has no WebGL. */
  constructor(
    canvas: HTMLCanvasElement,
    private colours: StageColours,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
    this.renderer.setClearAlpha(0)
    this.camera.up.set(0, 0, 1)
    this.outline = new LineLoop(pointsOf(SQUARE), new LineBasicMaterial({ color: colours.accent, depthTest: false, toneMapped: false }))
    this.outline.renderOrder = 2
    this.outline.visible = false
    this.outline.matrixAutoUpdate = false
    this.outline.frustumCulled = false
    this.classRgb = linearClasses()
    this.scene.add(new AmbientLight('#ffffff', 1.4), this.light, this.surroundings, this.path, this.sun, this.outline)
  }

  dispose(): void {
    this.clear()
    this.renderer.dispose()
  }

  /** @param width, height  CSS pixels */
  resize(width: number, height: number): void {
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, PIXEL_RATIO_MAX))
    this.renderer.setSize(width, height, false)
    this.camera.aspect = width / height
    this.camera.updateProjectionMatrix()
    this.draw()
  }

  look(orbit: Orbit): void {
    this.camera.position.set(...eyeOf(orbit))
    this.camera.near = orbit.distance / 100
    this.camera.far = orbit.distance * 4 + this.radius * 8
    this.camera.lookAt(new Vector3(...orbit.target))
    this.camera.updateProjectionMatrix()
    this.draw()
  }

  show({ layout, occluders, outlines }: Drawn, colours: StageColours): void {
    this.clear()
    this.colours = colours
    this.devices = drawnTables(layout.devices)
    const bounds = boundsOf(layout, occluders)
    this.radius = bounds.radius
    this.middle = bounds.middle
    this.domeMiddle.set(...bounds.middle)
    this.tables = this.instances(new MeshBasicMaterial({ side: FrontSide, toneMapped: false }), MODULES.length, MODULES.width)
    this.tables.instanceColor = new InstancedBufferAttribute(new Float32Array(3 * this.devices.length), 3)
    const frame = new MeshBasicMaterial({
      color: colours.frame,
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    })
    this.frames = this.instances(frame, 1, 1)
    this.frames.instanceMatrix = this.tables.instanceMatrix
    this.surroundings.add(this.tables, this.frames)
    const matrices = this.tables.instanceMatrix.array as Float32Array
    this.devices.forEach((device, i) => {
      writeMatrix(device, 0, matrices, MATRIX * i)
    })
    this.turning = Int32Array.from(this.devices.flatMap(({ kind }, i) => (kind === 'sat' ? [i] : [])))
    for (const [transmittance, bodies] of byTransmittance(drawnBodies(occluders))) this.surroundings.add(this.bodies(transmittance, bodies))
    for (const outline of outlines) this.surroundings.add(lineOf([...outline, ...outline.slice(0, 1)], colours.object))
    this.surroundings.add(new LineSegments(pointsOf(gridOf(bounds)), new LineBasicMaterial({ color: colours.grid })))
    this.outline.material.color.set(colours.accent)
    this.sun.scale.setScalar(this.radius * 0.035)
  }

  /** @param moments  null without a solved day: then nothing is turned, and the sun is not drawn */
  setDay(moments: DayMoments | null): void {
    this.moments = moments
    emptied(this.path)
    if (moments === null) return
    const points: Vector[] = []
    for (let time = 0; time < moments.suns.length - 1; time += 1 / PATH_PIECES) {
      const sun = moments.sunAt(time)
      if (sun[2] > -0.02) points.push(this.onDome(sun))
    }
    this.path.add(lineOf(points, SUN_COLOUR))
    const marks = moments.suns.filter(([, , up]) => up > 0).map((sun) => this.onDome(sun))
    for (const mark of marks) {
      const dot = new Mesh(new SphereGeometry(this.radius * 0.011, 12, 8), new MeshBasicMaterial({ color: SUN_COLOUR, toneMapped: false }))
      dot.position.set(...mark)
      this.path.add(dot)
    }
  }

  select(table: number | null): void {
    this.selected = table
    this.mark()
    this.draw()
  }

  /** Turns and colours all tables; it runs for every frame. @param time  in rows of the day */
  setTime(time: number): void {
    const { tables, devices, moments, turning } = this
    if (tables === null) return
    moments?.show(time)
    const matrices = tables.instanceMatrix.array as Float32Array
    for (let k = 0; k < turning.length; k++) {
      const i = turning[k] as number
      writeMatrix(devices[i] as Device, moments?.rotationRad[i] ?? 0, matrices, MATRIX * i)
    }
    if (turning.length > 0) tables.instanceMatrix.needsUpdate = true
    this.colour(tables, moments)
    const sun = moments?.sunAt(time) ?? null
    this.isUp = sun !== null && sun[2] > 0
    const [east, north, up] = sun !== null && this.isUp ? sun : MORNING
    this.light.position.set(east, north, up)
    if (sun !== null) this.sun.position.set(sun[0], sun[1], sun[2]).multiplyScalar(this.radius).add(this.domeMiddle)
    this.mark()
    this.draw()
  }

  private colour({ instanceColor }: InstancedMesh, moments: DayMoments | null): void {
    if (instanceColor === null) return
    const colours = instanceColor.array as Float32Array
    const classes = SHADE_CLASSES - 1
    for (let i = 0; i < this.devices.length; i++) {
      const shade = moments?.shade[i] ?? Number.NaN
      const from = 3 * (Number.isNaN(shade) ? SHADE_CLASSES : Math.round(shade * classes))
      for (let channel = 0; channel < 3; channel++) colours[3 * i + channel] = this.classRgb[from + channel] ?? 0
    }
    instanceColor.needsUpdate = true
  }

  /** Draws in the next frame, once, however often it is asked. */
  private draw(): void {
    if (this.isWanted) return
    this.isWanted = true
    requestAnimationFrame(() => {
      this.isWanted = false
      this.sun.visible = this.isUp && !this.isInSun()
      this.renderer.render(this.scene, this.camera)
    })
  }

  /** Whether the scene is looked at from where the sun stands, which would hide it. */
  private isInSun(): boolean {
    const { middle, light } = this
    const { x, y, z } = this.camera.position
    const [east, north, up] = [x - middle[0], y - middle[1], z - middle[2]]
    const { position } = light
    return east * position.x + north * position.y + up * position.z > IN_SUN_COS * Math.hypot(east, north, up)
  }

  private instances(material: MeshBasicMaterial, length: number, width: number): InstancedMesh {
    const mesh = new InstancedMesh(new PlaneGeometry(length, width), material, this.devices.length)
    // Its bounds would be those of the first frame.
    mesh.frustumCulled = false
    return mesh
  }

  /** Draws the edge of the selected table where that is. */
  private mark(): void {
    const matrices = this.tables?.instanceMatrix.array
    this.outline.visible = matrices !== undefined && this.selected !== null && this.selected < this.devices.length
    if (matrices !== undefined && this.outline.visible) this.outline.matrix.fromArray(matrices, MATRIX * (this.selected ?? 0))
  }

  /** Bodies through which as much light passes, as one mesh: thousands of meshes would take seconds for each frame. */
  private bodies(transmittance: number, bodies: readonly Occluder[]): Object3D {
    const isTree = transmittance > 0
    const material = new MeshLambertMaterial({
      color: isTree ? this.colours.trees : this.colours.object,
      side: DoubleSide,
      transparent: isTree,
      opacity: 1 - transmittance,
      depthWrite: !isTree,
    })
    return new Mesh(joined(bodies.map(({ points }) => (points.length === 12 ? quadOf(points) : hullOf(points)))), material)
  }

  private onDome([east, north, up]: Vector): Vector {
    const { middle, radius } = this
    return [middle[0] + radius * east, middle[1] + radius * north, middle[2] + radius * up]
  }

  private clear(): void {
    emptied(this.surroundings)
    emptied(this.path)
    this.tables = null
    this.frames = null
  }
}

/** Red, green and blue of each class and of the side away from the sun, as the graphics card adds light. */
function linearClasses(): Float32Array {
  const colour = new Color()
  const classes = Array.from({ length: SHADE_CLASSES }, (_, k) => rgbOf(k))
  return Float32Array.from(
    [...classes, BEHIND_RGB].flatMap(([red, green, blue]) => colour.setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace).toArray()),
  )
}

function byTransmittance(occluders: readonly Occluder[]): ReadonlyMap<number, readonly Occluder[]> {
  const found = new Map<number, Occluder[]>()
  for (const occluder of occluders) {
    const same = found.get(occluder.transmittance)
    if (same === undefined) found.set(occluder.transmittance, [occluder])
    else same.push(occluder)
  }
  return found
}

/** Triangles of several geometries as those of one. */
function joined(geometries: readonly BufferGeometry[]): BufferGeometry {
  const whole = new BufferGeometry()
  for (const name of ['position', 'normal']) {
    const arrays = geometries.flatMap((geometry) => geometry.getAttribute(name)?.array ?? [])
    const all = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const array of arrays) {
      all.set(array, at)
      at += array.length
    }
    whole.setAttribute(name, new BufferAttribute(all, 3))
  }
  return whole
}

function quadOf(points: Float64Array): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  const triangles = geometry.toNonIndexed()
  triangles.computeVertexNormals()
  return triangles
}

/** A body shades as the convex hull of its points. One without volume has no hull, and nothing of it is drawn. */
function hullOf(points: Float64Array): BufferGeometry {
  const corners = Array.from({ length: points.length / 3 }, (_, k) => new Vector3(points[3 * k], points[3 * k + 1], points[3 * k + 2]))
  try {
    return new ConvexGeometry(corners)
  } catch {
    return new BufferGeometry()
  }
}

function lineOf(points: readonly Vector[], colour: string): Line {
  return new Line(pointsOf(points), new LineBasicMaterial({ color: colour, toneMapped: false }))
}

function pointsOf(points: readonly Vector[]): BufferGeometry {
  return new BufferGeometry().setFromPoints(points.map((point) => new Vector3(...point)))
}

/** Takes everything out of a group, and gives the memory of the card back. */
function emptied(group: Group): void {
  group.traverse((item) => {
    if (!(item instanceof Mesh || item instanceof Line)) return
    item.geometry.dispose()
    ;(item.material as MeshBasicMaterial).dispose()
    if (item instanceof InstancedMesh) item.dispose()
  })
  group.clear()
}
