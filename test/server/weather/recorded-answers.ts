/**
 * What sources of years have answered, as public repositories have recorded it. Each says what of it is as it came
 * and what was put around it: of some sources the values of an answer are public, and not its bytes.
 */

const JOULES_PER_WH = 3600

/**
 * Open-Meteo, 52.52 N 13.42 E, 1 January 2023: the first day of an answer of its forecast, of which the archive has
 * the form, less columns that are not read. Weather data by Open-Meteo.com, CC BY 4.0.
 */
export const OPEN_METEO = {
  latitude: 52.52,
  longitude: 13.419998,
  generationtime_ms: 2.034425735473633,
  utc_offset_seconds: 0,
  timezone: 'GMT',
  timezone_abbreviation: 'GMT',
  elevation: 40,
  hourly_units: {
    time: 'iso8601',
    temperature_2m: '°C',
    shortwave_radiation: 'W/m²',
    diffuse_radiation: 'W/m²',
    direct_normal_irradiance: 'W/m²',
    terrestrial_radiation: 'W/m²',
    wind_speed_10m: 'km/h',
  },
  hourly: {
    time: Array.from({ length: 24 }, (_, hour) => `2023-01-01T${String(hour).padStart(2, '0')}:00`),
    temperature_2m: [
      15.9, 15.6, 15.3, 15.4, 15.2, 15, 15, 14.5, 14.5, 14.8, 14.9, 15.2, 15.8, 15.7, 15.3, 14.7, 13.8, 12.9, 12.1, 11.9, 11.7, 11.5, 11.5,
      11.5,
    ],
    shortwave_radiation: [0, 0, 0, 0, 0, 0, 0, 0, 6, 30, 50, 76, 111, 95, 44, 16, 0, 0, 0, 0, 0, 0, 0, 0],
    diffuse_radiation: [0, 0, 0, 0, 0, 0, 0, 0, 6, 30, 50, 74, 99, 85, 43, 16, 0, 0, 0, 0, 0, 0, 0, 0],
    direct_normal_irradiance: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8.3, 48.7, 46.6, 6.8, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    terrestrial_radiation: [0, 0, 0, 0, 0, 0, 0, 0, 39.8, 167.2, 277.8, 339.6, 348.3, 303.5, 208.1, 68.7, 0, 0, 0, 0, 0, 0, 0, 0],
    wind_speed_10m: [
      20.4, 20.4, 19.6, 18.9, 20.4, 20, 19.4, 19.5, 20.5, 20.4, 20.4, 19.2, 18, 17.5, 15.9, 11.1, 8.4, 8.4, 7.7, 7.9, 8, 6.2, 5.9, 7,
    ],
  },
}
/** Refusals of Open-Meteo as several repositories quote them, with their statuses. */
export const OPEN_METEO_REFUSED = {
  status: 400,
  text: `{"reason":"Parameter 'start_date' is out of allowed range from 1940-01-01 to 2026-07-27","error":true}`,
}

/**
 * NASA POWER, 44.76 N 7.64 E, 2 February 2025, global irradiance by the stamps of the answer, in UTC, Wh/m2.
 * Source: pvlib 0.16.1 (BSD 3-Clause), `test_get_nasa_power`, a test against the service. Public data.
 */
export const NASA_POWER_GHI = [
  0, 0, 0, 0, 0, 0, 0, 50.25, 184.2, 281.55, 368.3, 406.48, 386.45, 316.05, 210.1, 109.05, 12.9, 0, 0, 0, 0, 0, 0, 0,
]
/** The refusal of a span that is too long for one answer, as a repository quotes it (HTTP 422). */
export const NASA_POWER_REFUSED = {
  status: 422,
  text: JSON.stringify({
    header:
      'The POWER Hourly API failed to complete your request; please review the errors below and the POWER Docs (https://power.larc.nasa.gov/docs/).',
    messages: ['The please shorten your requested time extent for a JSON formatted data request.'],
  }),
}

/**
 * ERA5 time series of the Copernicus store, 40.0 N 80.0 W, 1 June 2020, by the stamps of the answer, in UTC: degC,
 * W/m2. Rounded as in pvlib 0.16.1 (BSD 3-Clause), `test_get_era5`, a test against the service. Contains
 * modified Copernicus Climate Change Service information (ERA5), CC BY 4.0.
 */
export const ERA5 = {
  air: [16.6, 15.2, 13.5, 11.2, 10.8, 9.1, 7.3, 6.8, 7.6, 7.4, 8.5, 8.1, 9.8, 11.5, 14.1, 17.4, 18.3, 20, 20.7, 20.9, 21.5, 21.6, 21, 20.7],
  ghi: [153, 18.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 229.5, 427.8, 620.1, 785.5, 910.1, 984.2, 1005.9, 962.4, 844.1, 685.2, 526.9, 331.4],
  beam: [102.6, 8.3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34.9, 167.8, 345.6, 524.3, 679.5, 796.1, 866.1, 893.4, 841.7, 724, 539.6, 415.1, 239.6],
}
/** Its table: stamps and the place of the columns are those of a download; sums are in J/m2, temperatures in K. */
export function era5Table(): string {
  const rows = ERA5.ghi.map((ghi, hour) => {
    const [air, beam] = [ERA5.air[hour] ?? 0, ERA5.beam[hour] ?? 0]
    return `2020-06-01 ${String(hour).padStart(2, '0')}:00:00,${air + 273.15},${ghi * JOULES_PER_WH},${beam * JOULES_PER_WH},40.0,-80.0`
  })
  return ['valid_time,t2m,ssrd,fdir,latitude,longitude', ...rows, ''].join('\n')
}

/**
 * CAMS radiation service 3.2: a file of months, its head without four lines, and two of its rows. Source: pvlib (BSD 3-Clause),
 * pvlib/data/cams_radiation_monthly.csv. Generated using Copernicus Atmosphere Monitoring Service information, CC BY 4.0.
 */
export const CAMS_MONTHS = `# Coding: utf-8
# File format version: 2
# Title: CAMS Radiation Service v3.2 all-sky irradiation (derived from satellite data).
# Content:  A time-series of solar radiation received on horizontal plane and plane always normal to the sun rays at ground level.
#           Returns the global, beam and diffuse irradiations integrated over a selected time step,
#           for a selected location (Meteosat Second Generation satellite coverage) and a selected period.
# Date begin (ISO 8601): 2020-01-01T00:00:00.0
# Date end (ISO 8601): 2021-02-01T00:00:00.0
# Latitude (positive North, ISO 19115): 55.7906
# Longitude (positive East, ISO 19115): 12.5251
# Altitude (m): 39.00
# Time reference: Universal time (UT)
#
# Encoding partly from D2.8.III.13-14 INSPIRE Data Specification on Atmospheric Conditions and Meteorological Geographical Features - Technical Guidelines (2013-12-10) and CF (Climate and Forecast) metadata (2013-11-11)
# ObservableProperty
#     basePhenomenon:"integral_of_surface_downwelling_shortwave_flux_in_air_sky_wrt_time"
#     uom:"Wh m-2" [unit]
# StatisticalMeasure
#     statisticalFunction: "sum"
# Summarization (integration) period: 0 year 1 month 0 day 0 h 0 min 0 s
# noValue: nan
# File generated on: 2021-03-07
#
# Columns:
# 1. Observation period (ISO 8601)
# 2. TOA. Irradiation on horizontal plane at the top of atmosphere (Wh/m2)
# 3. Clear sky GHI. Clear sky global irradiation on horizontal plane at ground level (Wh/m2)
# 4. Clear sky BHI. Clear sky beam irradiation on horizontal plane at ground level (Wh/m2)
# 5. Clear sky DHI. Clear sky diffuse irradiation on horizontal plane at ground level (Wh/m2)
# 6. Clear sky BNI. Clear sky beam irradiation on mobile plane following the sun at normal incidence (Wh/m2)
# 7. GHI. Global irradiation on horizontal plane at ground level (Wh/m2)
# 8. BHI. Beam irradiation on horizontal plane at ground level (Wh/m2)
# 9. DHI. Diffuse irradiation on horizontal plane at ground level (Wh/m2)
#10. BNI. Beam irradiation on mobile plane following the sun at normal incidence (Wh/m2)
#11. Reliability. Proportion of reliable data in the summarization (0-1)
#
# Observation period;TOA;Clear sky GHI;Clear sky BHI;Clear sky DHI;Clear sky BNI;GHI;BHI;DHI;BNI;Reliability
2020-01-01T00:00:00.0/2020-02-01T00:00:00.0;50169.1914;29424.8965;19492.7637;9932.1328;105764.5547;15531.9336;2568.7678;12972.1865;12469.0654;0.9970
2020-02-01T00:00:00.0/2020-03-01T00:00:00.0;91338.7188;59010.4766;40636.4961;18373.9805;140931.0156;33073.7422;9732.8369;23351.6523;33306.4258;0.9956
`
/** The exception of CAMS for an unknown account, as pvlib's tests have it (HTTP 400). */
export const CAMS_REFUSED = {
  status: 400,
  text: `<?xml version="1.0" encoding="utf-8"?>
    <ows:Exception exceptionCode="NoApplicableCode" locator="None">
    <ows:ExceptionText>Failed to execute WPS process [get_mcclear]:
        Please, register yourself at www.soda-pro.com
    </ows:ExceptionText>`,
}

/**
 * Solcast, answers as they came; the first has the newest row first. Source: pvlib (BSD 3-Clause),
 * `test_get_solcast_tmy` and `test_get_solcast_live`.
 */
export const SOLCAST_HALF_HOURS = {
  estimated_actuals: [
    { dni: 836, ghi: 561, period_end: '2023-09-18T05:00:00.0000000Z', period: 'PT30M' },
    { dni: 866, ghi: 643, period_end: '2023-09-18T04:30:00.0000000Z', period: 'PT30M' },
  ],
}
export const SOLCAST_YEAR = {
  estimated_actuals: [
    { dni: 151, ghi: 609, period_end: '2059-01-01T01:00:00.0000000Z', period: 'PT60M' },
    { dni: 0, ghi: 404, period_end: '2059-01-01T02:00:00.0000000Z', period: 'PT60M' },
    { dni: 0, ghi: 304, period_end: '2059-01-01T03:00:00.0000000Z', period: 'PT60M' },
    { dni: 0, ghi: 174, period_end: '2059-01-01T04:00:00.0000000Z', period: 'PT60M' },
    { dni: 0, ghi: 111, period_end: '2059-01-01T05:00:00.0000000Z', period: 'PT60M' },
  ],
}
/** The refusal of Solcast that three integrations quote (HTTP 429). */
export const SOLCAST_REFUSED = {
  status: 429,
  text: '{"response_status":{"error_code":"TooManyRequests","message":"You have exceeded your free daily limit.","errors":[]}}',
}

/**
 * Solargis, 48.61259 N 20.827079 E, 1 January 2022: GHI and DNI of the hours from midnight in UTC+1.
 * Source: pvlib 0.16.1 (BSD 3-Clause), `test_get_solargis`, a test against the service with its demonstration key.
 */
export const SOLARGIS = {
  ghi: [0, 0, 0, 0, 0, 0, 0, 5, 73, 152, 141, 105, 62, 65, 62, 11, 0, 0, 0, 0, 0, 0, 0, 0],
  dni: [0, 0, 0, 0, 0, 0, 0, 30, 233, 301, 136, 32, 0, 3, 77, 5, 0, 0, 0, 0, 0, 0, 0, 0],
}
