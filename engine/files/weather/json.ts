import { WeatherFileError } from './error.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

/** True for a text that begins as JSON does. */
export function isJson(text: string): boolean {
  return /^\s*[{[]/.test(text)
}

/** Fails: `WeatherFileError` for text that is not JSON. */
export function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new WeatherFileError('The file begins like JSON but is not valid JSON: it seems truncated or edited; download it again')
  }
}

/** The value at a path of keys; undefined when it is absent. */
export function member(json: Json | undefined, ...path: string[]): Json | undefined {
  let value = json
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}
