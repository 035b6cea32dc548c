import { formatStamp } from '@pvyield/engine'
import type { Seeded } from './seeded.ts'

const DAYS = 3
/**
 * Special days that a run must handle: leap day, turn of the year, solstices and equinox. Otherwise
 * any day.
 */
const FIRST_DAYS = ['2024-02-28', '2023-12-30', '2023-06-20', '2023-03-19', '2023-12-20']
const IRRADIANCES = [
  ['ghi_wm2'],
  ['ghi_wm2', 'dhi_wm2'],
  ['ghi_wm2', 'dni_wm2'],
  ['dhi_wm2', 'dni_wm2'],
  ['ghi_wm2', 'dhi_wm2', 'dni_wm2'],
] as const

/** Sine of the sun's elevation, accurate to about a degree: sufficient for artificial weather. */
function sunHeight(latitude: number, dayOfYear: number, solarHour: number): number {
  const declination = 0.409 * Math.sin((2 * Math.PI * (dayOfYear - 81)) / 365)
  const turn = ((solarHour - 12) * Math.PI) / 12
  const phi = (latitude * Math.PI) / 180
  return Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(turn)
}

type Weather = Record<string, unknown> & { temp_air_c: (number | null)[] }

/** Rounded as in a weather file; never -0, which JSON does not have. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

/** A stamp for every row, with one day missing between two rows. */
function stampsWithGap(seeded: Seeded, firstMinutes: number, rows: number, stepMinutes: number): string[] {
  const gapAt = seeded.whole(1, rows - 1)
  return Array.from({ length: rows }, (_, row) => formatStamp(firstMinutes + row * stepMinutes + (row >= gapAt ? 1440 : 0)))
}

/**
 * A few days of weather: clear and cloudy rows, frost and heat, calm and storm, gaps.
 * @param hasSensorPlane  whether the plant has one plane that does not depend on the irradiance, in
 *   which a sensor can measure
 */
export function generatedWeather(seeded: Seeded, latitude: number, longitude: number, hasSensorPlane: boolean): Weather {
  const step_minutes = seeded.pick([1, 5, 10, 15, 30, 60, 60, 60])
  const timezone = Math.min(14, Math.max(-12, Math.round(longitude / 15) + seeded.pick([0, 0, 0.5, 1])))
  const first = seeded.chance(0.5) ? Date.parse(`${seeded.pick(FIRST_DAYS)}T00:00Z`) : Date.UTC(2023, 0, 1 + seeded.whole(0, 361))
  const rows = Math.round((DAYS * 1440) / step_minutes)
  const [meanC, swingC] = [seeded.between(-20, 32), seeded.between(2, 12)]
  const isWindy = seeded.chance(0.3)
  const made = { ghi_wm2: [] as number[], dhi_wm2: [] as number[], dni_wm2: [] as number[], temp_air_c: [] as number[] }
  let cloud = seeded.share()
  for (let row = 0; row < rows; row++) {
    const minutes = (row + 0.5) * step_minutes
    const dayOfYear = 1 + ((first - Date.UTC(new Date(first).getUTCFullYear(), 0, 1)) / 86400000 + Math.floor(minutes / 1440))
    const height = sunHeight(latitude, dayOfYear, minutes / 60 - timezone + longitude / 15)
    if (seeded.chance(0.2)) cloud = seeded.share()
    const clear = height > 0 ? 1080 * height ** 1.15 : height > -0.05 ? 3 : 0
    const ghi = clear * (1 - 0.85 * cloud)
    const dhi = ghi * Math.min(1, 0.12 + 1.1 * cloud)
    made.ghi_wm2.push(hundredths(ghi))
    made.dhi_wm2.push(hundredths(dhi))
    made.dni_wm2.push(height > 0.02 ? hundredths((ghi - dhi) / height) : 0)
    made.temp_air_c.push(hundredths(meanC - swingC * Math.cos(((minutes % 1440) / 720) * Math.PI)))
  }
  const hasGaps = seeded.chance(0.2)
  const sent = (values: number[]): (number | null)[] => values.map((value) => (hasGaps && seeded.chance(0.02) ? null : value))
  const maybe = (probability: number, name: string, from: number, to: number): [string, (number | null)[]][] =>
    seeded.chance(probability) ? [[name, sent(seeded.list(rows, from, to))]] : []
  const irradiance: Record<string, (number | null)[]> =
    hasSensorPlane && seeded.chance(0.1)
      ? { poa_wm2: sent(made.ghi_wm2) }
      : Object.fromEntries(seeded.pick(IRRADIANCES).map((name) => [name, sent(made[name])]))
  if (hasGaps && Object.keys(irradiance).length === 3) irradiance[seeded.pick(IRRADIANCES[4])] = made.ghi_wm2.map(() => null)
  return {
    timezone,
    step_minutes,
    ...(seeded.chance(0.15) ? { time: stampsWithGap(seeded, first / 60000, rows, step_minutes) } : { start: formatStamp(first / 60000) }),
    interval: seeded.pick(['start', 'middle', 'end']),
    ...(seeded.chance(0.2) ? { sun_offset_min: seeded.whole(0, step_minutes) } : {}),
    temp_air_c: sent(made.temp_air_c),
    ...irradiance,
    ...Object.fromEntries([
      ...maybe(0.8, 'wind_speed_ms', 0, isWindy ? 25 : 6),
      ...maybe(0.3, 'albedo', 0.1, 0.8),
      ...maybe(1, 'relative_humidity', 0.2, 1), // the spectral models need it
      ...maybe(0.3, 'pressure_hpa', 700, 1030),
      ...maybe(0.3, 'precipitable_water_cm', 0.2, 5),
    ]),
  }
}
