import type { Resolved } from '../../core/option.ts'
import type { Layout } from '../../scene/layout.ts'
import { widthOfModulesM } from '../../scene/shade-scene.ts'

/** Widths that differ by less than this factor are in one unit: gaps and frames make less. */
const SAME_UNIT = 1.5
/** And those that are the same within this share. */
const SAME_WIDTH = 0.01

/**
 * Lengths of a scene that make a metre. Its tables are in metres where their modules, or the collector width of the
 * array section, say so; in another unit they are as wide as the array section says.
 */
export function unitsPerMetre({ devices }: Layout, { array, module }: Resolved): number {
  const isMetres = devices.some((device) => {
    const width = 2 * device.halfWidth
    const byModules = width / widthOfModulesM(device, module)
    return (byModules < SAME_UNIT && byModules > 1 / SAME_UNIT) || Math.abs(width / array.collector_width_m - 1) < SAME_WIDTH
  })
  return isMetres ? 1 : devices.reduce((sum, { halfWidth }) => sum + 2 * halfWidth, 0) / devices.length / array.collector_width_m
}
