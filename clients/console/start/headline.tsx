import type { RunSummary } from '@pvyield/sdk'
import { energy, percent, type Shown, shown } from '../parts/numbers.ts'

/** A figure of the headline: its path in the summary, its name, and where it is explained. */
interface Figure {
  readonly key: string
  readonly label: string
  readonly docs: string
  readonly of: (summary: RunSummary) => Shown | null
}

const FIGURES: readonly Figure[] = [
  {
    key: 'specific_yield_kwh_per_kwp',
    label: 'Specific yield',
    docs: 'summary.specific_yield_kwh_per_kwp',
    of: ({ specific_yield_kwh_per_kwp: value }) => ({ text: shown(value), unit: 'kWh/kWp' }),
  },
  { key: 'e_grid_kwh', label: 'Energy to grid', docs: 'summary.e_grid_kwh', of: ({ e_grid_kwh: value }) => energy(value) },
  {
    key: 'performance_ratio',
    label: 'Performance ratio',
    docs: 'summary.performance_ratio',
    of: ({ performance_ratio: value }) => (value === null ? null : percent(value)),
  },
  {
    key: 'capacity_factor',
    label: 'Capacity factor, AC',
    docs: 'summary.capacity_factor',
    of: ({ capacity_factor: value }) => (value === null || value === undefined ? null : percent(value)),
  },
  {
    key: 'p90_kwh',
    label: 'P90, one year',
    docs: 'uncertainty',
    of: ({ exceedance }) => (exceedance === null || exceedance === undefined ? null : energy(exceedance.p90_kwh)),
  },
]

/** The numbers that people ask for first. */
export function Headline(props: { readonly root: string; readonly summary: RunSummary | null }) {
  const { root, summary } = props
  return (
    <dl class="headline" aria-label="Results of a year">
      {FIGURES.map(({ key, label, docs, of }) => {
        const figure = summary === null ? null : of(summary)
        return (
          <div key={key} data-figure={key}>
            <dt>
              <a href={`${root}docs/${docs}`}>{label}</a>
            </dt>
            <dd>
              <span class="value">{figure?.text ?? '–'}</span> <span class="unit">{figure?.unit ?? ''}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
