import { describe, expect, test } from 'bun:test'
import { completeScene, type Device, makeLayout } from '@pvyield/engine'
import { planeAzimuthRad, planeTiltRad } from '../../../engine/geometry/tracker-axis.ts'
import { ridgeScene, smallScene } from './small-scene.ts'

const RAD = Math.PI / 180
type Vector = Device['normal']

function layoutOf(fields: object, kind = 'gft') {
  const type = { id: 'a', kind, length: 10, width: 2, modules: 4, strings: 2 }
  return makeLayout(completeScene({ version: 2, types: [type], placements: [{ type: 'a', x: 0, y: 0, ...fields }] }))
}

function deviceOf(fields: object, kind = 'gft'): Device {
  return layoutOf(fields, kind).devices[0] as Device
}

function expectVector(found: Vector, expected: readonly number[]): void {
  for (const [axis, value] of expected.entries()) expect(found[axis] as number).toBeCloseTo(value, 12)
}

function cross(a: Vector, b: Vector): number[] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

describe('axes of a device', () => {
  test('a rack that faces south: along east, across up the slope', () => {
    const { along, across, normal } = deviceOf({ tilt_deg: 30 })
    expectVector(along, [1, 0, 0])
    expectVector(across, [0, Math.cos(30 * RAD), 0.5])
    expectVector(normal, [0, -0.5, Math.cos(30 * RAD)])
  })

  test('a tracker with its axis to the south: along south, across east, and a tilted axis falls to its azimuth', () => {
    const { along, across, normal } = deviceOf({ tilt_deg: 10 }, 'sat')
    expectVector(along, [0, -Math.cos(10 * RAD), -Math.sin(10 * RAD)])
    expectVector(across, [1, 0, 0])
    expectVector(normal, [0, -Math.sin(10 * RAD), Math.cos(10 * RAD)])
  })

  test('along x across is the normal, for every kind and angle', () => {
    for (const kind of ['gft', 'sat', 'ewf'])
      for (const [azimuth_deg, tilt_deg, roll_deg] of [
        [0, 0, 0],
        [33, 40, 20],
        [200, 12, -45],
        [359.5, 45, 0],
      ]) {
        const { along, across, normal } = deviceOf({ azimuth_deg, tilt_deg, roll_deg }, kind)
        expectVector(normal, cross(along, across))
        expect(Math.hypot(...normal)).toBeCloseTo(1, 12)
        expect(Math.hypot(...along)).toBeCloseTo(1, 12)
      }
  })
})

describe('roll', () => {
  test('a rack with roll is a tracker with that axis and rotation, as its plane and its normal say', () => {
    for (const [tilt_deg = 0, azimuth_deg = 0, roll_deg = 0] of [
      [0, 180, 10],
      [0, 180, -10],
      [25, 180, 8],
      [25, 90, -30],
      [60, 300, 45],
    ]) {
      const { tiltRad, azimuthRad, normal } = deviceOf({ tilt_deg, azimuth_deg, roll_deg })
      const axis = { azimuthRad: azimuth_deg * RAD, tiltSin: Math.sin(tilt_deg * RAD), tiltCos: Math.cos(tilt_deg * RAD) }
      expect(tiltRad).toBeCloseTo(planeTiltRad(axis, roll_deg * RAD), 12)
      expect(azimuthRad).toBeCloseTo(planeAzimuthRad(axis, roll_deg * RAD), 12)
      const horizontal = Math.sin(tiltRad)
      expectVector(normal, [horizontal * Math.sin(azimuthRad), horizontal * Math.cos(azimuthRad), Math.cos(tiltRad)])
    }
  })

  test('does not move trackers and ridges', () => {
    for (const kind of ['sat', 'ewf']) expect(layoutOf({ roll_deg: 20 }, kind).devices).toEqual(layoutOf({}, kind).devices)
  })
})

describe('ridges', () => {
  test('are two faces: their centres lie gap/2 + width/2 x cos(tilt) from the line and width/2 x sin(tilt) below it', () => {
    const { devices, bins } = makeLayout(completeScene(ridgeScene()))
    const [apart, below] = [0.1 + Math.cos(10 * RAD), Math.sin(10 * RAD)]
    expect(devices.map(({ id, side, modules, strings }) => [id, side, modules, strings])).toEqual([
      ['e1.e', 'e', 20, 1],
      ['e1.w', 'w', 20, 1],
    ])
    // One placement, so its place is the middle of the layout.
    expectVector(devices[0]?.centre as Vector, [apart, 0, -below])
    expectVector(devices[1]?.centre as Vector, [-apart, 0, -below])
    expectVector(devices[0]?.normal as Vector, [Math.sin(10 * RAD), 0, Math.cos(10 * RAD)])
    expect(bins.map(({ side, azimuthRad, modules }) => [side, azimuthRad / RAD, modules])).toEqual([
      ['e', 90, 20],
      ['w', 270, 20],
    ])
  })

  test('at the opposite bearing have the same faces under the other names, in bins of their own', () => {
    const scene = ridgeScene()
    scene.placements.push({ ...scene.placements[0], id: 'e2', x: 10, azimuth_deg: 0 })
    const { bins } = makeLayout(completeScene(scene))
    expect(bins.map(({ side, azimuthRad }) => [side, Math.round(azimuthRad / RAD)])).toEqual([
      ['e', 90],
      ['w', 270],
      ['e', 270],
      ['w', 90],
    ])
  })
})

describe('orientation bins', () => {
  const binsOf = (angles: readonly object[], kind = 'gft') => {
    const type = { id: 'a', kind, length: 10, width: 2, modules: 4, strings: 1 }
    const placements = angles.map((fields, k) => ({ type: 'a', x: 20 * k, y: 0, ...fields }))
    return makeLayout(completeScene({ version: 2, types: [type], placements })).bins
  }

  test('are 1 deg of tilt and 2.5 deg of azimuth wide, around the rounded values', () => {
    const tilts = [19.4, 19.5, 20, 20.49, 20.5].map((tilt_deg) => ({ tilt_deg }))
    expect(binsOf(tilts).map(({ devices }) => devices)).toEqual([[0], [1, 2, 3], [4]])
    const azimuths = [178.7, 178.75, 180, 181.2, 181.25].map((azimuth_deg) => ({ azimuth_deg }))
    expect(binsOf(azimuths).map(({ devices }) => devices)).toEqual([[0], [1, 2, 3], [4]])
  })

  test('north is one bin from either side, and its mean lies between', () => {
    const bins = binsOf([{ azimuth_deg: 359 }, { azimuth_deg: 1 }, { azimuth_deg: 360 }, { azimuth_deg: 0 }])
    expect(bins).toHaveLength(1)
    expect(Math.cos(bins[0]?.azimuthRad as number)).toBeCloseTo(1, 12)
  })

  test('trackers with axes at 0 and 180 are apart, and so are racks and trackers', () => {
    expect(binsOf([{ azimuth_deg: 0 }, { azimuth_deg: 180 }], 'sat')).toHaveLength(2)
    expect(makeLayout(completeScene(smallScene())).bins.map(({ kind }) => kind)).toEqual(['gft', 'gft', 'sat'])
  })

  test('have the mean plane of their devices by modules; equal devices keep their digits', () => {
    const [equal] = binsOf([
      { tilt_deg: 20.3, azimuth_deg: 33.3 },
      { tilt_deg: 20.3, azimuth_deg: 33.3 },
      { tilt_deg: 20.3, azimuth_deg: 33.3 },
    ])
    expect([equal?.tiltRad, equal?.azimuthRad]).toEqual([20.3 * RAD, 33.3 * RAD])
    const types = [
      { id: 'a', kind: 'gft', length: 10, width: 2, modules: 10, strings: 1 },
      { id: 'b', kind: 'gft', length: 10, width: 2, modules: 30, strings: 1 },
    ]
    const placements = [
      { type: 'a', x: 0, y: 0, tilt_deg: 20, azimuth_deg: 180 },
      { type: 'b', x: 50, y: 0, tilt_deg: 20.4, azimuth_deg: 181 },
    ]
    const [mean] = makeLayout(completeScene({ version: 2, types, placements })).bins
    expect([mean?.modules, mean?.tiltRad]).toEqual([40, expect.closeTo(20.3 * RAD, 12)])
    expect(mean?.azimuthRad).toBeCloseTo(180.75 * RAD, 12)
  })
})

test('a layout lies about its own middle: a scene at UTM coordinates has the same devices', () => {
  const near = makeLayout(completeScene(smallScene()))
  const scene = smallScene()
  for (const placement of scene.placements) {
    placement.x = Number(placement.x) + 500_000
    placement.y = Number(placement.y) + 5_300_000
  }
  const far = makeLayout(completeScene(scene))
  expect(far.middle[1] - near.middle[1]).toBeCloseTo(5_300_000, 6)
  for (const [at, { centre }] of far.devices.entries())
    for (const axis of [0, 1, 2] as const) expect(centre[axis]).toBeCloseTo(near.devices[at]?.centre[axis] as number, 8)
})
