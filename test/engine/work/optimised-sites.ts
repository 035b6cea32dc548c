import type { Weather } from '@pvyield/contract/schemas'

/** Twenty places from the Arctic to the south of New Zealand. */
export const SITES: readonly (readonly [latitude: number, longitude: number])[] = [
  [69.6, 18.9],
  [60.2, 24.9],
  [55.8, -4.3],
  [52.5, 13.4],
  [48.1, 11.6],
  [44.6, -63.6],
  [40.4, -3.7],
  [36.2, -115.1],
  [35.7, 139.7],
  [31.2, 121.5],
  [28.6, 77.2],
  [25.2, 55.3],
  [19.4, -99.1],
  [9.1, 7.4],
  [1.3, 103.8],
  [-6.2, 106.8],
  [-15.8, -47.9],
  [-23.7, 133.9],
  [-33.9, 18.4],
  [-45.9, 170.5],
]

/** Hours of one day in this many: a year that costs little. */
const DAY_OF = 15

/** A day of each half month of a year of hours. */
export function shortYear(weather: Weather): Weather {
  const isKept = (row: number) => Math.floor(row / 24) % DAY_OF === 7
  const columns = Object.entries(weather).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((_, row) => isKept(row)) : value,
  ])
  const { start, temp_air_c } = weather
  const time = temp_air_c.flatMap((_, row) =>
    isKept(row) ? [new Date(Date.parse(`${start}Z`) + row * 3_600_000).toISOString().slice(0, 16)] : [],
  )
  return { ...Object.fromEntries(columns), start: null, time } as Weather
}
