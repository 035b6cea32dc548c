import { INVALID } from '../core/invalid.ts'
import { findSceneFailures } from '../scene/check-scene.ts'
import type { Inspected } from './inspect.ts'

/**
 * A body with INVALID in place of every section that failed its schema, or the rules beyond it that a
 * scene has, whose failures are added.
 */
export function withInvalid<Body extends { readonly scene: unknown }>({ value, failures, invalid }: Inspected<Body>): Body {
  const failed = new Set(invalid)
  if (value.scene !== null && value.scene !== undefined) {
    const { failures: found, uncounted } = findSceneFailures(value.scene, ['scene'])
    failures.addItems(found).add([], uncounted)
    if (found.length > 0) failed.add('scene')
  }
  return failed.size === 0 ? value : { ...value, ...Object.fromEntries([...failed].map((key) => [key, INVALID])) }
}
