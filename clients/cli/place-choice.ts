import { type FoundPlace, findPlaces } from './place-search.ts'
import { connectTo } from './service.ts'
import { InputError } from './usage-error.ts'

/** Places of a name, the best first. @param server  service that searches; undefined: the embedded table */
export async function placesOf(root: string, name: string, server: string | undefined): Promise<readonly FoundPlace[]> {
  return server === undefined ? findPlaces(root, name) : (await connectTo(server)).findPlaces({ q: name })
}

/** The best place of a name. Fails: InputError when there is none. */
export async function bestPlace(root: string, name: string, server: string | undefined): Promise<FoundPlace> {
  const [found] = await placesOf(root, name, server)
  if (found === undefined) throw noSuchPlace(name)
  return found
}

export function noSuchPlace(name: string): InputError {
  return new InputError(`No place is called ${name}: try another spelling, or fewer words`)
}
