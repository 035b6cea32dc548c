import type { RunRequest } from '@pvyield/contract/schemas'
import { sha256 } from '../sha256.ts'

/** A project that is free: the default project of `GET /api/defaults`. */
export interface FreeProject {
  readonly latitude: number
  readonly longitude: number
  /** SHA-256 of its complete request. */
  readonly digest: string
}

/** @param request  complete */
export function freeProject(request: RunRequest): FreeProject {
  const { latitude, longitude } = request.site
  return { latitude, longitude, digest: digestOf(request) }
}

/** Whether a request with its defaults filled in is the free one, with or without series. */
export function isFreeProject(request: RunRequest, { latitude, longitude, digest }: FreeProject): boolean {
  const { site, weather } = request
  return site.latitude === latitude && site.longitude === longitude && !('id' in weather) && digestOf(request) === digest
}

/** Whatever the order of the keys. It takes some milliseconds for a year of hours. */
function digestOf({ include_series: _, ...request }: RunRequest): string {
  return sha256(JSON.stringify(request, inOrder))
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
