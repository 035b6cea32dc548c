import { type Chain, prepare } from '../chain.ts'
import type { ChainPart } from '../chain-part.ts'
import { type Blocks, inBlocks } from '../core/blocks.ts'
import { type Frame, TRACKER_STATES } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure, Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { terrainRotation } from '../orientation/index.ts'
import type { OwnRotations } from '../scene/own-rotations.ts'
import { warnOfScene } from '../scene/run-warnings.ts'
import { binRequest, type ScenePlant } from '../scene/scene-plant.ts'
import type { Ground } from '../scene/shade/ground.ts'
import { ShadeKernel } from '../scene/shade/shade-kernel.ts'
import { occludersOf, targetsOf } from '../scene/shade-scene.ts'
import type { Vector } from '../scene/vector.ts'
import { FINE_SAMPLING, hasRowShading, QUICK_SAMPLING } from '../shading/index.ts'
import { type DayRows, daysInWords, findDay } from './day-rows.ts'
import { FINE_PLACEMENTS_MAX } from './fine-placements.ts'
import { noSuchDay, parseMonthDay } from './month-day.ts'

/** Parts of the chain after the light on the modules. */
const AFTER_LIGHT: ReadonlySet<ChainPart> = new Set<ChainPart>(['solve', 'dc', 'clear sky', 'inverter', 'outages', 'storage', 'ac'])
/** Parts that turn the planes. */
const TO_PLANES: ReadonlySet<ChainPart> = new Set<ChainPart>(['sun', 'irradiance', 'albedo', 'orientation'])
/** Parts before the snow, which lies on from earlier days. */
const TO_SNOW: ReadonlySet<ChainPart> = new Set<ChainPart>([
  'sun',
  'irradiance',
  'albedo',
  'brightness',
  'orientation',
  'plane input',
  'transposition',
  'horizon',
  'snow cover',
])
/** Tables times rows of one block: less than a second of work between two calls of `onProgress`. */
const BLOCK_SHADES = 20_000

const STOW = TRACKER_STATES.indexOf('stow')

/** What is to be known of the rows: where the planes face, or also the light on them. */
export type DayDepth = 'planes' | 'light'

/** One day of a plant with a scene, whose shade is projected in every row. */
export class DayChain {
  readonly weather: WeatherTable
  readonly plant: ScenePlant
  readonly rows: DayRows
  readonly sink = new Sink()
  /** The tables, as the chain shades them. */
  readonly kernel: ShadeKernel
  /** Bin of each table, a position in `plant.bins`. */
  readonly binOf: Int32Array
  private readonly rotations: Float64Array
  /** Null where the trackers of a bin have one rotation. */
  private readonly terrain: OwnRotations | null
  private readonly firstTracker: number
  private readonly chain: Chain

  /**
   * @param sent  run request with defaults filled in and ids resolved
   * @param date  MM-DD, a day of the weather
   * Fails: EngineError with every failure of the request, at `scene` without one, and at `date`.
   */
  constructor(sent: Resolved, date: string) {
    const { array } = sent
    // a day answers with light, which circuits do not change
    const shade_mode = array.shade_mode === 'iv' ? 'electrical' : array.shade_mode
    const request: Resolved = { ...sent, storage: null, array: { ...array, row_model: 'projection', shade_mode } }
    if (request.scene === null) throw new EngineError([needsScene()])
    const { sink } = this
    const isLarge = request.scene.placements.length > FINE_PLACEMENTS_MAX
    const { weather, chain } = prepare(request, sink, 'every', undefined, isLarge ? QUICK_SAMPLING : FINE_SAMPLING)
    this.chain = chain
    const day = parseMonthDay(date)
    if (day === null) throw new EngineError([...sink.failures, noSuchDay(date)])
    if (sink.failures.length > 0) throw new EngineError(sink.failures)
    const rows = findDay(weather, day)
    if (rows === null) throw new EngineError([notInWeather(date, weather)])
    this.weather = weather
    this.plant = chain.scene as ScenePlant
    this.rows = rows
    warnOfScene(this.plant, request, sink)
    this.terrain = terrainRotation(request, this.plant)
    this.firstTracker = this.plant.bins.findIndex(({ kind }) => kind === 'sat')
    this.kernel = kernelOf(request, this.plant)
    this.rotations = new Float64Array(this.kernel.count)
    this.binOf = new Int32Array(this.kernel.count)
    this.plant.bins.forEach(({ devices }, bin) => {
      for (const device of devices) this.binOf[device] = bin
    })
  }

  /**
   * Runs rows of the day through the chain.
   * @param visit  called for each row, in order, while the frame contains it
   * @param onProgress  called between blocks; an exception ends the walk
   */
  walk(
    { first, count }: DayRows,
    depth: DayDepth,
    visit: (frame: Frame, row: number) => void,
    onProgress: () => void = () => undefined,
  ): void {
    const { weather, chain } = this
    const work = (blocks: Blocks): void => {
      const stages = chain.stages.filter(({ part }) => (depth === 'light' ? !AFTER_LIGHT.has(part) : TO_PLANES.has(part)))
      if (depth === 'light' && chain.parts.snow) {
        const toSnow = stages.filter(({ part }) => TO_SNOW.has(part))
        blocks.walk(toSnow, onProgress, { first: 0, count: first })
      }
      const blockRows = Math.max(1, Math.min(blocks.frame.capacity, Math.floor(BLOCK_SHADES / Math.max(1, this.kernel.count))))
      const visitAll = (frame: Frame): void => {
        for (let row = 0; row < frame.n; row++) visit(frame, row)
        onProgress()
      }
      blocks.walk(stages, visitAll, { first, count }, blockRows)
    }
    inBlocks(weather, chain, work, count)
  }

  /**
   * Turns the trackers of the kernel as they stand in a row.
   * @param isLit  whether the row has light: at rest the rotation is 0
   */
  turn({ planes, sky }: Frame, row: number, isLit: boolean): void {
    const { rotations, terrain, firstTracker } = this
    for (let i = 0; i < rotations.length; i++) rotations[i] = isLit ? planes[this.binOf[i]].rotationRad[row] : 0
    if (terrain !== null && isLit && sky.isUp[row] === 1 && planes[firstTracker].trackerState[row] !== STOW)
      terrain.turn(sky.sunEastCos[row], sky.sunNorthCos[row], sky.sunZenithCos[row], rotations)
    this.kernel.turn(rotations)
  }

  /** Whether trackers of one bin have rotations of their own. */
  get turnsEach(): boolean {
    return this.terrain !== null
  }

  /** Rotation of a table, as `turn` left it. */
  rotationRad(i: number): number {
    return this.rotations[i]
  }
}

function kernelOf(request: Resolved, plant: ScenePlant): ShadeKernel {
  const { array } = request
  const tablesShade = hasRowShading(binRequest(request, plant.bins[0], array.gcr))
  const ground = plant.ground()
  const groundFrom = ground === null ? null : (origin: Vector): Ground => ground.from(origin, null)
  return new ShadeKernel(targetsOf(plant.layout, request, tablesShade), occludersOf(plant.layout), tablesShade, groundFrom)
}

function needsScene(): Failure {
  return {
    code: 'validation_error',
    field: 'scene',
    message: 'A day is solved for a plant with a scene, and the request has none: add the section scene, or run the whole year',
  }
}

function notInWeather(date: string, weather: WeatherTable): Failure {
  return { code: 'validation_error', field: 'date', message: `The weather has no ${date}: it has ${daysInWords(weather)}` }
}
