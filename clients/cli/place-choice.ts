import { type FoundPlace, findPlaces, nearestPlace } from './place-search.ts'
import { connectTo } from './service.ts'
import { InputError } from './usage-error.ts'

/** Places of a name, the best first. @param server  service that searches; undefined: the embedded table */
export async function placesOf(root: string, name: string, server: string | undefined): Promise<readonly FoundPlace[]> {
  return server === undefined ? findPlaces(root, name) : (await connectTo(server)).findPlaces({ q: name })
}

/** The best place of a name. Fails: InputError when there is none. */
export async function bestPlace(root: string, name: string, server: string | undefined): Promise<FoundPlace> {
  const [found] = await placesOf(root, name, server)
  if (found === undefined) throw noSuchPlace(root, name)
  return found
}

export function noSuchPlace(root: string, name: string): InputError {
  const near = nearestPlace(root, name)
  return new InputError(
    `No place is called ${name}: ${near === null ? 'try another spelling, or fewer words' : `did you mean ${near.label}?`}`,
  )
}
