import { describe, expect, test } from 'bun:test'
import { deflateRawSync } from 'node:zlib'
import { isNamed } from '../../clients/console/start/place-name.ts'
import { AddressError, addressOf, stateOf } from '../../clients/console/state/address.ts'
import { type ConsoleState, FIRST_STATE, withFields } from '../../clients/console/state/console-state.ts'
import { addressInQuery } from '../../clients/console/state/query.ts'
import { Store } from '../../clients/console/state/store.ts'
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

  test('the look of the scene stands in the address as a person writes it, after a simple plant and after a packed one', () => {
    const look = { day: '12-21', time: '09:30', table: 't2-14', eye: [180, 25, 120.5, 3, -2, 0.5] as const }
    const text = 'day=12-21&time=09:30&table=t2-14&eye=180,25,120.5,3,-2,0.5'
    for (const state of [FIRST_STATE, full]) {
      expect(addressOf({ ...state, look })).toEndWith(`&${text}`)
      expect(stateOf(`#${addressOf({ ...state, look })}`)).toEqual({ ...state, look })
    }
    const named = { ...FIRST_STATE, look: { table: '&eye=1#<b>' } }
    expect(stateOf(`#${addressOf(named)}`)).toEqual(named)
    expect(stateOf('#view=scene&day=03-21')).toEqual({ ...FIRST_STATE, view: 'scene', look: { day: '03-21' } })
  })

  test('the open project stands in the address of the projects alone, after a simple plant and after a packed one', () => {
    for (const state of [FIRST_STATE, full]) {
      const opened = { ...state, view: 'projects', project: 'prj_a-1' }
      expect(addressOf(opened)).toEndWith('project=prj_a-1')
      expect(stateOf(`#${addressOf(opened)}`)).toEqual(opened)
      expect(addressOf({ ...opened, view: 'compare' })).not.toContain('prj_a-1')
    }
    expect(stateOf('#view=projects&project=prj_1')).toEqual({ ...FIRST_STATE, view: 'projects', project: 'prj_1' })
    expect(stateOf('#view=projects&project=../me')).toEqual({ ...FIRST_STATE, view: 'projects' })
  })

  test.each([
    'day=02-30',
    'day=13-01',
    'day=<b>',
    'time=25:00',
    'time=noon',
    'eye=1,2,3',
    'eye=0,95,1,0,0,0',
    'eye=0,30,-1,0,0,0',
    'eye=0,30,NaN,0,0,0',
  ])('%s is no look, and the rest is read', (field) => {
    expect(stateOf(`#view=scene&${field}`)).toEqual({ ...FIRST_STATE, view: 'scene' })
  })

  test('a long plant is packed: the address is shorter than its JSON, although it is base64', () => {
    expect(addressOf(full).length).toBeLessThan(JSON.stringify(full).length)
  })

  test.each(['#state=abc', '#state=', `#state=${'A'.repeat(5000)}`])('%p is refused in words', (address) => {
    expect(() => stateOf(address)).toThrow(AddressError)
  })

  test('what a link holds is checked part by part', () => {
    expect(() => stateOf('#state=yyvNyQEA')).toThrow('The link contains no plant')
    const { plant } = FIRST_STATE
    const link = (value: unknown) => `#state=${Buffer.from(deflateRawSync(JSON.stringify(value))).toString('base64url')}`
    for (const value of [
      null,
      1,
      'x',
      [],
      {},
      { plant: null },
      { plant: { kind: 'simple', body: [] } },
      { plant: { kind: 'other', body: {} } },
    ])
      expect(() => stateOf(link(value))).toThrow('The link contains no plant')
    for (const part of [
      { pins: null },
      { pins: {} },
      { pins: [null] },
      { pins: [{ name: 1, plant }] },
      { pins: [{ name: '', plant: null }] },
      { files: [null] },
      { files: [{ id: 1, name: '' }] },
      { place: {} },
      { view: null },
      { picture: { name: 'day', columns: 'E_Grid' } },
      { stored: { id: 'run_1' } },
    ])
      expect(() => stateOf(link({ plant, ...part }))).toThrow('The link contains parts that this page did not write')
    expect(stateOf(link({ plant }))).toEqual({ ...FIRST_STATE, place: '' })
  })

  test('the name of a place is bounded, and shown where the index has it', () => {
    const long = 'x'.repeat(50_000)
    expect(stateOf(`#latitude=48&longitude=11&place=${long}`).place.length).toBe(200)
    const cairo = { name: 'Cairo', label: 'Cairo, Egypt', latitude: 30.06, longitude: 31.25 }
    const fiji = { name: 'Labasa', label: 'Labasa, Fiji', latitude: -16.42, longitude: 179.98 }
    expect(isNamed('Cairo', [30, 31.2], [cairo])).toBe(true)
    expect(isNamed('Cairo, Egypt', [30, 31.2], [cairo])).toBe(true)
    expect(isNamed('Cairo', [48.14, 11.58], [cairo])).toBe(false)
    expect(isNamed('Cairo, the best plant', [30, 31.2], [cairo])).toBe(false)
    expect(isNamed('Labasa', [-16.4, -179.9], [fiji])).toBe(true)
  })
})

test('a plant that is too large for a link: it stays in the page, the address names no other one, and a smaller plant has its link again', () => {
  const address = { hash: '', origin: 'http://here', pathname: '/', search: '' }
  const write = (_state: unknown, _title: string, url: string) => {
    address.hash = url.startsWith('#') ? url : ''
  }
  const host = globalThis as unknown as Record<string, unknown>
  Object.assign(host, { location: address, history: { replaceState: write, pushState: write } })
  try {
    const store = new Store()
    store.show('compare')
    const before = address.hash
    expect([before, store.tooLongLink]).toEqual([`#${addressOf({ ...FIRST_STATE, view: 'compare' })}`, null])
    // Nothing packs this name.
    const name = Array.from({ length: 25_000 }, (_, k) => new Bun.CryptoHasher('sha512').update(String(k)).digest('base64')).join('')
    const large = { ...FIRST_STATE, files: [{ id: 'met_dropped_0', name }] }
    store.change(large)
    store.show('scene')
    expect([address.hash, store.link(), store.state]).toEqual(['', 'http://here/', { ...large, view: 'scene' }])
    expect(store.tooLongLink).toBeGreaterThan(2e6)
    store.undoOnce()
    store.show('compare')
    expect([store.link(), store.tooLongLink, address.hash]).toEqual([`http://here/${before}`, null, before])
  } finally {
    for (const name of ['location', 'history']) delete host[name]
  }
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

test('a query with a place is the address of its plant; any other query is none', () => {
  const address = addressInQuery('?latitude=48.1&longitude=11.6&system_capacity_kw=20') ?? ''
  expect(stateOf(address).plant).toEqual({ kind: 'simple', body: { latitude: 48.1, longitude: 11.6, system_capacity_kw: 20 } } as never)
  expect(['', '?', '?ref=mail', '?latitude=48.1'].map(addressInQuery)).toEqual([null, null, null, null])
})
