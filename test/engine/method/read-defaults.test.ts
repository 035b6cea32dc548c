import { expect, test } from 'bun:test'
import { appliedDefaults, completeRunRequest, EngineError, perform, type Resolved, run, type Sources } from '@pvyield/engine'
import { rounds } from '../../rounds.ts'
import { otherValues, REQUEST_LEAVES } from '../properties/request-leaves.ts'
import { smallPlant } from '../small-plant.ts'

type Fields = Record<string, unknown>

const small = smallPlant() as unknown as Record<string, Fields>
const bright = { ...small.weather, albedo: new Array<number>(24).fill(0.3) }
const PLANTS: readonly (readonly [string, object])[] = [
  ['a fixed rack', { ...small, thermal: { model: 'pvsyst' } }],
  ['a roof', { ...small, array: { ...small.array, track_mode: 'rooftop' } }],
  ['a tracker', { ...small, array: { ...small.array, track_mode: 'single_axis' }, thermal: { model: 'sapm' } }],
  ['two faces and a rear side', { ...small, bifacial: { bifaciality: 0.7 } }],
  ['an albedo of the weather', { ...small, weather: bright }],
  [
    'two parts, of which one sends the default of the azimuth',
    {
      ...small,
      array: { ...small.array, azimuth_deg: undefined, strings_per_inverter: 4 },
      sub_arrays: [
        { id: 'a', array: { azimuth_deg: 180, tilt_deg: 10 } },
        { id: 'b', array: { tilt_deg: 20 }, thermal: { model: 'sapm' } },
      ],
    },
  ],
  [
    'two parts at one inverter, one with a rear side',
    {
      ...small,
      bifacial: {},
      sub_arrays: [
        { id: 'a', bifacial: null },
        { id: 'b', array: { azimuth_deg: 90 }, shares_inverter_with: 'a' },
      ],
    },
  ],
]

async function defaultsOf(body: object): Promise<string[]> {
  const { answer } = await perform({ kind: 'full', body }, {} as Sources)
  return answer.defaults_applied.map(({ field }) => field)
}

/** Energy and loss diagram; null for a refused request. */
function figuresOf(request: Resolved) {
  try {
    const { answer } = run(request, { withSeries: false })
    return { energyKwh: answer.summary.e_grid_kwh, diagram: answer.loss_diagram }
  } catch (cause) {
    if (cause instanceof EngineError) return null
    throw cause
  }
}

/** Of each field, its other values are run in one of this many plants. */
const ONE_IN = rounds(3, 1)

test.each(PLANTS)('another value of an unlisted default of %s changes no figure', async (name, body) => {
  const at = PLANTS.findIndex(([plant]) => plant === name)
  const listed = new Set(await defaultsOf(body))
  const full = completeRunRequest<Resolved>(body)
  const unlisted = appliedDefaults(body, full).filter(({ field }) => !listed.has(field))
  expect(unlisted.length).toBeGreaterThan(30)
  const own = figuresOf(full)
  for (const { field, value } of unlisted.filter((_, k) => (k + at) % ONE_IN === 0)) {
    const [section = '', key = ''] = field.split('.')
    const leaf = REQUEST_LEAVES.find(({ keys }) => keys.join('.') === field)
    for (const other of leaf === undefined ? [] : otherValues(leaf, value)) {
      const sections = full as unknown as Record<string, Fields>
      const found = figuresOf({ ...full, [section]: { ...sections[section], [key]: other } })
      if (found !== null) expect([field, other, found]).toEqual([field, other, own as never])
    }
  }
})

test('fields of options that do not run are not listed, and those of the options that run are', async () => {
  const fixed = await defaultsOf({ ...small, thermal: { model: 'pvsyst' } })
  for (const field of ['thermal.sapm_a', 'thermal.fuentes_emissivity', 'array.rotation_limit_deg', 'array.tracking', 'iam.b0'])
    expect(fixed).not.toContain(field)
  for (const field of ['thermal.u_c', 'site.albedo_monthly', 'site.transposition', 'lifetime.year', 'bifacial', 'include_series'])
    expect(fixed).toContain(field)
  expect(await defaultsOf({ ...small, weather: bright })).not.toContain('site.albedo_monthly')
  const tracker = await defaultsOf({ ...small, array: { ...small.array, track_mode: 'single_axis' }, thermal: { model: 'sapm' } })
  for (const field of ['thermal.sapm_a', 'array.rotation_limit_deg', 'array.tracking']) expect(tracker).toContain(field)
})

test('of a plant of parts, what its parts read of the plant is listed, and not what all of them send', async () => {
  const { azimuth_deg: _, ...array } = small.array as Fields
  const parts = (...sent: readonly object[]) => ({
    ...small,
    array,
    thermal: {},
    sub_arrays: sent.map((part, k) => ({ id: `p${k}`, ...part })),
  })
  const east = { array: { azimuth_deg: 90 } }
  const alike = await defaultsOf({ ...small, array: { ...array, azimuth_deg: 90 }, thermal: {} })
  const ofPlant = (fields: readonly string[]) => fields.filter((field) => field !== 'sub_arrays').sort()
  // The same stages run, and so the same defaults apply.
  expect(ofPlant(await defaultsOf(parts(east)))).toEqual(ofPlant(alike))
  expect(ofPlant(await defaultsOf(parts(east, { array: { azimuth_deg: 270 } })))).toEqual(ofPlant(alike))
  expect(ofPlant(await defaultsOf(parts(east, {})))).toEqual(ofPlant([...alike, 'array.azimuth_deg']))
  const withOwnModel = await defaultsOf(
    parts({ thermal: { model: 'pvsyst' } }, { thermal: { model: 'pvsyst' }, array: { azimuth_deg: 270 } }),
  )
  expect(withOwnModel).not.toContain('thermal.model')
  expect(withOwnModel).toContain('thermal.u_c')
})
