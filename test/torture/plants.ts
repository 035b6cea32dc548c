import { smallPlant } from '../engine/small-plant.ts'

const HOURS = 8760
const SIMULATED_COLUMNS = ['ghi_wm2', 'dhi_wm2', 'temp_air_c', 'wind_speed_ms'] as const

/** The small plant with its day repeated for a year: a body above 64 kB. */
export function hourlyPlant(seed: number, rows = HOURS) {
  const plant = smallPlant()
  const columns = Object.fromEntries(
    SIMULATED_COLUMNS.map((name) => [name, Array.from({ length: rows }, (_, row) => plant.weather[name][row % 24] ?? 0)]),
  )
  return {
    ...plant,
    site: { ...plant.site, latitude: latitudeOf(seed) },
    weather: { ...plant.weather, start: '2001-01-01T00:00', ...columns },
  }
}

/** The small plant with one day, at a place of its own: a body below 64 kB. */
export function dayPlant(seed: number) {
  const plant = smallPlant()
  return { ...plant, site: { ...plant.site, latitude: latitudeOf(seed) } }
}

function latitudeOf(seed: number): number {
  return 40 + (seed % 20_000) / 1000
}

/** A simple run at a place that no other seed has. */
export function simplePlant(seed: number) {
  return { latitude: 35 + (seed % 200) / 10, longitude: 5 + Math.floor(seed / 200) / 10, system_capacity_kw: 100 + (seed % 7) }
}

/** A year whose values do not repeat, so that its series take their full size in the store. */
export function variedPlant(seed: number, rows = HOURS) {
  const plant = hourlyPlant(seed, rows)
  let state = seed + 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const { weather } = plant
  const ghi_wm2 = Array.from({ length: rows }, (_, row) => (row % 24 > 5 && row % 24 < 19 ? Math.round(8000 * next()) / 10 : 0))
  const temp_air_c = ghi_wm2.map(() => Math.round(300 * next()) / 10)
  return { ...plant, weather: { ...weather, ghi_wm2, dhi_wm2: ghi_wm2.map((ghi) => ghi / 4), temp_air_c } }
}
