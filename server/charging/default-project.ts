import type { RunRequest } from '@pvyield/contract/schemas'
import { LATITUDE, LONGITUDE } from '../defaults/plant.ts'
import { sha256 } from '../sha256.ts'

/**
 * SHA-256 of a complete request without `include_series`, whatever the order of its keys. It takes
 * some milliseconds for a year of hours.
 */
export function projectDigest({ include_series: _, ...request }: RunRequest): string {
  return sha256(JSON.stringify(request, inOrder))
}

/** Whether a request with its defaults filled in is that of `GET /api/defaults`, with or without series. */
export function isDefaultProject(request: RunRequest, digest: string): boolean {
  const { latitude, longitude } = request.site
  if (latitude !== LATITUDE || longitude !== LONGITUDE || 'id' in request.weather) return false
  return projectDigest(request) === digest
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
