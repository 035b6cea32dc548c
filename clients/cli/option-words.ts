import type { Call, Command, Options } from './command.ts'

/** Options that state what a file may not, by their names in the query of the parse operations. */
const OF_QUERY: Readonly<Record<string, string>> = {
  timezone: 'timezone',
  interval: 'interval',
  latitude: 'lat',
  longitude: 'lon',
  azimuths: 'azimuths',
  t_mean_monthly_c: 'monthly-temperatures',
}

/** `POST /api/parse-weather?timezone=-5&latitude=43.7`, with a value that it may also have. */
const QUERY =
  /(?:POST \/api\/parse-(?:weather|horizon))?\?((?:timezone|interval|latitude|longitude|azimuths|t_mean_monthly_c)=[\w.,&=-]*\w)(?: or interval=(\w+))?/g

/**
 * A text of the engine or the service in the words of a command: options in place of parameters of the API
 * and of fields of the request that they set. A field of a section that an option sets is named next to it.
 * @param given  values of the call
 */
export function inOptions(text: string, { options }: Pick<Command, 'options'>, given: Call['values'] = {}): string {
  const asked = text.replace(QUERY, (_, query: string, other: string | undefined) => {
    const words = query.split('&').map((pair) => optionOf(pair, options))
    return `${words.join(' ')}${other === undefined ? '' : ` or ${optionOf(`interval=${other}`, options)}`}`
  })
  return Object.entries(options).reduce((said, [name, { field }]) => {
    if (field === undefined) return said
    const named = said.replace(wordOf(field), `--${name}`).replace(inList(field), `--${name}`)
    return given[name] === undefined ? named : named.replace(new RegExp(`^${field}[.[][^:]*(?=: )`), `--${name} ($&)`)
  }, asked)
}

function optionOf(pair: string, options: Options): string {
  const [name = '', value = ''] = pair.split('=')
  const option = OF_QUERY[name] ?? name
  return Object.hasOwn(options, option) ? `--${option} ${value}` : `site.${name} of the request`
}

/** An ordinary word is a field where it goes on with a list of options: `--dc-kw, --ac-kw and strings`. */
function inList(field: string): RegExp {
  return new RegExp(`(?<=--[\\w-]+(?:,| and| or) )${field}(?![\\w.])`, 'g')
}

/** A field at the beginning of a line is named by it; within the text only what is no ordinary word. */
function wordOf(field: string): RegExp {
  return new RegExp(field.includes('_') ? `(?<![\\w.])${field}(?![\\w.]\\w|\\w)` : `^${field}(?=: )`, 'g')
}
