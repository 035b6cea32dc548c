import { findSceneFailures, INVALID } from '@pvyield/engine/quick'
import type { BodyFailures } from '../http/body-failures.ts'

/** Adds what the rules beyond the schema find in a scene. @returns whether they found anything */
export function addSceneFailures(scene: unknown, failures: BodyFailures): boolean {
  if (scene === null || scene === undefined) return false
  const { failures: found, uncounted } = findSceneFailures(scene, ['scene'])
  failures.addItems(found).add([], uncounted)
  return found.length > 0
}

/** The body with INVALID in place of every section that failed. */
export function withInvalid<T extends object>(body: T, invalid: ReadonlySet<string>): T {
  return invalid.size === 0 ? body : { ...body, ...Object.fromEntries([...invalid].map((key) => [key, INVALID])) }
}
