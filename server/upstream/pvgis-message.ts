import type { UpstreamAnswer } from './http-fetch.ts'
import { isObject, readJson, shownText } from './json-answer.ts'

/** Why PVGIS rejected a request, in its own words; null for any other answer. */
export function pvgisMessage({ status, bytes }: UpstreamAnswer): string | null {
  if (status !== 400) return null
  const body = readJson(bytes)
  return isObject(body) ? shownText(body.message) : null
}
