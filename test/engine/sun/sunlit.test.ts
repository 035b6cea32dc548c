import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { minutesOf } from '../../../engine/core/calendar.ts'
import { makeFrame, type SkyColumns } from '../../../engine/core/frame.ts'
import { DayTrack } from '../../../engine/sun/day-track.ts'
import { placeSun } from '../../../engine/sun/horizontal.ts'
import { makeObserver, type Observer, standardRefractionDeg } from '../../../engine/sun/observer.ts'
import { sunlitMiddles } from '../../../engine/sun/sun-instant/sunlit-middle.ts'
import { spaEphemeris } from '../../../engine/sun/sun-position/spa.ts'
import { sunlitArc } from '../../../engine/sun/sunlit-arc.ts'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { computedDays } from './computed-days.ts'
import { siteOf } from './sky-of.ts'

const vectors = loadVectors('t01')

interface Setting {
  latitude: number
  longitude: number
  timezoneH: number
}

function prepared({ latitude, longitude, timezoneH }: Setting): { track: DayTrack; observer: Observer } {
  const site = siteOf({ latitude, longitude, altitude: 0, pressure: null, temperature: 12 }, timezoneH)
  return { track: new DayTrack(computedDays(spaEphemeris(site)), 0), observer: makeObserver(site, standardRefractionDeg(0)) }
}

function skyAt(setting: Setting, instants: Float64Array): SkyColumns {
  const { track, observer } = prepared(setting)
  const { sky } = makeFrame(instants.length, 60)
  placeSun(instants, instants.length, track, observer, sky)
  return sky
}

function instantsOf(setting: Setting, starts: Float64Array, stepMinutes: number): Float64Array {
  const { track, observer } = prepared(setting)
  const frame = makeFrame(starts.length, stepMinutes)
  frame.n = starts.length
  frame.sky.startMinutes.set(starts)
  const instants = new Float64Array(starts.length)
  sunlitMiddles(track, observer)(frame, instants)
  return instants
}

/**
 * Middle of the longest sequence of sunlit samples of a row, accurate to half a sample; null when
 * fewer than two samples are lit.
 */
function sampledMiddle(setting: Setting, start: number, stepMinutes: number, samples: number): number | null {
  const { isUp } = skyAt(
    setting,
    Float64Array.from({ length: samples }, (_, k) => start + ((k + 0.5) * stepMinutes) / samples),
  )
  let best = 0
  let middle = 0
  for (let from = 0; from < samples; from++) {
    let to = from
    while (to < samples && isUp[to] === 1) to++
    if (to - from > best) {
      best = to - from
      middle = (from + to) / 2
    }
    if (to > from) from = to
  }
  return best < 2 ? null : start + (middle * stepMinutes) / samples
}

const SETTINGS: Record<string, Setting> = {
  'Munich in its own zone': { latitude: 48.1, longitude: 11.6, timezoneH: 1 },
  'Sydney in universal time, the day across midnight': { latitude: -33.9, longitude: 151.2, timezoneH: 0 },
  'date line, noon at midnight': { latitude: -18, longitude: 179.9, timezoneH: 0 },
  'Tromso, polar day and night': { latitude: 69.65, longitude: 18.96, timezoneH: 1 },
  Svalbard: { latitude: 78.2, longitude: 15.6, timezoneH: 1 },
  equator: { latitude: 0, longitude: -78.5, timezoneH: -5 },
}

describe('sunlit_middle', () => {
  for (const [name, setting] of Object.entries(SETTINGS)) {
    for (const stepMinutes of [60, 15]) {
      test(`${name}, ${stepMinutes} min: the sun of every row of a year is at the middle of its sunlit part, checked by sampling`, () => {
        const first = minutesOf(2023, 1, 1)
        const rows = (365 * 1440) / stepMinutes
        const starts = Float64Array.from({ length: rows }, (_, i) => first + i * stepMinutes)
        const instants = instantsOf(setting, starts, stepMinutes)
        const ends = skyAt(
          setting,
          Float64Array.from({ length: rows + 1 }, (_, i) => first + i * stepMinutes),
        ).isUp
        let moved = 0
        for (let i = 0; i < rows; i++) {
          const isMoved = Math.abs(instants[i] - starts[i] - stepMinutes / 2) > 1e-9
          if (isMoved) moved++
          if (!isMoved && ends[i] === ends[i + 1]) continue
          const sampled = sampledMiddle(setting, starts[i], stepMinutes, 240)
          if (sampled !== null) expect(Math.abs(sampled - instants[i])).toBeLessThan(stepMinutes / 240)
        }
        // two rows per day, except in the polar day and night
        expect(moved).toBeGreaterThan(setting.latitude > 66 ? 240 : 700)
        expect(moved).toBeLessThan(732)
      })
    }
  }

  test('a row that contains a whole short day uses the middle of that day', () => {
    const setting = SETTINGS['Tromso, polar day and night']
    const starts = Float64Array.from({ length: 60 }, (_, day) => minutesOf(2023, 1, 1) + day * 1440)
    const instants = instantsOf(setting, starts, 1440)
    for (let day = 0; day < 60; day++) {
      const sampled = sampledMiddle(setting, starts[day], 1440, 1440)
      if (sampled !== null) expect(Math.abs(sampled - instants[day])).toBeLessThan(2)
    }
  })

  test('a row that contains a sunset and the next sunrise uses the middle of the longer sunlit part', () => {
    const setting = { latitude: 65.5, longitude: 15, timezoneH: 1 }
    // Six hours around the shortest nights. The middle of the row moves from evening light through
    // the night to morning light.
    let [evenings, mornings] = [0, 0]
    for (let day = 0; day < 4; day++) {
      const starts = Float64Array.from({ length: 8 }, (_, k) => minutesOf(2023, 6, 8 + day) + 1200 + 20 * k)
      for (const start of starts) {
        const [instant] = instantsOf(setting, Float64Array.of(start), 360)
        const sampled = sampledMiddle(setting, start, 360, 1440)
        if (sampled === null) throw new Error('no light')
        expect(Math.abs(sampled - instant)).toBeLessThan(0.5)
        if (instant < start + 180) evenings++
        else mornings++
      }
    }
    expect(Math.min(evenings, mornings)).toBeGreaterThan(5)
  })

  test('rows do not depend on earlier blocks or gaps', () => {
    for (const setting of Object.values(SETTINGS)) {
      const starts = Float64Array.from({ length: 8760 }, (_, i) => minutesOf(2023, 1, 1) + i * 60)
      const whole = instantsOf(setting, starts, 60)
      expectClose(instantsOf(setting, starts.slice(4800), 60), whole.slice(4800), { tolerance: 1e-12 })
      const gappy = (_: number, i: number) => i % 2000 < 40
      expectClose(instantsOf(setting, starts.filter(gappy), 60), whole.filter(gappy), { tolerance: 1e-12 })
    }
  })
})

for (const [name, setting] of Object.entries(SETTINGS)) {
  test(`${name}: at sunrise and sunset the refracted centre is on the horizon`, () => {
    const { track, observer } = prepared(setting)
    const arc = { riseMinutes: 0, setMinutes: 0 }
    const events: number[] = []
    let setBefore = 0
    for (let noon = 19358; noon < 19358 + 365; noon++) {
      sunlitArc(noon, track, observer, arc)
      const isJoined = arc.riseMinutes - setBefore < 0.01 // no night before this day: neither a sunset nor a sunrise
      if (isJoined) events.pop()
      setBefore = arc.setMinutes
      if (arc.setMinutes - arc.riseMinutes < 0.01) continue
      if (!isJoined) events.push(arc.riseMinutes)
      events.push(arc.setMinutes)
    }
    const { sunElevationRad } = skyAt(setting, Float64Array.from(events))
    expect(events.length).toBeGreaterThan(setting.latitude > 66 ? 200 : 720)
    for (let i = 0; i < events.length; i++) expect(Math.abs(sunElevationRad[i])).toBeLessThan(1e-4 * RAD_PER_DEG)
  })
}

describeReference('sunrise and sunset', () => {
  for (const nth of [0, 1, 2, 3, 4, 5]) {
    test(`agree with pvlib's SPA within 1 s (15 s near the poles) and do not exist in the polar day and night, place ${nth + 1}`, () => {
      const { params, inputs, outputs } = caseOf(vectors, 'solarposition.sun_rise_set_transit_spa', nth)
      const site = siteOf({
        latitude: Number(params.latitude),
        longitude: Number(params.longitude),
        altitude: 0,
        pressure: null,
        temperature: 12,
      })
      const track = new DayTrack(computedDays(spaEphemeris(site, () => 67)), 0)
      // rise and set of SPA omit parallax: 8.8 arcsec, 0.6 s at the equator
      const observer = { ...makeObserver(site, null), horizonSin: Math.sin((-0.8333 - 8.794 / 3600) * RAD_PER_DEG) }
      const arc = { riseMinutes: 0, setMinutes: 0 }
      const midnights = column(inputs.date_midnight_utc_unix_s)
      const events = { riseMinutes: column(outputs.sunrise_unix_s), setMinutes: column(outputs.sunset_unix_s) }
      let compared = 0
      for (const side of ['riseMinutes', 'setMinutes'] as const) {
        for (let i = 0; i < midnights.length; i++) {
          const day = midnights[i] / 86400
          const expected = events[side][i]
          if (Number.isNaN(expected)) {
            sunlitArc(day, track, observer, arc)
            expect([0, 1440]).toContain(Math.round(arc.setMinutes - arc.riseMinutes))
          } else if (expected >= midnights[i] && expected < midnights[i] + 86400) {
            // pvlib uses the declination of the wrong day for an event outside the date's own day
            // in universal time; such events are skipped
            let error = Number.POSITIVE_INFINITY
            for (const noon of [day - 1, day, day + 1]) {
              sunlitArc(noon, track, observer, arc)
              const dayMinutes = arc.setMinutes - arc.riseMinutes
              if (dayMinutes > 180 && dayMinutes < 1260) error = Math.min(error, Math.abs(arc[side] * 60 - expected))
            }
            if (error === Number.POSITIVE_INFINITY) continue // grazing days
            expect(error).toBeLessThan(Math.abs(Number(params.latitude)) < 66 ? 1 : 15) // the reference stops after one correction, see the test below
            compared++
          }
        }
      }
      expect(compared).toBeGreaterThan(3)
    })
  }
})
