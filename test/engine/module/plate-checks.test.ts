import { expect, test } from 'bun:test'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { plant } from '../chain/plant.ts'
import { pvsystSection } from './sections.ts'

test('a wrong module size causes a warning through the efficiency', () => {
  const warnings = (length_m: number): string[] => {
    const sink = new Sink()
    prepareModule(plant({ module: pvsystSection({ length_m }) }), sink)
    return sink.warnings
  }
  // 8.94 A x 39.2 V on 0.2 x 0.992 m2
  expect(warnings(0.2)).toEqual([
    "The module's efficiency at STC is 176.6 %, higher than any real module: check its power and its size in metres",
  ])
  expect(warnings(2)).toEqual([])
})
