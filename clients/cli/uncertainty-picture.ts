import type { UncertaintyAnswer } from '@pvyield/sdk'
import { aligned } from './table.ts'

const BAR_COLUMNS = 40

/** Energy by probability as lines of text: the levels, then each cause with its share and what it does alone. */
export function uncertaintyLines(answer: UncertaintyAnswer): string[] {
  const { simulation } = answer
  const rest = simulation?.rest_share ?? 0
  const notes = [
    ...(rest > 0.01 ? [`${percent(rest, 1)} of the variance no field explains alone`] : []),
    ...((simulation?.failed_count ?? 0) > 0 ? [`${simulation?.failed_count} runs were refused, and do not count`] : []),
    ...(simulation?.findings ?? []).map(({ message }) => `Note: ${message}`),
  ]
  return [...levelLines(answer), '', ...causeLines(answer), ...(notes.length > 0 ? ['', ...notes] : [])]
}

function levelLines({ horizons }: UncertaintyAnswer): string[] {
  const rows = horizons.map(({ years, p50_kwh, p75_kwh, p90_kwh, p95_kwh, p99_kwh, uncertainty }) => [
    years === 1 ? '1 year' : `${years} years`,
    ...[p50_kwh, p75_kwh, p90_kwh, p95_kwh, p99_kwh].map(energyText),
    percent(uncertainty, 1),
  ])
  return aligned([['Mean of, kWh', 'P50', 'P75', 'P90', 'P95', 'P99', 'sigma'], ...rows], 1)
}

interface Cause {
  readonly name: string
  readonly sigma: number
  readonly share: number
  readonly low: number | null
  readonly high: number | null
}

/** A tornado: the causes by their shares, each with the energies at its 10 and 90 % quantile. */
function causeLines({ fields = [], parts, horizons }: UncertaintyAnswer): string[] {
  const causes: Cause[] = [...fields, ...parts]
    .map(({ name, sigma, share, low_kwh, high_kwh }) => ({ name, sigma, share, low: low_kwh, high: high_kwh }))
    .sort((a, b) => b.share - a.share)
  const middle = horizons[0]?.mean_kwh ?? 0
  const ends = [middle, ...causes.flatMap(({ low, high }) => [low ?? middle, high ?? middle])]
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const column = (energy: number) => (most === least ? 0 : Math.round(((energy - least) / (most - least)) * (BAR_COLUMNS - 1)))
  const rows = causes.map(({ name, sigma, share, low, high }) => [
    name,
    percent(sigma, 2),
    percent(share, 1),
    energyText(low),
    energyText(high),
    low === null || high === null ? '' : barOf(column(Math.min(low, high)), column(Math.max(low, high)), column(middle)),
  ])
  return aligned([['Cause, year 1', 'sigma', 'share', 'at 10 %', 'at 90 %', ''], ...rows], 1)
}

/** From one column to another, with a mark in the middle of all. */
function barOf(from: number, to: number, middle: number): string {
  const cells = Array.from({ length: BAR_COLUMNS }, (_, k) => (k >= from && k <= to ? '█' : k === middle ? '│' : ' '))
  return cells.join('')
}

function energyText(kwh: number | null): string {
  return kwh === null ? '-' : kwh.toLocaleString('en-US', { maximumFractionDigits: 0 })
}

function percent(fraction: number, digits: number): string {
  return `${(100 * fraction).toFixed(digits)} %`
}
