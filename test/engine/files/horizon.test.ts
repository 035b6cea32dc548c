import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHorizon } from '../../../engine/files/horizon/index.ts'
import { ObjectFileError } from '../../../engine/files/object-file-error.ts'
import { parseWeather } from '../../../engine/files/weather/index.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string, options?: Parameters<typeof parseHorizon>[1]) => parseHorizon(bytesOf(text), options)
function refusal(text: string, options?: Parameters<typeof parseHorizon>[1]): string {
  try {
    read(text, options)
  } catch (error) {
    if (error instanceof ObjectFileError) return error.message
    throw error
  }
  throw new Error('The file was read')
}

/** A mountain in the south-west alone (225 deg from north), 20 deg high. */
const FROM_SOUTH: readonly (readonly [azimuth: number, elevation: number])[] = [
  [-180, 1],
  [-90, 2],
  [0, 3],
  [45, 20],
  [90, 4],
  [180, 1],
]
const AZIMUTHS = [0, 90, 180, 225, 270]
const ELEVATIONS = [1, 2, 3, 20, 4]
const rows = (separator: string) => FROM_SOUTH.map((point) => point.join(separator)).join('\n')

describe('PVsyst', () => {
  const object = [
    'PVObject_=pvHorizon',
    '  Version=7.4.2',
    '  Profile=TCubicProfile',
    '    NPtsMax=20',
    '    NPtsEff=6',
    '    Mode=1',
    ...FROM_SOUTH.map((point, k) => `    Point_${k + 1}=${point.join(',')}`),
    '  End of TCubicProfile',
    'End of PVObject pvHorizon',
  ].join('\n')

  test('an object: 0 is south, east negative; the two ends are one point', () => {
    const { horizon_azimuths_deg, horizon_elevations_deg, meta, notes } = read(object)
    expect(horizon_azimuths_deg).toEqual(AZIMUTHS)
    expect(horizon_elevations_deg).toEqual(ELEVATIONS)
    expect(meta).toEqual({ format: 'pvsyst', azimuths: 'pvsyst', points: 5, latitude: null, longitude: null })
    expect(notes.join('\n')).toContain('azimuth 0 is read as south, as in the northern hemisphere')
  })

  test('south of the equator 0 is north, and east stays negative', () => {
    const { horizon_azimuths_deg, horizon_elevations_deg, notes } = read(object, { latitude: -33 })
    // -90 is east, 45 is north-west, 90 west, 180 south
    expect(horizon_azimuths_deg).toEqual([0, 90, 180, 270, 315])
    expect(horizon_elevations_deg).toEqual([3, 2, 1, 4, 20])
    expect(notes.join('\n')).toContain('At latitude -33 azimuth 0 is north')
  })

  test('a text with the name .hor, as Meteonorm and PVsyst write it', () => {
    for (const separator of [' ', '\t', ';', ','])
      expect(read(`# made by hand\n${rows(separator)}\n`, { fileName: 'Site.HOR' })).toMatchObject({
        horizon_azimuths_deg: AZIMUTHS,
        horizon_elevations_deg: ELEVATIONS,
        meta: { format: 'table', azimuths: 'pvsyst' },
      })
  })

  test('an object without the closing line, and one without points, are refused', () => {
    expect(refusal(object.slice(0, 200))).toContain('it may be cut')
    expect(refusal('PVObject_=pvHorizon\nEnd of PVObject pvHorizon')).toBe('The file has no horizon with points')
    expect(refusal('PVObject_=pvModule\nEnd of PVObject pvModule')).toContain('send it to POST /api/parse-pan')
  })
})

describe('PVGIS', () => {
  test('the printed horizon, with the paths of the sun next to it and a footer', () => {
    const text = [
      'Latitude (decimal degrees):\t45.250',
      'Longitude (decimal degrees):\t-8.500',
      '',
      'A\t\tH_hor\t\tA_sun(w)\t\tH_sun(w)\t\tA_sun(s)\t\tH_sun(s)',
      ...FROM_SOUTH.map(([azimuth, elevation]) => `${azimuth.toFixed(1)}\t\t${elevation.toFixed(1)}\t\t-55.0\t\t0.0\t\t-127.1\t\t0.0`),
      '',
      'A: Azimuth (0 = S, 90 = W, -90 = E)',
      'H_hor: Horizon height',
    ].join('\n')
    expect(read(text)).toMatchObject({
      horizon_azimuths_deg: AZIMUTHS,
      horizon_elevations_deg: ELEVATIONS,
      meta: { format: 'pvgis', azimuths: 'south', latitude: 45.25, longitude: -8.5 },
    })
  })

  test('the answer as JSON', () => {
    const answer = {
      inputs: { location: { latitude: 45.25, longitude: -8.5 } },
      outputs: { horizon_profile: FROM_SOUTH.map(([A, H_hor]) => ({ A, H_hor })) },
    }
    expect(read(JSON.stringify(answer))).toMatchObject({ horizon_azimuths_deg: AZIMUTHS, meta: { format: 'pvgis', latitude: 45.25 } })
  })

  test('userhorizon: heights alone, from north clockwise', () => {
    for (const text of ['10,20,30,5,0,1,2,3', 'userhorizon=10,20,30,5,0,1,2,3\n'])
      expect(read(text)).toMatchObject({
        horizon_azimuths_deg: [0, 45, 90, 135, 180, 225, 270, 315],
        horizon_elevations_deg: [10, 20, 30, 5, 0, 1, 2, 3],
        meta: { format: 'userhorizon', azimuths: 'north' },
      })
  })
})

test("SunEye's obstructions: the second column counts from south", () => {
  const lines = Array.from({ length: 361 }, (_, k) => `${k},${k - 180},${k % 7},${k % 7}`)
  const { horizon_azimuths_deg, horizon_elevations_deg, meta } = read(
    ['Solmetric SunEye', '"Session","x"', 'begin data', 'Compass Heading,Azimuth,Elevation,Max', ...lines].join('\n'),
  )
  expect(meta).toMatchObject({ format: 'suneye', azimuths: 'south', points: 360 })
  expect(horizon_azimuths_deg.slice(0, 4)).toEqual([0, 1, 2, 3])
  // the point at 360 repeats that at 0, 360 % 7 = 3 is higher than 0
  expect(horizon_elevations_deg.slice(0, 4)).toEqual([3, 1, 2, 3])
})

describe('tables', () => {
  test('numbers beyond 180 go clockwise from north, with and without names, decimal commas too', () => {
    const clockwise = AZIMUTHS.map((azimuth, k) => [azimuth, ELEVATIONS[k]] as const)
    for (const text of [
      `azimuth,elevation\n${clockwise.map((point) => point.join(',')).join('\n')}`,
      `Azimut (°);Höhe (°)\n${clockwise.map(([azimuth, elevation]) => `${azimuth},0;${elevation},0`).join('\n')}`,
      clockwise.map((point) => point.join('  ')).join('\n'),
    ])
      expect(read(text)).toMatchObject({ horizon_azimuths_deg: AZIMUTHS, horizon_elevations_deg: ELEVATIONS, meta: { azimuths: 'north' } })
  })

  test('names in another order, other columns between', () => {
    expect(read('elevation;distance;azimuth\n5;100;10\n6;100;190\n7;100;350')).toMatchObject({
      horizon_azimuths_deg: [10, 190, 350],
      horizon_elevations_deg: [5, 6, 7],
    })
  })

  test('words above the points decide', () => {
    expect(read(`azimuth (0 = south),elevation\n${rows(',')}`).horizon_azimuths_deg).toEqual(AZIMUTHS)
    expect(read(`# azimuth: north = 0\nazimuth,elevation\n${rows(',')}`)).toMatchObject({
      horizon_azimuths_deg: [0, 45, 90, 180, 270],
      horizon_elevations_deg: [3, 20, 4, 1, 2],
    })
  })

  test('azimuths that can be meant in two ways are refused until the sender says', () => {
    const half = '0 1\n45 2\n90 3\n180 4'
    for (const text of [`azimuth,elevation\n${rows(',')}`, half]) {
      expect(refusal(text)).toContain('The file does not say where azimuth 0 is: send azimuths=north')
      expect(refusal(text)).toContain('POST /api/parse-horizon?azimuths=south')
    }
    expect(read(half, { azimuths: 'north' }).horizon_azimuths_deg).toEqual([0, 45, 90, 180])
    expect(read(half, { azimuths: 'south' }).horizon_azimuths_deg).toEqual([0, 180, 225, 270])
    expect(read(half, { azimuths: 'pvsyst', latitude: -20 }).horizon_azimuths_deg).toEqual([0, 180, 270, 315])
  })

  test('what no horizon is', () => {
    expect(refusal('azimuth,elevation\n0,5\n200,95')).toStartWith('The elevation 95 at azimuth 200 is outside -10 to 90 deg')
    expect(refusal('azimuth,elevation\n0,1\n1,1\n2,1\n3,1\n4,1\n6.28,1')).toContain('seem to be radians')
    expect(refusal('azimuth,elevation\n0,1\n200,x')).toBe('Line 3: "200,x" is not a point: write azimuth and elevation as numbers')
    expect(refusal('Dear all')).toContain('No points of azimuth and elevation')
    expect(refusal('%PDF-1.7')).toStartWith('This is a PDF document')
    expect(refusal('')).toBe('The file is empty: send a horizon')
  })

  test('a gap without points is named', () => {
    expect(read('azimuth,elevation\n100,5\n180,6\n260,7').notes.at(-1)).toBe(
      'No point stands between azimuth 260 and 100 deg, clockwise: the line is straight across this gap.',
    )
  })
})

const SAMPLE = join(import.meta.dir, '..', '..', '..', '..', 'shared', 'samples', 'horizon', 'pvgis_horizon_48.csv')
test.skipIf(!existsSync(SAMPLE))('the sample of pvlib: 48 points, north first', () => {
  const bytes = new Uint8Array(readFileSync(SAMPLE))
  const lines = new TextDecoder().decode(bytes).trim().split(/\r?\n/).slice(1)
  const points = lines.map((line) => line.split(',').map(Number))
  const { horizon_azimuths_deg, horizon_elevations_deg } = parseHorizon(bytes)
  expect(horizon_azimuths_deg).toEqual(points.map(([azimuth = 0]) => azimuth))
  expect(horizon_elevations_deg).toEqual(points.map(([, elevation = 0]) => elevation))
  expect(points).toHaveLength(48)
})

test('a horizon sent as weather is named as one', () => {
  const message = 'This is a horizon, not weather: send it to POST /api/parse-horizon'
  expect(() => parseWeather(bytesOf(`azimuth,elevation\n${rows(',')}`))).toThrow(message)
})

test('damaged files are read or refused with their reason, nothing else happens', () => {
  let state = 20261126
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
  const files = [
    `azimuth (0 = south),elevation\n${rows(',')}`,
    'begin data\na,b,c\n0,-180,1\n1,-179,2\n',
    '10,20,30,5',
    '{"outputs":{"horizon_profile":[{"A":0,"H_hor":1}]}}',
  ]
  const hot = '0129-+.,;:/"\t\n\r eE{}[]()#='
  for (let round = 0; round < 2000; round++) {
    const letters = [...(files[round % files.length] ?? '')]
    for (let change = 0; change < 3; change++)
      letters.splice(random(letters.length), random(4), hot[random(hot.length)] ?? '', hot[random(hot.length)] ?? '')
    try {
      const { horizon_azimuths_deg, horizon_elevations_deg } = read(letters.join(''), { azimuths: 'south' })
      expect(horizon_elevations_deg).toHaveLength(horizon_azimuths_deg.length)
      horizon_azimuths_deg.forEach((azimuth, k) => {
        expect(azimuth >= 0 && azimuth < 360 && (k === 0 || azimuth > (horizon_azimuths_deg[k - 1] ?? 0))).toBe(true)
      })
    } catch (error) {
      if (!(error instanceof ObjectFileError)) throw error
    }
  }
})

test('a megabyte of blank lines, blanks or half words is refused without more work than reading it', () => {
  for (const text of ['\n'.repeat(1e6), ' \n'.repeat(5e5), `0${' '.repeat(900)}x\n`.repeat(1000), '<!--'.repeat(2e5), '{"a":{'.repeat(1e5)])
    expect(() => read(text)).toThrow(ObjectFileError)
})

describe('headings with their convention in brackets', () => {
  const EAST_POSITIVE = FROM_SOUTH.map(([azimuth, elevation]) => `${-azimuth},${elevation}`).join('\n')
  const FROM_NORTH = AZIMUTHS.map((azimuth, k) => `${azimuth},${ELEVATIONS[k]}`).join('\n')

  test.each([
    ['Azimuth (0=South, West positive),Height', rows(',')],
    ['Azimuth (0 = south, east negative) [deg],Horizon height (deg, above level)', rows(',')],
    ['"Azimuth (0=South, west +)","Elevation"', rows(',')],
    ['# 0=South, east positive\nAzimuth,Height', EAST_POSITIVE],
    ['Azimuth (0=South, counter-clockwise),Height', EAST_POSITIVE],
    ['Azimuth (0=North, east positive, clockwise),Height', FROM_NORTH],
  ])('%s', (heading, points) => {
    expect(read(`${heading}\n${points}\n`)).toMatchObject({ horizon_azimuths_deg: AZIMUTHS, horizon_elevations_deg: ELEVATIONS })
  })

  test('from north, west positive', () => {
    const text = AZIMUTHS.map((azimuth, k) => `${-azimuth},${ELEVATIONS[k]}`).join('\n')
    expect(read(`Azimuth (0=North, west positive),Height\n${text}`).horizon_azimuths_deg).toEqual(AZIMUTHS)
  })

  test('a line that says both is no statement', () => {
    expect(refusal(`Azimuth (0=South, 0=North),Height\n${rows(',')}`)).toContain('does not say where azimuth 0 is')
  })

  test('a table that names SunEye without saying which of its azimuths it has is refused with this reason', () => {
    const text = `Solmetric SunEye obstruction export\nAzimuth,Elevation\n${rows(',')}`
    expect(refusal(text)).toStartWith(
      'Solmetric SunEye exports both a compass heading, from north, and an azimuth, from south, and this table does not say which',
    )
    expect(read(text, { azimuths: 'south' }).horizon_azimuths_deg).toEqual(AZIMUTHS)
  })
})
