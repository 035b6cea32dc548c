import { HEADINGS } from '@pvyield/contract/also-called'
import type { WeatherColumn } from './units.ts'

/**
 * A column of the section, a beam that may be meant normal to the sun or on the horizontal, or a component
 * of the wind.
 */
export type Quantity = WeatherColumn | 'beam' | 'wind_east' | 'wind_north'

/**
 * Headings of each quantity, lower case, letters and digits only: `x-headings` of the columns in the document, and those
 * that are not of one column.
 */
export const SPELLINGS: Readonly<Record<Quantity, readonly string[]>> = {
  ...HEADINGS,
  beam: [
    'bhi',
    'gbh',
    'dir',
    'dirhi',
    'dirhor',
    'dirhoriz',
    'fdir',
    'totalskydirectsolarradiationatsurface',
    'beamhor',
    'beamhoriz',
    'horizbeam',
    'beamhorizontal',
    'beamhorizontalirradiance',
    'directhorizontal',
    'directhorizontalirradiance',
    'directradiation',
    'directirradiance',
    'beamirradiance',
    'beam',
    'direct',
    'direkt',
    'directe',
    'directa',
    'diretta',
    'direta',
    'direktstrahlung',
    'rayonnementdirect',
    'radiaciondirecta',
    'radiazionediretta',
    'radiacaodireta',
  ],
  wind_east: ['u10', 'u10m', '10mucomponentofwind'],
  wind_north: ['v10', 'v10m', '10mvcomponentofwind'],
}

/** Column headings of time, letters and digits only. */
export const STAMP_NAMES = [
  'starttime',
  'timestamp',
  'datetime',
  'dateandtime',
  'datehour',
  'dateheure',
  'datumzeit',
  'datumuhrzeit',
  'datumundzeit',
  'datumunduhrzeit',
  'zeitstempel',
  'zeitpunkt',
  'zeit',
  'horodatage',
  'dateetheure',
  'heure',
  'fechahora',
  'fechayhora',
  'hora',
  'datahora',
  'dataehora',
  'dataora',
  'dataeora',
  'ora',
  'time',
  'date',
  'timeutc',
  'datetimeutc',
  'dateutc',
  'timestamputc',
  'utctime',
  'utc',
  'localtime',
  'localstandardtime',
  'timelst',
  'observationtimelst',
  'periodstart',
  'periodend',
  'observationperiod',
  'unixtime',
  'unixtimestamp',
  'timeunix',
  'timestampunix',
  'unix',
  'epoch',
  'epochtime',
  'epochseconds',
  'epochms',
  'timestampms',
  'timems',
  'exceldate',
  'messdatum',
  'validtime',
  'datum',
  'fecha',
  'data',
] as const
/** Day of the year, 1 on January 1. */
export const DAY_OF_YEAR_NAMES = [
  'doy',
  'dayofyear',
  'dayofyeardoy',
  'jday',
  'julday',
  'julianday',
  'julian',
  'yday',
  'jd',
  'jourdelannee',
  'tagdesjahres',
] as const
export const TIME_NAMES = [
  'horautc',
  'hourutc',
  'timeutc',
  'time',
  'hour',
  'hours',
  'timehhmm',
  'hhmm',
  'heure',
  'uhrzeit',
  'zeit',
  'hora',
  'ora',
  'timeofday',
] as const
export const DATE_NAMES = ['date', 'day', 'datum', 'fecha', 'data', 'datemmddyyyy', 'dateddmmyyyy', 'dateyyyymmdd'] as const
export const CALENDAR_NAMES = [
  ['year', 'yyyy', 'yr', 'y', 'jahr', 'annee', 'ano', 'anno'],
  ['month', 'mm', 'mo', 'mth', 'm', 'monat', 'mois', 'mes', 'mese'],
  ['day', 'dd', 'dy', 'dayofmonth', 'dm', 'd', 'tag', 'jour', 'dia', 'giorno'],
  ['hour', 'hh', 'hr', 'hours', 'h', 'stunde', 'heure', 'hora', 'ora'],
  ['minute', 'min', 'minutes', 'mn'],
] as const

/**
 * What weather stations call their pyranometer, which stands horizontally there (WMO-No. 8, I.7). Monitoring systems of
 * plants say irradiance or pyranometer, which may be in the plane of the array: these are not read.
 */
export const STATION_SPELLINGS: readonly string[] = [
  'solarradiation',
  'solarrad',
  'srad',
  'radiacion',
  'radiacionsolar',
  'radiazionesolare',
  'radiacaosolar',
  'rayonnementsolaire',
  'solarstrahlung',
]
