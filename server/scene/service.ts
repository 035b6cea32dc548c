import type { SentBody } from '@pvyield/contract/handlers'
import type { Scene, SceneExample } from '@pvyield/contract/schemas'
import type { ExportOptions, PictureWish } from '@pvyield/engine'
import { describeScene } from '@pvyield/engine/quick'
import type { DefaultsService } from '../defaults/service.ts'
import type { Encoding } from '../http/compression.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { Problem } from '../http/problem.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { Example } from './examples/example.ts'
import { EXAMPLES } from './examples/index.ts'
import type { SceneTasks, WrittenPicture, WrittenScene } from './tasks.ts'

export type { WrittenScene } from './tasks.ts'

/** A scene that was sent. */
export interface SentScene {
  readonly body: SentBody
  readonly encoding: Encoding | null
  /** Who is counted, see `Context.caller`. */
  readonly caller: string
  readonly signal: AbortSignal
}

/** A run request that was sent, and the day that is wanted. */
export interface SentDay extends SentScene {
  readonly date: string
}

/** Which picture of an example is wanted, and by whom. */
export interface WantedPicture extends Pick<SentScene, 'encoding' | 'caller' | 'signal'> {
  readonly id: string
  readonly wish: PictureWish
}

/** A picture of a few hundred tables, measured: seconds and bytes. */
const PICTURE_COST = { seconds: 0.05, bytes: 2e6 }

/** Checks scenes, and offers examples of them. */
export class SceneService {
  /** Made when it is first asked for: to describe a scene takes some milliseconds. */
  private described: readonly SceneExample[] | null = null

  constructor(
    private readonly pool: Pool<TasksOf<SceneTasks>>,
    private readonly defaults: DefaultsService,
    private readonly weather: WeatherService,
  ) {}

  /** Fails: Problem malformed_json, payload_too_large, validation_error, overloaded; CallerLeft. */
  async validate({ body, encoding, caller, signal }: SentScene): Promise<WrittenScene> {
    return this.pool.submit('validateScene', { body, encoding }, { size: sizeOf(body), cost: likelyCost(body), caller, signal })
  }

  /** Writes a scene as a file of another program; free. Fails: as `validate`. */
  async export({ body, encoding, caller, signal }: SentScene, wish: ExportOptions): Promise<WrittenScene> {
    return this.pool.submit('exportScene', { body, encoding, wish }, { size: sizeOf(body), cost: likelyCost(body), caller, signal })
  }

  /**
   * Solves a day of a plant; free.
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, too_costly, run_failed,
   * overloaded; CallerLeft.
   */
  async solveDay({ body, date, encoding, caller, signal }: SentDay): Promise<WrittenScene> {
    return this.pool.submit('solveSceneDay', { body, date, encoding }, this.plantOptions({ body, caller, signal }))
  }

  /** Draws a row of a day; free. Fails: as `solveDay`. */
  async drawDay({ body, encoding, caller, signal }: SentScene, wish: PictureWish): Promise<WrittenPicture> {
    return this.pool.submit('drawSceneDay', { body, encoding, ...wish }, this.plantOptions({ body, caller, signal }))
  }

  examples(): readonly SceneExample[] {
    this.described ??= Object.entries(EXAMPLES).map(([id, { scene, ...about }]) => ({ id, ...about, counts: describeScene(scene).counts }))
    return this.described
  }

  /** Fails: Problem not_found. */
  example(id: string): Scene {
    return exampleOf(id).scene
  }

  /** Fails: Problem not_found, validation_error, overloaded; CallerLeft. */
  async draw({ id, wish, encoding, caller, signal }: WantedPicture): Promise<WrittenPicture> {
    const { scene, array_patch } = exampleOf(id)
    const { site, array } = this.defaults.withArray(array_patch)
    const input = { plant: { site, array, scene }, ...wish, encoding }
    return this.pool.submit('drawScene', input, { size: 0, cost: PICTURE_COST, caller, signal })
  }

  private plantOptions({ body, caller, signal }: Pick<SentScene, 'body' | 'caller' | 'signal'>) {
    return { host: this.weather.host(caller), size: sizeOf(body), cost: likelyCost(body), caller, signal }
  }
}

function exampleOf(id: string): Example {
  const found = Object.entries(EXAMPLES).find(([known]) => known === id)
  if (found !== undefined) return found[1]
  const known = Object.keys(EXAMPLES).join(', ')
  throw Problem.ofField('not_found', 'example_id', `There is no example scene '${id.slice(0, 50)}': the examples are ${known}`)
}
