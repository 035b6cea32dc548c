import { ComparedRows, watchedFor } from '../core/compared-rows.ts'
import { makeFrame } from '../core/frame.ts'
import { sentColumn, withNaN } from '../core/sent-column.ts'
import { prepareSun } from '../sun/index.ts'
import { DarkStretches } from '../weather-checks/dark-stretches.ts'
import { applyTests } from '../weather-tests/apply-tests.ts'
import { REMOVED_TESTS, WEATHER_TESTS } from '../weather-tests/index.ts'
import { COMPONENTS, type Component, type TestedRows } from '../weather-tests/tested-rows.ts'
import type { LongTermSite } from './row-sky.ts'
import type { Series } from './series.ts'

/** Light that is compared: that of rows which fail a test is left out. */
export interface TrustedLight {
  /** NaN in gaps and in rows that were left out. */
  readonly ghiWm2: Float64Array
  /** Rows that had a value and were left out. */
  readonly leftOut: number
}

const BLOCK_ROWS = 1440
/** Sun of a run that does not choose another. */
const SUN = { sun_position: 'spa', sun_instant: 'sunlit_middle', refraction: true } as const

/**
 * Global irradiance without the rows that fail a test whose values `POST /api/weather/quality` removes, such as days
 * of zeros of a logger without power: they are no measurement.
 * @param ghiWm2  of the series, or of its components
 * @param onProgress  called every few thousand rows; may throw to end the work
 * Checked by: test/engine/long-term/gaps.test.ts
 */
export function trustedLight(series: Series, ghiWm2: Float64Array, site: LongTermSite, onProgress?: () => void): TrustedLight {
  const rows = rowsOf(series, site, onProgress)
  const judged: readonly Component[] = rows.columns.ghi_wm2 === null ? ['dhi_wm2', 'dni_wm2'] : ['ghi_wm2']
  const out = Float64Array.from(ghiWm2)
  let leftOut = 0
  for (const { name, mask } of applyTests(rows, onProgress)) {
    const { judges } = WEATHER_TESTS[name]
    if (mask === null || !REMOVED_TESTS.includes(name) || !judges.some((column: Component) => judged.includes(column))) continue
    for (let i = mask.indexOf(1); i >= 0; i = mask.indexOf(1, i + 1)) {
      if (Number.isNaN(out[i])) continue
      out[i] = Number.NaN
      leftOut++
    }
  }
  // a series without any light is refused as such by the caller
  return out.some((value) => value > 0) ? { ghiWm2: out, leftOut } : { ghiWm2, leftOut: 0 }
}

/** The rows as the tests read them, with the stretches without light. */
function rowsOf(series: Series, site: LongTermSite, onProgress?: () => void): TestedRows {
  const { n, stepMinutes, startMinutes, starts, section } = series
  const given = { ghiWm2: series.column('ghi_wm2'), dhiWm2: series.column('dhi_wm2'), dniWm2: series.column('dni_wm2'), poaWm2: null }
  const compared = new ComparedRows(given, watchedFor(given))
  const dark = new DarkStretches({ ...given, stepMinutes, starts, n }, site.latitude)
  const frame = makeFrame(Math.min(n, BLOCK_ROWS), stepMinutes)
  const sun = prepareSun({ site: { ...site, ...SUN } }, { ...series, poaWm2: null }, 'every')
  const [sunZenithCos, extraNormalWm2, isUp] = [new Float64Array(n), new Float64Array(n), new Uint8Array(n)]
  for (let first = 0; first < n; first += frame.capacity) {
    frame.first = first
    frame.n = Math.min(frame.capacity, n - first)
    starts.copy(first, frame.n, frame.sky.startMinutes)
    sun(frame)
    sunZenithCos.set(frame.sky.sunZenithCos.subarray(0, frame.n), first)
    extraNormalWm2.set(frame.sky.extraNormalWm2.subarray(0, frame.n), first)
    isUp.set(frame.sky.isUp.subarray(0, frame.n), first)
    compared.next(frame)
    dark.add(compared)
    onProgress?.()
  }
  const sent = Object.fromEntries(
    COMPONENTS.map((name) => {
      const column = series.column(name) === null ? null : sentColumn(section[name])
      return [name, column === null ? null : withNaN(column)]
    }),
  ) as Record<Component, Float64Array | null>
  return {
    n,
    stepMinutes,
    startMinutes,
    sunZenithCos,
    extraNormalWm2,
    isUp,
    columns: sent,
    latitudeDeg: site.latitude,
    elevationM: section.elevation ?? null,
    clear: null,
    dark: dark.measure(true).found,
  }
}
