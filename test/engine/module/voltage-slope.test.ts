import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
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
      /^module\.mu_v_oc_v_per_k: The open-circuit voltage falls by 0 to 1 %\/K .*; send it in V\/K \(mV\/K over 1000\), or leave it null$/,
    )
    expect(text).toContain(`${perK} V/K is ${((100 * perK) / v_oc_v).toPrecision(3)} %/K of v_oc_v`)
  }
  for (const perK of [-0.135, -0.0099 * v_oc_v, null]) expect(refusals(perK)).toEqual([])
})
