import { expect, test } from 'bun:test'
import { STAGES } from '@pvyield/engine'
import { TREE } from '../../clients/cli/commands/tree.ts'

test('tree offers the stages of the engine, in their order', () => {
  expect(TREE.positionals[0].choices).toEqual([...STAGES])
})
