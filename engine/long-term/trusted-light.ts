import { ComparedRows, watchedFor } from '../core/compared-rows.ts'
import type { RowRange, Shift } from '../core/weather-findings.ts'
import { DarkStretches } from '../weather-checks/dark-stretches.ts'
import { TimeShift } from '../weather-checks/time-shift.ts'
import { applyTests } from '../weather-tests/apply-tests.ts'
import { REMOVED_TESTS, WEATHER_TESTS } from '../weather-tests/index.ts'
import type { Component } from '../weather-tests/tested-rows.ts'
import { type LongTermSite, type RowSky, rowSky } from './row-sky.ts'
import type { Series } from './series.ts'

/** The sun above a series, how far its light is from it, and its stretches without light in which a run finds a gap. */
export interface WatchedSky {
  readonly sky: RowSky
  readonly dark: readonly RowRange[]
  /** How far its clear hours are from the sun; null where they do not show it. */
  readonly shift: Shift | null
}

/** Light that is compared: that of rows which fail a test is left out. */
export interface TrustedLight {
  /** NaN in gaps and in rows that were left out. */
  readonly ghiWm2: Float64Array
  /** Rows that had a value and were left out. */
  readonly leftOut: number
}

/** @param onProgress  called every few thousand rows; may throw to end the work */
export function watchedSky(series: Series, site: LongTermSite, onProgress?: () => void): WatchedSky {
  const given = { ghiWm2: series.column('ghi_wm2'), dhiWm2: series.column('dhi_wm2'), dniWm2: series.column('dni_wm2'), poaWm2: null }
  const { n, stepMinutes, starts } = series
  const watched = watchedFor(given)
  const compared = new ComparedRows(given, watched)
  const timeShift = new TimeShift(series, site, watched)
  const dark = new DarkStretches({ ...given, stepMinutes, starts, n }, site.latitude)
  const sky = rowSky(series, site, onProgress, (frame) => {
    compared.next(frame)
    dark.add(compared)
    timeShift.add(compared)
  })
  return { sky, dark: dark.measure(true).found, shift: timeShift.measure().shift }
}

/**
 * Global irradiance without the rows by day that fail a test whose values `POST /api/weather/quality` removes, such as
 * days of zeros of a logger without power: they are no measurement.
 * @param ghiWm2  of the series, or of its components
 * @param onProgress  called after each test; may throw to end the work
 * Checked by: test/engine/long-term/gaps.test.ts
 */
export function trustedLight(
  series: Series,
  ghiWm2: Float64Array,
  { sky, dark }: WatchedSky,
  site: LongTermSite,
  onProgress?: () => void,
): TrustedLight {
  const { n, stepMinutes, startMinutes, section } = series
  // without the offset of a sensor at dawn, which is no fault
  const columns = { ghi_wm2: series.column('ghi_wm2'), dhi_wm2: series.column('dhi_wm2'), dni_wm2: series.column('dni_wm2') }
  const judged: readonly Component[] = columns.ghi_wm2 === null ? ['dhi_wm2', 'dni_wm2'] : ['ghi_wm2']
  const names = REMOVED_TESTS.filter((name) => WEATHER_TESTS[name].judges.some((column: Component) => judged.includes(column)))
  const rows = {
    n,
    stepMinutes,
    startMinutes,
    sunZenithCos: sky.zenithCos,
    extraNormalWm2: sky.extraNormalWm2,
    isUp: Uint8Array.from(sky.zenithCos, (cos) => (cos > 0 ? 1 : 0)),
    columns,
    latitudeDeg: site.latitude,
    elevationM: section.elevation ?? null,
    clear: null,
    dark,
  }
  const out = Float64Array.from(ghiWm2)
  let leftOut = 0
  for (const { mask } of applyTests(rows, onProgress, names)) {
    if (mask === null) continue
    for (let i = mask.indexOf(1); i >= 0; i = mask.indexOf(1, i + 1)) {
      if (rows.isUp[i] === 0 || Number.isNaN(out[i])) continue
      out[i] = Number.NaN
      leftOut++
    }
  }
  // a series without any light is refused as such by the caller
  return out.some((value) => value > 0) ? { ghiWm2: out, leftOut } : { ghiWm2, leftOut: 0 }
}
