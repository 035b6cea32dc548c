import type { HorizonAnswer } from '@pvyield/contract/schemas'
import { Problem } from '../http/problem.ts'
import { ASK_AGAIN, UpstreamUnavailable } from '../upstream/http-fetch.ts'
import { type HorizonProfile, NoHorizon, type PvgisHorizons } from '../upstream/pvgis-horizon.ts'
import type { GeoAnswers } from './answers.ts'

/** About 100 m, the cell of the terrain model: all sites within one cell share a horizon. */
const STEPS_PER_DEG = 1000
const DIRECTIONS = 48

const WITH_TYPICAL_YEARS =
  'PVGIS typical years already include the shade of this horizon: use it with other weather only, or the shade counts twice'
const NOT_CONFIGURED = 'A flat horizon: no horizon source is configured on this service (its operator can set PVGIS_BASE_URL)'
const GIVE_OWN = 'for a site among hills or buildings, give surveyed angles'

/** Horizon profiles: those of PVGIS, stored by location; a flat one, with a note, where PVGIS cannot be asked. */
export class HorizonService {
  constructor(
    private readonly source: PvgisHorizons | null,
    private readonly answers: GeoAnswers,
    /** Whether a flat horizon replaces that of a source that cannot be reached. */
    private readonly fallback: boolean,
  ) {}

  /** Fails: Problem geo_unavailable when PVGIS cannot be reached and no flat horizon may replace its own. */
  async at(latitude: number, longitude: number): Promise<HorizonAnswer> {
    const [lat, lon] = [rounded(latitude), rounded(longitude)]
    const { source } = this
    if (source === null) return this.standIn(lat, lon, NOT_CONFIGURED, {})
    try {
      const profile = await this.answers.get(`horizon ${lat} ${lon}`, null, () => source.fetch(lat, lon))
      return wire(lat, lon, profile, { source: 'pvgis', attribution: source.attribution, notes: [WITH_TYPICAL_YEARS] })
    } catch (cause) {
      if (cause instanceof NoHorizon) return flat(lat, lon, `A flat horizon: ${cause.message}`)
      if (cause instanceof UpstreamUnavailable) return this.standIn(lat, lon, `A flat horizon: ${cause.message}`, ASK_AGAIN)
      throw cause
    }
  }

  private standIn(lat: number, lon: number, why: string, headers: Readonly<Record<string, string>>): HorizonAnswer {
    if (this.fallback) return flat(lat, lon, `${why}; ${GIVE_OWN}`)
    throw new Problem('geo_unavailable', why.replace('A flat horizon: ', ''), { headers })
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
