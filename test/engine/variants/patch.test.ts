import { expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { patchBetween, patched, variedFields } from '../../../engine/variants/patch.ts'
import { everyLossPlant, plant } from '../chain/plant.ts'

const base = everyLossPlant({ bifacial: { bifaciality: 0.7 } })

test('a patch changes the fields that it names, and leaves the other sections as they are', () => {
  const variant = patched(base, { 'array.tilt_deg': 33, 'bifacial.bifaciality': 0.8, 'dc_losses.lid_loss': 0 })
  expect([variant.array.tilt_deg, variant.bifacial?.bifaciality, variant.dc_losses.lid_loss]).toEqual([33, 0.8, 0])
  expect(base.array.tilt_deg).not.toBe(33)
  expect(variant.module).toBe(base.module)
})

test('a patch reaches fields within fields', () => {
  const uncertain: Resolved = {
    ...base,
    lifetime: { ...base.lifetime, uncertainty_parts: { resource: 0.02, interannual: 0, model: 0, other: 0 } },
  }
  const variant = patched(uncertain, { 'lifetime.uncertainty_parts.model': 0.03 })
  expect(variant.lifetime.uncertainty_parts).toEqual({ resource: 0.02, interannual: 0, model: 0.03, other: 0 })
})

test('the patch between two requests gives the one from the other, by field where they have the same', () => {
  const iam = { ...base, iam: { ...base.iam, kind: 'ashrae' }, spectral: { ...base.spectral } } as Resolved
  expect(patchBetween(base, iam)).toEqual({ 'iam.kind': 'ashrae' })
  const monofacial = { ...base, bifacial: plant().bifacial }
  expect(patchBetween(base, monofacial)).toEqual({ bifacial: null })
  expect(patchBetween(base, { ...base })).toEqual({})
})

test('varied fields are sections as a whole where not all have the same fields', () => {
  const fields = (patches: readonly object[]) =>
    variedFields(
      [base, ...patches.map((patch) => patched(base, patch as Record<string, unknown>))],
      patches as readonly Record<string, unknown>[],
    )
  expect(fields([{ 'array.tilt_deg': 1 }, { 'array.tilt_deg': 2, 'dc_losses.lid_loss': 0 }])).toEqual([
    'array.tilt_deg',
    'dc_losses.lid_loss',
  ])
  expect(fields([{ 'bifacial.model': 'view_factor' }, { bifacial: null }])).toEqual(['bifacial'])
  expect(fields([{ 'module.no_field_of_it': 1 }])).toEqual(['module'])
  expect(fields([{ 'lifetime.uncertainty_parts.model': 1 }])).toEqual(['lifetime.uncertainty_parts'])
})
