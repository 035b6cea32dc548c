import type { SentBody } from '@pvyield/contract/handlers'
import type { AnswerWriter } from '../answers/answer-writer.ts'
import type { Database } from '../db/database.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { ProjectStore } from './store.ts'
import type { ProjectTasks } from './tasks.ts'

/** What the services of projects are built on. */
export interface ProjectParts {
  readonly store: ProjectStore
  readonly database: Database
  readonly pool: Pool<TasksOf<ProjectTasks>>
  readonly weather: Pick<WeatherService, 'host'>
  readonly answers: AnswerWriter
  readonly baseUrl: string
  readonly now?: () => number
}

/** A body that a worker reads, and whose it is. */
export interface Sent {
  readonly body: SentBody
  readonly owner: string
  readonly signal: AbortSignal
}

type Reading = 'readProject' | 'readNewVariant' | 'readVariantChange'

/** Reads and checks a body in a worker. Fails: Problem malformed_json, payload_too_large, validation_error, overloaded. */
export function readBody<Name extends Reading>(
  { pool, weather }: Pick<ProjectParts, 'pool' | 'weather'>,
  name: Name,
  { body, owner, signal }: Sent,
): Promise<Awaited<ReturnType<ProjectTasks[Name]>>> {
  const options = { host: weather.host(owner), size: sizeOf(body), cost: likelyCost(body), caller: owner, signal }
  return pool.submit(name, body as never, options) as Promise<Awaited<ReturnType<ProjectTasks[Name]>>>
}
