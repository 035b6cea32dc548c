import type { RunRequest } from '@pvyield/contract/schemas'
import { completeRunRequest, standardOffsetHours } from '@pvyield/engine/quick'
import { unpackText } from '../db/zstd.ts'
import { compress, type Encoding } from '../http/compression.ts'
import { piece } from '../http/pieces.ts'
import type { WeatherService } from '../weather/service.ts'
import { LATITUDE, LONGITUDE, PLANT } from './plant.ts'

const META = {
  title: '1 MW on trackers near Seville',
  description:
    'A complete run request: single-axis trackers with backtracking, bifacial modules, four string inverters, an embedded typical year. Remove _meta and send it to POST /api/run.',
}

/** A weather id, for a request whose weather nobody reads. */
const NOT_READ = 'met_none'

/** The base case of `GET /api/defaults`, which runs without changes. */
export class DefaultsService {
  private readonly answers = new Map<Encoding | null, Promise<Uint8Array<ArrayBuffer>>>()
  private completed: Promise<RunRequest> | null = null

  constructor(private readonly weather: WeatherService) {}

  /**
   * The request as JSON, with its weather inline, every default written out, and `_meta`. Each
   * encoding is made once.
   */
  async answer(encoding: Encoding | null): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentEncoding: Encoding | null }> {
    const known = this.answers.get(encoding)
    if (known !== undefined) return { bytes: await known, contentEncoding: encoding }
    const made = encoding === null ? this.make() : this.answer(null).then(({ bytes }) => packed(bytes, encoding))
    this.answers.set(encoding, made)
    made.catch(() => this.answers.delete(encoding))
    return { bytes: await made, contentEncoding: encoding }
  }

  /** Site and array section of the base case, with fields of the array replaced. */
  withArray(fields: object): Pick<RunRequest, 'site' | 'array'> {
    const site = { ...PLANT.site, timezone: standardOffsetHours(LATITUDE, LONGITUDE) }
    return completeRunRequest({ ...PLANT, site, array: { ...PLANT.array, ...fields }, weather: { id: NOT_READ } })
  }

  /**
   * The base case, with its weather inline and every default written out. It is made once, because
   * to read and check a year takes the main thread some milliseconds; do not change it.
   */
  request(): Promise<Readonly<RunRequest>> {
    if (this.completed !== null) return this.completed
    const completed = this.complete()
    this.completed = completed
    completed.catch(() => {
      this.completed = null
    })
    return completed
  }

  private async complete(): Promise<RunRequest> {
    const weather = await this.weather.withYear({ latitude: LATITUDE, longitude: LONGITUDE, source: 'embedded' }, null, async ({ id }) => {
      const { section, meta } = await this.weather.series(id)
      const columns = JSON.parse(await unpackText(await section())) as { elevation: number; timezone: number }
      return { ...columns, meta: JSON.parse(meta) as unknown }
    })
    const site = { ...PLANT.site, elevation: weather.elevation, timezone: weather.timezone }
    return completeRunRequest({ ...PLANT, site, weather })
  }

  private async make(): Promise<Uint8Array<ArrayBuffer>> {
    return piece(JSON.stringify({ _meta: META, ...(await this.request()) }))
  }
}

async function packed(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return (await compress(bytes, encoding)).bytes
}
