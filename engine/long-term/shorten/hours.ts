import type { HoursOfLight } from '../../climate/synthetic/short-steps.ts'
import { erbsDiffuseFrac } from '../../core/erbs.ts'
import { EngineError, Sink } from '../../core/sink.ts'
import { diffuseFaults } from '../diffuse-faults.ts'
import { requireLight, requireSunOfStamps } from '../fitting-light.ts'
import { lightOf } from '../light.ts'
import type { LongTermSite, RowSky } from '../row-sky.ts'
import type { Series } from '../series.ts'
import { watchedSky } from '../trusted-light.ts'

/** The light of hours, whole: NaN where the global irradiance is a gap. */
export interface KnownHours extends HoursOfLight {
  readonly sky: RowSky
  /** Hours of light whose diffuse irradiance is estimated by Erbs. */
  readonly estimated: number
  /** On diffuse irradiance that is none, and is estimated too; on light that is not quite that of the sun. */
  readonly notes: readonly string[]
}

/**
 * Global and diffuse irradiance of the hours; diffuse that is missing or none by Erbs (1982), as in a run.
 * Fails: EngineError for a section without global irradiance, and for light of another sun.
 */
export function lightOfHours(series: Series, site: LongTermSite, onProgress?: () => void): KnownHours {
  const watched = watchedSky(series, site, onProgress)
  const { sky } = watched
  const sink = new Sink()
  const light = lightOf(series, sky, 'weather', sink)
  if (light === null) throw new EngineError(sink.failures)
  requireLight(light, 'weather')
  const clock = requireSunOfStamps(series, light, watched, 'weather')
  const { mask, notes } = diffuseFaults(series, sky, site, onProgress)
  const { ghiWm2, dhiWm2: given, dniWm2 } = light
  const dhiWm2 = new Float64Array(series.n)
  let estimated = 0
  for (let i = 0; i < series.n; i++) {
    const ghi = ghiWm2[i]
    const isKnown = given !== null && !Number.isNaN(given[i]) && mask?.[i] !== 1
    if (!isKnown && ghi > 0) estimated++
    dhiWm2[i] = isKnown ? Math.min(given[i], ghi) : ghi * erbsDiffuseFrac(sky.extraWm2[i] > 0 ? ghi / sky.extraWm2[i] : 0)
  }
  return { ghiWm2, dhiWm2, dniWm2, sky, estimated, notes: [...notes, ...clock] }
}
