import type { Handlers } from '@pvyield/contract/handlers'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Accounts } from './account.ts'
import type { Encoding } from './compression.ts'
import type { Context } from './context.ts'
import type { RequestBodies } from './request-bodies.ts'
import type { AnyReply } from './respond.ts'
import type { Sending } from './sending.ts'

/** A page or file that is not part of the document. It reads no body. */
export interface Page {
  /** Path in Elysia's syntax, with `:name` for the part that is passed to `answer`. */
  readonly path: string
  /** GET without it. POST is for a form without fields, which needs no account. */
  readonly method?: 'GET' | 'POST'
  /** Gets the encoding that the client accepts, for a page that keeps its encoded forms, and its header Accept. */
  readonly answer: (part: string, encoding: Encoding | null, accept: string | null) => Promise<AnyReply> | AnyReply
}

/**
 * A protocol on top of the API that is not part of the document. It answers POST of short JSON, and
 * does its work by requests to the service itself.
 */
export interface Endpoint {
  readonly path: string
  /**
   * @param message  parsed body, 64 kB at most
   * @param fetch  sends a request to this service on behalf of the client
   */
  readonly answer: (request: Request, message: unknown, fetch: (request: Request) => Promise<Response>) => Promise<Response>
}

/** A page for a person who followed a dead link, with the headers that it needs. */
export interface MissingPage {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface MountOptions {
  readonly handlers: Handlers<Context>
  readonly pages: readonly Page[]
  readonly endpoints: readonly Endpoint[]
  /** The page that a browser gets where nothing is; null for paths that answer with a problem to everyone. */
  readonly missingPage: (path: string) => Promise<MissingPage | null>
  readonly bodies: RequestBodies
  readonly accounts: Accounts
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly baseUrl: string
  readonly trustProxy: boolean
  readonly sending: Sending
  /** The server makes runs for others: only health, readiness and metrics are answered. */
  readonly isWorkerOnly: boolean
  /** Whether an answer ends its connection, so that a proxy sends its next request to another server. */
  readonly isLeaving: () => boolean
  /** How many requests of one address may be in progress. */
  readonly requestsPerAddress: number
  /** Called with the work of every request, so that a stop can wait for it. */
  readonly track: <T>(work: Promise<T>) => Promise<T>
}
