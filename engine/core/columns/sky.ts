import type { ColumnEntry } from './entry.ts'

/** Weather as given and the sun above it. */
export const SKY = {
  startMinutes: {
    unit: 'min',
    meaning: "Start of the row, from 1970-01-01T00:00 in the weather's standard time",
    writers: ['weather'],
    rows: 'every',
  },
  month: { unit: '1', meaning: "Month of the row's middle, January is 0", writers: ['weather'], rows: 'every', isByte: true },
  ghiWm2: { unit: 'W/m2', meaning: 'Global horizontal irradiance', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  dhiWm2: { unit: 'W/m2', meaning: 'Diffuse horizontal irradiance', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  dniWm2: { unit: 'W/m2', meaning: 'Direct normal irradiance', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  tempAirC: { unit: 'degC', meaning: 'Air temperature', writers: ['weather'], rows: 'every' },
  windMps: { unit: 'm/s', meaning: 'Wind speed at 10 m', writers: ['weather'], rows: 'every' },
  albedoFrac: { unit: '1', meaning: "Albedo of the row: the weather's own or the month's", writers: ['albedo'], rows: 'every' },
  isUp: {
    unit: '1',
    meaning: "1 when the sun's centre is above the horizon at the row's instant (refracted elevation > 0)",
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
  sunZenithCos: {
    unit: '1',
    meaning: 'Cosine of the zenith that irradiance uses (sine of `sunElevationRad`)',
    writers: ['sun'],
    rows: 'every',
  },
  sunAzimuthRad: {
    unit: 'rad',
    meaning: 'Azimuth of the sun, clockwise from north; written for every row',
    writers: ['sun'],
    rows: 'every',
  },
  sunEastCos: { unit: '1', meaning: 'Cosine between the sun and east', writers: ['sun'], rows: 'every' },
  sunNorthCos: { unit: '1', meaning: 'Cosine between the sun and north', writers: ['sun'], rows: 'every' },
  extraNormalWm2: { unit: 'W/m2', meaning: 'Extraterrestrial irradiance on a plane normal to the sun', writers: ['sun'], rows: 'every' },
  discFrac: {
    unit: '1',
    meaning: 'Share of the diffuse light from about the sun, by Perez',
    writers: ['brightness', 'transposition'],
    rows: 'lit',
  },
  bandFrac: {
    unit: '1',
    meaning: 'Share of the diffuse light from along the horizon, by Perez',
    writers: ['brightness', 'transposition'],
    rows: 'lit',
  },
  circumsolarNormalWm2: {
    unit: 'W/m2',
    meaning: 'Diffuse light from about the sun, on a plane normal to it; written for runs with a rear side',
    writers: ['brightness', 'transposition'],
    rows: 'some lit',
    only: 'rear',
  },
  clearDniWm2: {
    unit: 'W/m2',
    meaning: 'Direct normal irradiance under a clear sky of clean, dry air',
    writers: ['clear sky'],
    rows: 'lit',
    only: 'clearSky',
  },
} as const satisfies Record<string, ColumnEntry>
