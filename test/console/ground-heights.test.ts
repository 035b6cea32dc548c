import { describe, expect, test } from 'bun:test'
import { heightsOf } from '../../clients/console/scene/ground-heights.ts'
import { withHeights } from '../../clients/console/scene/open-plant.ts'
import type { ConsoleState } from '../../clients/console/state/console-state.ts'

const slope = (x: number, y: number): number => 300 + 0.05 * x - 0.02 * y
const places = [0, 10, 20, 30].flatMap((x) => [0, 8].map((y) => ({ type: 'a', x, y })))

describe('what the heights of a scene count from', () => {
  test.each([
    ['a drawing on flat ground', places.map((place) => ({ ...place, z: 1.5 })), slope, 'above_ground'],
    ['without heights', places, slope, 'above_ground'],
    ['posts of two lengths', places.map((place, k) => ({ ...place, z: 1.5 + 0.1 * (k % 2) })), slope, 'above_ground'],
    ['heights of a survey', places.map((place) => ({ ...place, z: slope(place.x, place.y) + 1.5 })), slope, 'absolute'],
    ['level ground at 300 m, a drawing', places.map((place) => ({ ...place, z: 1.5 })), () => 300, 'above_ground'],
    ['level ground at 300 m, a survey', places.map((place) => ({ ...place, z: 301.5 })), () => 300, 'absolute'],
    ['on the ground by their own field', places.map((place) => ({ ...place, above_ground: 1.5 })), slope, 'absolute'],
    ['beyond the ground', places.map((place) => ({ ...place, z: 1.5 })), () => Number.NaN, 'above_ground'],
  ] as const)('%s', (_, placements, heightAt, expected) => {
    expect(heightsOf([...placements], heightAt)).toBe(expected)
  })
})

test('the other choice changes the heights alone', () => {
  const scene = { version: 2, types: [], placements: [], terrain: { surface: {}, post_min: 1, heights: 'absolute' } }
  const state = { plant: { kind: 'simple', body: { latitude: 1, scene } } } as unknown as ConsoleState
  expect(withHeights(state, 'above_ground').plant.body.scene?.terrain as object).toEqual({
    surface: {},
    post_min: 1,
    heights: 'above_ground',
  })
  const bare = { plant: { kind: 'simple', body: { latitude: 1 } } } as unknown as ConsoleState
  expect(withHeights(bare, 'absolute')).toBe(bare)
})
