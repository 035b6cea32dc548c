/** An hourly clear day in June. */
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

/**
 * A plant of 100 kW with one day of weather, as a caller sends it, for tests that do not depend on
 * the year.
 */
export function smallPlant() {
  return {
    site: { latitude: 48.1, longitude: 11.6, elevation: 520, timezone: 1 },
    array: { track_mode: 'fixed', tilt_deg: 25, modules_per_string: 20, strings_per_inverter: 10 },
    weather: dayOfWeather(),
    module: { model: 'reference', p_nom_w: 500, efficiency: 0.2, temperature_coefficient: -0.0035 },
    inverter: { model: 'flat', p_ac_nom_kw: 80, efficiency: 0.97 },
  }
}
