import type { Component, TestedRows } from './tested-rows.ts'
import type { WeatherTest } from './weather-test.ts'

/** Twilight leaves less than this, W/m2. */
const NIGHT_WM2 = 10

/**
 * Stretches of zeros under a sun that no cloud hides, as a run finds them: a day without light, or two hours and
 * more in which a clear sky would give 200 Wh/m2.
 * Checked by: test/engine/weather-tests/faults.test.ts
 */
export const noLight: WeatherTest = {
  title: 'no light at all under a high sun: a gap that is stated as zero',
  source: 'no real hour is so dark: 51 real years',
  group: 'standing',
  needs: [],
  judges: ['ghi_wm2', 'dhi_wm2', 'dni_wm2'],
  isRemoved: true,
  mark({ n, isUp, dark }, mask) {
    let tested = 0
    for (let i = 0; i < n; i++) tested += isUp[i]
    for (const { from, to } of dark) for (let i = from; i < to; i++) if (isUp[i] === 1) mask[i] = 1
    return tested
  },
}

/**
 * More than 10 W/m2 with the sun below the horizon in the row and in those next to it: another time zone, or a
 * sensor that sees a lamp.
 */
export const nightLight: WeatherTest = {
  title: 'light at night',
  source: 'twilight gives less than 10 W/m2',
  group: 'standing',
  needs: [],
  judges: ['ghi_wm2', 'dhi_wm2', 'dni_wm2'],
  isRemoved: false,
  mark(rows, mask) {
    const { n, isUp } = rows
    const given = columnsOf(rows)
    let tested = 0
    for (let i = 0; i < n; i++) {
      if (isUp[i] === 1 || isUp[Math.max(i - 1, 0)] === 1 || isUp[Math.min(i + 1, n - 1)] === 1) continue
      tested++
      for (let k = 0; k < given.length; k++) if (given[k][i] > NIGHT_WM2) mask[i] = 1
    }
    return tested
  },
}

function columnsOf({ columns }: TestedRows): Float64Array[] {
  return (Object.keys(columns) as Component[]).flatMap((name) => columns[name] ?? [])
}
