import { describe, expect, test } from 'bun:test'
import { completeRunRequest, describeTree, modelsOf, type Resolved, STAGES } from '@pvyield/engine'
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
    const plant = plantWith({ iam: { kind: 'ashrae' }, array: { track_mode: 'single_axis' } })
    const steps = STAGES.flatMap((stage) => describeTree(plant, stage).steps)
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
    expect(optionsOf({ module: { iam_profile: measured } })['iam.kind']).toBe('auto')
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
})
