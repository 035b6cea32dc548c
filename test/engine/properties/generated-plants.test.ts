import { expect, test } from 'bun:test'
import { GENERATED } from './generated-plants.ts'

test('the generated plants run, and together they use every choice of the document', () => {
  expect(GENERATED.plants.length).toBe(120)
  expect(GENERATED.refusals).toEqual([])
  expect([...GENERATED.ran].filter(([, hasRun]) => !hasRun).map(([choice]) => choice)).toEqual([])
})
