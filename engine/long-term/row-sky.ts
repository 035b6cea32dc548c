import { clearSkyLimit, limitAt } from '../climate/clear-sky-limit.ts'
import { type Frame, makeFrame } from '../core/frame.ts'
import { prepareSun } from '../sun/index.ts'
import type { Series } from './series.ts'

/** Where the weather is, as in a run. */
export interface LongTermSite {
  readonly latitude: number
  readonly longitude: number
  /** m above sea level */
  readonly elevation: number
}

/** The sun of every row, and the light that the cleanest air would let through. Zero with the sun down where nothing else is said. */
export interface RowSky {
  readonly zenithCos: Float64Array
  /** Extraterrestrial irradiance on the horizontal, W/m2. */
  readonly extraWm2: Float64Array
  /** The same on a plane that faces the sun; at night too. */
  readonly extraNormalWm2: Float64Array
  /** Global irradiance under very clean air, W/m2. */
  readonly globalLimitWm2: Float64Array
  /** Direct normal irradiance under very clean air, W/m2. */
  readonly beamLimitWm2: Float64Array
}

const BLOCK_ROWS = 1440
/** Sun settings of a run that does not choose them. */
const SUN = { sun_position: 'spa', sun_instant: 'sunlit_middle', refraction: true } as const

/**
 * The sun of a run above each row, and the limits of `climate/clear-sky-limit.ts` (Linke turbidity
 * 1.5) there.
 * @param onProgress  called every few thousand rows; may throw to end the work
 * @param onBlock  sees the rows of each block with their sun, so that others need no second pass
 */
export function rowSky(
  rows: Pick<Series, 'n' | 'starts' | 'stepMinutes' | 'timezoneH' | 'sunOffsetMinutes'>,
  site: LongTermSite,
  onProgress?: () => void,
  onBlock?: (frame: Frame) => void,
): RowSky {
  const { n } = rows
  const sky = {
    zenithCos: new Float64Array(n),
    extraWm2: new Float64Array(n),
    extraNormalWm2: new Float64Array(n),
    globalLimitWm2: new Float64Array(n),
    beamLimitWm2: new Float64Array(n),
  }
  const limit = clearSkyLimit(site.elevation)
  const frame = makeFrame(Math.min(n, BLOCK_ROWS), rows.stepMinutes)
  const sun = prepareSun({ site: { ...site, ...SUN } }, { ...rows, poaWm2: null }, 'every')
  for (let first = 0; first < n; first += frame.capacity) {
    frame.first = first
    frame.n = Math.min(frame.capacity, n - first)
    rows.starts.copy(first, frame.n, frame.sky.startMinutes)
    sun(frame)
    sky.extraNormalWm2.set(frame.sky.extraNormalWm2.subarray(0, frame.n), first)
    onBlock?.(frame)
    for (let i = 0; i < frame.n; i++) {
      const cos = frame.sky.sunZenithCos[i]
      if (frame.sky.isUp[i] === 0 || cos <= 0) continue
      const extraNormal = frame.sky.extraNormalWm2[i]
      sky.zenithCos[first + i] = cos
      sky.extraWm2[first + i] = extraNormal * cos
      sky.globalLimitWm2[first + i] = extraNormal * cos * limitAt(limit.globalFrac, Math.min(cos, 1))
      sky.beamLimitWm2[first + i] = extraNormal * limitAt(limit.beamFrac, Math.min(cos, 1))
    }
    onProgress?.()
  }
  return sky
}
