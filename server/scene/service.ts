import type { SentBody } from '@pvyield/contract/handlers'
import type { Scene, SceneExample } from '@pvyield/contract/schemas'
import { describeScene } from '@pvyield/engine'
import type { Encoding } from '../http/compression.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { Problem } from '../http/problem.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import { EXAMPLES } from './examples/index.ts'
import type { SceneTasks, WrittenScene } from './tasks.ts'

/** A scene that was sent. */
export interface SentScene {
  readonly body: SentBody
  readonly encoding: Encoding | null
  /** Address of the caller. */
  readonly address: string
  readonly signal: AbortSignal
}

/** Checks scenes, and offers examples of them. */
export class SceneService {
  constructor(private readonly pool: Pool<TasksOf<SceneTasks>>) {}

  /** Fails: Problem malformed_json, payload_too_large, validation_error, overloaded; CallerLeft. */
  async validate({ body, encoding, address, signal }: SentScene): Promise<WrittenScene> {
    return this.pool.submit('validateScene', { body, encoding }, { size: sizeOf(body), cost: likelyCost(body), caller: address, signal })
  }

  examples(): SceneExample[] {
    return Object.entries(EXAMPLES).map(([id, { scene, ...about }]) => ({ id, ...about, counts: describeScene(scene).counts }))
  }

  /** Fails: Problem not_found. */
  example(id: string): Scene {
    const found = Object.entries(EXAMPLES).find(([known]) => known === id)
    if (found !== undefined) return found[1].scene
    const known = Object.keys(EXAMPLES).join(', ')
    throw Problem.ofField('not_found', 'example_id', `There is no example scene '${id.slice(0, 50)}': the examples are ${known}`)
  }
}
