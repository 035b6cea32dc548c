import type * as Code from './scene/code.ts'

/** Loaded once, as modules are: no state of any scene. */
let loaded: typeof Code | null = null

/** Loads the rear light of scenes. Work loads it with the first scene; a host that calls the engine directly awaits it once. */
export async function loadSceneRear(): Promise<void> {
  loaded ??= await import('./scene/code.ts')
}

/** Loads it for a request with a scene: variants and preferences may ask for it later. */
export async function loadSceneRearFor(body: unknown): Promise<void> {
  if ((body as { scene?: unknown } | null)?.scene) await loadSceneRear()
}

/** Null where the host has not loaded it: then checks pass, and a run fails. */
export function sceneRearCode(): typeof Code | null {
  return loaded
}
