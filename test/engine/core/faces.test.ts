import { describe, expect, test } from 'bun:test'
import { blendPlanes, sumArrays } from '../../../engine/core/faces.ts'
import { makeFrame } from '../../../engine/core/frame.ts'

describe('combining several faces', () => {
  const frame = makeFrame(3, 60, [1, 1, 1])
  frame.n = 3
  frame.lit.rows.set([0, 2])
  frame.lit.n = 2
  frame.faces.forEach(({ plane, dc }, k) => {
    plane.effectiveWm2.set([100 * (k + 1), 5, 300])
    plane.tiltRad.fill(1)
    plane.stripSurplusFrac.fill(0.5)
    dc.mppW.set([10 * (k + 1), 5, 30])
    dc.cellTempC.set([20 + 10 * k, 5, 40])
    dc.mppV.fill(600)
  })
  const planes = frame.faces.map(({ plane }) => plane)
  const arrays = frame.faces.map(({ dc }) => dc)

  test('irradiance is the weighted mean of the lit rows; orientation and shaded share have no mean', () => {
    blendPlanes(frame.lit, planes, [0.5, 0.3, 0.2], frame.plane)
    expect([...frame.plane.effectiveWm2]).toEqual([0.5 * 100 + 0.3 * 200 + 0.2 * 300, 0, 300])
    expect([...frame.plane.tiltRad, ...frame.plane.stripSurplusFrac]).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('power is the sum, the cell temperature the weighted mean, and the voltage is left to the inverter', () => {
    sumArrays(frame.lit, arrays, [0.5, 0.25, 0.25], frame.dc)
    expect([...frame.dc.mppW]).toEqual([60, 0, 90])
    expect([...frame.dc.cellTempC]).toEqual([0.5 * 20 + 0.25 * 30 + 0.25 * 40, 0, 40])
    expect([...frame.dc.mppV]).toEqual([0, 0, 0])
  })

  test('a plant with one face has no second set of columns', () => {
    const { faces, plane, dc } = makeFrame(3, 60)
    expect(faces).toHaveLength(1)
    expect(faces[0].plane).toBe(plane)
    expect(faces[0].dc).toBe(dc)
  })
})
