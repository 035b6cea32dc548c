/** Constants of the AC side, W and fractions; every `PerW` is the coefficient of a squared power. */
export interface AcChain {
  /** Continuous auxiliaries, drawn while the inverter output is above the threshold. */
  auxiliariesW: number
  auxiliariesAboveW: number
  /** Auxiliaries in proportion to the inverter output. */
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
 * Power that leaves the plant, before unavailability, for an inverter output above zero. Auxiliaries, AC wiring, MV transformer and MV line are each worked out on the inverter
 * output (not cascaded: hourly results of PVsyst are inverter output - iron - k output^2 to the watt); the HV transformer on what reaches it, the HV line on what leaves that.
 */
export function exportedW(chain: AcChain, outputW: number): number {
  const auxiliariesW = chain.auxiliariesFrac * outputW + (outputW > chain.auxiliariesAboveW ? chain.auxiliariesW : 0)
  const quadraticPerW = chain.wiringPerW + chain.mvCopperPerW + chain.mvLinePerW
  const atHvW = outputW - auxiliariesW - chain.wiringFrac * outputW - quadraticPerW * outputW * outputW - chain.mvIronW
  const afterHvW = atHvW - chain.hvIronW - copperW(chain.hvCopperPerW, atHvW)
  const afterLineW = afterHvW - copperW(chain.hvLinePerW, afterHvW)
  return afterLineW > 0 ? afterLineW * (1 - chain.transmissionFrac) * (1 - chain.otherFrac) : afterLineW
}

/** Ohmic loss of a power; none of a draw from the grid. */
export function copperW(perW: number, powerW: number): number {
  return powerW > 0 ? perW * powerW * powerW : 0
}

/**
 * Inverter output at which the plant exports a given power above zero, in closed form: the stages are undone from the grid back.
 * @param exportW  power that some inverter output reaches
 */
export function outputForExportW(chain: AcChain, exportW: number): number {
  const afterLineW = exportW / ((1 - chain.transmissionFrac) * (1 - chain.otherFrac))
  const afterHvW = beforeQuadraticW(chain.hvLinePerW, 1, afterLineW)
  const atHvW = beforeQuadraticW(chain.hvCopperPerW, 1, afterHvW + chain.hvIronW)
  const quadraticPerW = chain.wiringPerW + chain.mvCopperPerW + chain.mvLinePerW
  const keptFrac = 1 - chain.auxiliariesFrac - chain.wiringFrac
  const withAuxiliariesW = beforeQuadraticW(quadraticPerW, keptFrac, atHvW + chain.mvIronW + chain.auxiliariesW)
  if (withAuxiliariesW > chain.auxiliariesAboveW) return withAuxiliariesW
  // the auxiliaries switch off on the way down: just below their threshold more than the limit may leave, so stay at the threshold or below
  return Math.min(beforeQuadraticW(quadraticPerW, keptFrac, atHvW + chain.mvIronW), chain.auxiliariesAboveW)
}

/** The smaller p with `keptFrac p - perW p^2 = after`: the one from which losses have not yet overtaken the power. */
function beforeQuadraticW(perW: number, keptFrac: number, afterW: number): number {
  return (2 * afterW) / (keptFrac + Math.sqrt(Math.max(0, keptFrac * keptFrac - 4 * perW * afterW)))
}
