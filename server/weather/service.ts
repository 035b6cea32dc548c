import type { Database } from '../db/database.ts'
import { pack, unpackText } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import { RateLimit } from '../http/rate-limit.ts'
import type { Pool } from '../workers/pool.ts'
import { roundedDeg, typicalYearId } from './location.ts'
import type { WeatherHost } from './sections.ts'
import type { WeatherStore } from './store.ts'
import type { WeatherMade, WeatherTasks } from './tasks.ts'

const NEW_LOCATIONS_MAX = 30
const HOUR_MILLIS = 3_600_000
/** How long an uploaded series can be named by its id; another upload of the same starts it anew. */
const UPLOAD_KEPT_MILLIS = 30 * 24 * HOUR_MILLIS

/** Stored weather: typical years by location, and uploaded series. */
export class WeatherService {
  private readonly newLocations: RateLimit

  constructor(
    private readonly store: WeatherStore,
    private readonly database: Database,
    private readonly pool: Pool<WeatherTasks>,
    private readonly now: () => number = Date.now,
  ) {
    this.newLocations = new RateLimit(NEW_LOCATIONS_MAX, HOUR_MILLIS, 'new weather locations', now)
  }

  /**
   * The typical year of a location; made and stored when it is asked for the first time.
   * @param address  who asks: new locations are limited by address; null is not limited
   * Fails: Problem rate_limited, overloaded.
   */
  async typicalYear(
    latitude: number,
    longitude: number,
    address: string | null,
  ): Promise<{ section: () => Promise<string>; meta: string }> {
    const stored = await this.store.find(typicalYearId(latitude, longitude), this.now())
    if (stored !== undefined) return { section: () => unpackText(stored.section), meta: stored.meta }
    if (address !== null) this.newLocations.take(address, typicalYearId(latitude, longitude))
    const made = await this.pool.submit('makeTypicalYear', { latitude, longitude })
    await this.keepTypicalYear(latitude, longitude, made)
    return { section: async () => made.section, meta: made.meta }
  }

  /** Lets a run use the typical year of a location. Fails: Problem rate_limited for one location too many. */
  async claimLocation(latitude: number, longitude: number, address: string | null): Promise<void> {
    const id = typicalYearId(latitude, longitude)
    if (address !== null && !(await this.store.has(id, this.now()))) this.newLocations.take(address, id)
  }

  /** Fails: Problem not_found. */
  async requireStored(id: string): Promise<void> {
    if (!(await this.store.has(id, this.now()))) throw unknownWeather(id)
  }

  /** Section of a stored series, JSON; null when it is not stored any more. */
  async section(id: string): Promise<string | null> {
    const stored = await this.store.find(id, this.now())
    return stored === undefined ? null : unpackText(stored.section)
  }

  /** Reads a weather file and stores it. Fails: Problem validation_error of the field `file`, overloaded. */
  async upload(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<WeatherMade> {
    const made = await this.pool.submit('parseWeather', { bytes, fileName }, { size: bytes.length })
    await this.keep(made, { source: 'file', latitude: null, longitude: null, expiresAt: this.now() + UPLOAD_KEPT_MILLIS })
    return made
  }

  /** What tasks of one caller may ask of the store. */
  host(address: string | null): WeatherHost {
    return {
      storedWeather: async (id) => (await this.store.find(id, this.now()))?.section ?? raise(unknownWeather(id)),
      typicalYear: async (latitude, longitude) => {
        const stored = await this.store.find(typicalYearId(latitude, longitude), this.now())
        if (stored === undefined) await this.claimLocation(latitude, longitude, address)
        return stored?.section ?? null
      },
      keepTypicalYear: async (latitude, longitude, made) => {
        await this.keepTypicalYear(latitude, longitude, made)
        return null
      },
    }
  }

  /** Forgets the uploads that expired. */
  async sweep(): Promise<void> {
    await this.database.write(this.store.forgetExpired(this.now()))
  }

  private keepTypicalYear(latitude: number, longitude: number, made: WeatherMade): Promise<void> {
    return this.keep(made, { source: 'embedded', latitude: roundedDeg(latitude), longitude: roundedDeg(longitude), expiresAt: null })
  }

  private async keep(
    { id, section, meta }: WeatherMade,
    origin: { source: string; latitude: number | null; longitude: number | null; expiresAt: number | null },
  ): Promise<void> {
    await this.database.write(this.store.keep({ id, ...origin, createdAt: this.now(), meta, section: await pack(section) }))
  }
}

function unknownWeather(id: string): Problem {
  return Problem.ofField(
    'not_found',
    'weather.id',
    `No weather is stored under '${id.slice(0, 100)}': ids come from GET /api/weather/tmy and POST /api/parse-weather`,
  )
}

function raise(problem: Problem): never {
  throw problem
}
