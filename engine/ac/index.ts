import type { AcStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { type AcChain, copperW } from './chain.ts'
import { GRID_LIMITS } from './grid-limit.ts'
import { OHMIC_MODELS } from './ohmic/index.ts'
import { POWER_REFERENCES } from './power-reference.ts'

/** From the inverters' output to the grid. */
export function prepareAc(request: Resolved, sink: Sink): AcStage {
  const { ac_losses: losses } = request
  OHMIC_MODELS[losses.ohmic_model].check?.(request, sink)
  const chain = readChain(request)
  const nightAuxiliariesW = losses.use_auxiliaries ? losses.aux_night_kw * 1000 : 0
  const idleIronFrac = losses.transformer_night_disconnect ? 0 : 1
  const limitW =
    losses.grid_poi_limit_kw === 0
      ? Number.POSITIVE_INFINITY
      : losses.grid_poi_limit_kw * 1000 * (losses.grid_limit_apparent ? losses.power_factor : 1)
  const curtail = GRID_LIMITS[losses.grid_limit_at]
  const { unavailability_loss: unavailabilityFrac } = losses

  return ({ n, ac, sky }) => {
    for (let row = 0; row < n; row++) {
      const outputW = ac.inverterOutputW[row]
      if (outputW > 0) {
        const keptW = outputW > limitW ? curtail(chain, outputW, limitW) : outputW
        ac.gridLimitLossW[row] = outputW - keptW
        const auxiliariesW = chain.auxiliariesFrac * keptW + (keptW > chain.auxiliariesAboveW ? chain.auxiliariesW : 0)
        const wiringW = chain.wiringFrac * keptW + chain.wiringPerW * keptW * keptW
        const mvCopperW = chain.mvCopperPerW * keptW * keptW
        const mvLineW = chain.mvLinePerW * keptW * keptW
        const atHvW = keptW - auxiliariesW - wiringW - chain.mvIronW - mvCopperW - mvLineW
        const hvCopperW = copperW(chain.hvCopperPerW, atHvW)
        const afterHvW = atHvW - chain.hvIronW - hvCopperW
        const hvLineW = copperW(chain.hvLinePerW, afterHvW)
        let gridW = afterHvW - hvLineW
        ac.auxiliariesW[row] = auxiliariesW
        ac.wiringLossW[row] = wiringW
        ac.mvIronLossW[row] = chain.mvIronW
        ac.mvCopperLossW[row] = mvCopperW
        ac.mvLineLossW[row] = mvLineW
        ac.hvIronLossW[row] = chain.hvIronW
        ac.hvCopperLossW[row] = hvCopperW
        ac.hvLineLossW[row] = hvLineW
        if (gridW > 0) {
          const transmissionW = chain.transmissionFrac * gridW
          const otherW = chain.otherFrac * (gridW - transmissionW)
          const unavailabilityW = unavailabilityFrac * (gridW - transmissionW - otherW)
          ac.transmissionLossW[row] = transmissionW
          ac.otherLossW[row] = otherW
          ac.unavailabilityLossW[row] = unavailabilityW
          gridW = gridW - transmissionW - otherW - unavailabilityW
        }
        ac.gridW[row] = gridW
      } else {
        const auxiliariesW = sky.isUp[row] === 0 ? nightAuxiliariesW : 0
        const mvIronW = idleIronFrac * chain.mvIronW
        const hvIronW = idleIronFrac * chain.hvIronW
        ac.auxiliariesW[row] = auxiliariesW
        ac.mvIronLossW[row] = mvIronW
        ac.hvIronLossW[row] = hvIronW
        ac.gridW[row] = outputW - auxiliariesW - mvIronW - hvIronW
      }
    }
  }
}

/** A switched-off item has no loss. */
function readChain(request: Resolved): AcChain {
  const { ac_losses: losses } = request
  const referenceW = POWER_REFERENCES[losses.power_reference](request)
  const wiring = OHMIC_MODELS[losses.ohmic_model].prepare(losses.ac_wiring_loss_at_stc, referenceW)
  const auxiliaries = losses.use_auxiliaries ? 1 : 0
  const mvTransformer = losses.use_mv_transformer ? 1 : 0
  const mvLine = losses.use_mv_line ? 1 : 0
  return {
    auxiliariesW: auxiliaries * losses.aux_kw * 1000,
    auxiliariesAboveW: losses.aux_threshold_kw * 1000,
    auxiliariesFrac: (auxiliaries * losses.aux_proportional_w_per_kw) / 1000,
    wiringFrac: wiring.linearFrac,
    wiringPerW: wiring.quadraticPerW,
    mvIronW: mvTransformer * losses.transformer_constant_loss * referenceW,
    mvCopperPerW: (mvTransformer * losses.transformer_loss_at_stc) / referenceW,
    mvLinePerW: (mvLine * losses.mv_line_loss_at_stc) / referenceW,
    hvIronW: losses.hv_transformer_constant_loss * referenceW,
    hvCopperPerW: losses.hv_transformer_loss_at_stc / referenceW,
    hvLinePerW: losses.hv_line_loss_at_stc / referenceW,
    transmissionFrac: losses.transmission_loss,
    otherFrac: losses.other_loss,
  }
}
