/**
 * Constants of the AC side, in W and fractions. Every `PerW` is the coefficient of a squared power.
 */
export interface AcChain {
  /** Auxiliary consumption that does not depend on the bus power. */
  standingAuxiliariesW: number
  /** Constant auxiliary consumption while the bus power is above the threshold. */
  auxiliariesW: number
  auxiliariesAboveW: number
  /** Auxiliary consumption in proportion to the bus power. */
  auxiliariesFrac: number
  wiringFrac: number
  wiringPerW: number
  mvIronW: number
  mvCopperPerW: number
  mvLinePerW: number
  hvIronW: number
  hvCopperPerW: number
  hvLinePerW: number
  /** Reactive power next to the active one, whose square heats cables and windings too. */
  reactiveVar: number
  transmissionFrac: number
  otherFrac: number
}

/**
 * Power that leaves the plant, before unavailability, for a bus power above zero. The bus power is
 * what the inverters and a battery feed to the plant's AC bus. Auxiliaries, AC wiring, MV
 * transformer and MV line are each computed from the bus power. They are not cascaded: hourly
 * results of PVsyst are inverter output - iron - k output^2 to the watt. The HV transformer loss is
 * computed from the power that reaches it, the HV line loss from the power that leaves the
 * transformer.
 * Checked by: test/fixtures/ac/pvsyst-identity.json
 */
export function exportedW(chain: AcChain, busW: number): number {
  const atHvW = reachingHvW(chain, busW)
  const afterHvW = atHvW - chain.hvIronW - copperW(chain.hvCopperPerW, atHvW, chain.reactiveVar)
  const afterLineW = afterHvW - copperW(chain.hvLinePerW, afterHvW, chain.reactiveVar)
  return afterLineW > 0 ? afterLineW * (1 - chain.transmissionFrac) * (1 - chain.otherFrac) : afterLineW
}

/** Power that reaches the high voltage, for a bus power above zero. */
export function reachingHvW(chain: AcChain, busW: number): number {
  const quadraticPerW = chain.wiringPerW + chain.mvCopperPerW + chain.mvLinePerW
  const ohmicW = quadraticPerW * busW * busW + quadraticPerW * chain.reactiveVar * chain.reactiveVar
  return busW - auxiliariesW(chain, busW) - chain.wiringFrac * busW - ohmicW - chain.mvIronW
}

/** Auxiliary consumption for a bus power above zero. */
function auxiliariesW(chain: AcChain, busW: number): number {
  return chain.standingAuxiliariesW + chain.auxiliariesFrac * busW + (busW > chain.auxiliariesAboveW ? chain.auxiliariesW : 0)
}

/** Ohmic loss of an active and a reactive power; that of the active power is 0 when it is drawn from the grid. */
export function copperW(perW: number, powerW: number, reactiveVar: number): number {
  const ofReactiveW = perW * reactiveVar * reactiveVar
  return powerW > 0 ? perW * powerW * powerW + ofReactiveW : ofReactiveW
}

/**
 * Bus power at which the plant exports a given power, in closed form: the stages are inverted one
 * by one, starting at the grid. Near the power at which the auxiliaries switch on, two bus powers
 * give the same export. The result is then the one that can be reached from `fromW` without passing
 * the wanted export on the way.
 * @param exportW  wanted export, 0 or above
 * @param fromW    bus power to lower or raise
 */
export function busForExportW(chain: AcChain, exportW: number, fromW: number): number {
  const afterLineW = exportW / ((1 - chain.transmissionFrac) * (1 - chain.otherFrac))
  const squareVar = chain.reactiveVar * chain.reactiveVar
  const afterHvW = beforeQuadraticW(chain.hvLinePerW, 1, afterLineW + chain.hvLinePerW * squareVar)
  const atHvW = beforeQuadraticW(chain.hvCopperPerW, 1, afterHvW + chain.hvIronW + chain.hvCopperPerW * squareVar)
  const quadraticPerW = chain.wiringPerW + chain.mvCopperPerW + chain.mvLinePerW
  const keptFrac = 1 - chain.auxiliariesFrac - chain.wiringFrac
  const fixedW = atHvW + chain.mvIronW + chain.standingAuxiliariesW + quadraticPerW * squareVar
  const switchW = chain.auxiliariesAboveW
  const withoutW = beforeQuadraticW(quadraticPerW, keptFrac, fixedW)
  const withW = beforeQuadraticW(quadraticPerW, keptFrac, fixedW + chain.auxiliariesW)
  if (fromW > switchW) return withW > switchW ? withW : withoutW
  return withoutW <= switchW ? withoutW : withW
}

/**
 * The smaller p with `keptFrac p - perW p^2 = after`. At the larger one, losses grow faster than
 * the power.
 */
function beforeQuadraticW(perW: number, keptFrac: number, afterW: number): number {
  return (2 * afterW) / (keptFrac + Math.sqrt(Math.max(0, keptFrac * keptFrac - 4 * perW * afterW)))
}
