import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import { plantAcKw, plantDcW } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import { partsOf } from '../core/plant-parts.ts'
import { Sink } from '../core/sink.ts'
import { prepareModule } from '../module/index.ts'
import { type RunSeries, runRows } from './run-rows.ts'
import { isLimited, type TestRows, valueAt } from './test-rows.ts'
import type { TestedRun } from './tested-plant.ts'

/** Upper end of the temperatures between which the coefficient is the mean slope: those of the regression. */
const WARM_C = 50

/** A finished run as it is tested: the plant that ran, and its series. */
export function testedRun(resolved: Resolved, series: RunSeries): TestedRun {
  const { latitude, longitude } = resolved.site
  const { grid_poi_limit_kw: limitKw } = resolved.ac_losses
  const rows = runRows(series)
  return {
    rows,
    place: { latitude, longitude },
    dcW: plantDcW(resolved),
    limitW: Math.min(plantAcKw(resolved) * 1000, limitKw > 0 ? limitKw * 1000 : Number.POSITIVE_INFINITY, reachedW(rows)),
    perK: coefficientOf(resolved),
    hasBattery: resolved.storage !== null,
    isBifacial: partsOf(resolved).some(({ request }) => request.bifacial !== null),
  }
}

/** Largest power of a run that loses some to a limit, W: losses behind the inverters keep its meter below their nameplate. */
function reachedW(rows: TestRows): number {
  let largest = Number.NEGATIVE_INFINITY
  let isAnyLimited = false
  for (let i = 0; i < rows.n; i++) {
    const ac = valueAt(rows.acW, i)
    if (ac > largest) largest = ac
    if (ac > 0 && isLimited(rows, i)) isAnyLimited = true
  }
  return isAnyLimited ? largest : Number.POSITIVE_INFINITY
}

/** Temperature coefficient of the power, 1/K; null for a plant of parts whose modules differ in it, and for one without power. */
function coefficientOf(resolved: Resolved): number | null {
  const [first = 0, ...others] = partsOf(resolved).map(({ request: { module } }) => slopeOf(module))
  return others.some((other) => Math.abs(other - first) > 1e-6) || !Number.isFinite(first) ? null : first
}

/** Mean slope of the power of a module at 1,000 W/m2 from 25 to 50 degC, over that at 25 degC. */
function slopeOf(module: Resolved['module']): number {
  const column = (value: number) => new Float64Array([value])
  const out = { powerAt25W: column(0), powerW: column(0), voltageV: column(0), cellTempC: column(0) }
  prepareModule({ module }, new Sink()).solve({ rows: new Int32Array(1), n: 1 }, column(STC_WM2), column(WARM_C), null, out)
  return (out.powerW[0] / out.powerAt25W[0] - 1) / (WARM_C - STC_CELL_C)
}
