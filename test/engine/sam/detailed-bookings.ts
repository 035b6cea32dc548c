import type { Resolved, RunOutcome } from '@pvyield/engine'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareConversion } from '../../../engine/inverter/model/index.ts'
import { runWithSeries } from '../chain/plant.ts'
import type { DetailedRun } from './detailed-case.ts'

/** A level of the year, ours and SAM's: kWh of light on all modules, or kWh of electricity. */
export interface Level {
  name: string
  ours: number
  theirs: number
}

/** A loss of the year, ours and SAM's: percent of SAM's base. */
export interface Loss {
  name: string
  ours: number
  theirs: number
}

export interface Bookings {
  levels: Level[]
  losses: Loss[]
  /**
   * Mean absolute difference of the DC power over the sampled records with light, percent of the
   * power at STC; null for a run in several parts.
   */
  hoursPercent: number | null
}

/**
 * Sums of the rows of the diagram over the parts of the year, and the clipping loss on the AC side.
 */
interface YearSums {
  of: (...keys: string[]) => number
  clippedAcKwh: number
  outcomes: Outcome[]
}

const ARRAY_LOSSES = ['quality', 'lid', 'module_mismatch', 'string_mismatch', 'dc_wiring']

type Outcome = RunOutcome & { column: (name: string) => Float64Array }

/**
 * SAM books clipping on the AC side, as the output that the inverters would have given above their
 * limit. Our diagram has the DC power that they do not use.
 */
function clippedAcKwh(request: Resolved, { column }: Outcome): number {
  const conversion = prepareConversion(request.inverter, new Sink())
  if (conversion === null) throw new Error('The inverter of the run cannot be modelled')
  const { n_inverters } = request.array
  const kwPerKwh = 60 / request.weather.step_minutes
  const [clipped, taken, voltage, output] = ['IL_Pmax', 'EArray', 'UArray', 'EOutInv'].map(column)
  const within = request.ac_losses.subhourly_clipping === 'none' ? new Float64Array(clipped.length) : column('ILPmxSH')
  let sum = 0
  for (let row = 0; row < clipped.length; row++) {
    const overW = clipped[row] + within[row]
    if (overW === 0) continue
    const dcW = ((overW + taken[row]) * kwPerKwh * 1000) / n_inverters
    sum += (conversion.acW(dcW, voltage[row]) * n_inverters) / kwPerKwh / 1000 - output[row]
  }
  return sum
}

function sumOf(requests: Resolved[]): YearSums {
  const rows = new Map<string, number>()
  let clipped = 0
  const outcomes = requests.map(runWithSeries)
  for (const [k, outcome] of outcomes.entries()) {
    for (const { key, value } of outcome.answer.loss_diagram) rows.set(key, (rows.get(key) ?? 0) + value)
    clipped += clippedAcKwh(requests[k], outcome)
  }
  return { of: (...keys) => keys.reduce((sum, key) => sum + (rows.get(key) ?? 0), 0), clippedAcKwh: clipped, outcomes }
}

/** See `Bookings.hoursPercent`. */
function hoursPercent({ parts: [request], series: { rows, sampled } }: DetailedRun, { column }: Outcome): number {
  const { array, module, weather } = request
  const stcKw = (module.p_nom_w * array.modules_per_string * array.strings_per_inverter * array.n_inverters) / 1000
  const kwPerKwh = 60 / weather.step_minutes
  const [mpp, underWindow, overWindow] = ['EArrMPP', 'IL_Vmin', 'IL_Vmax'].map(column)
  const lit = rows.flatMap((row, k) => (sampled.poa_nom[k] > 0 ? [{ row, k }] : []))
  const sumKw = lit.reduce((sum, { row, k }) => {
    return sum + Math.abs((mpp[row] - underWindow[row] - overWindow[row]) * kwPerKwh - sampled.dc_net[k] - (sampled.inv_tdcloss?.[k] ?? 0))
  }, 0)
  return (100 * sumKw) / lit.length / stcKw
}

/**
 * The run's levels and losses in SAM's order and on SAM's bases (pvsamv1_losses.md next to the
 * reference). Differences in booking, resolved here: with standard self-shading SAM subtracts beam
 * shade from the power of the modules, so the light is that of the unshaded parts, and the shade is
 * part of the module loss. The loss of the voltage window comes before the array losses.
 * Consumption to start is part of the efficiency loss. The limit of the DC power in hot air, which
 * SAM takes before the inverter, is part of our power limit.
 */
export function compareRun(run: DetailedRun): Bookings {
  const { annual, parts, unshadedParts, snowlessParts, areaM2 } = run
  const power = sumOf(parts)
  const lightParts = [...unshadedParts, ...snowlessParts]
  const light = lightParts.length === 0 ? power : sumOf(lightParts)
  const irradiated = (...keys: string[]): number => light.of(...keys) * areaM2
  const hasRear = parts[0].bifacial !== null

  const poaKwh = irradiated('glob_inc')
  const shadeKwh = irradiated('near_shading_beam', 'near_shading_diffuse', 'near_shading_ground')
  const soilingKwh = irradiated('soiling')
  const frontKwh = irradiated('glob_eff')
  const coverKwh = irradiated('iam')
  const nominalKwh = light.of('e_array_nominal') - light.of('rear_mismatch')
  const windowKwh = power.of('inverter_under_voltage', 'inverter_over_voltage')
  const arrayLossKwh = power.of(...ARRAY_LOSSES)
  const netKwh = power.of('e_array_mpp') - windowKwh
  const grossKwh = netKwh + arrayLossKwh
  const snowKwh = snowlessParts.length === 0 ? 0 : light.of('e_array_mpp') + light.of(...ARRAY_LOSSES) - windowKwh - grossKwh
  const efficiencyKwh =
    power.of('inverter_efficiency', 'inverter_threshold', 'inverter_over_power', 'inverter_subhourly') - power.clippedAcKwh
  const outputKwh = power.of('e_inverter_output')
  const gridKwh = power.of('e_grid')

  const clippedWithinKwh = annual.annual_distribution_clipping_loss ?? 0
  const percent = (name: string): number => annual[`annual_${name}_percent`] ?? 0
  const inverterOnKeptPercent = 100 - percent('ac_inv_clip_loss') - percent('ac_inv_pso_loss') - percent('ac_inv_pnt_loss')
  const loss = (name: string, kwh: number, baseKwh: number, theirs: number): Loss => ({ name, ours: (100 * kwh) / baseKwh, theirs })

  return {
    levels: [
      { name: 'plane of array', ours: poaKwh, theirs: annual.annual_poa_nom },
      { name: 'after shade', ours: poaKwh - shadeKwh, theirs: annual.annual_poa_shaded },
      { name: 'after soiling', ours: poaKwh - shadeKwh - soilingKwh, theirs: annual.annual_poa_shaded_soiled },
      { name: 'behind the cover', ours: frontKwh, theirs: annual.annual_poa_front },
      { name: 'array nominal', ours: nominalKwh, theirs: annual.annual_dc_nominal },
      { name: 'array gross', ours: grossKwh, theirs: annual.annual_dc_gross },
      { name: 'inverter input', ours: netKwh, theirs: annual.annual_dc_net + annual.annual_inv_tdcloss },
      { name: 'inverter output', ours: outputKwh, theirs: annual.annual_ac_gross - clippedWithinKwh },
      { name: 'grid', ours: gridKwh, theirs: annual.annual_energy },
    ],
    losses: [
      loss('shade', shadeKwh, poaKwh, percent('poa_shading_loss')),
      loss('soiling', soilingKwh, poaKwh - shadeKwh, percent('poa_soiling_loss')),
      loss('cover', coverKwh, poaKwh - shadeKwh - soilingKwh, percent('poa_cover_loss')),
      loss('rear gain', irradiated('glob_rear'), frontKwh, hasRear ? percent('poa_rear_gain') : 0),
      loss('module', nominalKwh - windowKwh - grossKwh - snowKwh, nominalKwh, percent('dc_module_loss')),
      loss('snow', snowKwh, nominalKwh, percent('dc_snow_loss')),
      loss('voltage window', windowKwh, nominalKwh, percent('dc_mppt_clip_loss')),
      loss('mismatch', power.of('module_mismatch'), grossKwh, percent('dc_mismatch_loss')),
      loss('wiring', power.of('dc_wiring'), grossKwh, percent('dc_wiring_loss')),
      loss('nameplate', power.of('quality'), grossKwh, percent('dc_nameplate_loss')),
      loss(
        'diodes, tracking, optimisers',
        power.of('string_mismatch'),
        grossKwh,
        percent('dc_diodes_loss') + percent('dc_tracking_loss') + percent('dc_optimizer_loss'),
      ),
      loss('DC availability', power.of('lid'), grossKwh, percent('dc_perf_adj_loss')),
      loss('clipping', power.clippedAcKwh, netKwh, percent('ac_inv_clip_loss') + (100 * clippedWithinKwh) / annual.annual_dc_net),
      loss(
        'inverter efficiency',
        efficiencyKwh,
        netKwh,
        percent('ac_inv_pso_loss') + (percent('ac_inv_eff_loss') * inverterOnKeptPercent) / 100,
      ),
      loss('night', power.of('night_consumption'), netKwh, percent('ac_inv_pnt_loss')),
      loss('AC wiring', power.of('ac_wiring'), outputKwh, percent('ac_wiring_loss')),
      loss('transformer', power.of('mv_transformer_iron', 'mv_transformer_copper'), outputKwh, percent('xfmr_loss')),
      loss('transmission', power.of('transmission'), outputKwh, percent('transmission_loss')),
      loss('availability', power.of('unavailability'), gridKwh + power.of('unavailability'), percent('ac_perf_adj_loss')),
    ],
    hoursPercent: parts.length === 1 ? hoursPercent(run, power.outcomes[0]) : null,
  }
}
