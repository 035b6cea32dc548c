import type * as Code from './code.ts'

/** Loaded once, as modules are: no state of any scene. */
let loaded: typeof Code | null = null

/** Loads the shade of scenes. Work loads it with the first scene; a host that calls the engine directly awaits it once. */
export async function loadScenes(): Promise<void> {
  loaded ??= await import('./code.ts')
}

/** Loads it for a request with a scene; any other runs without. */
export async function loadScenesFor(body: unknown): Promise<void> {
  const { scene } = (body ?? {}) as { scene?: unknown }
  if (typeof scene === 'object' && scene !== null) await loadScenes()
}

/** Null where the host has not loaded it, which only checks requests. */
export function sceneCode(): typeof Code | null {
  return loaded
}

/** The shade of a scene that was prepared without its code. Fails: Error. */
export function withoutCode(): never {
  throw new Error('A scene needs its code: await loadScenes() once before')
}
