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
