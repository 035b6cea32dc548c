import { describe, expect, test } from 'bun:test'
import { Sink } from '../../../engine/core/sink.ts'
import { cec } from '../../../engine/module/model/cec.ts'
import { openTables } from './open-tables.ts'

const { modules } = openTables()
const STC_WM2 = 1000
/** Modules with figures of PAN files, which `component-fit` tests, and of data sheets, which `sheets.test.ts` tests. */
const OTHER_MODULES = 17 + 104

// The list's parameters were fitted by SAM's solver to the listed power and temperature
// coefficient: the engine's model must reproduce both.
describe("the engine's CEC model on the modules of the library", () => {
  test('every module: power at STC is within 0.1 % of the list, its slope from -10 to 50 degC within 0.005 %/K', () => {
    const sink = new Sink()
    const point = { voltageV: 0, currentA: 0 }
    const entries = modules.search('', Number.MAX_SAFE_INTEGER).filter(({ model }) => model === 'cec')
    for (const { id, p_nom_w, mu_p_mp_per_k } of entries) {
      const section = modules.get(id)
      const model = section?.model === 'cec' ? cec.prepare(section, sink) : null
      if (!model?.hasVoltage) throw new Error(`${id} cannot be prepared: ${JSON.stringify(sink.failures)}`)
      const powerW = (cellC: number) => {
        model.mpp(STC_WM2, cellC, point)
        return point.voltageV * point.currentA
      }
      const slopePerK = (powerW(50) - powerW(-10)) / powerW(25) / 60
      if (!(Math.abs(powerW(25) / p_nom_w - 1) < 1e-3)) throw new Error(`${id}: ${powerW(25)} W instead of ${p_nom_w} W`)
      if (!(Math.abs(slopePerK - Number(mu_p_mp_per_k)) < 5e-5)) throw new Error(`${id}: ${slopePerK} per K instead of ${mu_p_mp_per_k}`)
    }
    expect(entries).toHaveLength(modules.size - OTHER_MODULES)
    expect(sink.warnings).toEqual([])
  })
})
