import { dlopen, ptr } from 'bun:ffi'

/** Linux: the processor time of the calling thread. */
const CLOCK_THREAD_CPUTIME_ID = 3

/**
 * Processor time of the calling thread, milliseconds. On Linux to the nanosecond: the figures of
 * `process.threadCpuUsage` are those of the last tick of the system's clock, up to 4 ms old.
 */
export const threadCpuMillis: () => number = exactClock() ?? usageClock()

function exactClock(): (() => number) | null {
  if (process.platform !== 'linux') return null
  try {
    const { symbols } = dlopen('libc.so.6', { clock_gettime: { args: ['int', 'ptr'], returns: 'int' } })
    const time = new BigInt64Array(2) // seconds and nanoseconds
    const address = ptr(time)
    return () => {
      symbols.clock_gettime(CLOCK_THREAD_CPUTIME_ID, address)
      return 1e3 * Number(time[0]) + 1e-6 * Number(time[1])
    }
  } catch {
    return null // another C library
  }
}

function usageClock(): () => number {
  return () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
}
