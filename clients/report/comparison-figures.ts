import type { comparisonOf } from '@pvyield/engine/studies'
import type { Difference } from './pictures/difference.ts'
import type { MonthsOf } from './pictures/months-compared.ts'

/** The answer of a comparison; an answer of the service has the same shape. */
export type Comparison = ReturnType<typeof comparisonOf>
export type ComparedDifference = Comparison['differences'][number]
type Row = ComparedDifference['rows'][number]

/** A smaller share of the energy is rounding, no difference. */
const ROUNDING_FRAC = 1e-9

/** The rows in which any of these differs from the base, in the order of the diagram. */
export function shownRows(answer: Comparison, differences: readonly ComparedDifference[]): Row[] {
  const rounding = ROUNDING_FRAC * Math.max(...answer.runs.map((_, k) => Math.abs(energyOf(answer, k))))
  const rows = new Map<string, Row[]>()
  for (const row of differences.flatMap((difference) => difference.rows)) rows.set(row.key, [...(rows.get(row.key) ?? []), row])
  return [...rows.values()].flatMap((same) => (same.some(({ kwh }) => Math.abs(kwh) > rounding) ? same.slice(0, 1) : []))
}

/**
 * The way from the energy of the base to that of another run, as its picture is drawn; null where they are the same.
 * @param k  place of the other run
 */
export function wayTo(answer: Comparison, k: number): Difference | null {
  const [base, run, difference] = [answer.runs[0], answer.runs[k], answer.differences[k - 1]]
  if (base === undefined || run === undefined || difference === undefined) return null
  const parts = shownRows(answer, [difference])
  if (parts.length === 0) return null
  const [from, to] = [base, run].map(({ name }, place) => ({ name, value: energyOf(answer, place * k) })) as [
    Difference['from'],
    Difference['to'],
  ]
  return { from, to, parts, unit: energyUnitOf(answer.per), decimals: differenceDecimals(answer) }
}

/** The months of the energy as their picture is drawn, kWh. */
export function comparedMonths({ runs, months }: Comparison): MonthsOf[] {
  const energy = months.find(({ field }) => field === 'e_grid_kwh')
  return runs.map(({ name }, k) => ({ name, values: energy?.values[k] ?? [] }))
}

export function energyUnitOf(per: Comparison['per']): string {
  return per === 'kwp' ? 'kWh/kWp' : 'kWh'
}

/** Decimals of energies next to each other: five digits at least. */
export function energyDecimals(values: readonly (number | null)[]): number {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)))
  return largest >= 1e4 ? 0 : largest >= 1e3 ? 1 : 2
}

export function differenceDecimals({ differences }: Comparison): number {
  return energyDecimals(differences.flatMap(({ rows }) => rows.map(({ kwh }) => kwh)))
}

function energyOf({ runs, summary, per }: Comparison, k: number): number {
  const dcKwp = summary.find(({ field }) => field === 'dc_kwp')?.values[k] ?? 1
  return (runs[k]?.e_grid_kwh ?? 0) / (per === 'kwp' ? dcKwp : 1)
}
