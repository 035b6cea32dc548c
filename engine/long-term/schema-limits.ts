import type { ValueColumn } from './series.ts'

interface Limits {
  readonly min: number
  readonly max: number
  readonly unit: string
}

const LIGHT: Limits = { min: -50, max: 2500, unit: 'W/m2' }

/** Least and greatest value of the columns of the `Weather` schema. */
export const SCHEMA_LIMITS = {
  ghi_wm2: LIGHT,
  dhi_wm2: LIGHT,
  dni_wm2: LIGHT,
  poa_wm2: LIGHT,
  temp_air_c: { min: -90, max: 70, unit: 'degC' },
  wind_speed_ms: { min: 0, max: 120, unit: 'm/s' },
  relative_humidity: { min: 0, max: 1.1, unit: '' },
  pressure_hpa: { min: 300, max: 1150, unit: 'hPa' },
  precipitable_water_cm: { min: 0, max: 20, unit: 'cm' },
  albedo: { min: 0, max: 1, unit: '' },
  snow_depth_cm: { min: 0, max: 1000, unit: 'cm' },
} as const satisfies Record<ValueColumn, Limits>

/**
 * Puts values that no weather section may have at the limits of the schema.
 * @param columns  are changed in place; NaN stays
 * @returns a note for each column with such rows
 * Checked by: test/engine/long-term/schema-limits.test.ts
 */
export function keepWithinLimits(columns: Readonly<Partial<Record<ValueColumn, Float64Array>>>): string[] {
  const notes: string[] = []
  for (const [name, column] of Object.entries(columns)) {
    const { min, max, unit } = SCHEMA_LIMITS[name as ValueColumn]
    let rows = 0
    for (let i = 0; i < column.length; i++) {
      if (!(column[i] < min || column[i] > max)) continue
      column[i] = Math.min(max, Math.max(min, column[i]))
      rows++
    }
    if (rows > 0)
      notes.push(
        `${rows} rows of ${name} came out beyond ${min} to ${max}${unit === '' ? '' : ` ${unit}`}, which no place has, and are at that limit: check the unit of both series.`,
      )
  }
  return notes
}
