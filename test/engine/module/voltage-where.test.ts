import { expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { cecSection, pvsystSection } from './sections.ts'
import { seeded } from './seeded.ts'

const SECTIONS = [pvsystSection(), cecSection(), pvsystSection({ technology: 'cdte', d2_mu_tau_v: 0.8, v_bi_v: 0.9, gamma: null })]

test('the voltage at which a power is reached beyond the MPP is the one at which the current gives that power', () => {
  const next = seeded(17)
  for (const section of SECTIONS) {
    const module = prepareModule({ module: section } as Resolved, new Sink())
    if (!module.hasVoltage || module.voltageWhere === undefined) throw new Error('a single-diode module was expected')
    for (let trial = 0; trial < 200; trial++) {
      const [light, cellC, ohm] = [50 + 1200 * next(), -20 + 95 * next(), next()]
      const openV = module.openCircuitV(light, cellC)
      const mpp = { voltageV: 0, currentA: 0 }
      module.mpp(light, cellC, mpp)
      const wantedW = (mpp.voltageV - mpp.currentA * ohm) * mpp.currentA * (0.3 + 0.6 * next())
      const voltageV = module.voltageWhere(light, cellC, ohm, (v, a) => v * a - wantedW)
      expect(voltageV).toBeGreaterThan(mpp.voltageV - mpp.currentA * ohm)
      expect(voltageV).toBeLessThan(openV)
      expect(Math.abs((voltageV * module.currentA(light, cellC, voltageV, ohm)) / wantedW - 1)).toBeLessThan(1e-7)
      expect(module.voltageWhere(light, cellC, ohm, (v, a) => v * a - 2 * wantedW - 1e6)).toBeNaN()
    }
  }
})
