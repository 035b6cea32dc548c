import type { Resolved } from '../core/option.ts'
import { leastReactive, type ReactiveRows, reactiveRows } from '../core/reactive-power.ts'
import { cablesPerVa } from './cables.ts'
import type { AcChain } from './chain.ts'
import { OHMIC_MODELS } from './ohmic/index.ts'
import { activeOfCurrent } from './power-factor.ts'
import { POWER_REFERENCES } from './power-reference.ts'
import { lossOfSheets, sheetsOf, type TransformerLoss } from './transformers.ts'

/** Constants of the AC side. */
export interface AcChains {
  /** For rows whose sun-up flag is true, and for all other rows, without what differs from row to row. */
  day: AcChain
  night: AcChain
  /** Of the row with the least reactive power: what it cannot do, no row can. */
  best: AcChain
  /** Whether the reactive power differs from row to row. */
  isByRow: boolean
  /** Those of a row of the weather; the next call writes over them where they differ from row to row. */
  at(row: number, isUp: number): AcChain
  /** Bus power below this is rounding: the remainder of light, or of a battery that is empty or takes all. */
  restW: number
}

/** Rounding leaves below 1e-13 of the power; no inverter works at a billionth of its own. */
const REST_FRAC = 1e-9

export function readChains(request: Resolved): AcChains {
  const { use_auxiliaries, aux_night_kw, power_reference, ohmic_power } = request.ac_losses
  const day = readChain(request, 0)
  const night = readChain(request, use_auxiliaries ? aux_night_kw * 1000 : 0)
  const reactive = ohmic_power === 'apparent' ? reactiveRows(request) : null
  const by = reactive === null ? null : { day: rowChain(day, reactive), night: rowChain(night, reactive) }
  return {
    day,
    night,
    best: reactive === null ? day : rowChain(day, leastReactive(request.ac_losses))(0),
    isByRow: by !== null,
    at: by === null ? (_row, isUp) => (isUp === 0 ? night : day) : (row, isUp) => (isUp === 0 ? by.night(row) : by.day(row)),
    restW: REST_FRAC * POWER_REFERENCES[power_reference](request),
  }
}

/** Ohmic losses with the reactive power of a row. */
function rowChain(base: AcChain, reactive: ReactiveRows): (row: number) => AcChain {
  const own = { ...base }
  return (row) => {
    const factor = reactive.factor(row)
    // twice by the factor: the square of a very low one is 0
    const perSquare = (perW: number): number => perW / factor / factor
    own.wiringPerW = perSquare(base.wiringPerW)
    own.mvCopperPerW = perSquare(base.mvCopperPerW)
    own.mvLinePerW = perSquare(base.mvLinePerW)
    own.hvCopperPerW = perSquare(base.hvCopperPerW)
    own.hvLinePerW = perSquare(base.hvLinePerW)
    own.reactiveVar = reactive.setpointVar(row)
    return own
  }
}

/** A switched-off item has no loss. */
function readChain(request: Resolved, standingAuxiliariesW: number): AcChain {
  const { ac_losses: losses } = request
  const referenceW = POWER_REFERENCES[losses.power_reference](request)
  // Of the ohmic losses: reactive current raises them as a lower reference would.
  // The square of a very low power factor is 0.
  const squareFrac = Math.max(Number.MIN_VALUE, activeOfCurrent(losses) ** 2)
  const ohmicW = referenceW * squareFrac
  const wiring = OHMIC_MODELS[losses.ohmic_model].prepare(losses.ac_wiring_loss_at_stc, ohmicW)
  const auxiliaries = losses.use_auxiliaries ? 1 : 0
  const mvTransformer = losses.use_mv_transformer ? 1 : 0
  const { mv, hv } = sheetsOf(losses)
  const byFractions = (constantFrac: number, loadFrac: number): TransformerLoss => ({
    ironW: constantFrac * referenceW,
    copperPerW: loadFrac / ohmicW,
  })
  const mvLoss =
    mv === null
      ? byFractions(mvTransformer * losses.transformer_constant_loss, mvTransformer * losses.transformer_loss_at_stc)
      : lossOfSheets(losses, mv)
  const hvLoss =
    hv === null ? byFractions(losses.hv_transformer_constant_loss, losses.hv_transformer_loss_at_stc) : lossOfSheets(losses, hv)
  const mvLine = losses.use_mv_line ? 1 : 0
  const ofCables = (level: 'lv' | 'mv' | 'hv'): number => cablesPerVa(losses, level) / squareFrac
  return {
    standingAuxiliariesW,
    auxiliariesW: auxiliaries * losses.aux_kw * 1000,
    auxiliariesAboveW: losses.aux_threshold_kw * 1000,
    auxiliariesFrac: (auxiliaries * losses.aux_proportional_w_per_kw) / 1000,
    wiringFrac: wiring.linearFrac,
    wiringPerW: wiring.quadraticPerW + ofCables('lv'),
    mvIronW: mvLoss.ironW,
    mvCopperPerW: mvLoss.copperPerW,
    mvLinePerW: (mvLine * losses.mv_line_loss_at_stc) / ohmicW + mvLine * ofCables('mv'),
    hvIronW: hvLoss.ironW,
    hvCopperPerW: hvLoss.copperPerW,
    hvLinePerW: losses.hv_line_loss_at_stc / ohmicW + ofCables('hv'),
    reactiveVar: 0,
    transmissionFrac: losses.transmission_loss,
    otherFrac: losses.other_loss,
  }
}
