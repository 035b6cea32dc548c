import { EngineError } from '../core/sink.ts'
import { applyTests } from '../weather-tests/apply-tests.ts'
import type { TestName } from '../weather-tests/index.ts'
import type { LongTermSite, RowSky } from './row-sky.ts'
import type { Series } from './series.ts'

/** Rows whose diffuse irradiance is none. */
export interface DiffuseFaults {
  /** 1 in each of them; null when there is none. */
  readonly mask: Uint8Array | null
  readonly notes: readonly string[]
}

/** More diffuse light than the sky has, or than the global light. */
const TESTS: readonly TestName[] = ['dhi_possible', 'dhi_mean', 'diffuse_ratio']
/** Of the rows with a diffuse value: real years have 1.1 % of the rows with the sun up, see `weather-checks/diffuse-share.ts`. */
const TOLERATED_FRAC = 0.1

/**
 * Finds diffuse irradiance above the global one or above that of any sky, which would be cut off without a word.
 * @param onProgress  called after each test; may throw to end the work
 * Fails: EngineError at `weather.dhi_wm2` when more than a tenth of the rows with diffuse light fail: the column is another.
 * Source: the tests of `POST /api/weather/quality`.
 * Checked by: test/engine/long-term/diffuse-faults.test.ts
 */
export function diffuseFaults(series: Series, sky: RowSky, site: LongTermSite, onProgress?: () => void): DiffuseFaults {
  const { n, stepMinutes, startMinutes } = series
  const dhi = series.column('dhi_wm2')
  if (dhi === null) return { mask: null, notes: [] }
  const rows = {
    n,
    stepMinutes,
    startMinutes,
    sunZenithCos: sky.zenithCos,
    extraNormalWm2: sky.extraNormalWm2,
    isUp: Uint8Array.from(sky.zenithCos, (cos) => (cos > 0 ? 1 : 0)),
    columns: { ghi_wm2: series.column('ghi_wm2'), dhi_wm2: dhi, dni_wm2: null },
    latitudeDeg: site.latitude,
    elevationM: site.elevation,
    clear: null,
    dark: [],
  }
  const masks = applyTests(rows, onProgress, TESTS).flatMap(({ mask }) => (mask === null ? [] : [mask]))
  if (masks.length === 0) return { mask: null, notes: [] }
  const mask = new Uint8Array(n)
  for (const of of masks) for (let i = 0; i < n; i++) mask[i] |= of[i]
  const [failed, light] = [mask.reduce((sum, fails) => sum + fails, 0), dhi.reduce((sum, value) => (value > 0 ? sum + 1 : sum), 0)]
  const what = `${failed} of ${light} rows with diffuse light have more of it than the sky or than ghi_wm2 (tests ${TESTS.join(', ')} of POST /api/weather/quality)`
  if (failed > TOLERATED_FRAC * light)
    throw new EngineError([
      { code: 'validation_error', field: 'weather.dhi_wm2', message: `${what}: check column, unit (W/m2) and place, or leave dhi_wm2 out` },
    ])
  return { mask, notes: [`${what}: they are no measurement.`] }
}
