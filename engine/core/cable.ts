/** A cable by its conductor. */
export interface Conductor {
  readonly length_m: number
  readonly section_mm2: number
  readonly material: 'copper' | 'aluminium'
  readonly conductor_c: number
  readonly ohm_per_km_20c: number | null
}

/**
 * Resistivity at 20 degC, and its increase by temperature.
 * Source: IEC 60287-1-1, table of resistivities and temperature coefficients (copper: IEC 60028, aluminium: IEC 60889).
 */
const MATERIALS = {
  copper: { ohmM: 1.7241e-8, perK: 3.93e-3 },
  aluminium: { ohmM: 2.8264e-8, perK: 4.03e-3 },
} as const

const M2_PER_MM2 = 1e-6

/**
 * Resistance of one conductor to direct current at its temperature. Alternating current raises it
 * by less than 1 % up to 240 mm2 of aluminium at 50 Hz (skin effect, IEC 60287-1-1), which is left out.
 * Checked by: test/engine/ac/cables.test.ts
 */
export function conductorOhm({ length_m, section_mm2, material, conductor_c, ohm_per_km_20c }: Conductor): number {
  const { ohmM, perK } = MATERIALS[material]
  const at20Ohm = ohm_per_km_20c === null ? (ohmM * length_m) / (section_mm2 * M2_PER_MM2) : (ohm_per_km_20c * length_m) / 1000
  return at20Ohm * (1 + perK * (conductor_c - 20))
}
