import { conductorOhm } from '../../core/cable.ts'
import type { ModuleModel } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

/**
 * Wiring loss at STC as a fraction of the power at STC: as stated, or of the cables. A run that
 * carries the current of n strings, there and back, loses 2 R (n I)^2, which is 2 R n I^2 for each string.
 * Source: Joule's law.
 * Checked by: test/engine/dc/cables.test.ts
 */
export function wiringAtStcFrac(
  { array, dc_losses: { cables, dc_wiring_loss_at_stc } }: Pick<Resolved, 'array' | 'dc_losses'>,
  module: ModuleModel,
): number {
  if (cables === null) return dc_wiring_loss_at_stc
  if (!module.hasVoltage) return 0
  const ofStringOhm = cables.reduce((sum, cable) => sum + 2 * conductorOhm(cable) * cable.strings, 0)
  return (ofStringOhm * module.stcA) / (array.modules_per_string * module.stcV)
}

/**
 * Fails: `dc_losses.cables` next to the fraction, with flat wiring, for modules without current, and
 * for runs of more strings than an inverter has; for cables that take all power.
 */
export function checkDcCables(request: Pick<Resolved, 'array' | 'dc_losses'>, module: ModuleModel, sink: Sink): void {
  const { array, dc_losses: losses } = request
  if (losses.cables === null) return
  const fail = (field: string, message: string): void => sink.fail(`dc_losses.cables${field}`, message)
  if (losses.dc_wiring_loss_at_stc > 0)
    fail('', 'The loss is stated twice, by cables and by a fraction: send dc_wiring_loss_at_stc 0, or cables null')
  if (losses.dc_wiring_model === 'flat') fail('', 'The loss of cables follows the current: send dc_wiring_model ohmic_i2r, or cables null')
  if (!module.hasVoltage)
    fail(
      '',
      'Cables need the current of the strings, which this module model does not have: send dc_wiring_loss_at_stc, or a module with an I-V curve',
    )
  losses.cables.forEach(({ strings }, k) => {
    if (strings > array.strings_per_inverter)
      fail(
        `.${k}.strings`,
        `A run carries the current of ${strings} strings, but an inverter has ${array.strings_per_inverter}: send the strings of one run`,
      )
  })
  const frac = wiringAtStcFrac(request, module)
  if (frac > 1)
    fail(
      '',
      `The cables lose ${Number((100 * frac).toPrecision(4))} % of the power at STC: check length_m, section_mm2 in mm2, and strings`,
    )
}
