import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { plant } from '../chain/plant.ts'
import { refusalsOf } from '../failures.ts'
import { pvsystSection } from './sections.ts'

const refusals = (mu_v_oc_v_per_k: number | null): string[] =>
  refusalsOf(() => run(plant({ module: { ...pvsystSection(), mu_v_oc_v_per_k } })))

test('a temperature coefficient of the open-circuit voltage is refused in mV/K and with the wrong sign, and accepted in V/K', () => {
  const { v_oc_v } = pvsystSection()
  for (const perK of [0.135, 0, -0.0101 * v_oc_v, -50]) {
    const [text = ''] = refusals(perK)
    expect(text).toMatch(
      /^module\.mu_v_oc_v_per_k: The temperature coefficient of the open-circuit voltage must be below 0 and at least -1 %\/K: .*; send it in V\/K \(mV\/K divided by 1000\) with its negative sign, or set it to null$/,
    )
    expect(text).toContain(`${perK} V/K is ${((100 * perK) / v_oc_v).toPrecision(3)} %/K of v_oc_v`)
  }
  for (const perK of [-0.135, -0.0099 * v_oc_v, null]) expect(refusals(perK)).toEqual([])
})

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
