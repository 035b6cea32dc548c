import { completeRunRequest, EngineError, type Failure, type Library, type Resolved } from '@pvyield/engine'
import { openTables } from './library-tables.ts'

/**
 * A run request with defaults filled in, and modules and inverters of the library in place of their
 * ids. Its weather must be inline: ids of weather belong to a service.
 * @param root  folder of the repository
 * Fails: EngineError with every failure.
 */
export function resolvedPlant(root: string, value: unknown): Resolved {
  const request = completeRunRequest(value)
  const failures: Failure[] = []
  const fail = (field: string, message: string): void => void failures.push({ code: 'validation_error', field, message })
  const { module, inverter, weather } = request
  if ('id' in weather)
    fail(
      'weather.id',
      'this command knows no stored weather: write the section out, name its file with --weather, or name the service with --server',
    )
  let opened: Library | null = null
  const library = (): Library => {
    opened ??= openTables(root)
    return opened
  }
  const foundModule = 'id' in module ? library().modules.get(module.id) : module
  const foundInverter = 'id' in inverter ? library().inverters.get(inverter.id) : inverter
  if (foundModule == null)
    fail('module.id', 'no module of the library has this id: `pvyield size --module` finds one by words, and prints its id')
  if (foundInverter == null)
    fail('inverter.id', 'no inverter of the library has this id: `pvyield size --inverter` finds one by words, and prints its id')
  if (failures.length > 0) throw new EngineError(failures)
  return { ...request, module: foundModule, inverter: foundInverter } as Resolved
}
