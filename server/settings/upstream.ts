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
  /** Archive of reanalyses, switched on by its address, such as https://archive-api.open-meteo.com. */
  openMeteo: { baseUrl: string; key: string } | null
  /** Mirror of ERA5 with tables of one point, switched on by its address with the places of the query. */
  era5: { baseUrl: string; template: string } | null
  /** Light of CERES and air of MERRA-2, switched on by its address, such as https://power.larc.nasa.gov. */
  nasaPower: { baseUrl: string } | null
  /** Radiation service of CAMS, switched on by its address; `email` of an account there, empty for callers' own. */
  cams: { baseUrl: string; email: string } | null
  /** Solcast by the keys of callers, switched on by its address. */
  solcast: { baseUrl: string } | null
  /** Solargis by the keys of callers, switched on by its address. */
  solargis: { baseUrl: string } | null
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
    openMeteo: openMeteo(environment),
    era5: era5(environment),
    nasaPower: service(environment, 'NASA_POWER_BASE_URL', 'https://power.larc.nasa.gov'),
    cams: cams(environment),
    solcast: service(environment, 'SOLCAST_BASE_URL', 'https://api.solcast.com.au'),
    solargis: service(environment, 'SOLARGIS_BASE_URL', 'https://solargis.info'),
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

function openMeteo(environment: Environment): UpstreamConfig['openMeteo'] {
  const at = service(environment, 'OPEN_METEO_BASE_URL', 'https://archive-api.open-meteo.com')
  const key = environment.OPEN_METEO_API_KEY || ''
  return at === null ? null : { ...at, key }
}

function cams(environment: Environment): UpstreamConfig['cams'] {
  const at = service(environment, 'CAMS_BASE_URL', 'https://api.soda-solardata.com')
  const email = environment.CAMS_EMAIL || ''
  if (email === '' || email.includes('@')) return at === null ? null : { ...at, email }
  throw new ConfigError('CAMS_EMAIL', email, 'give the email address of an account at SoDa, or leave it unset: callers then send their own')
}

/** What the address of a mirror must say. */
const ERA5_PLACES = ['{latitude}', '{longitude}', '{start}', '{end}'] as const

function era5(environment: Environment): UpstreamConfig['era5'] {
  const value = environment.ERA5_URL || ''
  if (value === '') return null
  const match = /^(https?:\/\/[^/?#\s{}@]+)(\/[^#\s]*)$/.exec(value)
  const missing = ERA5_PLACES.filter((place) => !value.includes(place))
  if (match !== null && URL.canParse(match[1] ?? '') && missing.length === 0) return { baseUrl: match[1] ?? '', template: match[2] ?? '' }
  throw new ConfigError(
    'ERA5_URL',
    value,
    `give the address of a table of one point with ${ERA5_PLACES.join(', ')} in its path or query, such as https://era5.example.com/point.csv?lat={latitude}&lon={longitude}&from={start}&to={end}, or leave it unset`,
  )
}

function fallback(environment: Environment): boolean {
  const value = environment.WEATHER_FALLBACK || 'embedded'
  if (value === 'embedded' || value === 'off') return value === 'embedded'
  throw new ConfigError('WEATHER_FALLBACK', value, 'give embedded or off, or leave it unset for embedded')
}
