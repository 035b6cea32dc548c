import type { AcStage } from '../core/frame.ts'
import type { ModuleModel, UnlimitedYear } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { reactiveRows } from '../core/reactive-power.ts'
import type { Sink } from '../core/sink.ts'
import { clipWithinRows } from './clip-within-rows.ts'
import { prepareDcDerating } from './dc-derating.ts'
import type { HeldStrings } from './held-array.ts'
import { type HoldArrays, holdAtOneInput, type InverterPlant, limitedInverter } from './limited-inverter.ts'
import { prepareConversion } from './model/index.ts'
import { OPERATING_POINTS } from './operating-point/index.ts'
import { preparePowerLimit } from './power-limit.ts'
import { checkRatings } from './ratings.ts'
import { SUBHOURLY_CLIPPINGS } from './subhourly-clipping/index.ts'
import type { SubhourlyClippingOption } from './subhourly-clipping/option.ts'

/** The arrays at the inputs of the inverters, where they are not one or two equal ones. */
export interface Inputs {
  /** Share of the plant in each. */
  readonly shares?: readonly number[]
  /** Strings of each, of several parts of a plant. */
  readonly strings?: readonly HeldStrings[]
  readonly hold?: HoldArrays
  /** Nominal power of all inverters of the plant, where these are a part of them. */
  readonly plantKw?: number | undefined
}

const NO_WINDOW = { minV: 0, maxV: Number.POSITIVE_INFINITY }

/**
 * The inverters, from the array's virtual MPP to the AC output.
 * Fails: `inverter.*` for parameters that no inverter can have. The stage then does nothing,
 * because the run stops at the failure.
 * @param year  read when the first rows are clipped
 */
export function prepareInverter(
  request: Resolved,
  module: ModuleModel,
  year: UnlimitedYear,
  sink: Sink,
  { strings, hold, shares, plantKw }: Inputs = {},
): AcStage<'inverter'> {
  const { array, ac_losses } = request
  const plant = inverterPlant(request, module, sink, strings, plantKw)
  if (plant === null) return idle
  const option = OPERATING_POINTS[array.operating_point]
  option.check?.(request, sink)
  if (option.yieldsToPower && !module.hasVoltage) {
    const { operating_point } = array
    sink.warn('operating_point_without_effect', 'array.operating_point', { operating_point, module_model: request.module.model })
  }
  const subhourly: SubhourlyClippingOption = SUBHOURLY_CLIPPINGS[ac_losses.subhourly_clipping]
  subhourly.check?.(request, sink)
  const clipping = subhourly.prepare(request, year)
  return limitedInverter(plant, option, clipping === null ? null : clipWithinRows(plant, clipping), hold ?? holdAtOneInput(option, shares))
}

/** Null where the inverters cannot be. */
export function inverterPlant(
  request: Resolved,
  module: ModuleModel,
  sink: Sink,
  strings: Inputs['strings'],
  plantKw: number | undefined,
): InverterPlant | null {
  const { array, inverter, ac_losses, dc_losses } = request
  const conversion = prepareConversion(inverter, sink)
  const agrees = checkRatings(inverter, sink)
  const limit = preparePowerLimit(request, sink)
  if (conversion === null || limit === null || !agrees) return null
  const option = OPERATING_POINTS[array.operating_point]
  const inputMaxV = inverter.v_dc_max_v ?? Number.POSITIVE_INFINITY
  return {
    inverters: array.n_inverters,
    strings: module.hasVoltage ? (strings ?? [{ module, modulesPerString: array.modules_per_string }]) : null,
    conversion,
    limit,
    dcDerating: prepareDcDerating(inverter, conversion, sink),
    activeW: activeOfApparent(request, plantKw ?? array.n_inverters * inverter.p_ac_nom_kw),
    ...(option.window === null ? NO_WINDOW : { minV: inverter.v_mppt_min_v ?? 0, maxV: inverter.v_mppt_max_v ?? inputMaxV }),
    isWiringFlat: dc_losses.dc_wiring_model === 'flat',
    inputMaxV,
    maxA: inverter.i_dc_max_a ?? Number.POSITIVE_INFINITY,
    startW: Math.max(inverter.p_start_kw === null ? 0 : inverter.p_start_kw * 1000, conversion.startW),
    nightW: ac_losses.inverter_night_tare ? array.n_inverters * inverter.p_night_w : 0,
  }
}

/** Inverters share a reactive setpoint of the plant by their nominal power. */
function activeOfApparent(request: Resolved, plantKw: number): InverterPlant['activeW'] {
  const reactive = request.ac_losses.pnom_apparent ? reactiveRows(request) : null
  if (reactive === null) return null
  const share = request.inverter.p_ac_nom_kw / plantKw
  return (apparentVa, row) => reactive.activeW(apparentVa, row, share)
}

/** Whether clipping within the rows is taken, and what it needs ahead. */
export function subhourlyClipping(request: Resolved): { isTaken: boolean; needsYear: boolean; isSkyEnhanced: boolean } {
  const option: SubhourlyClippingOption = SUBHOURLY_CLIPPINGS[request.ac_losses.subhourly_clipping]
  const isTaken = option.prepare(request, { energyWh: 0 }) !== null
  return { isTaken, needsYear: isTaken && option.needsYear, isSkyEnhanced: option.isSkyEnhanced }
}

const idle: AcStage<'inverter'> = () => undefined
