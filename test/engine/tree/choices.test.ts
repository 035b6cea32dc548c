import { expect, test } from 'bun:test'
import { applyChoices, checkChoices, EngineError } from '@pvyield/engine'
import { plant } from '../chain/plant.ts'

test('a path of choices sets the fields that its steps name, and nothing else', () => {
  const request = plant()
  const chosen = applyChoices(request, {
    'site.transposition': 'hay_davies',
    'thermal.model': 'faiman',
    'bifacial.model': 'fixed_fraction',
  })
  expect(chosen.site).toEqual({ ...request.site, transposition: 'hay_davies' })
  expect(chosen.thermal).toEqual({ ...request.thermal, model: 'faiman' })
  expect(chosen.bifacial).toMatchObject({ model: 'fixed_fraction', fixed_fraction: 0.05 })
  expect(chosen.array).toBe(request.array)
  expect(request.site.transposition).toBe('perez')
})

test('an empty path changes nothing; off removes the rear side', () => {
  expect(applyChoices(plant(), {})).toEqual(plant())
  expect(applyChoices(plant({ bifacial: {} }), { 'bifacial.model': 'off' }).bifacial).toBeNull()
})

test('unknown steps, unknown options and steps that follow from a section are each reported', () => {
  const failures = checkChoices({
    'site.sky': 'perez',
    'site.horizon_model': 'ray',
    'module.model': 'cec',
    toString: 'x',
    'site.circumsolar': 'toString',
  })
  expect(failures.map(({ field }) => field)).toEqual([
    'choices.site.sky',
    'choices.site.horizon_model',
    'choices.module.model',
    'choices.toString',
    'choices.site.circumsolar',
  ])
  expect(failures[1]?.message).toBe("Input should be 'beam' or 'beam_diffuse'")
  expect(failures[2]?.message).toBe('module.model follows from the section itself: send the section of the model that you want')
  expect(() => applyChoices(plant(), { nothing: 'x' })).toThrow(EngineError)
})
