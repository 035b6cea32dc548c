import { type PlannedUncertainty, planUncertainty } from '@pvyield/engine'
import { inChunks } from './in-chunks.ts'
import type { StudyWork } from './study-tasks.ts'

const LABEL_MAX = 1000

/** Studies of a plant with uncertain fields: their chunks are known beforehand. */
export const UNCERTAINTIES: StudyWork<PlannedUncertainty> = {
  words: { name: 'study', field: 'runs', advice: 'send fewer runs, or weather in longer steps' },
  plan: planUncertainty,
  run: async (plan, host) => {
    const answer = plan.answer(await inChunks(plan, host))
    const names = [...(answer.fields ?? []), ...answer.parts].map(({ name }) => name)
    const { count } = plan.grid
    const ranFrac = 1 - (answer.simulation?.failed_count ?? 0) / count
    return { answer, label: `Uncertainty of ${names.join(', ')}`.slice(0, LABEL_MAX), runs: count, ranFrac }
  },
}
