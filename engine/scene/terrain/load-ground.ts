import type * as Code from './code.ts'

/** Loaded once, as modules are: no state of any scene. */
let loaded: typeof Code | null = null

/** Loads what scenes with terrain need. Work loads it with its first run; a host that calls the engine directly awaits it once. */
export async function loadGround(): Promise<void> {
  loaded ??= await import('./code.ts')
}

/** Loads it for a request with terrain, or with trackers, which may turn back by what the sun sees; any other runs without. */
export async function loadGroundFor(body: unknown): Promise<void> {
  const { scene } = (body ?? {}) as { scene?: { terrain?: unknown; types?: unknown } | null }
  if (scene?.terrain !== undefined || (Array.isArray(scene?.types) && scene.types.some((type) => type?.kind === 'sat'))) await loadGround()
}

/** Fails: Error, where the host has not loaded it. */
export function groundCode(): typeof Code {
  if (loaded === null)
    throw new Error('A scene with terrain or trackers of their own rotations needs its code: await loadGround() once before')
  return loaded
}
