import type { RunRequest, RunSummary } from '@pvyield/contract/schemas'

/** Label and main results of a run, as a list shows them. */
export interface Headline {
  readonly label: string
  readonly e_grid_kwh: number
  readonly specific_yield_kwh_per_kwp: number
  readonly performance_ratio: number
  readonly has_series: boolean
}

/** A request has no name for its plant, so its size, racking, place and module name it. */
export function headlineOf({ site, module }: Pick<RunRequest, 'site' | 'module'>, summary: RunSummary, hasSeries: boolean): Headline {
  const { e_grid_kwh, specific_yield_kwh_per_kwp, performance_ratio, dc_kwp, racking } = summary
  const named = 'id' in module ? `, ${module.id}` : ''
  const label = `${Number(dc_kwp.toPrecision(4))} kWp ${racking} at ${degrees(site.latitude)}, ${degrees(site.longitude)}${named}`
  return { label, e_grid_kwh, specific_yield_kwh_per_kwp, performance_ratio, has_series: hasSeries }
}

function degrees(value: number): string {
  return String(Math.round(value * 100) / 100 + 0)
}
