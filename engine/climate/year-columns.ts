/** Rounded columns of a year, as plain arrays because they are written as JSON. */
export interface YearColumns {
  ghiWm2: number[]
  dhiWm2: number[]
  dniWm2: number[]
  tempAirC: number[]
  windMps: number[]
  relativeHumidityFrac: number[]
  precipitableWaterCm: number[]
}

/** The columns as they are generated, one value per row. */
export interface GeneratedColumns {
  readonly ghiWm2: Float64Array
  readonly dhiWm2: Float64Array
  readonly tempAirC: Float64Array
  readonly windMps: Float64Array
  readonly relativeFrac: Float64Array
  readonly precipitableWaterCm: Float64Array
}

/** Steps of the columns per unit: 0.1 W/m2, 0.01 degC, 0.01 m/s, 0.01 of the humidity, 0.01 cm. */
const IRRADIANCE_STEPS = 10
const TEMPERATURE_STEPS = 100
const WIND_STEPS = 100
const HUMIDITY_STEPS = 100
const WATER_STEPS = 100

/**
 * Rounds the columns. Global and diffuse are rounded first and the beam is computed from them, so
 * that GHI = DHI + DNI cos(zenith) to half a step of the beam.
 * @param zenithCos  one value per row; 0 in a dark row
 * @param beamLimitWm2  direct normal irradiance that no rounding exceeds; omitted: rounding of 0.1 W/m2 is harmless in an hour
 */
export function roundedColumns(generated: GeneratedColumns, zenithCos: Float64Array, beamLimitWm2?: Float64Array): YearColumns {
  const rows = zenithCos.length
  const empty = () => new Array<number>(rows).fill(0)
  const columns: YearColumns = {
    ghiWm2: empty(),
    dhiWm2: empty(),
    dniWm2: empty(),
    tempAirC: empty(),
    windMps: empty(),
    relativeHumidityFrac: empty(),
    precipitableWaterCm: empty(),
  }
  for (let i = 0; i < rows; i++) {
    const ghiSteps = Math.round(generated.ghiWm2[i] * IRRADIANCE_STEPS)
    const beamStepsMax = beamLimitWm2 === undefined ? ghiSteps : Math.floor(beamLimitWm2[i] * zenithCos[i] * IRRADIANCE_STEPS)
    const dhiSteps = Math.max(Math.round(generated.dhiWm2[i] * IRRADIANCE_STEPS), ghiSteps - beamStepsMax)
    const dniSteps = ghiSteps > dhiSteps ? Math.round((ghiSteps - dhiSteps) / zenithCos[i]) : 0
    columns.ghiWm2[i] = ghiSteps / IRRADIANCE_STEPS
    columns.dhiWm2[i] = dhiSteps / IRRADIANCE_STEPS
    columns.dniWm2[i] = dniSteps / IRRADIANCE_STEPS
    // + 0 turns -0 into 0
    columns.tempAirC[i] = Math.round(generated.tempAirC[i] * TEMPERATURE_STEPS) / TEMPERATURE_STEPS + 0
    columns.windMps[i] = Math.round(generated.windMps[i] * WIND_STEPS) / WIND_STEPS
    columns.relativeHumidityFrac[i] = Math.round(generated.relativeFrac[i] * HUMIDITY_STEPS) / HUMIDITY_STEPS
    columns.precipitableWaterCm[i] = Math.round(generated.precipitableWaterCm[i] * WATER_STEPS) / WATER_STEPS
  }
  return columns
}
