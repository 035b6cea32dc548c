/** A year of hours whose values follow from arithmetic alone, so that files made of it have a known truth. */
export interface TruthHour {
  month: number
  day: number
  /** Start of the hour, 0 to 23, in local standard time. */
  hour: number
  ghi: number
  dhi: number
  dni: number
  temp: number
  wind: number
  /** Percent. */
  rh: number
  hPa: number
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** 8,760 hours; whole numbers, but for tenths of temperature and wind. */
export const TRUTH_YEAR: readonly TruthHour[] = MONTH_DAYS.flatMap((days, m) =>
  Array.from({ length: days * 24 }, (_, k) => {
    const [day, hour] = [Math.floor(k / 24) + 1, k % 24]
    const light = Math.max(0, Math.sin((Math.PI * (hour + 0.5 - 6)) / 12))
    const season = 1 - Math.cos((2 * Math.PI * (m + 0.5)) / 12) // 0 in winter, 2 in summer
    const clear = 0.4 + ((day * 7 + m) % 11) / 20
    const dhi = Math.round(140 * light)
    const beam = Math.round(light * clear * (250 + 200 * season))
    return {
      month: m + 1,
      day,
      hour,
      ghi: dhi + beam,
      dhi,
      dni: Math.round(beam * 1.2),
      temp: Number((2 + 8 * season + 5 * Math.sin((Math.PI * (hour - 9)) / 12) + (day % 5) / 10).toFixed(1)) + 0, // never -0
      wind: Number((1 + ((day * 3 + hour) % 60) / 10).toFixed(1)),
      rh: 40 + ((day + hour * 2) % 55),
      hPa: 990 + ((day + m) % 25),
    }
  }),
)

/** One quantity of the year. */
export function truth(name: keyof TruthHour): number[] {
  return TRUTH_YEAR.map((hour) => hour[name])
}
