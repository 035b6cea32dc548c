import type { Failure } from '@pvyield/engine/work'
import type { Jobs } from './jobs.ts'
import type { WorkerHost } from './worker-host.ts'

export type JobName = keyof Jobs
export type InputOf<Name extends JobName> = Parameters<Jobs[Name]>[0]
export type OutputOf<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>['value']

/** To a worker. */
export type Message = { readonly host: WorkerHost } | { readonly id: number; readonly name: JobName; readonly input: unknown }

/** From a worker. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failures: readonly Failure[] }
  | { readonly id: number; readonly fault: string }
