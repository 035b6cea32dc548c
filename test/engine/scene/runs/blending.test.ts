import { expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { plant, runWithSeries } from '../../chain/plant.ts'
import type { SentScene } from '../small-scene.ts'
import { withScene } from './scene-run.ts'

const SAME = 1e-9
const LIGHT = ['GlobInc', 'BeamInc', 'DifSInc', 'Alb_Inc', 'GlobShd', 'GlobIAM', 'GlobEff']

/** Power in proportion to the light, so that the plant is the mean of its parts. */
const LINEAR = {
  module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: 0 },
  inverter: { model: 'flat', p_ac_nom_kw: 2000, efficiency: 1 },
}

interface Part {
  kind: 'gft' | 'sat' | 'ewf'
  azimuth_deg: number
  tilt_deg: number
  devices: number
  modules: number
}

/** Devices in several orientations that do not shade each other, because row shading is off. */
function sceneOf(parts: readonly Part[]): SentScene {
  return {
    version: 2,
    types: parts.map(({ kind, modules }, k) => ({
      id: `type-${k}`,
      kind,
      length: 20,
      width: 3,
      modules,
      strings: 2,
      ...(kind === 'ewf' ? { gap: 0.1 } : {}),
    })),
    placements: parts.flatMap(({ azimuth_deg, tilt_deg, devices }, k) =>
      Array.from({ length: devices }, (_, n) => ({
        id: `${k}-${n}`,
        type: `type-${k}`,
        x: 30 * n,
        y: 12 * k,
        z: 2,
        azimuth_deg,
        tilt_deg,
      })),
    ),
    objects: [],
  }
}

/** The plant of one part alone, by the array section. */
function alone({ kind, azimuth_deg, tilt_deg }: Part): Resolved {
  const track_mode = { gft: 'fixed', sat: 'single_axis', ewf: 'ewf' }[kind]
  return plant({ ...LINEAR, array: { track_mode, azimuth_deg, tilt_deg, gcr: 0.5, strings_per_inverter: 124 } })
}

function expectMean(parts: readonly Part[], array: Record<string, unknown> = {}): void {
  const modules = parts.map((part) => part.devices * part.modules)
  const all = modules.reduce((sum, count) => sum + count, 0)
  const runs = parts.map((part) => runWithSeries(alone(part)))
  const whole = runWithSeries(withScene(alone(parts[0]), sceneOf(parts), array))
  for (const name of [...LIGHT, 'E_Grid']) {
    const columns = runs.map(({ column }) => column(name))
    const expected = columns[0].map((_, row) => columns.reduce((sum, column, k) => sum + (modules[k] / all) * column[row], 0))
    const most = expected.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
    const worst = whole.column(name).reduce((largest, value, row) => Math.max(largest, Math.abs(value - expected[row])), 0)
    expect(worst / most, name).toBeLessThan(SAME)
  }
}

test('two equal halves of racks are the mean of two runs, hour by hour', () => {
  expectMean([
    { kind: 'gft', azimuth_deg: 150, tilt_deg: 20, devices: 5, modules: 40 },
    { kind: 'gft', azimuth_deg: 215, tilt_deg: 35, devices: 5, modules: 40 },
  ])
})

test('unequal parts count by their modules, also in one bin', () => {
  expectMean([
    { kind: 'gft', azimuth_deg: 180, tilt_deg: 20, devices: 6, modules: 50 },
    { kind: 'gft', azimuth_deg: 180, tilt_deg: 40, devices: 2, modules: 25 },
    { kind: 'gft', azimuth_deg: 90, tilt_deg: 10, devices: 1, modules: 31 },
  ])
})

test('racks and trackers of one scene are the mean of two runs, whatever the racking mode says', () => {
  const parts: Part[] = [
    { kind: 'sat', azimuth_deg: 180, tilt_deg: 0, devices: 4, modules: 60 },
    { kind: 'gft', azimuth_deg: 165, tilt_deg: 25, devices: 3, modules: 28 },
  ]
  expectMean(parts)
  expectMean(parts, { track_mode: 'fixed' })
})

test('trackers with axes to north and to south are two bins with the same light', () => {
  const parts: Part[] = [
    { kind: 'sat', azimuth_deg: 180, tilt_deg: 0, devices: 4, modules: 60 },
    { kind: 'sat', azimuth_deg: 0, tilt_deg: 0, devices: 2, modules: 60 },
  ]
  expectMean(parts)
  expect(run(withScene(alone(parts[0]), sceneOf(parts))).answer.summary.scene_bins.length).toBe(2)
})

test('eastern and western faces of ridges are blended apart: the mean of two runs', () => {
  expectMean([
    { kind: 'ewf', azimuth_deg: 180, tilt_deg: 10, devices: 6, modules: 40 },
    { kind: 'ewf', azimuth_deg: 160, tilt_deg: 25, devices: 3, modules: 20 },
  ])
})
