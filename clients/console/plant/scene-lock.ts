import { OF_SCENE } from '../start/fields.ts'

/** What is said at a field that the devices of a scene have. */
export const LOCKED_BY_SCENE = 'Each table of the scene has its own: change it in Scene.'

/** Whether the placements of the scene say a field of the plant or of a part of it, so that the plant cannot. */
export function isLockedByScene(path: string, body: { readonly scene?: unknown }): boolean {
  const [, key = path] = /^(?:sub_arrays\.\d+\.)?array\.([^.]+)$/.exec(path) ?? []
  return (body.scene ?? null) !== null && OF_SCENE.includes(key)
}
