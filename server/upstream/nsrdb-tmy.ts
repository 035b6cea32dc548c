import { type HttpUpstream, type UpstreamAnswer, UpstreamUnavailable } from './http-fetch.ts'
import { isObject, readJson, shownText } from './json-answer.ts'
import { NoTypicalYear, type TypicalYearSource, unexpected } from './typical-year-source.ts'

/** Columns that a run can use. */
export const ATTRIBUTES =
  'ghi,dhi,dni,air_temperature,wind_speed,surface_albedo,surface_pressure,relative_humidity,total_precipitable_water'
/** Northern limit of the geostationary satellites. The polar data set begins here. */
export const GOES_NORTH_DEG = 60

/**
 * Typical years of the National Solar Radiation Database, version 4: hourly data of the Americas
 * from the GOES satellites, and from the polar data set north of 60 degrees.
 * Source: NSRDB API documentation, nsrdb-GOES-tmy-v4-0-0-download and
 * nsrdb-polar-tmy-v4-0-0-download.
 */
export class NsrdbTypicalYears implements TypicalYearSource {
  readonly notes = ['National Solar Radiation Database (NSRDB), National Laboratory of the Rockies, United States; public data.']

  constructor(
    private readonly upstream: HttpUpstream,
    private readonly account: { readonly key: string; readonly email: string },
  ) {}

  get service(): string {
    return this.upstream.service
  }

  async fetch(latitude: number, longitude: number): Promise<Uint8Array<ArrayBuffer>> {
    const data = latitude > GOES_NORTH_DEG ? 'polar' : 'GOES'
    const answer = await this.upstream.get(
      `/api/nsrdb/v2/solar/nsrdb-${data}-tmy-v4-0-0-download.csv`,
      {
        api_key: this.account.key,
        email: this.account.email,
        wkt: `POINT(${longitude} ${latitude})`,
        names: 'tmy',
        attributes: ATTRIBUTES,
        leap_day: 'false',
        utc: 'false',
        interval: '60',
      },
      isProcessingFailure,
    )
    if (answer.status === 200) return answer.bytes
    const noData = errorsOf(answer).find((error) => /no data/i.test(error))
    if (noData !== undefined) throw new NoTypicalYear(this.service, noData)
    if (answer.status === 401 || answer.status === 403) throw new UpstreamUnavailable(this.service, 'refuses the configured NSRDB_API_KEY')
    throw unexpected(this.service, answer)
  }
}

/**
 * The service sometimes fails with this text. The failure is temporary unless another text says
 * that there is no data.
 */
export function isProcessingFailure(answer: UpstreamAnswer): boolean {
  const errors = errorsOf(answer)
  return errors.length > 0 && errors.every((error) => /processing failure/i.test(error))
}

export function errorsOf(answer: UpstreamAnswer): string[] {
  if (answer.status !== 400) return []
  const body = readJson(answer.bytes)
  const errors = isObject(body) && Array.isArray(body.errors) ? body.errors : []
  return errors.map(shownText).filter((error) => error !== null)
}
