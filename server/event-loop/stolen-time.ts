import { openSync, readSync } from 'node:fs'

/** Linux: processor time of all kinds since the start, the eighth of them taken by the host. man 5 proc_stat. */
const FILE = '/proc/stat'
const LINE_BYTES = 200
const STOLEN = 8
/** The unit of the file on every Linux of today, USER_HZ. */
const TICK_MILLIS = 10

/**
 * Time that the host of a virtual machine took from its processors since the start, milliseconds, to
 * 10. Linux counts it as processor time of the thread that was working. Always 0 on other systems.
 */
export const stolenMillis: () => number = reader() ?? (() => 0)

function reader(): (() => number) | null {
  if (process.platform !== 'linux') return null
  try {
    const file = openSync(FILE, 'r')
    const line = Buffer.alloc(LINE_BYTES)
    return () => {
      const length = readSync(file, line, 0, LINE_BYTES, 0)
      return TICK_MILLIS * (Number(line.toString('latin1', 0, length).split(/\s+/, STOLEN + 1)[STOLEN]) || 0)
    }
  } catch {
    return null // a sandbox without this file
  }
}
