import type { Resolved } from '../core/option.ts'
import type { AcParts } from '../core/parts.ts'

/** The losses of the AC side that the plant has; those of the others stay zero. */
export function acParts(request: Resolved): AcParts {
  const { ac_losses: losses } = request
  const { use_auxiliaries, aux_kw, aux_night_kw, aux_proportional_w_per_kw } = losses
  const hasCables = (level: 'lv' | 'mv' | 'hv'): boolean => losses.cables?.some((cable) => cable.level === level) === true
  const { use_mv_transformer, transformer_constant_loss, transformer_loss_at_stc } = losses
  return {
    gridLimit: losses.grid_poi_limit_kw > 0 || losses.grid_limit_series !== null,
    auxiliaries: use_auxiliaries && (aux_kw > 0 || aux_night_kw > 0 || aux_proportional_w_per_kw > 0),
    acWiring: losses.ac_wiring_loss_at_stc > 0 || hasCables('lv'),
    mvTransformer: use_mv_transformer && (transformer_constant_loss > 0 || transformer_loss_at_stc > 0 || losses.mv_transformers !== null),
    mvLine: losses.use_mv_line && (losses.mv_line_loss_at_stc > 0 || hasCables('mv')),
    hvTransformer: losses.hv_transformer_constant_loss > 0 || losses.hv_transformer_loss_at_stc > 0 || losses.hv_transformer !== null,
    hvLine: losses.hv_line_loss_at_stc > 0 || hasCables('hv'),
    transmission: losses.transmission_loss > 0,
    otherAc: losses.other_loss > 0,
    unavailability: losses.unavailability_loss > 0 || losses.outages !== null,
    outages: losses.outages !== null,
    partsOut: false, // of several parts: `engine/plant/prepare-plant.ts`
  }
}

/** Whether anything is lost between the bus and the HV line; simple runs lose nothing there. */
export function chainHasLosses({ auxiliaries, acWiring, mvTransformer, mvLine, hvTransformer, hvLine }: AcParts): boolean {
  return auxiliaries || acWiring || mvTransformer || mvLine || hvTransformer || hvLine
}
