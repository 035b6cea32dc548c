import { type Resolved, type RunOptions, run } from '../../engine/index.ts'
import { nativeSha256 } from './native-digest.ts'
import { completed, fixedPlant, simpleAnywhere, trackerPlant } from './plants.ts'
import type { Variant } from './timing.ts'

/**
 * An hourly year in the engine, and its target from docs/physics.md, section Speed: one core, warm.
 */
export interface EngineCase extends Variant {
  targetMs: number | null
}

function engineCase(name: string, targetMs: number | null, request: (seed: number) => Resolved, options: RunOptions): EngineCase {
  return {
    name,
    targetMs,
    prepare(seed) {
      const fresh = request(seed)
      return () => run(fresh, options).answer.summary.e_grid_kwh
    },
  }
}

/** No round has this seed. */
const STORED_SEED = 1_000_000_007

/**
 * A fresh plant each time under the same weather at the same place, as a service that stores
 * weather runs them: what depends on the weather and its sun alone is kept with the section.
 */
function storedWeatherCase(name: string, request: (seed: number) => Resolved): EngineCase {
  let stored: Resolved | null = null
  const anotherPlant = (seed: number): Resolved => {
    stored ??= request(STORED_SEED)
    const { latitude, longitude, elevation } = stored.site
    const fresh = request(seed)
    return { ...fresh, weather: Object.freeze(stored.weather), site: { ...fresh.site, latitude, longitude, elevation } }
  }
  return engineCase(`${name}, stored weather, another plant`, null, anotherPlant, { withSeries: false, sha256: nativeSha256 })
}

const PLANTS: { name: string; targetMs: number; request: (seed: number) => Resolved }[] = [
  { name: 'fixed, single diode, every loss', targetMs: 5, request: (seed) => completed(fixedPlant(seed)) },
  { name: 'tracker, backtracking, bifacial', targetMs: 12, request: (seed) => completed(trackerPlant(seed)) },
  { name: 'simple run', targetMs: 3, request: simpleAnywhere },
]

/**
 * The host computes the digests of the provenance, as in the server. The last case shows what the
 * portable digests of a browser add.
 */
export const engineCases: EngineCase[] = [
  ...PLANTS.flatMap(({ name, targetMs, request }) => [
    engineCase(name, targetMs, request, { withSeries: false, sha256: nativeSha256 }),
    engineCase(`${name}, with series`, null, request, { withSeries: true, sha256: nativeSha256 }),
    storedWeatherCase(name, request),
  ]),
  engineCase('fixed, portable digests', null, (seed) => completed(fixedPlant(seed)), { withSeries: false }),
]
