import { RAD_PER_DEG } from './angles.ts'
import { MINUTES_PER_DAY } from './calendar.ts'

const DAYS_PER_YEAR = 365.2425
const RAD_PER_MINUTE = (2 * Math.PI) / MINUTES_PER_DAY

/** Height of the sun at an instant. */
export interface SunHeight {
  /** Cosine of the zenith angle. */
  cos: number
  cosPerMinute: number
}

/**
 * The sun above a place at any minute, to a third of a degree, for those who ask for few instants
 * that are none of the rows'.
 * Source: J. W. Spencer, Search 2 (1971), 172: Fourier series of declination and equation of time.
 * Checked by: test/engine/core/solar-clock.test.ts
 */
export class SolarClock {
  /** Stamp of mean solar midnight on 1970-01-01, minutes. */
  readonly midnightMinutes: number
  private readonly latSin: number
  private readonly latCos: number

  constructor({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }, timezoneH: number) {
    this.midnightMinutes = timezoneH * 60 - longitude * 4
    this.latSin = Math.sin(latitude * RAD_PER_DEG)
    this.latCos = Math.cos(latitude * RAD_PER_DEG)
  }

  /** @param minutes  since 1970-01-01T00:00 in the zone */
  at(minutes: number): SunHeight {
    const solar = minutes - this.midnightMinutes
    const angle = (2 * Math.PI * (solar / MINUTES_PER_DAY - 0.5)) / DAYS_PER_YEAR
    const [sin1, cos1] = [Math.sin(angle), Math.cos(angle)]
    const [sin2, cos2] = [2 * sin1 * cos1, 2 * cos1 * cos1 - 1]
    const [sin3, cos3] = [sin2 * cos1 + cos2 * sin1, cos2 * cos1 - sin2 * sin1]
    const declination = 0.006918 - 0.399912 * cos1 + 0.070257 * sin1 - 0.006758 * cos2 + 0.000907 * sin2 - 0.002697 * cos3 + 0.00148 * sin3
    const equation = 0.000075 + 0.001868 * cos1 - 0.032077 * sin1 - 0.014615 * cos2 - 0.040849 * sin2
    const hour = solar * RAD_PER_MINUTE + equation - Math.PI
    const across = this.latCos * Math.cos(declination)
    return {
      cos: this.latSin * Math.sin(declination) + across * Math.cos(hour),
      cosPerMinute: -across * Math.sin(hour) * RAD_PER_MINUTE,
    }
  }
}
