import type { Failure } from '../core/sink.ts'

/** Most failures that are kept. A scene may have a hundred thousand. */
const KEPT_MAX = 1000

/** Failures of a scene. Each check adds its own. */
export class SceneFindings {
  readonly failures: Failure[] = []
  private count = 0

  /** @param base  path of the scene in the body: empty where the scene is the body */
  constructor(private readonly base: readonly string[]) {}

  /** Number of failures that are not kept. */
  get uncounted(): number {
    return this.count - this.failures.length
  }

  /** @param path  keys and positions from the scene on; empty for the scene as a whole */
  fail(path: readonly (string | number)[], message: string): void {
    if (++this.count > KEPT_MAX) return
    const field = [...this.base, ...path].join('.')
    this.failures.push({ code: 'validation_error', field: field === '' ? null : field, message })
  }
}
