import { type PlannedSweep, planSweep } from '@pvyield/engine'
import { inChunks } from './in-chunks.ts'
import type { StudyWork } from './study-tasks.ts'

/** Sweeps: their chunks are known beforehand. */
export const SWEEPS: StudyWork<PlannedSweep> = {
  words: { name: 'sweep', field: 'axes', advice: 'send fewer values, several sweeps, or weather in longer steps' },
  plan: planSweep,
  run: async (plan, host) => ({
    answer: plan.answer(await inChunks(plan, host)),
    label: `${plan.grid.count} variants of ${plan.grid.axes.map(({ paths: [{ path }] }) => path).join(', ')}`,
    runs: plan.grid.count,
  }),
}
