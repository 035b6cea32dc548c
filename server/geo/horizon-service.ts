import type { HorizonAnswer } from '@pvyield/contract/schemas'
import { Problem } from '../http/problem.ts'
import { ASK_AGAIN, UpstreamUnavailable } from '../upstream/http-fetch.ts'
import { type HorizonProfile, NoHorizon, type PvgisHorizons } from '../upstream/pvgis-horizon.ts'
import type { GeoAnswers } from './answers.ts'

/** About 100 m, the cell size of the terrain model: all sites within one cell share a horizon. */
const STEPS_PER_DEG = 1000
const DIRECTIONS = 48

const WITH_TYPICAL_YEARS =
  'PVGIS typical years already include the shading of this horizon: use it only with other weather, or the shading counts twice'
const NOT_CONFIGURED = 'The horizon is flat: no horizon source is configured on this service (its operator can set PVGIS_BASE_URL)'
const GIVE_OWN = 'for a site with hills or buildings around it, send surveyed angles'

/**
 * Horizon profiles: those of PVGIS, stored by location; a flat one, with a note, when PVGIS cannot
 * be used.
 */
export class HorizonService {
  constructor(
    private readonly source: PvgisHorizons | null,
    private readonly answers: GeoAnswers,
    /** Whether a flat horizon is answered when the source cannot be reached. */
    private readonly fallback: boolean,
  ) {}

  /** Fails: Problem geo_unavailable when PVGIS cannot be reached and `fallback` is false. */
  async at(latitude: number, longitude: number): Promise<HorizonAnswer> {
    const [lat, lon] = [rounded(latitude), rounded(longitude)]
    const { source } = this
    if (source === null) return this.flatOrFail(lat, lon, NOT_CONFIGURED, {})
    try {
      const profile = await this.answers.get(`horizon ${lat} ${lon}`, null, () => source.fetch(lat, lon))
      return wire(lat, lon, profile, { source: 'pvgis', attribution: source.attribution, notes: [WITH_TYPICAL_YEARS] })
    } catch (cause) {
      if (cause instanceof NoHorizon) return flat(lat, lon, `The horizon is flat: ${cause.message}`)
      if (cause instanceof UpstreamUnavailable) return this.flatOrFail(lat, lon, `The horizon is flat: ${cause.message}`, ASK_AGAIN)
      throw cause
    }
  }

  private flatOrFail(lat: number, lon: number, why: string, headers: Readonly<Record<string, string>>): HorizonAnswer {
    if (this.fallback) return flat(lat, lon, `${why}; ${GIVE_OWN}`)
    throw new Problem('geo_unavailable', why.replace('The horizon is flat: ', ''), { headers })
  }
}

function rounded(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEG) / STEPS_PER_DEG + 0
}

function flat(lat: number, lon: number, note: string): HorizonAnswer {
  const azimuthsDeg = Array.from({ length: DIRECTIONS }, (_, k) => (360 / DIRECTIONS) * k)
  const profile = { azimuthsDeg, elevationsDeg: azimuthsDeg.map(() => 0) }
  return wire(lat, lon, profile, { source: 'flat', attribution: null, notes: [note] })
}

function wire(
  latitude: number,
  longitude: number,
  { azimuthsDeg, elevationsDeg }: HorizonProfile,
  origin: Pick<HorizonAnswer, 'source' | 'attribution' | 'notes'>,
): HorizonAnswer {
  return { latitude, longitude, azimuths_deg: [...azimuthsDeg], elevations_deg: [...elevationsDeg], ...origin }
}
