import { expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { minutesOf } from '../../../engine/core/calendar.ts'
import { DayTrack } from '../../../engine/sun/day-track.ts'
import { KeptDays } from '../../../engine/sun/kept-days.ts'
import { SUN_POSITIONS } from '../../../engine/sun/sun-position/index.ts'
import type { SunEphemeris, SunSite } from '../../../engine/sun/sun-position/option.ts'
import { Seeded } from '../properties/seeded.ts'

const MODELS = Object.keys(SUN_POSITIONS) as (keyof typeof SUN_POSITIONS)[]
const FIRST_DAY = minutesOf(1995, 1, 1) / 1440

function siteAt(longitudeDeg: number, timezoneH: number): SunSite {
  return { latitudeRad: 0.5, longitudeRad: longitudeDeg * RAD_PER_DEG, elevationM: 0, timezoneH }
}

/** The kept sun at the midnight of a day. */
function keptNodeOf(model: (typeof MODELS)[number], { longitudeRad, timezoneH }: SunSite, day: number): number[] {
  const track = new DayTrack(new KeptDays(model, timezoneH), longitudeRad)
  track.load(day)
  return [track.s0, track.h0, track.p0]
}

function nodeOf(ephemeris: SunEphemeris, day: number): number[] {
  const node = { declinationSin: 0, hourAngleRad: 0, parallaxRad: 0 }
  ephemeris(day, node)
  return [node.declinationSin, node.hourAngleRad, node.parallaxRad]
}

for (const model of MODELS) {
  test(`${model}: the kept sun is that which the model gives for the day alone, within 2e-8 rad (delta T jumps in 2005)`, () => {
    const site = siteAt(-105.3, -7)
    for (let day = FIRST_DAY; day < FIRST_DAY + 14_000; day += 17) {
      const [sine, hourAngle, parallax] = nodeOf(SUN_POSITIONS[model].prepare(site), day)
      const [keptSine, keptHourAngle, keptParallax] = keptNodeOf(model, site, day)
      expect(Math.abs(keptSine - sine)).toBeLessThan(2e-9)
      expect(Math.abs(Math.sin((keptHourAngle - hourAngle) / 2))).toBeLessThan(1e-8)
      expect(Math.abs(keptParallax - parallax)).toBeLessThan(1e-12)
      expect(keptHourAngle).toBeGreaterThanOrEqual(-Math.PI)
      expect(keptHourAngle).toBeLessThan(Math.PI)
    }
  })

  test(`${model}: neither earlier requests nor dropped windows move a digit`, () => {
    const seeded = new Seeded(11)
    const days = Array.from({ length: 200 }, () => FIRST_DAY + seeded.whole(0, 20_000))
    const first = days.map((day) => keptNodeOf(model, siteAt(20, 1), day))
    // more windows than are kept, by other clocks
    for (let zone = -12; zone <= 14; zone += 0.5) {
      for (let k = 0; k < 60; k++) keptNodeOf(model, siteAt(0, zone), FIRST_DAY + 64 * k)
    }
    for (const k of seeded.shuffled(days.map((_, index) => index))) {
      expect(keptNodeOf(model, siteAt(20, 1), days[k])).toEqual(first[k])
    }
  })
}
