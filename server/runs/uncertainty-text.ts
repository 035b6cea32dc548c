import type { UncertaintyAnswer } from '@pvyield/contract/schemas'
import type { StudyTable } from './sweep-text.ts'

type Energy = UncertaintyAnswer['horizons'][number]

const COLUMNS: Readonly<Record<Exclude<keyof Energy, 'years'>, readonly [label: string, unit: string]>> = {
  mean_kwh: ['Mean', 'kWh'],
  uncertainty: ['One standard deviation divided by the mean', 'fraction'],
  p50_kwh: ['Exceeded with 50 %', 'kWh'],
  p75_kwh: ['Exceeded with 75 %', 'kWh'],
  p90_kwh: ['Exceeded with 90 %', 'kWh'],
  p95_kwh: ['Exceeded with 95 %', 'kWh'],
  p99_kwh: ['Exceeded with 99 %', 'kWh'],
}
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/** The energies by probability of a study of a plant as a table: means of the first years, then single years of operation. */
export function levelsTable({ horizons, lifetime, simulation }: UncertaintyAnswer): StudyTable {
  if (simulation === undefined) throw new Error('A budget without a plant is stored')
  const rows = [...horizons, ...lifetime]
  return {
    count: rows.length,
    points: {
      period: rows.map((_, k) => (k < horizons.length ? 'mean of the first years' : 'year')),
      years: rows.map(({ years }) => years),
    },
    columns: Object.fromEntries(NAMES.map((name) => [name, rows.map((row) => row[name])])),
    units: Object.fromEntries(NAMES.map((name) => [name, COLUMNS[name][1]])),
    labels: Object.fromEntries(NAMES.map((name) => [name, COLUMNS[name][0]])),
    failed: [],
    failed_count: 0,
    provenance: simulation.provenance,
  }
}
