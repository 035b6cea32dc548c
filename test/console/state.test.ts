import { describe, expect, test } from 'bun:test'
import { AddressError, addressOf, stateOf } from '../../clients/console/state/address.ts'
import { type ConsoleState, FIRST_STATE, withFields } from '../../clients/console/state/console-state.ts'
import { changed, redone, settled, undone, undoOf } from '../../clients/console/state/undo.ts'
import { smallPlant } from '../engine/small-plant.ts'

describe('the address of a state', () => {
  test('of a simple plant names its fields, so that a person can write it', () => {
    const state = stateOf('#latitude=36.84&longitude=-2.46&system_capacity_kw=5000&racking=single_axis&place=Almer%C3%ADa')
    expect(state).toEqual({
      ...FIRST_STATE,
      place: 'Almería',
      plant: { kind: 'simple', body: { latitude: 36.84, longitude: -2.46, system_capacity_kw: 5000, racking: 'single_axis' } },
    })
    expect(addressOf(state)).toBe('latitude=36.84&longitude=-2.46&system_capacity_kw=5000&racking=single_axis&place=Almer%C3%ADa')
  })

  const hostile = '<img src=x onerror=alert(1)>&view=#?+%"\u2028'
  const full: ConsoleState = {
    plant: { kind: 'full', body: smallPlant() as never },
    place: hostile,
    view: 'compare',
    pins: [{ name: hostile, plant: FIRST_STATE.plant }],
    files: [{ id: 'dropped_0', name: hostile }],
  }
  test.each([
    ['the first', FIRST_STATE],
    ['a plant with fields taken out and put in', withFields(FIRST_STATE, { uncertainty: undefined, gcr: 0.35, scene: null })],
    ['a place with marks of addresses and of HTML', { ...FIRST_STATE, place: hostile }],
    ['a full plant with pins and files', full],
  ] as const)('%s: what is written is read again', (_name, state) => {
    expect(stateOf(`#${addressOf(state)}`)).toEqual(state)
  })

  test('a long plant is packed: the address is shorter than its JSON, although it is base64', () => {
    expect(addressOf(full).length).toBeLessThan(JSON.stringify(full).length)
  })

  test.each(['#state=abc', '#state=', `#state=${'A'.repeat(5000)}`])('%p is refused in words', (address) => {
    expect(() => stateOf(address)).toThrow(AddressError)
  })
})

describe('undoing', () => {
  test('the steps of one gesture are undone as one, and what follows it by itself', () => {
    let undo = undoOf(0)
    for (const tilt of [1, 2, 3]) undo = changed(undo, tilt, 'tilt')
    undo = changed(settled(undo), 4, 'tilt')
    expect(undone(undo).present).toBe(3)
    expect(undone(undone(undo)).present).toBe(0)
    expect(undone(undone(undone(undo))).present).toBe(0)
    expect(redone(redone(undone(undone(undo)))).present).toBe(4)
  })

  test('a change after undoing takes the place of what was undone', () => {
    const undo = changed(undone(changed(undoOf('a'), 'b', null)), 'c', null)
    expect([redone(undo).present, undone(undo).present]).toEqual(['c', 'a'])
  })
})
