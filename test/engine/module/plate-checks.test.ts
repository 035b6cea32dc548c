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

test('an efficiency that no module on sale has causes a warning that names the fraction', () => {
  const warnings = (efficiency: number): string[] => {
    const sink = new Sink()
    prepareModule(plant({ module: { model: 'reference', p_nom_w: 400, efficiency, temperature_coefficient: -0.0037 } }), sink)
    return sink.warnings
  }
  expect(warnings(0.021)).toEqual([
    "The module's efficiency at STC is 2.1 %, lower than that of modules on sale: check module.efficiency (a fraction, 0.21 for 21 %)",
  ])
  // the lowest of the CEC list has 0.0457 (MiaSole FLEX-02 70N), of the CASSYS library 0.033 (CS6D - 65M)
  expect(warnings(0.033)).toEqual([])
})
