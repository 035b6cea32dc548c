/** The 3D picture of a scene. It and the other files whose names begin with `stage-` load three. */
import type { Layout, Occluder, TableLook, Vector } from '@pvyield/engine/quick'
import {
  AmbientLight,
  type BufferGeometry,
  DirectionalLight,
  Group,
  type LineBasicMaterial,
  LineLoop,
  LineBasicMaterial as LineMaterial,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  SphereGeometry,
  Scene as Stage3D,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { DayMoments } from './day-moments.ts'
import type { DrawnGround } from './drawn-ground.ts'
import { drawnBodies, drawnTables } from './drawn-part.ts'
import { eyeOf, type Orbit, VIEW_DEG } from './orbit.ts'
import { meshesOf } from './stage-bodies.ts'
import type { StageColours } from './stage-colours.ts'
import { groundOf } from './stage-ground.ts'
import { emptied, lineOf, pointsOf } from './stage-shapes.ts'
import { StageTables } from './stage-tables.ts'
import { boundsOf } from './surroundings.ts'
import { MATRIX } from './table-frame.ts'

/** What is drawn: a layout, and in its coordinates what shades it and what is only drawn. */
export interface Drawn {
  readonly layout: Layout
  /** Of its tables. */
  readonly looks: readonly TableLook[]
  readonly occluders: readonly Occluder[]
  readonly outlines: readonly (readonly Vector[])[]
  /** Null for a scene without terrain. */
  readonly ground: DrawnGround | null
}

const SUN_COLOUR = '#f5a300'
const PIXEL_RATIO_MAX = 2
const PATH_PIECES = 6
/** Pixels of a side of what the sun sees, from which shadows on the ground are drawn. */
const SHADOW_PIXELS = 2048
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

/** Tables are instances of one square: a frame draws them in few calls, however many they are. */
export class Stage {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Stage3D()
  private readonly camera = new PerspectiveCamera(VIEW_DEG)
  private readonly light = new DirectionalLight('#ffffff', 2)
  private readonly surroundings = new Group()
  private readonly path = new Group()
  private readonly sun = new Mesh(new SphereGeometry(1, 24, 16), new MeshBasicMaterial({ color: SUN_COLOUR, toneMapped: false }))
  private readonly outline: LineLoop<BufferGeometry, LineBasicMaterial>
  private tables: StageTables | null = null
  private count = 0
  private middle: Vector = [0, 0, 0]
  private readonly domeMiddle = new Vector3()
  private radius = 1
  private moments: DayMoments | null = null
  private selected: number | null = null
  /** Matrix of the selected table. */
  private readonly marked = new Float32Array(MATRIX)
  private isWanted = false
  /** Whether the sun is. It stands in the direction of the light then. */
  private isUp = false

  /** Fails: where the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement, colours: StageColours) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
    this.renderer.setClearAlpha(0)
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.autoUpdate = false
    this.light.shadow.mapSize.setScalar(SHADOW_PIXELS)
    this.camera.up.set(0, 0, 1)
    this.outline = new LineLoop(pointsOf(SQUARE), new LineMaterial({ color: colours.accent, depthTest: false, toneMapped: false }))
    this.outline.renderOrder = 2
    this.outline.visible = false
    this.outline.matrixAutoUpdate = false
    this.outline.frustumCulled = false
    this.scene.add(new AmbientLight('#ffffff', 1.4), this.light, this.light.target, this.surroundings, this.path, this.sun, this.outline)
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

  show({ layout, looks, occluders, outlines, ground }: Drawn, colours: StageColours): void {
    this.clear()
    const devices = drawnTables(layout.devices)
    const bounds = boundsOf(layout, occluders)
    this.count = devices.length
    this.radius = bounds.radius
    this.middle = bounds.middle
    this.domeMiddle.set(...bounds.middle)
    this.tables = new StageTables(devices, looks, colours)
    this.surroundings.add(this.tables.group, ...meshesOf(drawnBodies(occluders), colours), ...groundOf(ground, bounds, colours))
    for (const outline of outlines) this.surroundings.add(lineOf([...outline, ...outline.slice(0, 1)], colours.object))
    this.outline.material.color.set(colours.accent)
    this.sun.scale.setScalar(this.radius * 0.035)
    this.frameShadows()
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
    const { tables, moments } = this
    if (tables === null) return
    moments?.show(time)
    tables.show(moments)
    const sun = moments?.sunAt(time) ?? null
    this.isUp = sun !== null && sun[2] > 0
    const [east, north, up] = sun !== null && this.isUp ? sun : MORNING
    this.light.position
      .set(east, north, up)
      .multiplyScalar(2 * this.radius)
      .add(this.domeMiddle)
    this.light.castShadow = this.isUp
    this.renderer.shadowMap.needsUpdate = true
    if (sun !== null) this.sun.position.set(sun[0], sun[1], sun[2]).multiplyScalar(this.radius).add(this.domeMiddle)
    this.mark()
    this.draw()
  }

  /** What the sun sees: the whole scene, from twice its radius. */
  private frameShadows(): void {
    const { camera } = this.light.shadow
    const reach = 1.05 * this.radius
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5 * this.radius, far: 4 * this.radius })
    camera.updateProjectionMatrix()
    this.light.target.position.copy(this.domeMiddle)
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
    const { middle, sun } = this
    const { x, y, z } = this.camera.position
    const [east, north, up] = [x - middle[0], y - middle[1], z - middle[2]]
    const way = sun.position.clone().sub(this.domeMiddle).normalize()
    return east * way.x + north * way.y + up * way.z > IN_SUN_COS * Math.hypot(east, north, up)
  }

  /** Draws the edge of the selected table where that is. */
  private mark(): void {
    const { tables, selected, outline } = this
    outline.visible = tables !== null && selected !== null && selected < this.count
    if (tables === null || selected === null || !outline.visible) return
    tables.writeMatrix(selected, this.marked)
    outline.matrix.fromArray(this.marked)
  }

  private onDome([east, north, up]: Vector): Vector {
    const { middle, radius } = this
    return [middle[0] + radius * east, middle[1] + radius * north, middle[2] + radius * up]
  }

  private clear(): void {
    emptied(this.surroundings)
    emptied(this.path)
    this.tables = null
  }
}
