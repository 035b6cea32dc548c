import { type UpstreamAnswer, UpstreamUnavailable } from './http-fetch.ts'

/** Reading JSON from outside services, which is never trusted. */

/** Texts of a service are truncated to this length. */
const SHOWN_MAX = 200

/** The parsed JSON; undefined for bytes that are not JSON. */
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

/** A text to show to clients, on one line and truncated; null for any other value. */
export function shownText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.replace(/\s+/g, ' ').trim().slice(0, SHOWN_MAX) : null
}

/** The error for an answer that does not have the service's known format. */
export function unreadable(service: string, { status }: UpstreamAnswer): UpstreamUnavailable {
  return new UpstreamUnavailable(service, `sent an answer that cannot be read (HTTP ${status})`)
}
