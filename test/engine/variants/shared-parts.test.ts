import { describe, expect, test } from 'bun:test'
import { prepare } from '../../../engine/chain.ts'
import type { ChainPart } from '../../../engine/chain-part.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { type Patch, patched, variedFields } from '../../../engine/variants/patch.ts'
import { SharedParts, Variant } from '../../../engine/variants/shared-parts.ts'
import { everyLossPlant, plant } from '../chain/plant.ts'

/** The parts that a plant and its variant do not share. */
function apart(base: Resolved, patch: Patch): ChainPart[] {
  const request = patched(base, patch)
  const shared = new SharedParts(variedFields([base, request], [patch]))
  const [one, other] = [base, request].map((each) => {
    const variant = new Variant(shared, each, new Sink())
    prepare(variant.request, new Sink(), 'lit or up', variant.part)
    return variant
  })
  const parts: readonly ChainPart[] = [
    'module', 'sun', 'irradiance', 'albedo', 'orientation', 'horizon', 'shading', 'soiling', 'iam', 'rear', 'solve', 'dc', 'inverter', 'ac',
  ] // biome-ignore format: a list of names
  return parts.filter((part) => one.keyOf(part) !== other.keyOf(part))
}

describe('parts that two variants do not share', () => {
  const base = everyLossPlant({ bifacial: { bifaciality: 0.7 } })

  test('are those that read a field in which they differ, those made with them, and those behind them that carry a state', () => {
    expect(apart(base, { 'thermal.u_c': 20 })).toEqual(['solve'])
    expect(apart(base, { 'dc_losses.lid_loss': 0.03 })).toEqual(['dc'])
    expect(apart(base, { 'site.albedo_monthly': new Array(12).fill(0.4) })).toEqual(['albedo', 'solve'])
    expect(apart(base, { 'iam.kind': 'ashrae' })).toContain('iam')
    expect(apart(base, { 'site.sun_position': 'michalsky' })).toEqual(expect.arrayContaining(['sun', 'irradiance']))
  })

  test('the horizon reaches the ground below the rows as well', () => {
    const withHorizon = everyLossPlant({
      bifacial: { bifaciality: 0.7 },
      site: { use_horizon: true, horizon_azimuths_deg: [0, 180], horizon_elevations_deg: [5, 10] },
    })
    expect(apart(withHorizon, { 'site.horizon_model': 'beam' })).toEqual(expect.arrayContaining(['horizon', 'rear']))
  })

  test('a field that nothing reads keeps none apart', () => {
    expect(apart(base, { 'module.name': 'another' })).toEqual([])
  })
})

test('what a part finds reaches every variant that shares it', () => {
  const base = plant({ ac_losses: { other_loss: 0.6, transmission_loss: 0.6 } })
  const shared = new SharedParts(['array.tilt_deg'])
  const found = [10, 20].map((tilt) => {
    const sink = new Sink()
    const variant = new Variant(shared, patched(base, { 'array.tilt_deg': tilt }), sink)
    variant.part('module', (own) => own.warn('row_length_unread', 'array.row_length_m', {}))
    return sink.findings.map(({ code }) => code)
  })
  expect(found).toEqual([['row_length_unread'], ['row_length_unread']])
})

test('a field that is read outside of a part, and a part that is prepared twice, are mistakes', () => {
  const variant = new Variant(new SharedParts(['array.tilt_deg']), plant(), new Sink())
  expect(() => variant.request.array.tilt_deg).toThrow('array.tilt_deg is read outside of the parts of the chain: read it in a part')
  variant.part('sun', () => null)
  expect(() => variant.part('sun', () => null)).toThrow('The part sun of face 0 is prepared twice: give each its own name')
})
