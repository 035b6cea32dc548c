import { describe, expect, test } from 'bun:test'
import type { RunRequest, Scene } from '@pvyield/contract/schemas'
import { completeScene, EngineError, earlierFormatMessage, findSceneFailures, findSceneRunFailures } from '@pvyield/engine'
import { smallPlant } from '../small-plant.ts'
import { REJECTIONS } from './rejections.ts'
import { ridgeScene, smallScene } from './small-scene.ts'

function failuresOf(scene: unknown): [string | null, string][] {
  try {
    completeScene(scene)
  } catch (error) {
    if (error instanceof EngineError) return error.failures.map(({ field, message }) => [field, message])
    throw error
  }
  return []
}

describe('a scene is refused', () => {
  test.each(REJECTIONS)('$name: one failure, which names the field', ({ scene, path, message }) => {
    const [[field, text] = [], ...others] = failuresOf(scene)
    // Without the document the engine does not know the tags of a union.
    expect([field, text, others]).toEqual([path, message.replace(/: 'prism'.*/, ''), []])
  })

  test.each(REJECTIONS.filter(({ isOfSchema }) => !isOfSchema))('$name: in a run the field begins with scene', ({ scene, path }) => {
    const { failures } = findSceneFailures(scene, ['scene'])
    expect(failures.map(({ field }) => field)).toEqual([path === null ? 'scene' : `scene.${path}`])
  })

  test('a key of an earlier format has the same words in a run', () => {
    for (const [key, words] of [
      ['scene.length_unit', 'the scene is unitless'],
      ['scene.types.3.sat', 'the sat block was removed'],
      ['scene.types.0.roof', 'roof types were removed'],
      ['scene.placements.7.clearance', 'scene clearance was removed'],
    ] as const)
      expect(earlierFormatMessage(key.split('.'), {})).toStartWith(words)
    for (const key of ['scene.sat_block', 'scene.objects.0.sat', 'scene.types.0.constructor', 'archetype', 'array.clearance'])
      expect([key, earlierFormatMessage(key.split('.'), { array: {} })]).toEqual([key, null])
  })

  test('with all of its failures, those of the schema and of the rules beyond it', () => {
    const scene = smallScene()
    Object.assign(scene, { version: 1, archetype: 'gft' })
    Object.assign(scene.types[0] ?? {}, { width: 0 })
    Object.assign(scene.types[1] ?? {}, { id: 'rack', sat: {} })
    Object.assign(scene.placements[0] ?? {}, { tilt_deg: -3, azimuth_deg: 400 })
    Object.assign(scene.placements[1] ?? {}, { id: 'r1', x: 'east' })
    Object.assign(scene.objects[3] ?? {}, { height: 0, diameter: 1 })
    expect(
      failuresOf(scene)
        .map(([field]) => field)
        .sort(),
    ).toEqual([
      'archetype',
      'objects.3.height',
      'objects.3.radius',
      'placements.0.azimuth_deg',
      'placements.0.tilt_deg',
      'placements.1.id',
      'placements.1.x',
      'placements.2.type',
      'types.0.width',
      'types.1.id',
      'types.1.sat',
      'version',
    ])
  })

  test('whatever it is made of', () => {
    for (const scene of [null, [], 'flat', 1, {}, { types: {}, placements: 'p', objects: [null, 1, [], {}] }])
      expect(failuresOf(scene)).not.toEqual([])
    const odd = [null, 1, 'x', [], {}, { id: {} }, { type: [] }, { vertices: [1, [null], { 3: -1 }] }, { kind: 'wall', vertices: null }]
    expect(findSceneFailures({ types: odd, placements: odd, objects: odd, version: [] }).failures).toEqual([])
  })
})

test('a valid scene is complete after the check, and the sent one is unchanged', () => {
  const sent = { ...ridgeScene(), placements: [{ type: 'ridge', x: 1, y: 2 }] }
  const copy = structuredClone(sent)
  const scene = completeScene(sent)
  expect(scene.placements).toEqual([{ type: 'ridge', x: 1, y: 2, z: 0, azimuth_deg: 180, tilt_deg: 0, roll_deg: 0 }])
  expect(scene).toMatchObject({ origin: null, objects: [], outlines: [] })
  expect(sent).toEqual(copy)
  expect(completeScene(scene)).toEqual(scene)
})

test('the frame may be stated', () => {
  const axes = { x: 'east', y: 'north', z: 'up' }
  const frame = { axes, azimuth_zero: 'true_north', azimuth_direction: 'clockwise', lengths: 'unitless' }
  expect(completeScene({ ...smallScene(), frame }).frame).toEqual(frame as Scene['frame'])
})

describe('a run refuses', () => {
  const site = { ...smallPlant().site, latitude: 48, longitude: 11 }
  const withArray = (track_mode: RunRequest['array']['track_mode']) => ({ site, array: { ...smallPlant().array, track_mode } })
  const failures = (scene: unknown, mode: RunRequest['array']['track_mode']) =>
    findSceneRunFailures(completeScene(scene), withArray(mode)).failures.map(({ field, message }) => [field, message])

  test('trackers on a roof', () => {
    expect(failures(smallScene(), 'rooftop')).toEqual([
      ['scene', 'sat types are not available with rooftop racking: set array.track_mode to fixed or single_axis, or use gft types'],
    ])
    for (const mode of ['fixed', 'single_axis'] as const) expect(failures(smallScene(), mode)).toEqual([])
  })

  test('ridges without their racking, and the racking without ridges', () => {
    const words = 'ewf types need track_mode ewf, and ewf racking needs ewf types: set array.track_mode or the kind of the types'
    expect(failures(ridgeScene(), 'fixed')).toEqual([['scene', words]])
    expect(failures(smallScene(), 'ewf')).toEqual([['scene', words]])
    expect(failures(ridgeScene(), 'ewf')).toEqual([])
  })

  test('an origin more than 10 km from the site: a degree of latitude is 111.2 km', () => {
    const at = (latitude: number) => failures({ ...smallScene(), origin: { latitude, longitude: 11 } }, 'fixed')
    expect(at(48.0898)).toEqual([])
    expect(at(48.0901)).toEqual([['scene.origin', 'is 10.0 km from the site: move it to within 10 km, or leave it out']])
    const exchanged = findSceneRunFailures(completeScene({ ...smallScene(), origin: { latitude: 11, longitude: 48 } }), {
      site: { latitude: 48, longitude: 11 },
      array: { track_mode: 'fixed' },
    })
    expect(exchanged.failures[0]?.message).toContain('its latitude and longitude are exchanged')
    expect(at(49)).toEqual([['scene.origin', 'is 111.2 km from the site: move it to within 10 km, or leave it out']])
  })
})
