/** Processor time of this thread, ms. */
export function threadMillis(): number {
  return inMillis(process.threadCpuUsage())
}

/** Processor time of all threads of this process, ms. */
export function processMillis(): number {
  return inMillis(process.cpuUsage())
}

function inMillis({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}
