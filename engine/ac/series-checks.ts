import { BATTERY_HOURS, plantAcKw } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import { requireRows } from '../core/rows-of-weather.ts'
import type { Sink } from '../core/sink.ts'

/** The series by row of the weather, what each is of, the field whose place it takes, and the value of that without effect. */
const SERIES = [
  { field: 'power_factor_series', what: 'power factor', other: 'power_factor', none: 1 },
  { field: 'reactive_power_series', what: 'reactive power', other: 'power_factor', none: 1 },
  { field: 'grid_limit_series', what: 'grid limit', other: 'grid_poi_limit_kw', none: 0 },
] as const

/**
 * Warns of a setpoint that takes the whole rating of the inverters in some rows.
 * Fails: `ac_losses.*_series` of another length than the weather, and next to the field in whose place it stands.
 */
export function checkSeries(request: Resolved, sink: Sink): void {
  const { ac_losses: losses, weather } = request
  for (const { field, what, other, none } of SERIES) {
    const series = losses[field]
    if (series === null) continue
    requireRows(`ac_losses.${field}`, what, series, weather, sink)
    if (losses[other] !== none) sink.fail(`ac_losses.${field}`, `${field} takes the place of ${other}: send either`)
  }
  const { power_factor_series: factors, reactive_power_series: kvar } = losses
  if (kvar === null) return
  if (factors !== null)
    sink.fail('ac_losses.reactive_power_series', 'reactive_power_series takes the place of power_factor_series: send either')
  refuseAboveRatings(request, kvar, sink)
  if (losses.pnom_apparent) warnOfFullRatings(kvar, plantAcKw(request), sink)
}

/** Reactive power above so many times the rating of the inverters, of a battery at the bus too, is a slip of the unit. */
const RATINGS_MAX = 2

function refuseAboveRatings(request: Resolved, kvar: readonly number[], sink: Sink): void {
  const ratedKva = plantAcKw(request) + batteryKva(request)
  const maxKvar = RATINGS_MAX * ratedKva
  const above = kvar.filter((each) => each > maxKvar)
  if (above.length === 0) return
  sink.fail(
    `ac_losses.reactive_power_series.${kvar.indexOf(above[0])}`,
    `${above[0]} kvar is more than ${RATINGS_MAX} times the rating of the plant, ${ratedKva} kVA${above.length > 1 ? `; so in ${above.length} rows` : ''}: send the setpoint in kvar, ${maxKvar} at most`,
  )
}

/** A battery at the DC side has no inverter of its own. */
function batteryKva({ storage: own }: Resolved): number {
  const ofCapacity = own?.coupling === 'ac' ? own.capacity_kwh / BATTERY_HOURS : null
  return ofCapacity === null ? 0 : Math.max(own?.charge_max_kw ?? ofCapacity, own?.discharge_max_kw ?? ofCapacity)
}

function warnOfFullRatings(kvar: readonly number[], rated_kva: number, sink: Sink): void {
  const rows = kvar.filter((each) => each >= rated_kva).length
  if (rows > 0) sink.warn('reactive_power_above_rating', 'ac_losses.reactive_power_series', { rows, rated_kva })
}
