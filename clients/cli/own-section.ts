import type { Weather } from '@pvyield/sdk'

/** Bytes that say whether a file is JSON. */
const OPENING_BYTES = 64

/**
 * The weather section of a file that is one, or an answer of pvyield with one; null for any other file. A section states
 * what its stamps mark and whether its irradiance is that of an instant, which tables do not.
 */
export function ownSection(bytes: Uint8Array): Weather | null {
  const opening = new TextDecoder().decode(bytes.subarray(0, OPENING_BYTES)).replace(/^\uFEFF/, '')
  if (!opening.trimStart().startsWith('{')) return null
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as { weather?: unknown } | null
    return [value, value?.weather].find(isSection) ?? null
  } catch {
    return null // the reader of weather files says what is wrong
  }
}

function isSection(value: unknown): value is Weather {
  if (typeof value !== 'object' || value === null) return false
  const { step_minutes: step, timezone, temp_air_c: temps, start, time } = value as Partial<Record<keyof Weather, unknown>>
  return (
    typeof step === 'number' && typeof timezone === 'number' && Array.isArray(temps) && (typeof start === 'string' || Array.isArray(time))
  )
}
