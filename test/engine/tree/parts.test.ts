import { expect, test } from 'bun:test'
import { completeRunRequest, type Resolved } from '@pvyield/engine'
import { candidates, pathOf } from '../../../engine/tree/candidate.ts'
import { stepOf } from '../../../engine/tree/choices.ts'
import type { Step } from '../../../engine/tree/step.ts'
import { smallPlant } from '../small-plant.ts'

const step = (field: string) => stepOf(field) as Step
const plant = (changes: object) => completeRunRequest<Resolved>({ ...smallPlant(), ...changes })
const reasonOf = (field: string, request: Resolved) => candidates(step(field), request)[0]?.reason ?? null
const { array } = smallPlant()

test('a rotation that is given leaves no tracking to choose', () => {
  const trackers = plant({ array: { ...array, track_mode: 'single_axis' } })
  expect(pathOf([step('array.tracking')], trackers)).toEqual({ 'array.tracking': 'backtracking' })
  const given = { ...trackers, array: { ...trackers.array, rotation_series: [0, 10] } }
  expect(reasonOf('array.tracking', given)).toBe('array.rotation_series turns the trackers')
  expect(pathOf([step('array.tracking')], given)).toEqual({})
})

test('a step that only some parts read is open, and one that every part has itself is not', () => {
  const trackers = { track_mode: 'single_axis' }
  expect(reasonOf('array.tracking', plant({ sub_arrays: [{ id: 'a' }, { id: 'b' }] }))).toContain('does not track')
  expect(reasonOf('array.tracking', plant({ sub_arrays: [{ id: 'a' }, { id: 'b', array: trackers }] }))).toBeNull()
  const faiman = { thermal: { model: 'faiman' } }
  expect(reasonOf('thermal.model', plant({ sub_arrays: [{ id: 'a', ...faiman }, { id: 'b' }] }))).toBeNull()
  expect(
    reasonOf(
      'thermal.model',
      plant({
        sub_arrays: [
          { id: 'a', ...faiman },
          { id: 'b', ...faiman },
        ],
      }),
    ),
  ).toBe('Every part of the plant has its own thermal.model: change it in sub_arrays')
})
