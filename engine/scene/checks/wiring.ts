import type { SceneFindings } from '../findings.ts'
import { isWithin, listIn, objectIn, type Sent } from '../sent-scene.ts'

/** The strings of a type take each of its modules once. */
export function checkWiring(type: Sent, at: number, findings: SceneFindings): void {
  const fail = (key: string, message: string): void => findings.fail(['types', at, ...(key === '' ? [] : key.split('.'))], message)
  const { modules_per_string: ofString, order, strings } = objectIn(type.wiring)
  const modules = Number(type.modules) / (type.kind === 'ewf' ? 2 : 1)
  const { modules_across: across } = type
  if (across === undefined) fail('wiring', 'needs modules_across, the lines of modules across the width: send it, or leave wiring out')
  if (!isWithin(modules, 1, 1e6) || !Number.isInteger(modules) || !isWithin(ofString, 1, 1000)) return
  if (isWithin(across, 1, 1e6) && modules % across !== 0)
    fail('modules_across', `${modules} modules are no whole number of lines of ${across} across the width: one of both is wrong`)
  if (modules % ofString !== 0)
    fail('wiring.modules_per_string', `must divide the ${modules} modules of the table, not ${ofString}: a string lies on one table`)
  else if (strings !== undefined) checkStrings(listIn(strings).map(listIn), modules, ofString, (message) => fail('wiring.strings', message))
  else if (order === 'leapfrog' && modules % (2 * ofString) !== 0)
    fail(
      'wiring.order',
      `leapfrog takes strings in pairs, and ${modules} modules are ${modules / ofString} strings: send lines, or strings`,
    )
  if (strings !== undefined && order !== undefined) fail('wiring.order', 'strings states the order: delete one of both')
}

function checkStrings(strings: readonly (readonly unknown[])[], modules: number, ofString: number, fail: (message: string) => void): void {
  const wrong = strings.findIndex(({ length }) => length !== ofString)
  if (wrong >= 0) fail(`string ${wrong} has ${strings[wrong].length} modules, not the ${ofString} of modules_per_string`)
  const taken = new Set(strings.flat())
  const left = Array.from({ length: modules }, (_, module) => module).filter((module) => !taken.has(module))
  if (left.length > 0 || taken.size !== modules || strings.flat().length !== modules)
    fail(`must take each module from 0 to ${modules - 1} once${left.length > 0 ? `; ${left[0]} is in none` : ''}`)
}
