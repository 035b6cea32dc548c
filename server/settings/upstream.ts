import { address, ConfigError, DAY_MILLIS, type Environment, wholeNumber } from './values.ts'

/** Outside services. A service that is null is never called; by default all are null. */
export interface UpstreamConfig {
  /** The Americas' satellite database, switched on by `NSRDB_API_KEY`. */
  nsrdb: { baseUrl: string; key: string; email: string } | null
  /**
   * The European generator of typical years and horizons, switched on by its address, such as
   * https://re.jrc.ec.europa.eu.
   */
  pvgis: { baseUrl: string } | null
  /** Place search of the Nominatim form, switched on by its address. */
  geocoder: { baseUrl: string } | null
  /** Time limit of one request to an outside service. */
  timeoutMillis: number
  /**
   * How long a place search waits for the outside search, and how long for the index of places, before the embedded
   * table answers.
   */
  placesWaitMillis: number
  /** Embedded data replace a source that cannot be reached. */
  fallback: boolean
}

const NSRDB_BASE_URL = 'https://developer.nlr.gov'

export function upstream(environment: Environment): UpstreamConfig {
  return {
    nsrdb: nsrdb(environment),
    pvgis: service(environment, 'PVGIS_BASE_URL', 'https://re.jrc.ec.europa.eu'),
    geocoder: service(environment, 'GEOCODER_BASE_URL', 'https://nominatim.openstreetmap.org'),
    timeoutMillis: wholeNumber(environment, 'UPSTREAM_TIMEOUT_MS', 20_000, 100, 120_000),
    placesWaitMillis: wholeNumber(environment, 'PLACES_WAIT_MS', 4000, 0, DAY_MILLIS),
    fallback: fallback(environment),
  }
}

function service(environment: Environment, variable: string, publicUrl: string): { baseUrl: string } | null {
  const baseUrl = address(environment, variable, `the base URL of the service, such as ${publicUrl}`)
  return baseUrl === '' ? null : { baseUrl }
}

function nsrdb(environment: Environment): UpstreamConfig['nsrdb'] {
  const { baseUrl } = service(environment, 'NSRDB_BASE_URL', NSRDB_BASE_URL) ?? { baseUrl: NSRDB_BASE_URL }
  const [key, email] = [environment.NSRDB_API_KEY || '', environment.NSRDB_EMAIL || '']
  if (key === '') return null
  if (email.includes('@')) return { baseUrl, key, email }
  throw new ConfigError(
    'NSRDB_EMAIL',
    email,
    'give the email address that the key was registered with: the NSRDB requires it in addition to NSRDB_API_KEY',
  )
}

function fallback(environment: Environment): boolean {
  const value = environment.WEATHER_FALLBACK || 'embedded'
  if (value === 'embedded' || value === 'off') return value === 'embedded'
  throw new ConfigError('WEATHER_FALLBACK', value, 'give embedded or off, or leave it unset for embedded')
}
