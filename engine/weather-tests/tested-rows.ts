import type { Weather } from '@pvyield/contract/schemas'
import { makeFrame } from '../core/frame.ts'
import { sentColumn, withNaN } from '../core/sent-column.ts'
import type { RowRange } from '../core/weather-findings.ts'
import { loadBlock, type WeatherTable } from '../core/weather-table.ts'
import { prepareSun, type SunSettings } from '../sun/index.ts'
import { MeanSun } from './mean-sun.ts'

/** Components of the irradiance, as columns of a weather section. */
export type Component = 'ghi_wm2' | 'dhi_wm2' | 'dni_wm2'

export const COMPONENTS: readonly Component[] = ['ghi_wm2', 'dhi_wm2', 'dni_wm2']

/** Global and beam irradiance of a clear sky in every row, W/m2; 0 with the sun down. */
export interface ClearColumns {
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
}

/** The irradiance as it was sent, and the sun of each row, as columns of length `n`. */
export interface TestedRows {
  readonly n: number
  readonly stepMinutes: number
  /** Minutes since 1970-01-01T00:00 in the weather's standard time. */
  readonly startMinutes: Float64Array
  /** Cosine of the zenith at the sun of the row. */
  readonly sunZenithCos: Float64Array
  /** 1 where the sun is above the horizon. */
  readonly isUp: Uint8Array
  /** Share of the row with the sun up, where it is up; not known (1) where it is left out. */
  readonly litFrac?: Float64Array
  /** Mean of the cosine over the sunlit part of the row; that of the sun of the row where it is left out. */
  readonly meanSunCos?: Float64Array
  /** Irradiance of the sun outside the atmosphere on a plane that faces it. */
  readonly extraNormalWm2: Float64Array
  /** As sent, negative values included; NaN in a gap; null for a column that was not sent. */
  readonly columns: Readonly<Record<Component, Float64Array | null>>
  readonly latitudeDeg: number
  /** Null when it is not known. */
  readonly elevationM: number | null
  /** Clear sky of the place; null when it is not known. */
  readonly clear: ClearColumns | null
  /** Stretches without light in which a run finds a gap. */
  readonly dark: readonly RowRange[]
}

/** Rows per block. */
const BLOCK_ROWS = 1440

/**
 * Places the sun of every row, as a run does.
 * @param onProgress  called every few thousand rows; may throw to end the work
 */
export function testedRows(
  weather: Weather,
  table: WeatherTable,
  site: SunSettings,
  elevationM: number | null,
  onProgress?: () => void,
): Omit<TestedRows, 'clear' | 'dark'> {
  const { n, stepMinutes } = table
  const frame = makeFrame(Math.min(n, BLOCK_ROWS), stepMinutes)
  const sun = prepareSun({ site }, table)
  const means = new MeanSun(table, site, frame.capacity)
  const sunZenithCos = new Float64Array(n)
  const extraNormalWm2 = new Float64Array(n)
  const isUp = new Uint8Array(n)
  for (let first = 0; first < n; first += frame.capacity) {
    loadBlock(table, first, frame)
    sun(frame)
    const { sky } = frame
    sunZenithCos.set(sky.sunZenithCos.subarray(0, frame.n), first)
    extraNormalWm2.set(sky.extraNormalWm2.subarray(0, frame.n), first)
    isUp.set(sky.isUp.subarray(0, frame.n), first)
    means.add(frame)
    onProgress?.()
  }
  const asSent = (name: Component): Float64Array | null => {
    const sent = sentColumn(weather[name])
    return sent === null ? null : withNaN(sent)
  }
  const columns = { ghi_wm2: asSent('ghi_wm2'), dhi_wm2: asSent('dhi_wm2'), dni_wm2: asSent('dni_wm2') }
  const { startMinutes } = table
  const { litFrac, meanSunCos } = means
  return {
    n,
    stepMinutes,
    startMinutes,
    sunZenithCos,
    isUp,
    litFrac,
    meanSunCos,
    extraNormalWm2,
    columns,
    latitudeDeg: site.latitude,
    elevationM,
  }
}
