import { expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, run, STAGES, type Stage, scoreTree } from '@pvyield/engine'
import { diagram } from '../chain/plant.ts'
import { GENERATED } from './generated-plants.ts'

/** The request with another option, without the tree's own code. */
function withOption(request: Resolved, field: string, option: string): Resolved {
  const [section, key] = field.split('.') as [keyof Resolved, string]
  if (field === 'bifacial.model' && option === 'off') return completeRunRequest({ ...request, bifacial: null })
  return completeRunRequest({ ...request, [section]: { ...(request[section] as object), [key]: option } })
}

test('options that share stages with each other score as full runs do, to the last digit, on plants of every kind', () => {
  const stages: readonly Stage[] = STAGES
  for (const [k, { name, request, outcome }] of GENERATED.plants.entries()) {
    const stage = stages[k % stages.length]
    for (const { step, options } of scoreTree(request, stage, { now: () => 0 }).steps) {
      for (const { option, applies, selected, e_grid_kwh, rows } of options) {
        if (!applies) continue
        const whole = selected ? outcome : run(withOption(request, step, option))
        const what = `${name}: ${step} ${option}`
        expect(e_grid_kwh, what).toBe(whole.answer.summary.e_grid_kwh)
        for (const { key, after } of rows) expect(after, `${what}, ${key}`).toBe(diagram(whole).get(key) ?? null)
      }
    }
  }
})
