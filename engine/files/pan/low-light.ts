import type { LowLight } from '@pvyield/contract/schemas'
import { decimalNumber, scaledDown } from '../decimal-number.ts'
import type { Findings, StatedKey } from '../findings.ts'
import { blockOf } from '../object-file.ts'
import type { ObjectKeys } from '../object-keys.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'

/** A stated efficiency at other light or temperature. */
export interface StatedPoint {
  irradianceWm2: number
  cellTempC: number
  /** Efficiency relative to that at STC, less 1, in %. */
  deviationPercent: number
  at: StatedKey
}

const IRRADIANCES_WM2 = [800, 700, 600, 400, 200]
const POINTS_MAX = 50

/** RelEffic800 to RelEffic200: efficiency relative to STC at 25 degC, less 1, in %. */
export function readLowLight(keys: ObjectKeys): StatedPoint[] {
  return IRRADIANCES_WM2.flatMap((irradianceWm2) => {
    const deviationPercent = keys.number(`RelEffic${irradianceWm2}`)
    return deviationPercent === null ? [] : [{ irradianceWm2, cellTempC: 25, deviationPercent, at: keys.at(`RelEffic${irradianceWm2}`) }]
  })
}

/** `module.low_light` of the points; null when the file states none. */
export function lowLightSection(points: readonly StatedPoint[]): LowLight | null {
  if (points.length === 0) return null
  return {
    irradiance_wm2: points.map(({ irradianceWm2 }) => irradianceWm2),
    relative_efficiency: points.map(({ deviationPercent }) => scaledDown(100 + deviationPercent, 100)),
  }
}

/**
 * The list OperPoints: `Point_i=flag,G,T,deviation in %,...`. The cells behind the deviation repeat
 * measured values in some files; they are not used.
 */
export function readOperatingPoints(main: PvsystBlock, findings: Findings): StatedPoint[] {
  const block = blockOf(main, 'OperPoints')
  if (block === null) return []
  const points: StatedPoint[] = []
  for (const { key, value, line } of block.entries.slice(0, POINTS_MAX)) {
    const [, irradianceWm2, cellTempC, deviationPercent] = value
      .slice(0, 200)
      .split(',')
      .map((cell) => decimalNumber(cell.trim()))
    const at = { key: `OperPoints.${key.slice(0, 50)}`, line }
    // also false for NaN
    if (irradianceWm2 > 0 && irradianceWm2 <= 2000 && Math.abs(cellTempC) <= 100 && Math.abs(deviationPercent) < 100)
      points.push({ irradianceWm2, cellTempC, deviationPercent, at })
    else findings.note('ignored', at, `${at.key} is not "flag,irradiance,temperature,deviation in %": it is not checked`)
  }
  return points
}
