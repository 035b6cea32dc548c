import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/**
 * PVsyst's constant factor for free-standing modules, which contains the wind: it goes with a wind factor of 0. With a
 * measured wind it is 25 and 1.2. Source: PVsyst's public help, "Array thermal losses".
 */
const U_C_WITHOUT_WIND = 29

/** Warns of a wind factor next to the constant factor that contains the wind already: the cells would be too cool. */
export function warnOfWindTwice({ u_c, u_v }: Resolved['thermal'], sink: Sink): void {
  if (u_c !== U_C_WITHOUT_WIND || u_v <= 0) return
  sink.warn(
    `thermal.u_c ${u_c}, the default, is PVsyst's value without a wind term and contains the wind; with thermal.u_v ${u_v} the wind counts twice: send u_c 25 with u_v 1.2, or u_v 0`,
  )
}
