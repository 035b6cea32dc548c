import type { HttpUpstream } from './http-fetch.ts'
import { pvgisMessage } from './pvgis-message.ts'
import { NoTypicalYear, type TypicalYearSource, unexpected } from './typical-year-source.ts'

/**
 * Typical years of PVGIS 5.3: hours of Europe, Africa, most of Asia and the Americas by satellites, of the rest by ERA5.
 * The terrain's horizon is in its irradiance, which is the service's own default.
 * Source: PVGIS API, "Non-interactive service", tool `tmy`.
 */
export class PvgisTypicalYears implements TypicalYearSource {
  readonly notes = [
    'PVGIS (c) European Union, 2001 to 2025; reuse with this acknowledgement.',
    'PVGIS takes the irradiance behind the horizon that it calculates from the terrain: a horizon given for the site on top is counted twice in part.',
  ]

  constructor(private readonly upstream: HttpUpstream) {}

  get service(): string {
    return this.upstream.service
  }

  async fetch(latitude: number, longitude: number): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await this.upstream.get('/api/v5_3/tmy', { lat: String(latitude), lon: String(longitude), outputformat: 'json' })
    if (answer.status === 200) return answer.bytes
    const message = pvgisMessage(answer)
    if (message !== null && /location/i.test(message)) throw new NoTypicalYear(this.service, message)
    throw unexpected(this.service, answer)
  }
}
