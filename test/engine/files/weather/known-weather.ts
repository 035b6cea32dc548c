/** Weather with a known truth: clear days of a sun that is computed here, at a place and time that are known. */

export const PLACE = { latitude: 40, longitude: -105, elevation: 1600 }
/** Standard time of the place, hours from UTC. */
export const ZONE_H = -7

const RAD = Math.PI / 180
const DAY_MINUTES = 1440

export interface KnownRow {
  /** Start of the row, minutes since 1970-01-01T00:00 UTC. */
  startMinutes: number
  ghi: number
  dni: number
  dhi: number
  temp: number
  wind: number
}

/**
 * Cosine of the sun's zenith angle: Spencer 1971 (declination and equation of time as Fourier series of the
 * day), as in Duffie & Beckman, eqs. 1.6.1b and 1.5.3.
 */
function cosZenith(minutesUtc: number, { latitude, longitude } = PLACE): number {
  const date = new Date(minutesUtc * 60_000)
  const day = (minutesUtc - Date.UTC(date.getUTCFullYear(), 0, 1) / 60_000) / DAY_MINUTES
  const b = (2 * Math.PI * Math.floor(day)) / 365
  const declination =
    0.006918 -
    0.399912 * Math.cos(b) +
    0.070257 * Math.sin(b) -
    0.006758 * Math.cos(2 * b) +
    0.000907 * Math.sin(2 * b) -
    0.002697 * Math.cos(3 * b) +
    0.00148 * Math.sin(3 * b)
  const equation =
    229.2 * (0.000075 + 0.001868 * Math.cos(b) - 0.032077 * Math.sin(b) - 0.014615 * Math.cos(2 * b) - 0.04089 * Math.sin(2 * b))
  const solarMinutes = (minutesUtc % DAY_MINUTES) + 4 * longitude + equation
  const hourAngle = (solarMinutes / 4 - 180) * RAD
  return Math.sin(latitude * RAD) * Math.sin(declination) + Math.cos(latitude * RAD) * Math.cos(declination) * Math.cos(hourAngle)
}

/** Clear-sky values at an instant, whole W/m2 and tenths. */
export function knownRow(startMinutes: number, instantMinutes: number): KnownRow {
  const cosine = Math.max(cosZenith(instantMinutes), 0)
  const dni = Math.round(950 * (1 - Math.exp(-7 * cosine)))
  const dhi = Math.round(110 * Math.sqrt(cosine))
  const localHour = (instantMinutes / 60 + ZONE_H) % 24
  return {
    startMinutes,
    ghi: Math.round(dni * cosine + dhi),
    dni,
    dhi,
    temp: Math.round(10 * (14 - 9 * Math.cos(((localHour - 4) * Math.PI) / 12))) / 10,
    wind: Math.round(10 * (3 + 2 * Math.sin(startMinutes / 700))) / 10,
  }
}

/**
 * Rows of clear days from local midnight on.
 * @param from  local date
 * @param instantFrac  the instant of the values in the row; the middle for means
 */
export function knownRows(from: string, days: number, stepMinutes: number, instantFrac = 0.5): KnownRow[] {
  const start = Date.parse(`${from}T00:00Z`) / 60_000 - ZONE_H * 60
  return Array.from({ length: (days * DAY_MINUTES) / stepMinutes }, (_, i) => {
    const at = start + i * stepMinutes
    return knownRow(at, at + instantFrac * stepMinutes)
  })
}

/** Date and time of an instant in a zone. */
export function clock(minutesUtc: number, zoneH: number) {
  const iso = new Date((minutesUtc + zoneH * 60) * 60_000).toISOString()
  const [year, month, day, hour, minute] = [0, 5, 8, 11, 14].map((at) => iso.slice(at, at === 0 ? 4 : at + 2))
  const dayOfYear = Math.floor((Date.parse(`${year}-${month}-${day}`) - Date.parse(`${year}-01-01`)) / 86_400_000) + 1
  return { iso: iso.slice(0, 16), date: iso.slice(0, 10), time: iso.slice(11, 16), year, month, day, hour, minute, dayOfYear }
}
