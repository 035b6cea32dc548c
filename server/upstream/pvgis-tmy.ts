import type { HttpUpstream } from './http-fetch.ts'
import { pvgisMessage } from './pvgis-message.ts'
import { NoTypicalYear, type TypicalYearSource, unexpected } from './typical-year-source.ts'

/**
 * Typical years of PVGIS 5.3: hourly data of Europe, Africa, most of Asia and the Americas from
 * satellites, of the rest from ERA5.
 * The irradiance includes the shading of the terrain's horizon, which is the service's default.
 * Source: PVGIS API, "Non-interactive service", tool `tmy`.
 */
export class PvgisTypicalYears implements TypicalYearSource {
  readonly notes = [
    'PVGIS (c) European Union, 2001 to 2025; reuse with this acknowledgement.',
    'The irradiance of PVGIS includes the shading of the horizon that PVGIS calculates from the terrain. If the site has a horizon too, part of the shading is counted twice.',
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
