import { prepareLight } from '../chain/light.ts'
import type { ChainStage, PreparePart } from '../chain-part.ts'
import { Blocks } from '../core/blocks.ts'
import { COLUMNS, type Writer } from '../core/columns.ts'
import { type Frame, makeFrame } from '../core/frame.ts'
import { whereValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { Names } from '../findings/entry.ts'
import { inWords } from '../findings/finding.ts'
import type { Device } from '../scene/device.ts'
import { differentModules, unusualPower } from '../scene/run-warnings.ts'
import { binsOfPart, type ScenePlant, scenePlant } from '../scene/scene-plant.ts'
import { inPart, report } from './names.ts'

const PLANE_COLUMNS = Object.keys(COLUMNS.plane) as (keyof typeof COLUMNS.plane)[]
/** Those of a plane, which the parts take over. */
const WRITERS: readonly Writer[] = ['orientation', 'transposition', 'horizon', 'shading', 'optics', 'rear']

/** A part of the plant, as far as its planes get light. */
interface LitPart {
  readonly requests: readonly Resolved[]
  readonly array: Resolved['array']
  readonly names: Names
}

/**
 * The scene in which all parts of a plant stand. Its planes get their light together, because every
 * table and object shades; each part then takes those that are its own.
 */
export class SceneLight {
  readonly whole: ScenePlant
  private readonly partOfBin: readonly number[]
  private stages: readonly ChainStage[] = []
  private parts: Parts | null = null
  private blocks: Blocks | null = null

  /** @param scene  a scene that passed its checks, each of whose types is in one part */
  constructor(
    private readonly request: Resolved,
    scene: NonNullable<Resolved['scene']>,
    typesOf: readonly (readonly string[])[],
    private readonly weather: WeatherTable,
  ) {
    const partOf = (type: string): number => typesOf.findIndex((types) => types.includes(type))
    this.whole = scenePlant(scene, partOf)
    this.partOfBin = this.whole.bins.map(({ devices: [first] }) =>
      partOf(scene.placements[this.whole.layout.devices[first].placement].type),
    )
  }

  /** The bins of a part, and the stage that gives its planes their light. */
  shareOf(part: number): { readonly scene: ScenePlant; readonly light: ChainStage } {
    const at = this.whole.bins.flatMap((_, bin) => (this.partOfBin[bin] === part ? [bin] : []))
    const own = new Set(at.map((bin) => this.whole.bins[bin]))
    const run = (frame: Frame): void => {
      const { planes } = (this.blocks as Blocks).frame
      at.forEach((bin, k) => {
        for (const name of PLANE_COLUMNS) frame.planes[k][name].set(planes[bin][name].subarray(0, frame.n))
      })
    }
    return { scene: binsOfPart(this.whole, (bin) => own.has(bin)), light: { part: 'rear', writer: 'rear', within: WRITERS, run } }
  }

  /**
   * Prepares the light of all planes.
   * @param facts  of all parts
   */
  prepare(parts: readonly LitPart[], facts: Parts, sink: Sink): void {
    const next = parts.map(() => 0)
    const requests = this.partOfBin.map((part) => parts[part].requests[next[part]++])
    const ofPlant = new Sink()
    const found = parts.map(() => new Sink())
    const part: PreparePart = (_name, work, _uses, plane = 0) =>
      whereValid(() => work(plane < 0 ? ofPlant : (found[this.partOfBin[plane]] ?? ofPlant)))
    this.stages = prepareLight(this.request, requests, this.whole, this.weather, part)
    this.parts = facts
    report(ofPlant, (path) => path, sink)
    found.forEach((own, k) => {
      const carried = { devices: this.devicesOf(k) }
      for (const finding of differentModules(carried, parts[k].array)) sink.add(inWords(finding, inPart(k)))
      for (const finding of unusualPower(carried, this.whole.scene, parts[k].requests[0].module)) sink.add(finding)
      report(own, parts[k].names, sink)
    })
  }

  private devicesOf(part: number): Device[] {
    const { bins, layout } = this.whole
    return bins.flatMap(({ devices }, bin) => (this.partOfBin[bin] === part ? devices.map((at) => layout.devices[at]) : []))
  }

  /** Runs the rows of a block of the plant. */
  run(plant: Frame): void {
    this.blocks ??= this.begin(plant)
    const frame = this.blocks.follow(plant)
    for (const { run } of this.stages) run(frame)
  }

  private begin({ capacity, stepMinutes, sky, lit }: Frame): Blocks {
    const frame = makeFrame(capacity, stepMinutes, [this.whole.bins.length])
    const blocks = new Blocks(this.weather, this.parts as Parts, frame)
    frame.sky = sky
    frame.lit = lit
    return blocks
  }
}
