import { dlopen, FFIType } from 'bun:ffi'

const CLOCK_THREAD_CPUTIME_ID = 3

/** CPU time of this thread, us: another process that has the core does not count. Where the system has no such clock, the time. */
export const cpuMicros: () => number = threadClock() ?? (() => 1000 * performance.now())

function threadClock(): (() => number) | null {
  if (process.platform !== 'linux') return null
  const { symbols } = dlopen('libc.so.6', { clock_gettime: { args: [FFIType.i32, FFIType.ptr], returns: FFIType.i32 } })
  const time = new BigInt64Array(2)
  return () => {
    symbols.clock_gettime(CLOCK_THREAD_CPUTIME_ID, time)
    return Number(time[0]) * 1e6 + Number(time[1]) / 1000
  }
}
