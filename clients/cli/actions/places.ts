import type { Call } from '../command.ts'
import { type FoundPlace, findPlaces } from '../place-search.ts'
import { connectTo } from '../service.ts'
import { aligned } from '../table.ts'
import { InputError } from '../usage-error.ts'

export async function placesAction({ positionals, values, flags, root }: Call): Promise<void> {
  const name = positionals.join(' ')
  const found: readonly FoundPlace[] =
    values.server === undefined ? findPlaces(root, name) : await (await connectTo(values.server)).findPlaces({ q: name })
  if (flags.has('json')) console.log(JSON.stringify(found, null, 2))
  else if (found.length === 0) throw new InputError(`No place is called ${name}: try another spelling, or fewer words`)
  else console.log(aligned([['Place', 'lat', 'lon', 'm', 'UTC'], ...found.map(cellsOf)], 1).join('\n'))
}

function cellsOf({ label, latitude, longitude, elevation, timezone }: FoundPlace): string[] {
  const zone = `${timezone < 0 ? '' : '+'}${timezone}`
  return [label, latitude.toFixed(3), longitude.toFixed(3), elevation === null ? '-' : String(elevation), zone]
}
