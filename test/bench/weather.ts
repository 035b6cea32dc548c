import type { Weather } from '@pvyield/contract/schemas'
import type { Seeded } from './seeded.ts'

export interface Place {
  latitude: number
  longitude: number
  elevation: number
  timezone: number
}

/** The columns that the bench always generates. */
export interface MadeWeather extends Partial<Weather> {
  timezone: number
  step_minutes: number
  start: string
  ghi_wm2: number[]
  dhi_wm2: number[]
  dni_wm2: number[]
  temp_air_c: number[]
  wind_speed_ms: number[]
}

/** A location at latitudes with land; its time zone follows from the longitude. */
export function makePlace(random: Seeded): Place {
  const longitude = random.between(-120, 140)
  return { latitude: random.between(-45, 55), longitude, elevation: random.between(0, 1500), timezone: Math.round(longitude / 15) }
}

const SOLAR_CONSTANT_WM2 = 1366.1
const RAD = Math.PI / 180

/**
 * Weather with the statistics that affect run time: day and night by season and latitude,
 * persistent clear and broken skies, and consistent GHI, DHI and DNI. It does not represent a
 * climate, so its sums mean nothing.
 */
export function makeWeather(random: Seeded, place: Place, stepMinutes: number, rows: number): MadeWeather {
  const weather: MadeWeather = {
    timezone: place.timezone,
    step_minutes: stepMinutes,
    start: '2001-01-01T00:00',
    ghi_wm2: [],
    dhi_wm2: [],
    dni_wm2: [],
    temp_air_c: [],
    wind_speed_ms: [],
  }
  const persistence = 0.9 ** (stepMinutes / 60)
  const innovation = Math.sqrt(1 - persistence ** 2)
  let sky = random.normal()
  let gust = random.normal()
  for (let row = 0; row < rows; row++) {
    sky = persistence * sky + innovation * random.normal()
    gust = persistence * gust + innovation * random.normal()
    const days = ((row + 0.5) * stepMinutes) / 1440
    const yearRad = (2 * Math.PI * (days % 365)) / 365
    const zenithCos = sunZenithCos(place, days, yearRad)
    const extraWm2 = SOLAR_CONSTANT_WM2 * (1 + 0.033 * Math.cos(yearRad))
    const clearness = Math.min(0.8, Math.max(0.05, 0.52 + 0.2 * sky))
    const diffuseFrac = Math.min(0.98, Math.max(0.12, 1.15 - 1.25 * clearness))
    const isUp = zenithCos > 0.02
    const ghi = isUp ? extraWm2 * zenithCos * clearness : 0
    weather.ghi_wm2.push(ghi)
    weather.dhi_wm2.push(ghi * diffuseFrac)
    weather.dni_wm2.push(isUp ? (ghi * (1 - diffuseFrac)) / zenithCos : 0)
    weather.temp_air_c.push(15 - 10 * Math.cos(yearRad) * Math.sign(place.latitude) + 5 * Math.sin(2 * Math.PI * (days - 0.35)) + 2 * sky)
    weather.wind_speed_ms.push(Math.max(0, 3 + 1.5 * gust))
  }
  return weather
}

/** Declination by Cooper 1969, no equation of time. */
function sunZenithCos(place: Place, days: number, yearRad: number): number {
  const declination = 23.45 * RAD * Math.sin(yearRad - 80 * ((2 * Math.PI) / 365))
  const hourAngle = 2 * Math.PI * ((days % 1) - 0.5) + (place.longitude - 15 * place.timezone) * RAD
  const latitude = place.latitude * RAD
  return Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle)
}
