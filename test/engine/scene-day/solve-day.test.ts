import { describe, expect, test } from 'bun:test'
import type { Scene } from '@pvyield/contract/schemas'
import { completeScene, drawSceneDay, EngineError, type Resolved, solveSceneDay } from '@pvyield/engine'
import { everyLossPlant, MUNICH_YEAR, plant, runWithSeries } from '../chain/plant.ts'
import { smallScene } from '../scene/small-scene.ts'

const DATES = ['01-05', '06-21', '10-13']

/** Trackers on rolling ground in two orientations, next to a wall. */
const TRACKERS = completeScene({
  version: 2,
  types: [{ id: 't', kind: 'sat', length: 30, width: 2.4, modules: 26, strings: 2 }],
  placements: Array.from({ length: 24 }, (_, k) => ({
    id: `t${k}`,
    type: 't',
    x: 6 * (k % 12),
    y: 32 * Math.floor(k / 12),
    z: 2 + Math.sin((k % 12) / 2),
    tilt_deg: k < 12 ? 0 : 3,
  })),
  objects: [
    {
      kind: 'wall',
      vertices: [
        [-6, -20, 0, 4],
        [-6, 50, 0, 4],
      ],
    },
  ],
})

const RIDGES = completeScene({
  version: 2,
  types: [{ id: 'r', kind: 'ewf', length: 20, width: 2, gap: 0.1, modules: 40, strings: 2 }],
  placements: [0, 1, 2, 3].map((k) => ({ id: `r${k}`, type: 'r', x: 4.2 * k, y: 0, z: 1, tilt_deg: 12 })),
})

const TRACKER_ARRAY = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: 0.4, collector_width_m: 2.4, rotation_limit_deg: 55 }

function lossyPlant(scene: Scene, array: object, changes: object = {}): Resolved {
  const { array: own, ...plain } = everyLossPlant()
  return plant({ ...plain, array: { ...own, ...array }, scene, ...changes })
}

const PLANTS: readonly (readonly [name: string, Resolved])[] = [
  ['trackers', lossyPlant(TRACKERS, TRACKER_ARRAY)],
  [
    'trackers that stow and read their neighbours',
    lossyPlant(TRACKERS, { ...TRACKER_ARRAY, tracking: 'terrain_aware', wind_stow: true, wind_stow_speed_ms: 5 }),
  ],
  ['optimised trackers with a rear side', lossyPlant(TRACKERS, { ...TRACKER_ARRAY, tracking: 'optimised' }, { bifacial: {} })],
  ['racks next to a tracker and objects', lossyPlant(completeScene(smallScene()), { track_mode: 'fixed' })],
  ['ridges', lossyPlant(RIDGES, { track_mode: 'ewf', azimuth_deg: 180, gcr: 0.9, collector_width_m: 2 })],
]

describe.each(PLANTS)('a day of %s', (_name, request) => {
  const series = runWithSeries({ ...request, array: { ...request.array, row_model: 'projection' } })

  test.each(DATES)('has the rows of a run with projection, %s', (date) => {
    const { steps } = solveSceneDay(request, date)
    const first =
      series.series?.startMinutes.findIndex(
        (_, row) => series.column('GlobHor')[row] !== undefined && stampOf(series, row).endsWith(`${date}T00:00`),
      ) ?? -1
    const compare = (name: string, values: readonly number[]) => {
      const column = series.column(name)
      values.forEach((value, k) => {
        expect(`${name} ${k}: ${Math.abs(value - (column[first + k] as number)) < 2e-4}`).toBe(`${name} ${k}: true`)
      })
    }
    expect(steps).toHaveLength(24)
    compare(
      'GlobInc',
      steps.map(({ poa_wm2 }) => poa_wm2),
    )
    compare(
      'GlobEff',
      steps.map(({ effective_wm2 }) => effective_wm2),
    )
    compare(
      'HSol',
      steps.map(({ sun_elevation_deg }) => sun_elevation_deg),
    )
    compare(
      'AzSol',
      steps.map(({ sun_azimuth_deg }) => sun_azimuth_deg),
    )
    compare(
      'DiffHor',
      steps.map(({ dhi_wm2 }) => dhi_wm2),
    )
    compare(
      'T_Amb',
      steps.map(({ temp_air_c }) => temp_air_c),
    )
    const near = steps.map((_, k) => (series.column('GlobHrz')[first + k] as number) - (series.column('GlobShd')[first + k] as number))
    expect(steps.map(({ near_shading_wm2 }) => near_shading_wm2)).toEqual(near.map((wm2) => expect.closeTo(wm2, 3)))
  })
})

function stampOf({ series }: ReturnType<typeof runWithSeries>, row: number): string {
  const minutes = series?.startMinutes[row] ?? 0
  return new Date(minutes * 60_000).toISOString().slice(0, 16)
}

describe('the shade of tables', () => {
  test('is stated while the sun is up, with or without light', () => {
    const dark = MUNICH_YEAR.temp_air_c.map(() => 0)
    const weather = { ...MUNICH_YEAR, ghi_wm2: dark, dhi_wm2: dark, dni_wm2: dark }
    const { steps } = solveSceneDay(lossyPlant(TRACKERS, TRACKER_ARRAY, { weather }), '06-21')
    const up = steps.filter(({ sun_elevation_deg }) => sun_elevation_deg > 1)
    expect(up.length).toBeGreaterThan(12)
    expect(up.every(({ shaded, poa_wm2 }) => shaded !== null && poa_wm2 === 0)).toBe(true)
    expect(steps.filter(({ sun_elevation_deg }) => sun_elevation_deg < -1).every(({ shaded }) => shaded === null)).toBe(true)
  })

  test('adds up to what the field loses of its beam, where there is no other light', () => {
    const weather = { ...MUNICH_YEAR, dhi_wm2: MUNICH_YEAR.temp_air_c.map(() => 0), albedo: undefined }
    const site = { albedo_monthly: new Array<number>(12).fill(0) }
    const array = { ...TRACKER_ARRAY, inter_row_shading: true, tracking: 'true_tracking' }
    const scene = { ...TRACKERS, placements: TRACKERS.placements.slice(0, 12) }
    const { steps } = solveSceneDay(plant({ weather: { ...weather, dni_wm2: undefined }, site, array, scene }), '06-21')
    const lit = steps.filter(({ shaded, poa_wm2 }) => shaded !== null && poa_wm2 > 100)
    expect(lit.length).toBeGreaterThan(8)
    for (const { shaded, poa_wm2, near_shading_wm2 } of lit) {
      const mean = (shaded ?? []).reduce<number>((sum, share) => sum + (share ?? 0) / 12, 0)
      expect(near_shading_wm2 / poa_wm2).toBeCloseTo(mean, 3)
    }
    expect(Math.max(...lit.map(({ near_shading_wm2, poa_wm2 }) => near_shading_wm2 / poa_wm2))).toBeGreaterThan(0.1)
  })

  test('is that of their strings: the mean over the strings is the shade of the table', () => {
    const { steps, tables } = solveSceneDay(
      plant({ array: { ...TRACKER_ARRAY, inter_row_shading: true, tracking: 'true_tracking', shade_mode: 'electrical' }, scene: TRACKERS }),
      '06-21',
    )
    expect(tables[0]).toEqual({ id: 't0', bin: 0, modules: 26, strings: 2 })
    let differing = 0
    for (const { shaded, string_shaded } of steps) {
      shaded?.forEach((share, k) => {
        const strings = string_shaded?.[k] ?? null
        expect(strings === null).toBe(share === null)
        if (strings === null || share === null) return
        expect(((strings[0] as number) + (strings[1] as number)) / 2).toBeCloseTo(share, 5)
        if (Math.abs((strings[0] as number) - (strings[1] as number)) > 0.1) differing++
      })
    }
    expect(differing).toBeGreaterThan(10)
  })

  test('of ridges is named by their faces; the face with the sun behind it has none', () => {
    const { tables, bins, steps } = solveSceneDay(
      plant({ array: { track_mode: 'ewf', gcr: 0.9, strings_per_inverter: 126 }, scene: RIDGES }),
      '06-21',
    )
    expect(tables.map(({ id, bin, modules }) => [id, bins[bin]?.azimuth_deg, modules])).toEqual(
      [0, 1, 2, 3].flatMap((k) => [
        [`r${k}.e`, 90, 20],
        [`r${k}.w`, 270, 20],
      ]),
    )
    const morning = steps.find(({ shaded }) => shaded !== null)
    expect(morning?.shaded?.map((share) => share === null)).toEqual([false, true, false, true, false, true, false, true])
    expect(morning?.rotation_deg).toEqual([null, null])
    expect(morning?.tracker_state).toBeNull()
  })

  test('is none between trackers that turn back from their own neighbours', () => {
    const scene = { ...TRACKERS, objects: [], placements: TRACKERS.placements.slice(0, 12) }
    const shadeBy = (tracking: string): number => {
      const { steps } = solveSceneDay(plant({ array: { ...TRACKER_ARRAY, inter_row_shading: true, tracking }, scene }), '06-21')
      return Math.max(
        ...steps
          .filter(({ sun_elevation_deg }) => sun_elevation_deg > 15)
          .flatMap(({ shaded }) => (shaded ?? []).map((share) => share ?? 0)),
      )
    }
    expect(shadeBy('backtracking')).toBeGreaterThan(0.02)
    expect(shadeBy('terrain_aware')).toBeLessThan(1e-5)
  })
})

test('beyond 64 placements the light of a day is within 0.3 % of that of a run', () => {
  const placements = Array.from({ length: 100 }, (_, k) => ({
    id: `t${k}`,
    type: 't',
    x: 6 * (k % 25),
    y: 32 * Math.floor(k / 25),
    z: 2 + 2 * Math.sin(k / 5),
  }))
  const scene = completeScene({ ...TRACKERS, placements, objects: [] })
  const request = plant({ array: { ...TRACKER_ARRAY, inter_row_shading: true, row_model: 'projection' }, scene })
  const column = runWithSeries(request).column('GlobEff')
  for (const [date, first] of [
    ['01-05', 4 * 24],
    ['06-21', 171 * 24],
  ] as const) {
    const sum = solveSceneDay(request, date).steps.reduce((total, { effective_wm2 }) => total + effective_wm2, 0)
    expect(Math.abs(sum / column.slice(first, first + 24).reduce((total, wm2) => total + wm2, 0) - 1)).toBeLessThan(0.003)
  }
})

test('states are words, from the first bin of trackers: strong wind stows', () => {
  const windy = { ...MUNICH_YEAR, wind_speed_ms: MUNICH_YEAR.temp_air_c.map(() => 20) }
  const array = { ...TRACKER_ARRAY, wind_stow: true, wind_stow_speed_ms: 10, wind_stow_angle_deg: 5 }
  const noonOf = (weather: Resolved['weather']) => solveSceneDay(plant({ array, scene: TRACKERS, weather }), '06-21').steps[12]
  expect(noonOf(windy)).toMatchObject({ tracker_state: 'stow', rotation_deg: [5, 5] })
  expect(noonOf({ ...MUNICH_YEAR, wind_speed_ms: undefined })?.tracker_state).toBe('tracking')
})

test('snow lies on from the days before, as in a run', () => {
  const cold = { ...MUNICH_YEAR, temp_air_c: MUNICH_YEAR.temp_air_c.map((deg) => (deg ?? 0) - 8) }
  // 10 cm fall on 2 January and lie until the end of the month.
  const snow_depth_cm = cold.temp_air_c.map((_, row) => (row >= 30 && row < 31 * 24 ? 10 : 0))
  const request = plant({
    weather: { ...cold, snow_depth_cm },
    site: { snow_model: 'marion' },
    array: { ...TRACKER_ARRAY, inter_row_shading: false, row_model: 'projection' },
    scene: { ...TRACKERS, objects: [] },
  })
  const column = runWithSeries(request).column('GlobEff')
  for (const day of [2, 3, 6]) {
    const { steps } = solveSceneDay(request, `01-0${day}`)
    expect(steps.map(({ effective_wm2 }) => effective_wm2)).toEqual(
      Array.from(column.slice(24 * (day - 1), 24 * day), (wm2) => expect.closeTo(wm2, 3)),
    )
  }
  expect(Math.max(...column.slice(2 * 24, 3 * 24))).toBeLessThan(
    Math.max(
      ...runWithSeries({ ...request, site: { ...request.site, snow_model: 'monthly' } })
        .column('GlobEff')
        .slice(48, 72),
    ),
  )
})

test('the same day of the same request is the same bytes, whatever ran before', () => {
  const [, request] = PLANTS[0] as (typeof PLANTS)[number]
  const before = JSON.stringify(solveSceneDay(request, '06-21'))
  solveSceneDay((PLANTS[4] as (typeof PLANTS)[number])[1], '01-05')
  expect(JSON.stringify(solveSceneDay(request, '06-21'))).toBe(before)
})

describe('hostile scenes', () => {
  const heap = (count: number, strings = 1) =>
    completeScene({
      version: 2,
      types: [{ id: 't', kind: 'gft', length: 1e-3, width: 1e9, modules: 1, strings }],
      placements: Array.from({ length: count }, (_, k) => ({
        type: 't',
        x: k % 2 === 0 ? 1e9 : -1e9,
        y: 0,
        tilt_deg: k % 90,
        azimuth_deg: k % 360,
      })),
      objects: [{ kind: 'cylinder', x: 0, y: 0, z: -1e9, radius: 1e9, height: 1e9 }],
    })

  test('needles, heaps and coordinates of 1e9 have shares from 0 to 1, and a picture', () => {
    const request = plant({ array: { inter_row_shading: true, diffuse_shading: 'none' }, scene: heap(60) })
    const { steps } = solveSceneDay(request, '06-21')
    const shares = steps.flatMap(({ shaded }) => shaded ?? []).filter((share) => share !== null)
    expect(shares.length).toBeGreaterThan(100)
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
    expect(JSON.stringify(steps)).not.toMatch(/NaN|Infinity/)
    for (const view of ['plan', 'sun'] as const) {
      const svg = drawSceneDay(request, { date: '06-21', time: '12:00', view })
      expect(svg.match(/<title>p\d+: /g)).toHaveLength(60)
      expect(svg).not.toMatch(/NaN|Infinity/)
    }
  })

  test('a table of a million strings is answered with 256', () => {
    const request = plant({
      array: { inter_row_shading: true, shade_mode: 'electrical', diffuse_shading: 'none' },
      scene: heap(2, 1_000_000),
    })
    const { steps } = solveSceneDay(request, '06-21')
    expect(steps[12]?.string_shaded?.filter((strings) => strings !== null).every((strings) => strings.length === 256)).toBe(true)
  })

  test('strings beyond 4 million values are left out with a warning', () => {
    const scene = completeScene({
      version: 2,
      types: [{ id: 't', kind: 'gft', length: 1, width: 1, modules: 1, strings: 1000 }],
      placements: Array.from({ length: 700 }, (_, k) => ({ type: 't', x: 2 * k, y: 0 })),
    })
    const request = plant({ array: { shade_mode: 'electrical' }, scene })
    const { steps, warnings } = solveSceneDay(request, '06-21')
    expect(steps.every(({ string_shaded }) => string_shaded === null)).toBe(true)
    expect(warnings.filter((text) => text.startsWith('The shade of each string is left out'))).toHaveLength(1)
  })
})

test('a request without a scene fails at it, and a date at `date`', () => {
  const failuresOf = (request: Resolved, date: string) => {
    try {
      solveSceneDay(request, date)
    } catch (error) {
      if (error instanceof EngineError) return error.failures.map(({ field, message }) => `${field}: ${message}`)
    }
    return []
  }
  expect(failuresOf(plant(), '06-21')).toEqual([
    'scene: A day is solved for a plant with a scene, and the request has none: add the section scene, or run the whole year',
  ])
  const request = plant({ scene: TRACKERS })
  expect(failuresOf(request, '02-29')).toEqual(['date: The weather has no 02-29: it has 01-01 to 12-31'])
  expect(failuresOf({ ...request, array: { ...request.array, diffuse_shading: 'limit_angle' } }, '13-01')).toEqual([
    expect.stringContaining('array.diffuse_shading: '),
    "date: There is no day '13-01': send month and day, such as 06-21",
  ])
})

test('trackers that read their neighbours have rotations of their own, whose mean is that of the bin', () => {
  const day = (tracking: string) => solveSceneDay(lossyPlant(TRACKERS, { ...TRACKER_ARRAY, tracking }), '06-21')
  expect(day('backtracking').steps.every(({ table_rotation_deg }) => table_rotation_deg === null)).toBe(true)
  const { bins, tables, steps } = day('terrain_aware')
  const byDay = steps.filter(({ table_rotation_deg }) => table_rotation_deg !== null)
  expect(byDay.length).toBeGreaterThan(12)
  for (const { table_rotation_deg, rotation_deg } of byDay) {
    bins.forEach((_, bin) => {
      const own = tables.flatMap((table, k) => (table.bin === bin ? [table_rotation_deg?.[k] ?? Number.NaN] : []))
      const mean = own.reduce((sum, deg) => sum + deg, 0) / own.length
      expect(Math.abs(mean - (rotation_deg[bin] ?? Number.NaN))).toBeLessThan(0.5) // the axes of a bin differ a little
    })
  }
  expect(byDay.some(({ table_rotation_deg }) => new Set(table_rotation_deg).size > 6)).toBe(true)
})
