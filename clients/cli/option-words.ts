import type { Call, Command, Options } from './command.ts'
import { inRowAdvice, optionOfField } from './option-advice.ts'

/** Options that state what a file may not, or what one may lose, by their names in the query of the operations. */
const OF_QUERY: Readonly<Record<string, string>> = {
  timezone: 'timezone',
  interval: 'interval',
  latitude: 'lat',
  longitude: 'lon',
  azimuths: 'azimuths',
  t_mean_monthly_c: 'monthly-temperatures',
  losses: 'losses',
}

/** A word with what stands around it. */
const WORD = /^([("'`]*)(.*?)([)"'`.,;:!?]*)$/s

/**
 * A failure or a note on a file in the words of a command, word by word: options in place of the fields that they set
 * and of parameters of the API (`POST /api/parse-weather?timezone=-5`). What a run finds is data: `optionNames` names its
 * fields. A field of a section that an option sets is named next to it. Advice is that of the command, see
 * `option-advice.ts`; columns of a file keep their names.
 * @param given  values of the call
 */
export function inOptions(text: string, { options }: Pick<Command, 'options'>, given: Call['values'] = {}): string {
  const said: string[] = []
  inRowAdvice(text, options)
    .split(' ')
    .forEach((word, k, words) => {
      if (word === 'POST' && words[k + 1]?.startsWith('/api/parse-')) return
      const [, open = '', core = '', close = ''] = WORD.exec(word) ?? []
      const stands = asQuery(core, options) ?? asField(core, k === 0 && close === ':', isList(said), options, given)
      said.push(`${open}${stands}${close}`)
    })
  return said.join(' ')
}

/** `/api/parse-weather?timezone=-5`, `timezone=-5`; null for any other word. */
function asQuery(word: string, options: Options): string | null {
  const pairs = word
    .slice(word.lastIndexOf('?') + 1)
    .split('&')
    .map((pair) => pair.split('='))
  if (!pairs.every(([name = '', value]) => value !== undefined && Object.hasOwn(OF_QUERY, name))) return null
  return pairs.map(([name = '', value]) => optionOf(name, value ?? '', options)).join(' ')
}

function optionOf(name: string, value: string, options: Options): string {
  const option = OF_QUERY[name] ?? name
  return Object.hasOwn(options, option) ? `--${option} ${value}` : `site.${name} of the request`
}

/** An ordinary word, such as `strings`, is a field at the beginning of a line and in a list of options. */
function asField(word: string, isFirst: boolean, isListed: boolean, options: Options, given: Call['values']): string {
  const ofSite = asSite(word, isFirst, options)
  if (ofSite !== null) return ofSite
  const [section = ''] = word.split(/[.[]/)
  const [name] = Object.entries(options).find(([, { field }]) => field === section) ?? []
  if (name === undefined) return word
  if (word === section) return isFirst || isListed || word.includes('_') ? `--${name}` : word
  return isFirst && given[name] !== undefined ? `--${name} (${word})` : word
}

/** The place, whose fields are options of many commands: `site.latitude`, and `site` at the beginning of a line. */
function asSite(word: string, isFirst: boolean, options: Options): string | null {
  if (word.startsWith('site.')) return optionOfField(word.slice('site.'.length), options)
  const [latitude, longitude] = [optionOfField('latitude', options), optionOfField('longitude', options)]
  return word === 'site' && isFirst && latitude !== null && longitude !== null ? `${latitude}, ${longitude}` : null
}

/** After `--dc-kw,` and `--ac-kw and`. */
function isList(said: readonly string[]): boolean {
  const [before = '', last = ''] = said.slice(-2)
  return last === 'and' || last === 'or' ? before.startsWith('--') : last.startsWith('--') && last.endsWith(',')
}
