import type { ColumnEntry } from './entry.ts'

/** Weather as given and the sun above it. */
export const SKY = {
  /** Start of the row, from 1970-01-01T00:00 in the weather's standard time. */
  startMinutes: {
    unit: 'min',
    writers: ['weather'],
    rows: 'every',
  },
  /** Month of the row's middle, January is 0. */
  month: { unit: '1', writers: ['weather'], rows: 'every', isByte: true },
  ghiWm2: { unit: 'W/m2', meaning: 'Global horizontal irradiance', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  dhiWm2: { unit: 'W/m2', meaning: 'Diffuse horizontal irradiance', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  /** Direct normal irradiance. */
  dniWm2: { unit: 'W/m2', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  tempAirC: { unit: 'degC', meaning: 'Air temperature', writers: ['weather'], rows: 'every' },
  windMps: { unit: 'm/s', meaning: 'Wind speed at 10 m', writers: ['weather'], rows: 'every' },
  /** Albedo of the row: the weather's own or the month's. */
  albedoFrac: { unit: '1', writers: ['albedo'], rows: 'every' },
  /** 1 when the sun's centre is above the horizon at the row's instant (refracted elevation > 0). */
  isUp: {
    unit: '1',
    writers: ['sun'],
    rows: 'every',
    isByte: true,
  },
  sunElevationRad: {
    unit: 'rad',
    meaning: 'Elevation of the sun, refracted when the site asks for it; written for every row, dark rows included',
    writers: ['sun'],
    rows: 'every',
  },
  /** Cosine of the zenith that irradiance uses (sine of `sunElevationRad`). */
  sunZenithCos: {
    unit: '1',
    writers: ['sun'],
    rows: 'every',
  },
  sunAzimuthRad: {
    unit: 'rad',
    meaning: 'Azimuth of the sun, clockwise from north; written for every row',
    writers: ['sun'],
    rows: 'every',
  },
  /** Cosine between the sun and east. */
  sunEastCos: { unit: '1', writers: ['sun'], rows: 'every' },
  /** Cosine between the sun and north. */
  sunNorthCos: { unit: '1', writers: ['sun'], rows: 'every' },
  /** Extraterrestrial irradiance on a plane normal to the sun. */
  extraNormalWm2: { unit: 'W/m2', writers: ['sun'], rows: 'every' },
  /** Share of the diffuse light from about the sun, by Perez. */
  discFrac: {
    unit: '1',
    writers: ['brightness', 'transposition'],
    rows: 'lit',
  },
  /** Share of the diffuse light from along the horizon, by Perez. */
  bandFrac: {
    unit: '1',
    writers: ['brightness', 'transposition'],
    rows: 'lit',
  },
  /** Diffuse light from about the sun, on a plane normal to it; written for runs with a rear side. */
  circumsolarNormalWm2: {
    unit: 'W/m2',
    writers: ['brightness', 'transposition'],
    rows: 'some lit',
    only: 'rear',
  },
  /** Direct normal irradiance under a clear sky of clean, dry air. */
  clearDniWm2: {
    unit: 'W/m2',
    writers: ['clear sky'],
    rows: 'lit',
    only: 'clearSky',
  },
} as const satisfies Record<string, ColumnEntry>
