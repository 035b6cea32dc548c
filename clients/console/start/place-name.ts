import { useEffect, useState } from 'preact/hooks'
import { type ConsoleState, FIRST_STATE } from '../state/console-state.ts'

/** How far the coordinates of a place may be from those of a plant that has its name, degrees of latitude. */
const NEAR_DEG = 0.3

interface Named {
  readonly name: string
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

/** Names by place and coordinates: whether the index has them there. What this page found itself needs no question. */
const known = new Map<string, boolean>([[keyOf(FIRST_STATE), true]])

/** Keeps that the plant of a state is at the place that the state names. */
export function trustPlace(state: ConsoleState): void {
  known.set(keyOf(state), true)
}

/**
 * What the place of a plant is called. A link can name any place: its name is shown when the index has it near the plant,
 * the coordinates otherwise.
 */
export function usePlaceName(root: string, state: ConsoleState): string {
  const key = keyOf(state)
  const [, draw] = useState({})
  useEffect(() => {
    const at = coordinatesOf(state)
    if (state.place === '' || at === null || known.has(key)) return undefined
    const leaving = new AbortController()
    placesOf(root, state.place, leaving.signal).then(
      (places) => {
        known.set(key, isNamed(state.place, at, places))
        draw({})
      },
      () => undefined, // unknown: the coordinates stay
    )
    return () => leaving.abort()
  }, [root, key])
  const at = coordinatesOf(state)
  if (state.place === '' || known.get(key) === true) return state.place
  return at === null ? '' : at.join(', ')
}

/** Whether one of the places has a name and is near. */
export function isNamed(name: string, [latitude, longitude]: readonly [number, number], places: readonly Named[]): boolean {
  return places.some((place) => {
    const turn = Math.abs(place.longitude - longitude) % 360
    const east = Math.min(turn, 360 - turn) * Math.cos((latitude * Math.PI) / 180)
    return [place.name, place.label].includes(name) && Math.hypot(place.latitude - latitude, east) <= NEAR_DEG
  })
}

async function placesOf(root: string, name: string, signal: AbortSignal): Promise<readonly Named[]> {
  const answer = await fetch(`${root}api/geo/geocode?${new URLSearchParams({ q: name })}`, { signal })
  const places: unknown = await answer.json()
  return answer.ok && Array.isArray(places) ? places : []
}

/** Null for a plant without. */
function coordinatesOf({ plant }: ConsoleState): readonly [number, number] | null {
  const body = plant.body as { readonly site?: unknown }
  const { latitude, longitude } = ((plant.kind === 'full' ? body.site : body) ?? {}) as { latitude?: unknown; longitude?: unknown }
  return typeof latitude === 'number' && typeof longitude === 'number' ? [latitude, longitude] : null
}

function keyOf(state: ConsoleState): string {
  return `${coordinatesOf(state)?.join(' ') ?? ''} ${state.place}`
}
