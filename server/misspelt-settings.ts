import { editDistance } from '@pvyield/engine/quick'
import { readConfig } from './config.ts'

/** Typing errors in a name of this many characters for each that is tolerated: other programs have variables too. */
const CHARACTERS_PER_ERROR = 4
const ERRORS_MAX = 2

/** Variables that the server does not read and that look like those that it does, with those. */
export function misspeltSettings(environment: Readonly<Record<string, string | undefined>>): { variable: string; did_you_mean: string }[] {
  const known = settingNames()
  return Object.keys(environment).flatMap((variable) => {
    if (known.has(variable)) return []
    const errors = Math.min(ERRORS_MAX, Math.floor(variable.length / CHARACTERS_PER_ERROR))
    const meant = [...known].find((name) => editDistance(variable.toUpperCase(), name, errors) <= errors)
    return meant === undefined ? [] : [{ variable, did_you_mean: meant }]
  })
}

/** Every variable that the server reads. */
export function settingNames(): ReadonlySet<string> {
  const names = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  return names
}
