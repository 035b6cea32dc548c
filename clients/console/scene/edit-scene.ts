import type { Scene, ScenePlacement } from '@pvyield/sdk'
import type { ConsoleState, Plant } from '../state/console-state.ts'

/** The scene of a plant as it was sent; null without one. */
export function sceneOf({ body }: Plant): Scene | null {
  return body.scene ?? null
}

export function withScene(state: ConsoleState, scene: Scene | null): ConsoleState {
  return { ...state, plant: { ...state.plant, body: { ...state.plant.body, scene } } as Plant }
}

/** A scene with fields of a placement changed; a value of undefined takes the field out. */
export function withPlacement(scene: Scene, at: number, fields: Readonly<Partial<Record<keyof ScenePlacement, unknown>>>): Scene {
  return {
    ...scene,
    placements: scene.placements.map((placement, k) => {
      if (k !== at) return placement
      const changed = Object.entries({ ...placement, ...fields }).filter(([, value]) => value !== undefined)
      return Object.fromEntries(changed) as unknown as ScenePlacement
    }),
  }
}

export function withoutPlacement(scene: Scene, at: number): Scene {
  return { ...scene, placements: scene.placements.filter((_, k) => k !== at) }
}

/** A scene with a copy of a placement at its end, east of all others, with an id of its own. */
export function withCopy(scene: Scene, at: number): Scene {
  const copied = scene.placements[at]
  if (copied === undefined) return scene
  const type = scene.types.find(({ id }) => id === copied.type)
  const ids = new Set(scene.placements.map(({ id }, k) => id ?? defaultId(k)))
  let number = scene.placements.length + 1
  while (ids.has(defaultId(number - 1))) number++
  const east =
    Math.max(...scene.placements.map(({ x }) => x)) + 2 * Math.max(type?.width ?? 1, copied.azimuth_deg === 180 ? 0 : (type?.length ?? 0))
  return { ...scene, placements: [...scene.placements, { ...copied, id: defaultId(number - 1), x: Number(east.toFixed(3)) }] }
}

/** The id that the service gives to a placement without one. */
export function defaultId(at: number): string {
  return `p${at + 1}`
}

/** The placement that a path such as `scene.placements.3.x` names, and its field; null for another path. */
export function placementIn(field: string | null): { readonly at: number; readonly key: string } | null {
  const found = /^(?:scene\.)?placements\.(\d+)(?:\.(.+))?$/.exec(field ?? '')
  return found === null ? null : { at: Number(found[1]), key: found[2] ?? '' }
}
