import { conductorOhm } from '../core/cable.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

type Losses = Resolved['ac_losses']
type Level = NonNullable<Losses['cables']>[number]['level']

/**
 * Loss of the cables of a level, as the coefficient of the squared apparent power: each of n runs
 * carries its share of it with I = S / (sqrt(3) U), and three conductors lose 3 I^2 R.
 * Source: Joule's law.
 * Checked by: test/engine/ac/cables.test.ts
 */
export function cablesPerVa({ cables }: Losses, level: Level): number {
  if (cables === null) return 0
  return cables.reduce((sum, cable) => {
    const { voltage_v: voltageV, number, power_frac: frac } = cable
    return cable.level === level ? sum + (conductorOhm(cable) * frac * frac) / (number * voltageV * voltageV) : sum
  }, 0)
}

/** The fractions that cables take the place of. */
const FRACTIONS = { lv: 'ac_wiring_loss_at_stc', mv: 'mv_line_loss_at_stc', hv: 'hv_line_loss_at_stc' } as const

/** The field that states the ohmic loss of a level. */
export function fieldOfLevel(losses: Losses, level: Level): string {
  return losses.cables?.some((cable) => cable.level === level) ? 'cables' : FRACTIONS[level]
}

/** Fails: for a level whose cables and whose fraction are both sent. */
export function checkCables({ ac_losses: losses }: Resolved, sink: Sink): void {
  for (const level of ['lv', 'mv', 'hv'] as const) {
    const at = losses.cables?.findIndex((cable) => cable.level === level) ?? -1
    const fraction = FRACTIONS[level]
    if (at >= 0 && losses[fraction] > 0)
      sink.fail(
        `ac_losses.cables.${at}.level`,
        `The loss is stated twice, by cables and by a fraction: send ${fraction} 0, or no cables of level ${level}`,
      )
  }
}
