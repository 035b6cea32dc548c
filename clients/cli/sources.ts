import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EngineError, type Library, openClimate, type Sources, typicalYear, yearPlace } from '@pvyield/engine'
import { inflateRaw } from './inflate-raw.ts'
import { openTables } from './library-tables.ts'

/**
 * What a command gives the engine: the embedded tables. Weather is inline: ids of weather belong to a
 * service.
 * @param root  folder of the repository
 */
export function sourcesHere(root: string, onProgress: (doneFrac: number) => void = () => undefined): Sources {
  let opened: Library | null = null
  let climate: Climate | null = null
  const library = (): Library => {
    opened ??= openTables(root)
    return opened
  }
  return {
    weather: () =>
      unknown(
        'weather.id',
        'this command knows no stored weather: write the section out, name its file with --weather, or name the service with --server',
      ),
    module: (id) =>
      library().modules.get(id) ??
      unknown('module.id', 'no module of the library has this id: `pvyield size --module` finds one by words, and prints its id'),
    inverter: (id) =>
      library().inverters.get(id) ??
      unknown('inverter.id', 'no inverter of the library has this id: `pvyield size --inverter` finds one by words, and prints its id'),
    typicalYear: ({ latitude, longitude }) => {
      climate ??= climateOf(root)
      return { id: null, origin: 'embedded typical year', weather: yearIn(climate, latitude, longitude), notes: [], findings: [] }
    },
    onProgress,
    sha256: (bytes) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
    now: () => performance.now(),
  }
}

/** The embedded typical year of a location, as a service gives it. */
export function yearAt(root: string, latitude: number, longitude: number): ReturnType<typeof typicalYear>['weather'] {
  return yearIn(climateOf(root), latitude, longitude)
}

type Climate = ReturnType<typeof openClimate>

function climateOf(root: string): Climate {
  return openClimate(readFileSync(join(root, 'engine', 'climate', 'table.bin')), inflateRaw)
}

function yearIn(climate: Climate, latitude: number, longitude: number): ReturnType<typeof typicalYear>['weather'] {
  return typicalYear(climate, yearPlace(latitude, longitude)).weather
}

function unknown(field: string, message: string): never {
  throw new EngineError([{ code: 'not_found', field, message }])
}
