import { type UpstreamAnswer, UpstreamUnavailable } from './http-fetch.ts'

/** JSON that an outside service sent, read with suspicion. */

/** Texts of a service are shown up to this length. */
const SHOWN_MAX = 200

/** Undefined for what is no JSON. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text for clients to read, on one line and bounded; null for another thing. */
export function shownText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.replace(/\s+/g, ' ').trim().slice(0, SHOWN_MAX) : null
}

/** The refusal of an answer that is not what the service is known to answer. */
export function unreadable(service: string, { status }: UpstreamAnswer): UpstreamUnavailable {
  return new UpstreamUnavailable(service, `answered something that cannot be read (HTTP ${status})`)
}
