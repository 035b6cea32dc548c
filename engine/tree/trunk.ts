import { type ChainPart, type ChainStage, type PreparePart, prepare, prepareChain } from '../chain.ts'
import { heldWeather } from '../core/held-weather.ts'
import { whereValid } from '../core/invalid.ts'
import { meanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { EngineError, Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { subhourlyClipping } from '../inverter/index.ts'
import { needsSunOfDark } from '../report/reference-score.ts'
import { SunMemory } from '../sun/held-sun.ts'
import { type SunRows, sunKey } from '../sun/index.ts'
import { findUnlimitedYear } from '../unlimited-year.ts'
import { changedFields, FieldReads } from './field-reads.ts'

/** Parts that carry something from block to block: each run has its own. */
const WITH_MEMORY: ReadonlySet<ChainPart> = new Set<ChainPart>(['snow cover', 'dc', 'storage'])

/** The stages of a variant that are not the trunk's. */
export interface OwnStages {
  /** Number of the first in the chain. */
  readonly at: number
  readonly stages: readonly ChainStage[]
}

/** The prepared chain of a request, and what variants of the request share of it. */
export class Trunk {
  readonly weather: WeatherTable
  readonly parts: Parts
  /** Number of orientations of each face. */
  readonly bins: readonly number[]
  readonly stages: readonly ChainStage[]
  private readonly sunRows: SunRows
  private readonly reads: FieldReads
  private readonly made = new Map<string, unknown>()

  /** Fails: EngineError with every failure of the request. */
  constructor(private readonly request: Resolved) {
    this.sunRows = needsSunOfDark(request.weather) ? 'every' : 'lit or up'
    const sink = new Sink()
    const { weather, chain } = prepare(request, sink, this.sunRows, (part, work, _uses, face = 0) => {
      const made = whereValid(work)
      this.made.set(`${part} ${face}`, made)
      return made
    })
    if (sink.failures.length > 0) throw new EngineError(sink.failures)
    findUnlimitedYear(request, weather, meanYear(weather), chain, sink)
    const memory = new SunMemory(heldWeather(request.weather), sunKey(request, this.sunRows))
    this.weather = weather
    this.parts = chain.parts
    this.bins = chain.bins
    this.stages = memory.recall(chain.stages)
    this.reads = new FieldReads(request, (watched, part) => prepare(watched, new Sink(), this.sunRows, part))
  }

  /**
   * Prepares the parts of a variant that read a field in which it differs, and those that keep
   * something of their own.
   * @returns null for a variant that shares nothing, because it is another kind of plant
   * Fails: EngineError with every failure of the variant.
   */
  branch(variant: Resolved): OwnStages | null {
    const affected = this.reads.affected(changedFields(this.request, variant))
    // Clipping within the hour follows the whole chain under another sky.
    if (affected.has('run') || subhourlyClipping(this.request).isTaken) return null
    const first = this.stages.findIndex(({ part }) => affected.has(part))
    const at = first < 0 ? this.stages.length : first
    const runsAgain = new Set<ChainPart>(this.stages.slice(at).map(({ part }) => part))
    // The faces are requests themselves.
    const isShared = (part: ChainPart): boolean =>
      !affected.has(part) && part !== 'faces' && !(WITH_MEMORY.has(part) && runsAgain.has(part))
    const share: PreparePart = <T>(part: ChainPart, work: () => T, _uses?: readonly ChainPart[], face = 0) =>
      isShared(part) ? (this.made.get(`${part} ${face}`) as T) : whereValid(work)
    const sink = new Sink()
    const { stages } = prepareChain(variant, this.weather, sink, this.sunRows, share)
    if (sink.failures.length > 0) throw new EngineError(sink.failures)
    return { at, stages: stages.slice(at) }
  }
}
