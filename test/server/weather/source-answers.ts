import type { UpstreamServer } from '../upstream/upstream-server.ts'

/** Settings of a service that gets typical years from this server. */
export function sourcesAt({ baseUrl }: Pick<UpstreamServer, 'baseUrl'>): Record<string, string> {
  return { NSRDB_BASE_URL: baseUrl, NSRDB_API_KEY: 'hidden-key', NSRDB_EMAIL: 'ops@example.com', PVGIS_BASE_URL: baseUrl }
}

/** Synthetic answers in the format of the outside sources: the sun is equally high on every day. */
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Source year of each month. */
export const MONTHS_YEARS = [2018, 2007, 2009, 2013, 2008, 2006, 2011, 2010, 2020, 2006, 2007, 2016]

/**
 * Global irradiance of an hour of the day, W/m2: whole numbers, so that texts represent them
 * exactly.
 */
function ghiOf(solarHour: number): number {
  return Math.max(0, Math.round(800 * Math.sin((Math.PI * (solarHour - 6)) / 12)))
}

function hours(): { month: number; day: number; hour: number; year: number }[] {
  return DAYS_OF_MONTHS.flatMap((days, month) =>
    Array.from({ length: days * 24 }, (_, k) => ({
      month: month + 1,
      day: Math.floor(k / 24) + 1,
      hour: k % 24,
      year: MONTHS_YEARS[month] ?? 2000,
    })),
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/** A PVGIS typical year: time stamps in UTC, irradiance at an instant within the hour. */
export function pvgisYear({ latitude = 45, longitude = 8, offsetH = 0.1761, rows = 8760 } = {}): string {
  const tmy_hourly = hours()
    .slice(0, rows)
    .map(({ month, day, hour, year }) => {
      const ghi = ghiOf((hour + offsetH + longitude / 15 + 24) % 24)
      return {
        'time(UTC)': `${year}${two(month)}${two(day)}:${two(hour)}00`,
        T2m: month,
        RH: 50,
        'G(h)': ghi,
        'Gb(n)': 0,
        'Gd(h)': ghi,
        'IR(h)': 300,
        WS10m: 2,
        WD10m: 90,
        SP: 98000,
      }
    })
  return JSON.stringify({
    inputs: {
      location: { latitude, longitude, elevation: 250, irradiance_time_offset: offsetH },
      meteo_data: { radiation_db: 'PVGIS-SARAH3', meteo_db: 'ERA5', year_min: 2005, year_max: 2023, use_horizon: true },
    },
    outputs: { months_selected: MONTHS_YEARS.map((year, k) => ({ month: k + 1, year })), tmy_hourly },
  })
}

/** An NSRDB typical year, version 4: local standard time, time stamps in the middle of the hour. */
export function nsrdbYear({ latitude = 33.45, longitude = -111.98, rows = 8760 } = {}): string {
  const lines = hours()
    .slice(0, rows)
    .map(
      ({ month, day, hour, year }) =>
        `${year},${month},${day},${hour},30,${ghiOf(hour + 0.5)},${ghiOf(hour + 0.5)},0,${month},2,0.2,970,40,1.5`,
    )
  return [
    'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation,Local Time Zone,DHI Units,DNI Units,GHI Units,Temperature Units,Pressure Units,Wind Speed Units,Version',
    `NSRDB,78208,-,-,-,${latitude},${longitude},-7,358,-7,w/m2,w/m2,w/m2,c,mbar,m/s,4.0.1`,
    'Year,Month,Day,Hour,Minute,GHI,DHI,DNI,Temperature,Wind Speed,Surface Albedo,Pressure,Relative Humidity,Precipitable Water',
    ...lines,
    '',
  ].join('\n')
}

export const PVGIS_AT_SEA = '{"message":"Location over the sea. Please, select another location","status":400}'
export const NSRDB_NO_DATA = '{"status":400,"errors":["No data available at the provided location","Data processing failure."]}'
export const NSRDB_PROCESSING_FAILURE = '{"status":400,"errors":["Data processing failure."]}'
