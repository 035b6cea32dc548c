import { MEASURED_ROLES, ROLE_HEADINGS } from '@pvyield/engine/performance'
import { TEST_NUMBERS } from './test-numbers.ts'

/** What messages of the tests call the fields of a request, and what they are called on the page. */
const PHRASES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bsend measured\.temp_module_c or measured\.temp_air_c\b/g, 'choose the column of the module or of the air temperature'],
  [/\bsend measured\.temp_air_c\b/g, 'choose the column of the air temperature'],
  [/\bsend plant\.temp_coefficient_per_c\b/g, 'write the temperature coefficient'],
  [/\bset weather to "measured"/g, 'let the plant run in the measured weather'],
  [
    /\bcheck timezone \(([^)]*)\), interval, and the place of the run/g,
    'check the time zone ($1), what the stamps mark, and the place of the plant',
  ],
  [/\bcheck timezone\b/g, 'check the time zone'],
  [/\breplace these values by null\b/g, 'leave these cells empty'],
  [/\breplace codes for missing values by null\b/g, 'leave the cells of missing values empty'],
  [/ \(filters\.keep_outages keeps them\)/g, ''],
  [/\bunless exclude has "unavailable"/g, 'unless rows that are not fully available are left out'],
  [/, and available_fraction does not say so\b/g, ', and no column of the availability says so'],
  [/\breplace powers that were not measured by null\b/g, 'leave the cells of powers that were not measured empty'],
  [/\braise filters\.season_days, or send other conditions\b/g, 'widen the season of the run'],
  [/\bcheck run\.weather, or raise filters\.season_days\b/g, 'check the weather of the plant, or widen the season of the run'],
  [/\bwiden filters\.window\b/g, 'widen the window'],
  [/\bsend (kW|W\/m2)\b/g, 'choose the unit of its column, or send it in $1'],
  [/\bplant\.dc_kwp\b/g, 'the DC power'],
  [/\bsend what the plant delivers as positive\b/g, 'what the plant delivers is positive'],
]

/** A refusal with what its field is called on the page, and its bounds as they are written there. */
export function refusalText({ field, message }: { readonly field: string | null; readonly message: string }): string {
  const [group = '', key = ''] = field?.split('.') ?? []
  const role = MEASURED_ROLES.find((each) => group === 'measured' && each === key)
  const number = TEST_NUMBERS.find((each) => each.group === group && each.key === key)
  const name = role === undefined ? number?.label : ROLE_HEADINGS[role].name
  if (name === undefined) return inTestWords(message)
  const { size = 1, unit = '' } = number ?? {}
  const words = size === 1 ? message : message.replace(/-?\d+(\.\d+)?$/, (bound) => `${Number(bound) / size} ${unit}`)
  return `${name}: ${inTestWords(words)}`
}

/** A message of a test in the words of the page. */
export function inTestWords(message: string): string {
  const words = PHRASES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message)
  return words.replace(/\b(low|high)_irradiance\b/g, '$1 irradiance')
}
