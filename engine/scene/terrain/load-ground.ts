import { listIn, objectIn } from '../sent-scene.ts'
import type * as Code from './code.ts'

/** Loaded once, as modules are: no state of any scene. */
let loaded: typeof Code | null = null

/** Loads what scenes with terrain or wiring need. Work loads it with its first run; a host that calls the engine directly awaits it once. */
export async function loadGround(): Promise<void> {
  loaded ??= await import('./code.ts')
}

/** Loads it for a request with terrain or wiring, or with trackers, which may turn back by what the sun sees; any other runs without. */
export async function loadGroundFor(body: unknown): Promise<void> {
  const { scene } = (body ?? {}) as { scene?: unknown }
  const { terrain, types } = objectIn(scene)
  const needsIt = (type: unknown): boolean => objectIn(type).kind === 'sat' || objectIn(type).wiring !== undefined
  if (terrain !== undefined || listIn(types).some(needsIt)) await loadGround()
}

/** Fails: Error, where the host has not loaded it. */
export function groundCode(): typeof Code {
  if (loaded === null)
    throw new Error('A scene with terrain, wiring or trackers of their own rotations needs its code: await loadScenes() once before')
  return loaded
}
