import { describe, expect, test } from 'bun:test'
import { completeRunRequest, describeTree, modelsOf, notCounted, type Resolved, STAGES } from '@pvyield/engine'
import { GENERATED } from '../properties/generated-plants.ts'
import { smallPlant } from '../small-plant.ts'

type Sections = Record<string, Record<string, unknown> | null>

function plantWith(changes: Sections = {}): Resolved {
  const plant = smallPlant() as unknown as Record<string, object | undefined>
  const changed = Object.entries(changes).map(([section, fields]) => [section, fields === null ? null : { ...plant[section], ...fields }])
  return completeRunRequest<Resolved>({ ...plant, ...Object.fromEntries(changed) })
}

const optionsOf = (changes?: Sections) => Object.fromEntries(modelsOf(plantWith(changes)).map(({ step, option }) => [step, option]))

describe('the models of a run', () => {
  test('are those that the tree selects, in the order of the chain, with their words', () => {
    const plant = plantWith({
      iam: { kind: 'ashrae' },
      array: { track_mode: 'single_axis' },
      dc_losses: { dc_wiring_loss_at_stc: 0.01 },
      ac_losses: { ac_wiring_loss_at_stc: 0.01 },
    })
    // its reference module has no voltage
    const all = STAGES.flatMap((stage) => describeTree(plant, stage).steps)
    const steps = all.filter(({ step }) => step !== 'array.operating_point')
    const expected = steps.flatMap(({ step, title, options }) =>
      options.filter(({ selected }) => selected).map(({ option, title: label, source }) => ({ step, title, option, label, source })),
    )
    expect(modelsOf(plant)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(15)
  })

  test('a field that only selects is what it selected', () => {
    expect(optionsOf()).toMatchObject({ 'iam.kind': 'fresnel', 'bifacial.model': 'off', 'array.row_model': 'rows' })
    expect(optionsOf({ module: { front_surface: 'ar_glass' } })['iam.kind']).toBe('fresnel_ar')
    const measured = { angles_deg: [0, 60, 90], factors: [1, 0.95, 0] }
    expect(optionsOf({ module: { iam_profile: measured } })['iam.kind']).toBe('profile')
    const [profile] = modelsOf(plantWith({ module: { iam_profile: measured } })).filter(({ step }) => step === 'iam.kind')
    expect(profile).toMatchObject({ label: "The module's measured profile", source: expect.stringContaining('module.iam_profile') })
    const options = describeTree(plantWith({ module: { iam_profile: measured } }), 'optics').steps[0]?.options.map(({ option }) => option)
    expect(options).not.toContain('profile')
    const tracker = optionsOf({ array: { track_mode: 'single_axis', backtracking: false } })
    expect(tracker['array.tracking']).toBe('true_tracking')
  })

  test('a step that this plant does not have is not among them', () => {
    const fixed = optionsOf()
    for (const step of ['array.tracking', 'site.horizon_model', 'storage.strategy', 'site.decomposition', 'thermal.inertia'])
      expect(fixed).not.toHaveProperty([step])
    const roof = optionsOf({ array: { track_mode: 'rooftop' } })
    for (const step of ['array.row_model', 'array.shade_mode', 'array.diffuse_shading']) expect(roof).not.toHaveProperty([step])
  })

  test.each<[string, Sections, Sections]>([
    ['dc_losses.dc_wiring_model', { dc_losses: { dc_wiring_loss_at_stc: 0 } }, { dc_losses: { dc_wiring_loss_at_stc: 0.01 } }],
    ['dc_losses.dc_wiring_model', { dc_losses: { dc_wiring_model: 'flat' } }, { dc_losses: { dc_wiring_loss_at_stc: 0.01 } }],
    ['ac_losses.ohmic_model', { ac_losses: { mv_line_loss_at_stc: 0.01 } }, { ac_losses: { ac_wiring_loss_at_stc: 0.01 } }],
    ['iam.diffuse', { iam: { kind: 'off' } }, { iam: { kind: 'ashrae' } }],
    ['site.snow_model', {}, { site: { snow_loss_monthly: new Array<number>(12).fill(0.01) } }],
  ])('%s is not among them without its effect: %j, but %j', (step, without, having) => {
    expect(optionsOf(without)).not.toHaveProperty([step])
    expect(optionsOf(having)).toHaveProperty([step])
  })

  test('the operating point is among them where the plant has voltages that the inverter limits', () => {
    const step = 'array.operating_point'
    expect(modelsOf(plantWith()).some((one) => one.step === step)).toBe(false)
    const plants = GENERATED.plants.map(({ request }) => request)
    const without = plants.filter(({ module }) => module.model === 'reference')
    expect(without.length).toBeGreaterThan(10)
    expect(without.filter((plant) => modelsOf(plant).some((one) => one.step === step))).toEqual([])
    const limited = plants.filter(({ module, inverter }) => module.model !== 'reference' && inverter.v_mppt_min_v !== null)
    expect(limited.length).toBeGreaterThan(10)
    expect(limited.filter((plant) => !modelsOf(plant).some((one) => one.step === step))).toEqual([])
  })
})

/** What a line says is left out, and the options of a step that would say otherwise: all, or all but those that end in a word. */
const EXCLUSIVE: readonly (readonly [line: RegExp, step: string, but?: string])[] = [
  [/^DC wiring/, 'dc_losses.dc_wiring_model'],
  [/^AC wiring/, 'ac_losses.ohmic_model'],
  [/^Snow on the modules/, 'site.snow_model'],
  [/^Shade of the horizon/, 'site.horizon_model'],
  [/^Shade of the rows on each other/, 'array.shade_mode'],
  [/^Shade of the rows on each other/, 'array.row_model'],
  [/^Shade on the beam/, 'array.shade_mode', 'none'],
  [/^Changes of the spectrum/, 'spectral.mode', 'off'],
  [/^Light on the rear/, 'bifacial.model', 'off'],
  [/^Part load/, 'inverter.model', 'flat'],
  [/^Clipping within the hour/, 'ac_losses.subhourly_clipping', 'none'],
  [/^Voltage and current limits/, 'array.operating_point'],
  [/^Voltage limits of the inverter/, 'array.operating_point', 'power_limits'],
]

test('never contradict what is not counted, on 200 plants of every kind', () => {
  const plants = [...GENERATED.plants.map(({ request }) => request), ...bare(GENERATED.plants.map(({ request }) => request))].slice(0, 200)
  expect(plants).toHaveLength(200)
  const seen = new Set<RegExp>()
  for (const plant of plants) {
    const lines = notCounted(plant, 'full')
    const models = modelsOf(plant)
    for (const [line, step, but] of EXCLUSIVE) {
      if (!lines.some((one) => line.test(one))) continue
      seen.add(line)
      expect(models.filter((one) => one.step === step && !(but !== undefined && one.option.endsWith(but)))).toEqual([])
    }
  }
  expect(EXCLUSIVE.filter(([line]) => !seen.has(line))).toEqual([])
})

/** The same plants without losses, and with inverters that state no voltages. */
function bare(plants: readonly Resolved[]): Resolved[] {
  return plants.map((plant) => ({
    ...plant,
    site: { ...plant.site, snow_loss_monthly: null, horizon_azimuths_deg: [], horizon_elevations_deg: [] },
    array: { ...plant.array, inter_row_shading: false },
    inverter: { ...plant.inverter, v_mppt_min_v: null, v_mppt_max_v: null },
    dc_losses: { ...plant.dc_losses, dc_wiring_loss_at_stc: 0 },
    ac_losses: { ...plant.ac_losses, ac_wiring_loss_at_stc: 0 },
  }))
}
