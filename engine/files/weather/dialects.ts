import { WeatherFileError } from './error.ts'
import { plain, unitColumn } from './headings.ts'
import type { Recording, StampMeaning } from './recording.ts'
import type { Quantity } from './spellings.ts'
import type { TableHeader } from './table-header.ts'
import { type Unit, unitOf } from './units.ts'

/** Facts about a table that follow from the names of its producer, not from its headings. */
export interface Dialect {
  matches(header: TableHeader): boolean
  /** What stamps mark. */
  meaning?: StampMeaning
  /** Hours from UTC of stamps that state no zone. */
  zoneH?: number
  /** The note that says why. */
  why: (header: TableHeader) => string
  /** Units of columns whose heading states none. */
  units?: Partial<Record<Quantity, string>>
  /** Fails for a kind of table of this producer that is not read. */
  check?(columns: Recording['columns']): void
}

const hasNames = (header: TableHeader, ...wanted: readonly string[]): boolean => {
  const names = header.cells.map(plain)
  return wanted.every((name) => names.includes(name))
}

/** No hour has more, W/m2. */
const BRIGHTEST_HOUR_WM2 = 1500

const DIALECTS: readonly Dialect[] = [
  {
    // Source: PVGIS 5.3 user manual, "Typical meteorological year"
    matches: ({ columns }) => columns.filter(({ name }) => /^(G\(h\)|Gb\(n\)|Gd\(h\))$/i.test(name.trim())).length >= 2,
    meaning: 'instant',
    why: () =>
      'The columns have the names of PVGIS, whose irradiance is instantaneous: it is read at the stamps, in UTC unless the file states a zone. Its irradiance time offset is unknown without the head of the file.',
    zoneH: 0,
    units: { pressure_hpa: 'Pa', relative_humidity: '%' },
  },
  {
    // Source: Open-Meteo, documentation of hourly variables
    matches: ({ columns }) => columns.some(({ name }) => /^shortwave_radiation(?!_instant)/i.test(name)),
    meaning: 'end',
    why: ({ columns }) =>
      `${columns.find(({ name }) => /^shortwave_radiation/i.test(name))?.name} is the mean over the time before its stamp: the stamps are read as the end of their interval.`,
  },
  {
    // Source: ECMWF, "ERA5: data documentation", accumulations: J/m2 over the hour that ends at the stamp
    matches: (header) => hasNames(header, 'ssrd') || hasNames(header, 'surfacesolarradiationdownwards'),
    meaning: 'end',
    why: () =>
      'ssrd is a name of ERA5, whose radiation is the sum of the hour before its stamp in J/m2: the stamps are read as the end of their interval, in UTC.',
    zoneH: 0,
    units: { ghi_wm2: 'J/m2', beam: 'J/m2', temp_air_c: 'K', pressure_hpa: 'Pa', wind_east: 'm/s', wind_north: 'm/s' },
    check({ ghi_wm2 }) {
      if (ghi_wm2?.some((value) => value > BRIGHTEST_HOUR_WM2))
        throw new WeatherFileError(
          'ssrd is larger than an hour can have: as in ERA5-Land, it adds up from midnight; send the difference of each hour to the one before, or ERA5',
          null,
          'ssrd',
        )
    },
  },
  {
    // Source: CAMS radiation service, the head of its files: irradiation integrated over the period
    matches: ({ stamp, above }) =>
      stamp.kind === 'stamp' && plain(stamp.name) === 'observationperiod' && above.some((line) => /\bCAMS\b|copernicus/i.test(line)),
    meaning: 'start',
    why: () => 'The observation period of CAMS begins at its first stamp; irradiation without a unit is read in Wh/m2 of the period.',
    units: { ghi_wm2: 'Wh/m2', beam: 'Wh/m2', dhi_wm2: 'Wh/m2', dni_wm2: 'Wh/m2' },
  },
  {
    // Source: INMET, "Nota técnica 001/2011": radiation is the sum of the hour before the reading, in kJ/m2
    matches: (header) =>
      header.cells.some((cell) => /^radiacaoglobal/.test(plain(cell))) && header.cells.some((cell) => /^horautc$/.test(plain(cell))),
    meaning: 'end',
    why: () => 'The radiation of INMET is the sum of the hour before its stamp: the stamps are read as the end of their interval.',
  },
  {
    // Source: L. J. B. McArthur, BSRN Operations Manual 2.1 (WCRP-121, 2005): observations in UTC
    matches: ({ cells }) => {
      const names = cells.map((cell) => plain(cell.replace(/\[.*\]/, '')))
      return names.includes('swd') && (names.includes('dif') || names.includes('dir'))
    },
    why: () =>
      'SWD, DIR and DIF are names of BSRN, whose stations record in UTC: the stamps are read in UTC unless the file states a zone.',
    zoneH: 0,
  },
  {
    // Source: DWD Climate Data Center, description of the data set "10_minutes/solar": sums of 10 min, UTC, -999 for missing
    matches: (header) => hasNames(header, 'messdatum') && (hasNames(header, 'gs10') || hasNames(header, 'ds10')),
    why: () => 'GS_10 and DS_10 are sums of 10 min of DWD: they are read in J/cm2, in UTC.',
    zoneH: 0,
    units: { ghi_wm2: 'J/cm2', dhi_wm2: 'J/cm2' },
  },
  {
    // Source: Campbell Scientific, "LoggerNet manual", data table output: the stamp is the end of the output interval
    matches: ({ above }) => above.some((line) => /^\W{0,3}TOA5\b/.test(line)),
    meaning: 'end',
    why: () => 'A logger stamps its averages (TOA5) at the end of their interval.',
  },
]

/** The producer whose names a table has; null for none. */
export function dialectOf(header: TableHeader): Dialect | null {
  return DIALECTS.find((dialect) => dialect.matches(header)) ?? null
}

/** Unit that a dialect gives a quantity. */
export function usualUnit(dialect: Dialect | null, quantity: Quantity): Unit | null {
  const spelling = dialect?.units?.[quantity]
  return spelling === undefined ? null : (unitOf(unitColumn(quantity), spelling) ?? null)
}
