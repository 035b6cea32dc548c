import type { Scene, SceneTerrain } from '@pvyield/sdk'

export type Heights = NonNullable<SceneTerrain['heights']>

/**
 * What the heights of a scene count from, as far as they show it: those that follow the ground are absolute, and those of a drawing on
 * flat ground, which differ less among each other than from it, are above the ground.
 * @param heightAt  of the ground; NaN where it is not known
 */
export function heightsOf(placements: Scene['placements'], heightAt: (x: number, y: number) => number): Heights {
  const free = placements.filter(({ above_ground }) => above_ground === undefined)
  if (free.length === 0) return 'absolute'
  const own = free.map(({ z = 0 }) => z)
  const gaps = free.map(({ x, y, z = 0 }) => z - heightAt(x, y)).filter(Number.isFinite)
  const [ownSpread, gapSpread] = [spreadOf(own), spreadOf(gaps)]
  if (gapSpread !== ownSpread) return gapSpread < ownSpread ? 'absolute' : 'above_ground'
  return Math.abs(meanOf(gaps)) < Math.abs(meanOf(own)) ? 'absolute' : 'above_ground'
}

function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
