import { plantAcKw } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import { requireRows } from '../core/rows-of-weather.ts'
import type { Sink } from '../core/sink.ts'

type Losses = Resolved['ac_losses']

/** The series by row of the weather, what each is of, and the field whose place it takes. */
const SERIES = [
  { field: 'power_factor_series', what: 'power factor', other: 'power_factor', isSent: ({ power_factor }: Losses) => power_factor !== 1 },
  { field: 'reactive_power_series', what: 'reactive power', other: 'power_factor', isSent: ({ power_factor }: Losses) => power_factor !== 1 },
  { field: 'grid_limit_series', what: 'grid limit', other: 'grid_poi_limit_kw', isSent: ({ grid_poi_limit_kw }: Losses) => grid_poi_limit_kw > 0 },
] as const // biome-ignore format: a table

/**
 * Warns of a setpoint that takes the whole rating of the inverters in some rows.
 * Fails: `ac_losses.*_series` of another length than the weather, and next to the field in whose place it stands.
 */
export function checkSeries(request: Resolved, sink: Sink): void {
  const { ac_losses: losses, weather } = request
  for (const { field, what, other, isSent } of SERIES) {
    const series = losses[field]
    if (series === null) continue
    requireRows(`ac_losses.${field}`, what, series, weather, sink)
    if (isSent(losses)) sink.fail(`ac_losses.${field}`, `${field} takes the place of ${other}: send either`)
  }
  const { power_factor_series: factors, reactive_power_series: kvar } = losses
  if (kvar === null) return
  if (factors !== null)
    sink.fail('ac_losses.reactive_power_series', 'reactive_power_series takes the place of power_factor_series: send either')
  refuseAboveRatings(request, kvar, sink)
  if (losses.pnom_apparent) warnOfFullRatings(kvar, plantAcKw(request), sink)
}

/** Reactive power above so many times the rating of the inverters and the battery is a slip of the unit. */
const RATINGS_MAX = 2

function refuseAboveRatings(request: Resolved, kvar: readonly number[], sink: Sink): void {
  const { storage } = request
  const ratedKva = plantAcKw(request) + (storage === null ? 0 : Math.max(storage.charge_max_kw ?? 0, storage.discharge_max_kw ?? 0))
  const maxKvar = RATINGS_MAX * ratedKva
  const first = kvar.findIndex((each) => each > maxKvar)
  if (first < 0) return
  const rows = kvar.filter((each) => each > maxKvar).length
  sink.fail(
    `ac_losses.reactive_power_series.${first}`,
    `${kvar[first]} kvar is more than ${RATINGS_MAX} times the rating of the plant, ${ratedKva} kVA${rows > 1 ? `; so in ${rows} rows, of which this is the first` : ''}: send the setpoint of the plant in kvar, ${maxKvar} at most`,
  )
}

function warnOfFullRatings(kvar: readonly number[], rated_kva: number, sink: Sink): void {
  const rows = kvar.filter((each) => each >= rated_kva).length
  if (rows > 0) sink.warn('reactive_power_above_rating', 'ac_losses.reactive_power_series', { rows, rated_kva })
}
