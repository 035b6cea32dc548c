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
  if (u_c > U_C_MAX) sink.warn('cooling_beyond_plants', 'thermal.u_c', { u_c_w_m2k: u_c })
}

/** Warns of Faiman's coefficients: his balance knows neither reflected light nor electrical output. */
function warnOfFaiman({ u_c, u_v }: Resolved['thermal'], sink: Sink): void {
  if (u_c < FAIMAN_U_C_MIN || u_v < FAIMAN_U_V_MIN) return
  sink.warn('cooling_of_faiman', 'thermal.u_c', { u_c_w_m2k: u_c, u_v_w_m3ks: u_v })
}

/** Warns of a wind factor next to the constant factor that contains the wind already. */
function warnOfWindTwice({ u_c, u_v }: Resolved['thermal'], sink: Sink): void {
  if (u_c !== U_C_WITHOUT_WIND || u_v <= 0) return
  sink.warn('wind_counted_twice', 'thermal.u_v', { u_c_w_m2k: u_c, u_v_w_m3ks: u_v })
}
