import type { Problem, RunAnswer, SimpleRunAnswer } from '@pvyield/contract/schemas'

export async function problemOf(answer: Response): Promise<Problem> {
  const type = answer.headers.get('content-type')
  if (type !== 'application/problem+json') throw new Error(`${answer.status} ${type}: ${await answer.text()}`)
  return (await answer.json()) as Problem
}

export async function runOf(answer: Response): Promise<RunAnswer> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as RunAnswer
}

export async function simpleRunOf(answer: Response): Promise<SimpleRunAnswer> {
  return (await runOf(answer)) as SimpleRunAnswer
}

export const SIMPLE = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }

/** One day of synthetic weather, which is enough for a run. */
export function dayOfWeather() {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const ghi_wm2 = hours.map((hour) => Math.max(0, Math.round(800 * Math.sin((Math.PI * (hour - 6)) / 12))))
  return {
    timezone: 1,
    step_minutes: 60,
    start: '2001-06-21T00:00',
    ghi_wm2,
    dhi_wm2: ghi_wm2.map((ghi) => Math.round(0.3 * ghi)),
    temp_air_c: hours.map(() => 20),
    wind_speed_ms: hours.map(() => 2),
  }
}

/** A small plant with its weather inline. */
export function smallPlant() {
  return {
    site: { latitude: 48.1, longitude: 11.6, elevation: 520, timezone: 1 },
    array: { track_mode: 'fixed', tilt_deg: 25, modules_per_string: 20, strings_per_inverter: 10 },
    weather: dayOfWeather(),
    module: { model: 'reference', p_nom_w: 500, efficiency: 0.2, temperature_coefficient: -0.0035 },
    inverter: { model: 'flat', p_ac_nom_kw: 80, efficiency: 0.97 },
  }
}
