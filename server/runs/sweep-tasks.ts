import { type PlannedSweep, planSweep } from '@pvyield/engine'
import { inChunks } from './in-chunks.ts'
import type { StudyWork } from './study-tasks.ts'

/** Sweeps: their chunks are known beforehand. */
export const SWEEPS: StudyWork<PlannedSweep> = {
  words: { name: 'sweep', field: 'axes', advice: 'send fewer values, several sweeps, or weather in longer steps' },
  plan: planSweep,
  run: async (plan, host) => {
    const { count, axes } = plan.grid
    const answer = plan.answer(await inChunks(plan, host))
    const label = `${count} variants of ${axes.map(({ paths: [{ path }] }) => path).join(', ')}`
    return { answer, label, runs: count, ranFrac: 1 - answer.failed_count / count }
  },
}
