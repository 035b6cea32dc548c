import { expect, test } from 'bun:test'
import { prepareAc } from '../../../engine/ac/index.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { plant } from '../dc/plant.ts'

function refusals(ac_losses: Partial<Resolved['ac_losses']>): string[] {
  const sink = new Sink()
  prepareAc(plant({ ac_losses }), sink)
  return sink.failures.map(({ field, message }) => `${field}: ${message}`)
}

test('AC losses whose sum is above the power of the reference are refused with every loss and the sum', () => {
  // 0.4 + 0.35 + 0.3 = 1.05
  expect(refusals({ ac_wiring_loss_at_stc: 0.4, transformer_loss_at_stc: 0.35, hv_line_loss_at_stc: 0.3 })).toEqual([
    'ac_losses.ac_wiring_loss_at_stc: The AC losses take 105 % of the power at the reference, so that nothing is left at full power: ac_wiring_loss_at_stc 40 %, transformer_loss_at_stc 35 %, hv_line_loss_at_stc 30 %. Send fractions whose sum is below 1, such as 0.01 for 1 %',
  ])
  expect(refusals({ aux_proportional_w_per_kw: 600, hv_transformer_constant_loss: 0.5 })[0]).toContain('take 110 % of')
})

test('what is switched off is not counted, and a sum below the power of the reference runs', () => {
  expect(refusals({ ac_wiring_loss_at_stc: 0.4, transformer_loss_at_stc: 0.7, use_mv_transformer: false })).toEqual([])
  expect(refusals({ ac_wiring_loss_at_stc: 0.4, transformer_loss_at_stc: 0.35, hv_line_loss_at_stc: 0.2 })).toEqual([])
})
