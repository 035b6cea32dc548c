import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ServerProcess } from './server-process.ts'

const EVERY_MILLIS = 50
/** Where the machine ends the experiment: a server above it is killed, and its test fails. */
const CEILING_MB = 3000

/** What Linux says about a process. Elsewhere nothing is measured, and every figure is 0. */
export const CAN_MEASURE = existsSync('/proc/self/status')

/** The memory of a server while it is attacked. */
export interface MemoryWatch {
  /** Highest resident memory since the process began, MB. */
  readonly peakMb: () => number
  readonly stop: () => void
}

/** Watches a server's memory, and kills the server before it takes the whole machine. */
export function watchMemory({ pid, kill }: Pick<ServerProcess, 'pid' | 'kill'>): MemoryWatch {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, statusMb(pid, 'VmHWM'))
    if (residentMb(pid) > CEILING_MB) void kill()
  }
  const timer = setInterval(look, EVERY_MILLIS)
  return {
    peakMb: () => {
      look()
      return peak
    },
    stop: () => clearInterval(timer),
  }
}

/** Resident memory of a process, MB; 0 when it has ended. */
export function residentMb(pid: number): number {
  return statusMb(pid, 'VmRSS')
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** How long the main thread of a process waited for a processor since it began, ms; 0 where the system does not say. */
export function waitedMillis(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

/** Number of open files and sockets of a process; 0 when it has ended. */
export function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

function statusMb(pid: number, key: 'VmRSS' | 'VmHWM'): number {
  try {
    const kib = new RegExp(`^${key}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kib ?? 0) / 1024
  } catch {
    return 0
  }
}
