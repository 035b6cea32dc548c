import type { HttpUpstream } from './http-fetch.ts'
import { isObject, readJson, unreadable } from './json-answer.ts'
import { pvgisMessage } from './pvgis-message.ts'

/** A horizon profile. Azimuths: deg clockwise from north, ascending. Elevations: deg. */
export interface HorizonProfile {
  readonly azimuthsDeg: readonly number[]
  readonly elevationsDeg: readonly number[]
}

/**
 * The service has no horizon for a location, and asking again will not help. The message may be
 * shown to clients.
 */
export class NoHorizon extends Error {}

interface Point {
  /** Azimuth from south, west positive, deg. */
  A: number
  H_hor: number
}

/** PVGIS sends 48 directions today; a finer list is accepted too. */
const POINTS_MAX = 3600

/**
 * Horizons that PVGIS 5.3 calculates from a terrain model of 3 arc seconds.
 * Source: PVGIS API, "Non-interactive service", tool `printhorizon`.
 */
export class PvgisHorizons {
  readonly attribution = 'PVGIS (c) European Union, 2001 to 2025'

  constructor(private readonly upstream: HttpUpstream) {}

  get service(): string {
    return this.upstream.service
  }

  /** Fails: NoHorizon, UpstreamUnavailable. */
  async fetch(latitude: number, longitude: number): Promise<HorizonProfile> {
    const query = { lat: String(latitude), lon: String(longitude), outputformat: 'json' }
    const answer = await this.upstream.get('/api/v5_3/printhorizon', query)
    const message = pvgisMessage(answer)
    if (message !== null) throw new NoHorizon(`${this.service} has no horizon there: ${message}`)
    const points = answer.status === 200 ? pointsOf(readJson(answer.bytes)) : null
    if (points === null) throw unreadable(this.service, answer)
    return { azimuthsDeg: points.map(({ A }) => A + 180), elevationsDeg: points.map(({ H_hor }) => H_hor) }
  }
}

/**
 * The points from north clockwise, without the final point, which repeats north; null for an
 * unknown format.
 */
function pointsOf(answer: unknown): Point[] | null {
  const outputs = isObject(answer) ? answer.outputs : null
  const profile = isObject(outputs) ? outputs.horizon_profile : null
  if (!Array.isArray(profile) || !profile.every(isPoint)) return null
  const points = profile.filter(({ A }) => A < 180)
  const isRound = points[0]?.A === -180 && points.every(({ A }, k) => k === 0 || A > (points[k - 1]?.A ?? A))
  return isRound && points.length <= POINTS_MAX ? points : null
}

function isPoint(value: unknown): value is Point {
  return isObject(value) && isWithin(value.A, -180, 180) && isWithin(value.H_hor, 0, 90)
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max
}
