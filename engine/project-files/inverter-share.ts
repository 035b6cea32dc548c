import type { Inverter, ParsedSceneOut } from '@pvyield/contract/schemas'

type Component = ParsedSceneOut['components'][number]

/** How far the power of an input may be from its share of the inverter: the file has two decimals. */
const SAME_SHARE = 0.01

/**
 * The share of its inverters that a sub-array uses by its MPPT inputs: 3 inputs on two inverters of
 * two are 0.75. 1 for whole inverters, and where the inputs do not say it: reports count the inputs of
 * all inverters ("2 * MPPT 33 %, 0.7 unit"), the key is not documented, so that it has to fit NInverter.
 */
export function inverterShare({ mppt_inputs: inputs, mppt_input_kw: kw, n_inverters }: Component, { p_ac_nom_kw }: Inverter): number {
  if (inputs === null || kw === null) return 1
  const each = Math.round(p_ac_nom_kw / kw)
  const isShare = each > 1 && Math.abs((each * kw) / p_ac_nom_kw - 1) <= SAME_SHARE
  return isShare && Math.ceil(inputs / each) === n_inverters ? inputs / (each * n_inverters) : 1
}

/** An inverter of the same efficiency and voltages with a share of the power and current. */
export function partOfInverter(inverter: Inverter, share: number): Inverter {
  if (share === 1) return inverter
  const scaled = (value: number | null): number | null => (value === null ? null : value * share)
  const { derating } = inverter
  return {
    ...inverter,
    p_ac_nom_kw: inverter.p_ac_nom_kw * share,
    p_ac_max_kw: scaled(inverter.p_ac_max_kw),
    i_dc_max_a: scaled(inverter.i_dc_max_a),
    p_start_kw: scaled(inverter.p_start_kw),
    p_night_w: inverter.p_night_w * share,
    mppt_count: Math.max(1, Math.round(inverter.mppt_count * share)),
    derating: derating === null ? null : { ...derating, p_ac_kw: derating.p_ac_kw.map((limit) => limit * share) },
    ...(inverter.model === 'curve' && {
      curves: inverter.curves.map((curve) => ({ ...curve, p_dc_kw: curve.p_dc_kw.map((power) => power * share) })),
    }),
  } as Inverter
}
