import type { Call } from '../command.ts'
import { noSuchPlace, placesOf } from '../place-choice.ts'
import type { FoundPlace } from '../place-search.ts'
import { print } from '../standard-output.ts'
import { aligned } from '../table.ts'

export async function placesAction({ positionals, values, flags, root }: Call): Promise<void> {
  const name = positionals.join(' ')
  const found = await placesOf(root, name, values.server)
  if (flags.has('json')) print(JSON.stringify(found, null, 2))
  else if (found.length === 0) throw noSuchPlace(root, name)
  else print(aligned([['Place', 'lat', 'lon', 'm', 'UTC'], ...found.map(cellsOf)], 1).join('\n'))
}

function cellsOf({ label, latitude, longitude, elevation, timezone }: FoundPlace): string[] {
  const zone = `${timezone < 0 ? '' : '+'}${timezone}`
  return [label, latitude.toFixed(3), longitude.toFixed(3), elevation === null ? '-' : String(elevation), zone]
}
