import { describe, expect, test } from 'bun:test'
import { Sink } from '../../../engine/core/sink.ts'
import { qualityLoss, qualityOfTolerance } from '../../../engine/dc/quality.ts'
import fixture from '../../fixtures/dc/quality-points.json'
import { pvsystSection } from '../module/sections.ts'
import { plant, runDc } from './plant.ts'

describe('module quality by the power tolerance', () => {
  for (const [k, { low, high }] of fixture.inputs.entries()) {
    const { loss_percent, decimals } = fixture.expected[k] ?? { loss_percent: Number.NaN, decimals: 0 }
    test(`${100 * low} to +${100 * high} % is the ${loss_percent} % that PVsyst shows`, () => {
      // -0.25 % is shown as -0.3 %
      expect(Math.abs(100 * qualityOfTolerance(low, high) - loss_percent)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-12)
    })
  }

  const module = pvsystSection({ power_tolerance_low: 0, power_tolerance_high: 0.03 })

  test('a stated quality loss is used whatever the tolerance', () => {
    expect(qualityLoss(plant({ module, dc_losses: { quality_loss: 0.01 } }), new Sink())).toBe(0.01)
  })

  test('null takes it from the module, and the gain reaches the power', () => {
    const { dc } = runDc(plant({ module, dc_losses: { quality_loss: null } }), [{ effectiveWm2: 800 }])
    const { dc: plain } = runDc(plant({ module }), [{ effectiveWm2: 800 }])
    expect(dc.mppW[0] / plain.mppW[0]).toBeCloseTo(1.0075, 12)
    expect(dc.qualityLossW[0]).toBeCloseTo(-0.0075 * plain.mppW[0], 6)
  })

  test('null without a tolerance is refused, with what to send', () => {
    const sink = new Sink()
    qualityLoss(plant({ dc_losses: { quality_loss: null } }), sink)
    expect(sink.failures).toEqual([
      {
        code: 'validation_error',
        field: 'dc_losses.quality_loss',
        message:
          'null takes the loss from the power tolerance of the module: send module.power_tolerance_low and module.power_tolerance_high, or a quality_loss',
      },
    ])
  })
})
