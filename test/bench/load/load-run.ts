import { cpus, loadavg } from 'node:os'
import { Client } from './client.ts'
import { type Driven, drive, type Loop } from './drive.ts'
import { KINDS, type KindName, mixedKind } from './kinds.ts'
import { type Watched, type WatchedServer, watch } from './watch.ts'

export type MixName = KindName | 'mixed'

/** A load as it is written to a file. */
export interface LoadRun extends Driven {
  readonly mix: MixName
  readonly loop: Loop
  readonly servers: Watched
  /** Processor time of this program, which shares the machine with the servers, seconds. */
  readonly ownCpuS: number
  readonly machine: { readonly cores: number; readonly loadBefore: number }
}

export interface LoadPlan {
  readonly mix: MixName
  readonly loop: Loop
  readonly urls: readonly string[]
  readonly servers: readonly WatchedServer[]
  /** Number of the first request: other numbers are other requests. */
  readonly first?: number
  /** Answers are checked one in so many; 1 checks all. */
  readonly checkedOneIn?: number
}

/** Sends a load and returns what it showed. */
export async function loadRun({ mix, loop, urls, servers, first = 0, checkedOneIn }: LoadPlan): Promise<LoadRun> {
  const client = new Client(urls, checkedOneIn)
  const kindOf = mix === 'mixed' ? mixedKind : () => mix
  const machine = { cores: cpus().length, loadBefore: loadavg()[0] }
  const stopWatching = await watch(servers)
  const before = process.cpuUsage()
  const driven = await drive({ kindOf, send: (number) => KINDS[kindOf(number)](client, number) }, loop, first)
  const { user, system } = process.cpuUsage(before)
  return { mix, loop, ...driven, servers: await stopWatching(), ownCpuS: (user + system) / 1e6, machine }
}
