import type { ComparedPart, SubArrayResult } from '@pvyield/contract/schemas'
import { differenceParts } from './attribution.ts'
import type { ComparedRun } from './compared-run.ts'
import { differenceRows } from './difference-rows.ts'
import { energyOf, type Figures, levelOf, REAR } from './energy-chain.ts'

/** Parts of plants by their ids, up to the output of their inverters; null when no run has any. */
export function comparedParts(runs: readonly ComparedRun[], isPerKwp: boolean): ComparedPart[] | null {
  const ids = new Set(runs.flatMap(({ answer }) => (answer.sub_arrays ?? []).map(({ id }) => id)))
  return ids.size === 0 ? null : [...ids].map((id) => comparedPart(id, runs, isPerKwp))
}

function comparedPart(id: string, runs: readonly ComparedRun[], isPerKwp: boolean): ComparedPart {
  const parts = runs.map(({ answer }) => answer.sub_arrays?.find((part) => part.id === id) ?? null)
  const having = runs.flatMap(({ name }, k) => {
    const part = parts[k]
    return part ? [{ name, part, figures: figuresOf(part) }] : []
  })
  const [base, ...others] = having
  const from = base?.figures
  return {
    id,
    label: having.find(({ part }) => part.label !== null)?.part.label ?? null,
    dc_kwp: parts.map((part) => part?.dc_kwp ?? null),
    e_inverter_output_kwh: parts.map((part) => part && energyOf(figuresOf(part))),
    specific_yield_kwh_per_kwp: parts.map((part) => part?.specific_yield_kwh_per_kwp ?? null),
    differences:
      from === undefined
        ? []
        : others.map(({ name, figures }) => ({
            name,
            energy: energyOf(figures, isPerKwp) - energyOf(from, isPerKwp),
            rows: differenceRows(differenceParts(from, figures, isPerKwp), energyOf(from, isPerKwp)),
          })),
  }
}

/** A part has no list of losses: its rear side is what its nominal energy has beyond the front. */
function figuresOf({ dc_kwp, loss_diagram }: SubArrayResult): Figures {
  const hasRear = loss_diagram.some(({ key }) => key === REAR)
  const rearKwh = levelOf(loss_diagram, 'e_array_nominal') - dc_kwp * levelOf(loss_diagram, 'glob_eff')
  const main_losses = hasRear ? [{ key: REAR, label: '', loss_kwh: -rearKwh, fraction: null }] : []
  return { summary: { dc_kwp, main_losses }, loss_diagram }
}
