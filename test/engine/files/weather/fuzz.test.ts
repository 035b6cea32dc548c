import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'fflate'
import { parseWeather, WeatherFileError } from '../../../../engine/files/weather/index.ts'
import { rounds } from '../../../rounds.ts'
import { FIXTURES, fixtureBytes } from './fixture.ts'

const ROUNDS = rounds(400, 8000)

/** Numerical Recipes' linear congruential generator: the same bytes on every machine. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

/** Characters that change the state of a parser. */
const HOT = Array.from('0129-+.,;:/"\t\n\r eE{}[]()#\u0000\u00ff', (char) => char.charCodeAt(0))

function mutate(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const out = Array.from(bytes)
  for (let change = 1 + random(4); change > 0; change--) {
    const at = random(out.length)
    switch (random(6)) {
      case 0:
        out.length = Math.max(at, 1)
        break
      case 1:
        out[at] = random(256)
        break
      case 2:
        out[at] = HOT[random(HOT.length)]
        break
      case 3:
        out.splice(at, 1 + random(40))
        break
      case 4:
        out.splice(at, 0, ...out.slice(at, at + random(120)))
        break
      default:
        out.splice(at, 0, HOT[random(HOT.length)], HOT[random(HOT.length)])
    }
    if (out.length === 0) out.push(HOT[random(HOT.length)])
  }
  return Uint8Array.from(out)
}

/**
 * Reads the bytes, or fails with a WeatherFileError. A section has columns of one length without NaN.
 */
function expectOrderly(bytes: Uint8Array): void {
  try {
    const { weather, meta } = parseWeather(bytes)
    for (const value of Object.values(weather)) {
      if (!Array.isArray(value)) continue
      if (value.length !== meta.rows) throw new Error('Columns differ in length')
      for (const item of value) if (typeof item === 'number' && !Number.isFinite(item)) throw new Error('A value is not finite')
    }
    if ((weather.start === null) === (weather.time === null)) throw new Error('Neither or both of start and time')
  } catch (error) {
    if (!(error instanceof WeatherFileError)) throw error
    expect(error.message.length).toBeGreaterThan(10)
  }
}

describe('damaged files are read or rejected with a WeatherFileError, nothing else happens', () => {
  test.each(FIXTURES)('%s with bytes changed, removed, duplicated', (name) => {
    const bytes = fixtureBytes(name)
    const random = makeRandom(name.length * 7919)
    for (let round = 0; round < ROUNDS; round++) expectOrderly(mutate(bytes, random))
  })

  test.each(FIXTURES)('%s compressed and then damaged', (name) => {
    const bytes = gzipSync(fixtureBytes(name), { mtime: 0 })
    const random = makeRandom(name.length * 104729)
    for (let round = 0; round < ROUNDS / 4; round++) expectOrderly(mutate(bytes, random))
  })

  test('random bytes', () => {
    const random = makeRandom(20261121)
    for (let round = 0; round < ROUNDS; round++) expectOrderly(Uint8Array.from({ length: random(600) }, () => random(256)))
  })

  test('random text after the beginning of each format', () => {
    const random = makeRandom(4711)
    const openings = [
      'LOCATION,',
      'Latitude (decimal degrees):',
      '{"outputs":{"tmy_hourly":[',
      '[',
      'a,b\nDate (MM/DD/YYYY),',
      'Source,Location ID,\n,\nYear,Month,Day,Hour\n',
      'time,ghi,temp\n',
      '20180101:0000,',
      ' 12839 MIAMI FL -5 N 25 48 W 80 16 2\n 62010101000000000000?0',
      '0,"x",NA,-5,44,-73,41,"y"\nObservationTime(LST),GHI,AmbientTemperature (deg C)\n',
      '"Bern"\n46.9,-7.4,540,-1,-30\n',
      '#TMY hourly data\nYear;Month;Day;Hour;GHI;Tamb\n',
      'RW HW MM DD HH t p WR WG N x RF B D A E IL\n***\n4276500 2763500 1 1 1 1 9',
      '#1\ndouble tab1(8760,30)\n#LOCATION,a,b,c,TMY3,1,37.62,-122.40,-8.0,2.0\n0.0\t',
      'A\n 40.05 -88.37 213 m version 1\n 2024 1 1 1 0 0 0.000 90.10 ',
      'place a\nlatitude 1\nlongitude 2\ntime_zone 0\n1 1 0.5 ',
      '#Time - time reference UTC\nDay;Time;GHI;TEMP\n1;00:30;',
      'Month,Day,Hour,Beam Irradiance (W/m2),Diffuse Irradiance (W/m2),Ambient Temperature (C),AC System Output (W)\n1,1,0,',
      '{"hourly":{"time":["2021-01-01T00:00","',
      '[{"time":"2021-01-01","ghi":0,"temp":1},',
      'PVObject_=pvVCalcul\nVarSimul_1=GlobHor\nWRFactor=100\nEnd of VarSimul=viGlobHor\nEnd of PVObject pvVCalcul\nDay_0101=',
    ]
    for (let round = 0; round < ROUNDS * 2; round++) {
      const tail = Array.from({ length: random(300) }, () => String.fromCharCode(HOT[random(HOT.length)])).join('')
      expectOrderly(new TextEncoder().encode(openings[round % openings.length] + tail))
    }
  })
})
