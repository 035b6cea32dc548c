import { describe, expect, test } from 'bun:test'
import {
  completeRunRequest,
  ENERGY,
  EngineError,
  perform,
  type Resolved,
  type RunWork,
  run,
  runVariants,
  type Sources,
} from '@pvyield/engine'
import { REQUEST_LEAVES } from '../properties/request-leaves.ts'
import { smallPlant } from '../small-plant.ts'

type Patches = NonNullable<RunWork['variants']>

const NONE = {} as Sources
const FULL: RunWork = { kind: 'full', body: smallPlant() }

async function variantsOf(patches: readonly unknown[], sources = NONE, work = FULL) {
  return (await perform({ ...work, variants: patches as Patches }, sources)).variants
}

/** Field and message of each failure of one variant; null when it ran. */
async function refusalOf(patch: unknown, sources = NONE, work = FULL): Promise<(readonly [string | null, string])[] | null> {
  const [variant] = await variantsOf([patch], sources, work)
  return variant !== undefined && 'failures' in variant ? variant.failures.map(({ field, message }) => [field, message] as const) : null
}

describe('a patch is checked as the document checks a request', () => {
  // Bounds and kinds of openapi.json.
  test.each<[object, string, string]>([
    [{ tilt_deg: 30 }, 'tilt_deg', 'Did you mean array.tilt_deg?'],
    [{ latitude: 30 }, 'latitude', 'Did you mean site.latitude?'],
    [{ racking: 'fixed' }, 'racking', 'Did you mean array.track_mode?'],
    [{ lid_loss: 0.01 }, 'lid_loss', 'Did you mean dc_losses.lid_loss?'],
    [{ 'array.tlt_deg': 30 }, 'array.tlt_deg', 'Did you mean array.tilt_deg?'],
    [{ 'site.tilt_deg': 30 }, 'site.tilt_deg', 'Did you mean array.tilt_deg?'],
    [{ 'nosuch.x': 1 }, 'nosuch.x', 'no such field'],
    [{ '': 1 }, '', 'no such field'],
    [{ '__proto__.x': 1 }, '__proto__.x', 'no such field'],
    [{ 'array.__proto__': 1 }, 'array.__proto__', 'no such field'],
    [{ 'weather.ghi_wm2.9999': 1 }, 'weather.ghi_wm2.9999', 'no such field'],
    [{ 'array.tilt_deg.x': 1 }, 'array.tilt_deg', 'a valid number'],
    [{ 'array.tilt_deg': 300 }, 'array.tilt_deg', 'less than or equal to 90'],
    [{ 'array.tilt_deg': '20' }, 'array.tilt_deg', 'a valid number'],
    [{ 'site.latitude': 300 }, 'site.latitude', 'less than or equal to 90'],
    [{ 'module.p_nom_w': -5 }, 'module.p_nom_w', 'greater than 0'],
    [{ 'array.gcr': 0 }, 'array.gcr', 'greater than 0'],
    [{ 'array.gcr': -0.4 }, 'array.gcr', 'greater than 0'],
    [{ 'array.gcr': null }, 'array.gcr', 'a valid number'],
    [{ 'array.gcr': Number.NaN }, 'array.gcr', 'a valid number'],
    [{ 'array.row_model': 'foo' }, 'array.row_model', "'rows'"],
    [{ site: null }, 'site', 'a valid object'],
    [{ array: { tilt_deg: 30 } }, 'array.modules_per_string', 'Field required'],
    [{ 'weather.step_minutes': -1 }, 'weather.step_minutes', 'greater than or equal to 1'],
  ])('%j is refused at %s', async (patch, field, words) => {
    expect(await refusalOf(patch)).toContainEqual([field, expect.stringContaining(words)])
  })

  test('each field of the document refuses a value of another kind', async () => {
    const plant = completeRunRequest<Resolved>(smallPlant())
    const paths = REQUEST_LEAVES.map(({ keys }) => keys)
      .filter(([section = '', field, ...inner]) => {
        const own = (plant as unknown as Record<string, object | null>)[section]
        return section !== 'weather' && field !== undefined && inner.length === 0 && own != null && Object.hasOwn(own, field)
      })
      .map((keys) => keys.join('.'))
    const variants = await variantsOf(paths.map((path) => ({ [path]: { no: 'value' } })))
    expect(paths.length).toBeGreaterThan(120)
    const missed = paths.filter((path, k) => {
      const variant = variants[k]
      return !('failures' in variant) || !variant.failures.some(({ field }) => field?.startsWith(path))
    })
    expect(missed).toEqual([])
  })

  test('a refused variant ends no other, and all of its failures are named', async () => {
    const patches = [{ 'array.tilt_deg': 20 }, { 'array.tilt_deg': 300, 'site.latitude': 300 }, null, { 'array.tilt_deg': 40 }]
    const [first, refused, nothing, last] = await variantsOf(patches)
    const { resolved } = await perform(FULL, NONE)
    const alone = (tilt_deg: number) => run({ ...resolved, array: { ...resolved.array, tilt_deg } }).answer
    expect([first, last]).toEqual([{ value: alone(20) }, { value: alone(40) }])
    expect('failures' in refused && refused.failures.map(({ field }) => field).toSorted()).toEqual(['array.tilt_deg', 'site.latitude'])
    expect(nothing).toMatchObject({ failures: [{ field: null, message: expect.stringContaining('object of values') }] })
  })

  test('a section as a whole has the defaults of the document', async () => {
    const body = { ...smallPlant(), dc_losses: { lid_loss: 0.05 } }
    const [bare, rear] = await variantsOf([{ dc_losses: {} }, { 'bifacial.bifaciality': 0.7 }], NONE, { kind: 'full', body })
    const energyOf = (changes: object) => run(completeRunRequest<Resolved>({ ...body, ...changes })).answer.summary.e_grid_kwh
    expect(bare).toMatchObject({ value: { summary: { e_grid_kwh: energyOf({ dc_losses: {} }) } } })
    expect(rear).toMatchObject({ value: { summary: { e_grid_kwh: energyOf({ bifacial: { bifaciality: 0.7 } }) } } })
  })

  test('a section that a patch names by its id comes from the sources', async () => {
    const { resolved } = await perform(FULL, NONE)
    const sources = {
      module: (id: string) => {
        if (id === 'mod_half') return { ...resolved.module, p_nom_w: resolved.module.p_nom_w / 2 }
        throw new EngineError([{ code: 'not_found', field: 'module.id', message: `${id} is not here` }])
      },
    } as unknown as Sources
    expect(await refusalOf({ module: { id: 'mod_none' } }, sources)).toEqual([['module.id', 'mod_none is not here']])
    const [half] = await variantsOf([{ module: { id: 'mod_half' } }], sources)
    expect('value' in half && half.value.summary.dc_kwp).toBe((await perform(FULL, NONE)).answer.summary.dc_kwp / 2)
  })

  test('of a simple run names the full request, and a simple name leads to it', async () => {
    const { weather, site } = smallPlant() as unknown as { weather: object; site: { latitude: number; longitude: number } }
    const body = { latitude: site.latitude, longitude: site.longitude, system_capacity_kw: 10, weather }
    const simple: RunWork = { kind: 'simple', body }
    expect(await refusalOf({ tilt_deg: 30 }, NONE, simple)).toEqual([['tilt_deg', expect.stringContaining('array.tilt_deg')]])
    expect(await refusalOf({ 'array.tilt_deg': 30 }, NONE, simple)).toBeNull()
  })
})

describe('runVariants, which checks no values,', () => {
  const plant = completeRunRequest<Resolved>(smallPlant())

  test.each(['tilt_deg', 'array.tlt_deg', 'nosuch.x', 'bifacial.bifaciality', '__proto__.x', 'array.__proto__'])('refuses %s', (path) => {
    const [variant] = runVariants(plant, [{ [path]: 1 }], ENERGY)
    expect(variant).toMatchObject({ failures: [{ field: path, message: expect.stringContaining('no such field') }] })
  })

  test('refuses a result that is not finite', () => {
    const [one, other] = runVariants(plant, [{ 'array.gcr': Number.NaN }, {}], ENERGY)
    expect(one).toMatchObject({ reason: expect.stringContaining('not a finite number') })
    expect(other).toHaveProperty('value')
  })
})

describe('a host without types learns', () => {
  test.each([undefined, 'small', null])('that the kind is %p', async (kind) => {
    const failed = perform({ ...FULL, kind } as unknown as RunWork, NONE)
    expect(await failed.catch(({ failures }) => failures)).toMatchObject([{ field: 'kind', message: expect.stringContaining("'simple'") }])
  })

  test.each(['weather', 'module', 'inverter'])('that it has no source %s', async (name) => {
    const body = { ...smallPlant(), [name]: { id: name === 'weather' ? 'met_1' : 'one' } }
    expect(perform({ kind: 'full', body }, NONE)).rejects.toThrow(`The sources have no ${name}`)
  })

  test('that it has no typical years', () => {
    const body = { latitude: 48, longitude: 11, system_capacity_kw: 10 }
    expect(perform({ kind: 'simple', body }, NONE)).rejects.toThrow('The sources have no typicalYear')
  })
})

test('one fault is one finding: a coefficient above zero of a simple run', async () => {
  const { weather } = smallPlant() as unknown as { weather: object }
  const body = { latitude: 48, longitude: 11, system_capacity_kw: 10, weather, temperature_coefficient: 0.004 }
  const { findings } = await perform({ kind: 'simple', body }, NONE)
  const ofSign = findings.filter(({ message }) => message.includes('sign looks flipped'))
  expect(ofSign.map(({ code, field }) => [code, field])).toEqual([['power_coefficient_positive', 'temperature_coefficient']])
})
