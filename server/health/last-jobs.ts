import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an operator runs next to the service. */
const JOBS = ['backup', 'audit'] as const
export type Job = (typeof JOBS)[number]

/** How a job last ended. */
export interface LastJob {
  readonly job: Job
  readonly atMillis: number
  readonly isFailed: boolean
}

/**
 * Leaves a note for the metrics of the service with this folder. It is a file, because a job only reads
 * the store. A folder that cannot be written has no notes, which is no failure of the job.
 */
export function noteJob(dataDir: string, job: Job, isFailed: boolean): void {
  if (!existsSync(dataDir)) return // the service has another one
  try {
    writeFileSync(fileOf(dataDir, job), `${JSON.stringify({ atMillis: Date.now(), isFailed })}\n`)
  } catch (cause) {
    console.error(`The metrics will not know of this ${job}: ${(cause as Error).message}`)
  }
}

/** The jobs that left a note. */
export async function lastJobs(dataDir: string): Promise<LastJob[]> {
  const found = await Promise.all(JOBS.map((job) => lastJob(dataDir, job)))
  return found.filter((last) => last !== null)
}

async function lastJob(dataDir: string, job: Job): Promise<LastJob | null> {
  const note = (await Bun.file(fileOf(dataDir, job))
    .json()
    .catch(() => null)) as Partial<LastJob> | null
  return typeof note?.atMillis === 'number' ? { job, atMillis: note.atMillis, isFailed: note.isFailed === true } : null
}

function fileOf(dataDir: string, job: Job): string {
  return join(dataDir, `last-${job}.json`)
}
