import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/**
 * PVsyst's constant factor for free-standing modules, which contains the wind: it goes with a wind factor of 0. With a
 * measured wind it is 25 and 1.2. Source: PVsyst's public help, "Array thermal losses".
 */
const U_C_WITHOUT_WIND = 29

/**
 * Published coefficients of Faiman's model lie above both (22.2 and 4.1 to 30 and 10.7); translated for the heat balance,
 * times 0.72, they lie below the first.
 */
const FAIMAN_U_C_MIN = 22
const FAIMAN_U_V_MIN = 4

/** Larger constant factors than any plant's; water-cooled and floating ones are reported with up to 57. */
const U_C_MAX = 60

/** Warns of heat loss factors that do not belong to this balance: the cells would be too cool. */
export function warnOfHeatLoss(thermal: Resolved['thermal'], sink: Sink): void {
  warnOfWindTwice(thermal, sink)
  warnOfFaiman(thermal, sink)
  warnOfCooling(thermal, sink)
}

/** Warns of a constant factor that no plant has. */
export function warnOfCooling({ u_c }: Resolved['thermal'], sink: Sink): void {
  if (u_c > U_C_MAX)
    sink.warn(
      `thermal.u_c ${u_c} W/(m2 K) is more than any plant has: free-standing racks have 25 to 29, floating ones up to 57; the cells come out too cool`,
    )
}

/** Warns of Faiman's coefficients: his balance knows neither reflected light nor electrical output. */
function warnOfFaiman({ u_c, u_v }: Resolved['thermal'], sink: Sink): void {
  if (u_c < FAIMAN_U_C_MIN || u_v < FAIMAN_U_V_MIN) return
  sink.warn(
    `thermal.u_c ${u_c} with thermal.u_v ${u_v} look like coefficients of Faiman's model, with which thermal.model pvsyst makes the cells up to 9 K too cool: send thermal.model faiman, or both times absorptivity x (1 - efficiency), about 0.72`,
  )
}

/** Warns of a wind factor next to the constant factor that contains the wind already. */
function warnOfWindTwice({ u_c, u_v }: Resolved['thermal'], sink: Sink): void {
  if (u_c !== U_C_WITHOUT_WIND || u_v <= 0) return
  sink.warn(
    `thermal.u_c ${u_c}, the default, is PVsyst's value without a wind term and contains the wind; with thermal.u_v ${u_v} the wind counts twice: send u_c 25 with u_v 1.2, or u_v 0`,
  )
}
