import type { Resolved } from '../core/option.ts'

/** A limit of the open-circuit voltage of strings. */
export interface VoltageLimit {
  limitV: number
  /** Name of the limit in a warning. */
  name: string
}

/**
 * Voltage classes of DC systems, V. The 600 V class of dwellings in North America is not used,
 * because a request does not say whether the plant is on a dwelling.
 */
const LOWER_CLASS_V = 1000
const UPPER_CLASS_V = 1500
/** Up to this nominal AC power, kW, an inverter that states no voltage is in the lower class. */
const LOWER_CLASS_KW = 100

/**
 * Limits of the open-circuit voltage, as the inverter and the module state them. When neither
 * states a limit, the voltage class of the inverter is assumed: the lowest class that contains its
 * MPPT window, or, without a window, the class for its nominal power. A window that exceeds the
 * classes is its own limit.
 * Source: PVsyst's public help, "Array voltage sizing according to inverter" (both stated limits);
 * NEC 2023, 690.7 (1,000 and 1,500 V) and IEC 62548-1:2023 (1,500 V at most). Class by power: of
 * the 3,546 inverters of the library up to 100 kW, 8 have a window above 1,000 V; of the 530 larger
 * ones, 167.
 */
export function voltageLimits({ inverter, module }: Resolved): VoltageLimit[] {
  const stated: VoltageLimit[] = []
  if (inverter.v_dc_max_v !== null) stated.push({ limitV: inverter.v_dc_max_v, name: 'inverter.v_dc_max_v' })
  if (module.v_max_v !== null) stated.push({ limitV: module.v_max_v, name: 'module.v_max_v' })
  return stated.length > 0 ? stated : [assumedClass(inverter)]
}

/** Voltage class of an inverter that states no maximum voltage. */
export function assumedClass({ v_mppt_max_v: windowV, p_ac_nom_kw }: Resolved['inverter']): VoltageLimit {
  const assumed = (reason: string): string => `assumed for an inverter ${reason} (send inverter.v_dc_max_v)`
  if (windowV === null) {
    return {
      limitV: p_ac_nom_kw <= LOWER_CLASS_KW ? LOWER_CLASS_V : UPPER_CLASS_V,
      name: assumed(`of ${p_ac_nom_kw} kW that states no voltage`),
    }
  }
  return {
    limitV: [LOWER_CLASS_V, UPPER_CLASS_V].find((classV) => windowV <= classV) ?? windowV,
    name: assumed(`whose MPPT window ends at ${windowV} V`),
  }
}
