import { describe, expect, test } from 'bun:test'
import { completeScene, makeLayout } from '@pvyield/engine'
import { findAhead } from '../../../engine/scene/ahead.ts'
import { sceneRunFindings } from '../../../engine/scene/run-warnings.ts'
import { requestWith } from '../geometry/setting.ts'

const RAD = Math.PI / 180
const TYPES = [
  { id: 'gft', kind: 'gft', length: 20, width: 4, modules: 28, strings: 2 },
  { id: 'sat', kind: 'sat', length: 30, width: 4, modules: 28, strings: 1 },
  { id: 'ewf', kind: 'ewf', length: 20, width: 2, gap: 0.4, modules: 28, strings: 2 },
]
const STRINGING = { modules_per_string: 14, strings_per_inverter: 2, n_inverters: 3 }

/** Warnings of three devices of a kind, as far apart as stated, in an array. */
function warningsOf(kind: 'gft' | 'sat' | 'ewf', spacings: readonly number[], array: object): string[] {
  const places = [0, spacings[0] ?? 0, (spacings[0] ?? 0) + (spacings[1] ?? 0)]
  const scene = completeScene({
    version: 2,
    types: TYPES.filter(({ id }) => id === kind),
    placements: places.map((at) => ({
      type: kind,
      x: kind === 'gft' ? 0 : at,
      y: kind === 'gft' ? at : 0,
      z: 1,
      tilt_deg: kind === 'sat' ? 0 : 20,
    })),
  })
  const layout = makeLayout(scene)
  const { array: section } = requestWith({ array: { ...STRINGING, ...array } })
  return sceneRunFindings(layout, section, findAhead(layout)).map(({ message }) => message)
}

describe('the pitch of a scene', () => {
  const advice = 'set array.gcr, which backtracking and row_model rows read, to what the scene has'

  test('is that of the array section: width over the distance to the device ahead, within 1 %', () => {
    for (const [kind, track_mode] of [
      ['gft', 'fixed'],
      ['sat', 'single_axis'],
    ] as const) {
      const array = { track_mode, gcr: 0.4 }
      expect(warningsOf(kind, [10, 10.09], array)).toEqual([])
      expect(warningsOf(kind, [10, 9.91], array)).toEqual([])
      expect(warningsOf(kind, [10, 10.2], array)).toEqual([
        expect.stringContaining(`Pitch of the scene differs from width / array.gcr by up to 2.0 %: ${advice}`),
      ])
      expect(warningsOf(kind, [7, 10.2], array)).toEqual([
        expect.stringContaining(`Pitch of the scene differs from width / array.gcr by up to 30 %: ${advice}`),
      ])
    }
  })

  test('of ridges is from line to line, over what both faces cover without the gap', () => {
    const array = { track_mode: 'ewf', gcr: (4 * Math.cos(20 * RAD)) / 5, strings_per_inverter: 2 }
    expect(warningsOf('ewf', [5, 5], array)).toEqual([])
    expect(warningsOf('ewf', [5, 5.2], array)).toEqual([
      expect.stringContaining(`Ridge spacing of the scene differs from 2 x width x cos(tilt) / array.gcr by up to 4.0 %: ${advice}`),
    ])
  })

  test('is not compared where rows do not shade each other', () => {
    expect(warningsOf('gft', [3, 30], { track_mode: 'rooftop', gcr: 0.4 })).toEqual([])
    expect(warningsOf('gft', [3, 30], { track_mode: 'fixed', gcr: 0.4, inter_row_shading: false })).toEqual([])
  })
})

test('tables that carry other modules than the racking section declares', () => {
  const array = { track_mode: 'fixed', gcr: 0.4, n_inverters: 2 }
  expect(warningsOf('gft', [10, 10], array)).toEqual([
    'Scene tables carry 84 modules while the racking section declares 56 (array): the run has 56; set array.modules_per_string, strings_per_inverter and n_inverters to the number that the scene has',
  ])
})
