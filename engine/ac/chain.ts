/** Constants of the AC side, W and fractions; every `PerW` is the coefficient of a squared power. */
export interface AcChain {
  /** Auxiliaries that are drawn whatever the bus power. */
  standingAuxiliariesW: number
  /** Continuous auxiliaries, drawn while the bus power is above the threshold. */
  auxiliariesW: number
  auxiliariesAboveW: number
  /** Auxiliaries in proportion to the bus power. */
  auxiliariesFrac: number
  wiringFrac: number
  wiringPerW: number
  mvIronW: number
  mvCopperPerW: number
  mvLinePerW: number
  hvIronW: number
  hvCopperPerW: number
  hvLinePerW: number
  transmissionFrac: number
  otherFrac: number
}

/**
 * Power that leaves the plant, before unavailability, for a bus power above zero: what the inverters, and a battery, put on the plant's AC bus. Auxiliaries, AC wiring, MV
 * transformer and MV line are each worked out on the bus power (not cascaded: hourly results of PVsyst are inverter output - iron - k output^2 to the watt); the HV transformer
 * on what reaches it, the HV line on what leaves that.
 * Checked by: test/fixtures/ac/pvsyst-identity.json
 */
export function exportedW(chain: AcChain, busW: number): number {
  const quadraticPerW = chain.wiringPerW + chain.mvCopperPerW + chain.mvLinePerW
  const atHvW = busW - auxiliariesW(chain, busW) - chain.wiringFrac * busW - quadraticPerW * busW * busW - chain.mvIronW
  const afterHvW = atHvW - chain.hvIronW - copperW(chain.hvCopperPerW, atHvW)
  const afterLineW = afterHvW - copperW(chain.hvLinePerW, afterHvW)
  return afterLineW > 0 ? afterLineW * (1 - chain.transmissionFrac) * (1 - chain.otherFrac) : afterLineW
}

/** Auxiliaries for a bus power above zero. */
export function auxiliariesW(chain: AcChain, busW: number): number {
  return chain.standingAuxiliariesW + chain.auxiliariesFrac * busW + (busW > chain.auxiliariesAboveW ? chain.auxiliariesW : 0)
}

/** Ohmic loss of a power; none of a draw from the grid. */
export function copperW(perW: number, powerW: number): number {
  return powerW > 0 ? perW * powerW * powerW : 0
}

/**
 * Bus power at which the plant exports a given power, in closed form: the stages are undone from the grid back. Where the auxiliaries switch, two bus powers export the same: the one is
 * taken that is reached from `fromW` without the export crossing the wanted one on the way.
 * @param exportW  wanted export, 0 or above
 * @param fromW    bus power that is to be lowered or raised
 */
export function busForExportW(chain: AcChain, exportW: number, fromW: number): number {
  const afterLineW = exportW / ((1 - chain.transmissionFrac) * (1 - chain.otherFrac))
  const afterHvW = beforeQuadraticW(chain.hvLinePerW, 1, afterLineW)
  const atHvW = beforeQuadraticW(chain.hvCopperPerW, 1, afterHvW + chain.hvIronW)
  const quadraticPerW = chain.wiringPerW + chain.mvCopperPerW + chain.mvLinePerW
  const keptFrac = 1 - chain.auxiliariesFrac - chain.wiringFrac
  const fixedW = atHvW + chain.mvIronW + chain.standingAuxiliariesW
  const switchW = chain.auxiliariesAboveW
  const withoutW = beforeQuadraticW(quadraticPerW, keptFrac, fixedW)
  const withW = beforeQuadraticW(quadraticPerW, keptFrac, fixedW + chain.auxiliariesW)
  if (fromW > switchW) return withW > switchW ? withW : withoutW
  return withoutW <= switchW ? withoutW : withW
}

/** The smaller p with `keptFrac p - perW p^2 = after`: the one from which losses have not yet overtaken the power. */
function beforeQuadraticW(perW: number, keptFrac: number, afterW: number): number {
  return (2 * afterW) / (keptFrac + Math.sqrt(Math.max(0, keptFrac * keptFrac - 4 * perW * afterW)))
}
