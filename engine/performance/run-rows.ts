import type { SeriesColumns } from '../report/series.ts'
import { type TestRows, withoutTraces } from './test-rows.ts'

/** Series of a run that the tests read. Those of limits are of every run. */
export const PERFORMANCE_SERIES = ['T_Amb', 'WindVel', 'GlobInc', 'TArray', 'IL_Pmax', 'EArray', 'EGrdLim', 'E_Grid'] as const
type Name = (typeof PERFORMANCE_SERIES)[number]

/** Limits that take less than this share of the power do not make a row a limited one. */
const LIMITED_FRAC = 1e-3

/** The parts of a series that are read. */
export type RunSeries = Pick<SeriesColumns, 'stepMinutes' | 'timezoneH' | 'startMinutes' | 'names' | 'columns'>

/** The series of a run as rows of a test; its columns are read, not kept. */
export function runRows(series: RunSeries): TestRows {
  const { stepMinutes, timezoneH } = series
  const n = series.startMinutes.length
  const column = (name: Name): Float64Array => {
    const own = series.columns[series.names.indexOf(name)]
    if (own === undefined) throw new Error(`The run has no series ${name}`)
    return Float64Array.from(own)
  }
  const wattsPerKwh = (1000 * 60) / stepMinutes
  const power = (name: Name) => {
    const own = column(name)
    for (let i = 0; i < n; i++) own[i] *= wattsPerKwh
    return withoutTraces(own)
  }
  const acW = power('E_Grid')
  const limitedFrac = power('IL_Pmax')
  const gridLimitW = power('EGrdLim')
  for (let i = 0; i < n; i++) limitedFrac[i] = limitedFrac[i] + gridLimitW[i] > LIMITED_FRAC * Math.abs(acW[i]) ? 1 : 0
  return {
    n,
    stepMinutes,
    timezoneH,
    startMinutes: Float64Array.from(series.startMinutes),
    poaWm2: withoutTraces(column('GlobInc')),
    airC: column('T_Amb'),
    windMps: column('WindVel'),
    cellC: column('TArray'),
    acW,
    dcW: power('EArray'),
    availableFrac: null,
    limitedFrac,
  }
}
