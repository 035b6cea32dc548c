import { editDistance } from '@pvyield/engine/quick'
import { readConfig } from './config.ts'

/** Typing errors in a name of this many characters for each that is tolerated: other programs have variables too. */
const CHARACTERS_PER_ERROR = 4
const ERRORS_MAX = 2

/** What a name may have too much or too little: a unit or a limit. */
const ENDING = /_(MAX|MIN|MB|MS|S|SECONDS|MILLIS)$/
const OWN_PREFIX = /^PVYIELD_/

/** What is known of variables that the server does not obey, although one may think so. */
const NOTES: Readonly<Record<string, string>> = {
  LOG_LEVEL: 'the log has one level: each line has its own, by which you may filter',
  OTEL_EXPORTER_OTLP_PROTOCOL:
    'traces are sent as http/json, whatever this says: let OTEL_EXPORTER_OTLP_ENDPOINT name the port for HTTP, 4318',
}

/** The variable, and `did_you_mean` or `note`. */
export type UnknownSetting = Readonly<Record<string, string>>

type Environment = Readonly<Record<string, string | undefined>>

/** Variables that the server does not read and that look like those that it does, with those. */
export function misspeltSettings(environment: Environment): UnknownSetting[] {
  const known = settingNames()
  return Object.keys(environment).flatMap((variable): UnknownSetting[] => {
    if (known.has(variable)) return []
    const name = variable.toUpperCase()
    const note = isDisobeyed(name, environment) ? NOTES[name] : undefined
    if (note !== undefined) return [{ variable, note }]
    const meant = meantBy(name.replace(OWN_PREFIX, ''), known)
    if (meant !== undefined) return [{ variable, did_you_mean: meant }]
    return OWN_PREFIX.test(name) ? [{ variable, note: 'no setting has this name, and settings have no prefix' }] : []
  })
}

/** The protocol matters with traces only, and collectors take every form that HTTP has. */
function isDisobeyed(name: string, { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, ...others }: Environment): boolean {
  if (name !== 'OTEL_EXPORTER_OTLP_PROTOCOL') return name in NOTES
  return Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) && others[name] === 'grpc'
}

function meantBy(name: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(name)) return name
  const short = name.replace(ENDING, '')
  const others = [...known].filter((other) => name.includes('_') && (other === short || other.replace(ENDING, '') === name))
  if (others.length > 0) return others[0]
  const errors = Math.min(ERRORS_MAX, Math.floor(name.length / CHARACTERS_PER_ERROR))
  return [...known].find((other) => editDistance(name, other, errors) <= errors)
}

/** Every variable that the server reads. */
export function settingNames(): ReadonlySet<string> {
  const names = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  return names
}
