import { describe, expect, test } from 'bun:test'
import { EngineError, embeddedYears, perform, type Sources, sweep, yearPlace } from '@pvyield/engine/work'
import { smallPlant } from '../small-plant.ts'

const years = embeddedYears(() => Bun.file(`${import.meta.dir}/../../../engine/climate/table.bin`).bytes())
const none = (): never => {
  throw new EngineError([{ code: 'not_found', field: 'weather', message: 'not here' }])
}
const SOURCES: Sources = {
  weather: none,
  module: none,
  inverter: none,
  typicalYear: async ({ latitude, longitude }) => {
    const { weather, notes } = await years(yearPlace(latitude, longitude))
    return { id: null, origin: null, weather: Object.freeze(weather) as never, notes, findings: [] }
  },
}
const SIMPLE = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, racking: 'single_axis', bifaciality: 0.7 }

const summaries = (found: Awaited<ReturnType<typeof sweep>>) => found.map((each) => ('value' in each ? each.value : each.reason))
const alone = async (kind: 'simple' | 'full', body: object) => (await perform({ kind, body }, SOURCES)).answer.summary
/** The findings of a point name the fields of the full request. */
const figures = ({ findings: _, warnings: __, provenance: ___, ...rest }: Record<string, unknown>) => rest

describe('a sweep', () => {
  test.each([
    [
      'gcr and ratio',
      [
        { gcr: 0.3, dc_ac_ratio: 1 },
        { gcr: 0.3, dc_ac_ratio: 1.7 },
        { gcr: 0.6, dc_ac_ratio: 1.7 },
      ],
    ],
    ['what other fields follow from', [{ system_capacity_kw: 33 }, { bifaciality: 0 }, { racking: 'fixed' }, { module_type: 'thin_film' }]],
    [
      'the place',
      [
        { latitude: -33.4, longitude: -70.6 },
        { latitude: 1.3, longitude: 103.9 },
      ],
    ],
  ] as const)('of a simple request, %s: each point is the run of its own body, to the last digit', async (_, points) => {
    const found = summaries(await sweep({ kind: 'simple', body: SIMPLE, points }, SOURCES))
    const wanted = await Promise.all(points.map((point) => alone('simple', { ...SIMPLE, ...point })))
    expect(found.map((each) => figures(each as never))).toEqual(wanted.map((each) => figures(each as never)))
  })

  test('of a full request, by dot paths', async () => {
    const body = smallPlant()
    const points = [{ 'array.tilt_deg': 10 }, { 'array.tilt_deg': 50, 'site.transposition': 'isotropic' }]
    const found = summaries(await sweep({ kind: 'full', body, points }, SOURCES))
    const wanted = await Promise.all([
      alone('full', { ...body, array: { ...body.array, tilt_deg: 10 } }),
      alone('full', { ...body, array: { ...body.array, tilt_deg: 50 }, site: { ...body.site, transposition: 'isotropic' } }),
    ])
    expect(found.map((each) => (each as { e_grid_kwh: number }).e_grid_kwh)).toEqual(wanted.map(({ e_grid_kwh }) => e_grid_kwh))
    expect(body).toEqual(smallPlant())
  })

  test('a point that is refused says why, and the others run', async () => {
    const [bad, good] = await sweep({ kind: 'simple', body: SIMPLE, points: [{ gcr: 1.5 }, { gcr: 0.5 }] }, SOURCES)
    expect(bad).toMatchObject({ failures: [{ field: 'gcr' }] })
    expect(good).toMatchObject({ value: { dc_kwp: 100 } })
    expect(await sweep({ kind: 'simple', body: SIMPLE, points: [{ gcr: 1.5 }] }, SOURCES)).toMatchObject([{ failures: [{ field: 'gcr' }] }])
  })
})
