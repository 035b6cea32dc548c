import type { RunOutcome } from '@pvyield/engine'

/** What is compared, with the largest distance that needs no explanation. */
export const BOUNDS = { year: 1e-9, month: 1e-8, diagram: 1e-8, row: 1e-6 } as const

export type Compared = keyof typeof BOUNDS

export interface Distance {
  value: number
  /** The month, row of the diagram, or series and row, with the largest distance. */
  at: string
}

/**
 * How far two runs of a plant are apart, as fractions of a level: the largest energy or irradiation
 * of the diagram; for rows the largest value of the column, energies at least the largest of the
 * array. What only one of the runs has is 0 in the other.
 */
export function distancesOf(before: RunOutcome, now: RunOutcome): Record<Compared, Distance> {
  const levels = levelsOf(before)
  return {
    year: largest([['year', now.answer.summary.e_grid_kwh, before.answer.summary.e_grid_kwh, levels.kWh ?? 1]]),
    month: largest(months(before, now, levels)),
    diagram: largest(diagramRows(before, now, levels)),
    row: rowDistance(before, now),
  }
}

type Pair = [at: string, now: number, before: number, level: number]
type Levels = Readonly<Record<string, number>>

function levelsOf({ answer }: RunOutcome): Levels {
  const levels: Record<string, number> = { kWh: 1e-9, 'kWh/m2': 1e-9 } // a run without light has no level
  for (const { value, unit } of answer.loss_diagram) levels[unit] = Math.max(levels[unit] ?? 0, Math.abs(value))
  return levels
}

function largest(pairs: readonly Pair[]): Distance {
  return pairs.reduce<Distance>(
    (worst, [at, now, before, level]) => {
      const value = now === before ? 0 : Math.abs(now - before) / level
      return value <= worst.value ? worst : { value: Number.isNaN(value) ? Number.POSITIVE_INFINITY : value, at }
    },
    { value: 0, at: '' },
  )
}

const MONTHLY = { e_grid_kwh: 'kWh', e_array_kwh: 'kWh', glob_inc_kwhm2: 'kWh/m2', glob_eff_kwhm2: 'kWh/m2' } as const

function months(before: RunOutcome, now: RunOutcome, levels: Levels): Pair[] {
  return Object.entries(MONTHLY).flatMap(([name, unit]) => {
    const key = name as keyof typeof MONTHLY
    const [ours, theirs] = [now, before].map(({ answer }) => answer.summary.monthly[key])
    return (theirs ?? []).map((value, m): Pair => [`${name} of month ${m + 1}`, ours?.[m] ?? 0, value ?? 0, levels[unit] ?? 1])
  })
}

function diagramRows(before: RunOutcome, now: RunOutcome, levels: Levels): Pair[] {
  const [ours, theirs] = [now, before].map(({ answer }) => new Map(answer.loss_diagram.map(({ key, value }) => [key, value])))
  return [...before.answer.loss_diagram, ...now.answer.loss_diagram].map(({ key, unit }) => [
    key,
    ours?.get(key) ?? 0,
    theirs?.get(key) ?? 0,
    levels[unit] ?? 1,
  ])
}

/** NaN as 0: no value of a column, such as the voltage of a night, is a distance of its own. */
const top = (column: Float64Array): number => column.reduce((most, value) => Math.max(most, Math.abs(value) || 0), 0)

function rowDistance(before: RunOutcome, now: RunOutcome): Distance {
  const columnsOf = ({ series }: RunOutcome) => new Map(series?.names.map((name, k) => [name, series.columns[k] ?? new Float64Array(0)]))
  const [ours, theirs] = [columnsOf(now), columnsOf(before)]
  const arrayKwh = top(theirs.get('EArrMPP') ?? new Float64Array(0))
  const units = new Map([...(now.series?.names ?? [])].map((name, k) => [name, now.series?.units[k]]))
  const pairs: Pair[] = []
  for (const [name, expected] of theirs) {
    const found = ours.get(name) ?? new Float64Array(expected.length)
    const level = Math.max(top(expected), units.get(name) === 'kWh' ? arrayKwh : 0, 1e-9)
    expected.forEach((value, row) => {
      if (!Object.is(found[row], value)) pairs.push([`${name}, row ${row}`, found[row] ?? Number.NaN, value, level])
    })
  }
  return largest(pairs)
}
