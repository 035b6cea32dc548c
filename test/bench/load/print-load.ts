import { millis, printTable } from '../print.ts'
import type { LoadRun } from './load-run.ts'

const HEADER = ['requests', 'count', 'a second', 'p50', 'p95', 'p99', 'longest', 'errors']

/** Prints the figures of a load as tables. */
export function printLoad({ mix, loop, kinds, seconds, servers, ownCpuS, machine }: LoadRun): void {
  const rows = Object.entries(kinds).map(([kind, { requests, perSecond, p50Ms, p95Ms, p99Ms, maxMs, errors }]) => {
    const failed = Object.entries(errors).map(([code, count]) => `${code} ${count}`)
    return [kind, String(requests), perSecond.toFixed(1), ...[p50Ms, p95Ms, p99Ms, maxMs].map(millis), failed.join(', ') || 'none']
  })
  const how = loop.perSecond === null ? `${loop.atOnce} clients` : `${loop.perSecond} a second at random times, latency from when due`
  printTable(`${mix}: ${how}, ${seconds.toFixed(1)} s; load average before ${machine.loadBefore.toFixed(2)}`, HEADER, rows)
  const { memoryMib, tasksWaiting, acceptedRuns, oldestWaitedS, loopDelayMs, cpuS, mainCpuS } = servers
  const total = Object.values(kinds).reduce((sum, { requests }) => sum + requests, 0)
  const cpu =
    cpuS === null
      ? 'not known'
      : `${cpuS.toFixed(1)} s (${millis((1000 * cpuS) / total)} a request), of it their main threads ${(mainCpuS ?? 0).toFixed(1)} s`
  console.log(`
  memory            ${memoryMib.first.toFixed(0)} MiB before, ${memoryMib.most.toFixed(0)} at most, ${memoryMib.last.toFixed(0)} after
  waiting           ${tasksWaiting} tasks for a thread, ${acceptedRuns} accepted runs, the oldest for ${oldestWaitedS.toFixed(2)} s
  event loop        late by ${loopDelayMs.p99} ms at most for 99 %, ${loopDelayMs.p999} ms for 99.9 %, ${loopDelayMs.max.toFixed(1)} ms at the longest
  processor time    servers ${cpu}, this program ${ownCpuS.toFixed(1)} s`)
}
