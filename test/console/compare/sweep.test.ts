import { describe, expect, test } from 'bun:test'
import { inChunks } from '../../../clients/console/compare/in-chunks.ts'
import { isolines } from '../../../clients/console/compare/isolines.ts'
import { curvePicture } from '../../../clients/console/compare/pictures/curve-picture.ts'
import { currentValue, sweepFields } from '../../../clients/console/compare/sweep-fields.ts'
import { type Axis, axesAtEnd, axisFault, axisValues, bestOf, sweepPoints } from '../../../clients/console/compare/sweep-plan.ts'
import { stepped, type TornadoField } from '../../../clients/console/compare/tornado-fields.ts'
import type { Plant } from '../../../clients/console/state/console-state.ts'
import { svgText } from '../../../clients/report/pictures/element.ts'

const axis = (path: string, from: number, to: number, count: number, size = 1): Axis => ({
  field: { path, label: path, unit: '', from, to, size },
  from,
  to,
  count,
})

describe('the points of a sweep', () => {
  test('equal steps with both ends, as they are shown and sent', () => {
    expect(axisValues(axis('gcr', 0.2, 0.8, 4))).toEqual([0.2, 0.4, 0.6, 0.8])
    expect(sweepPoints(axis('bifaciality', 60, 80, 2, 0.01), axis('tilt_deg', 10, 30, 3))).toEqual([
      { tilt_deg: 10, bifaciality: 0.6 },
      { tilt_deg: 10, bifaciality: 0.8 },
      { tilt_deg: 20, bifaciality: 0.6 },
      { tilt_deg: 20, bifaciality: 0.8 },
      { tilt_deg: 30, bifaciality: 0.6 },
      { tilt_deg: 30, bifaciality: 0.8 },
    ])
  })

  test('a range that is none says what is wrong', () => {
    expect(axisFault(axis('gcr', 0.8, 0.2, 4))).toBe('The first value must be below the last one')
    expect(axisFault(axis('gcr', 0.2, Number.NaN, 4))).toBe('Give both ends as numbers')
    expect(axisFault(axis('gcr', 0.2, 0.8, 2.5))).toBe('Give 2 to 200 values')
    expect(axisFault(axis('gcr', 0.2, 0.8, 2))).toBeNull()
  })

  test('the best is the highest; a refused point is none; at an end it says so', () => {
    const [x, y] = [axis('gcr', 0.2, 0.8, 3), axis('tilt_deg', 0, 40, 3)]
    expect(bestOf([1, null, 5, 4])).toBe(2)
    expect(bestOf([null, null])).toBeNull()
    expect(axesAtEnd(4, x, y)).toEqual([])
    expect(axesAtEnd(3, x, y)).toEqual([x])
    expect(axesAtEnd(8, x, y)).toEqual([x, y])
  })
})

describe('what can be swept', () => {
  const simple: Plant = { kind: 'simple', body: { latitude: 48, longitude: 11, system_capacity_kw: 100, bifaciality: 0.7 } }

  test('the value of a plant as it is shown: sent, applied by its run, or not known', () => {
    const field = (path: string) => sweepFields(simple).find((each) => each.path === path) as never
    expect(currentValue(field('bifaciality'), simple, new Map())).toBe(70)
    expect(currentValue(field('tilt_deg'), simple, new Map([['tilt_deg', 25]]))).toBe(25)
    expect(currentValue(field('elevation'), simple, new Map())).toBeNull()
  })

  test('every number of a full plant, not those of its weather', () => {
    const body = { site: { latitude: 48 }, array: { gcr: 0.5 }, inverter: { p_ac_nom_kw: 80 }, weather: { latitude: 48 } }
    const fields = sweepFields({ kind: 'full', body } as unknown as Plant)
    expect(fields.map(({ path }) => path)).toEqual([
      'array.tilt_deg',
      'array.azimuth_deg',
      'array.gcr',
      'inverter.p_ac_nom_kw',
      'site.latitude',
    ])
    expect(fields.find(({ path }) => path === 'inverter.p_ac_nom_kw')).toMatchObject({ from: 40, to: 120 })
  })
})

describe('work in chunks', () => {
  test('results in the order of the items, with the count of what is done', async () => {
    const items = Array.from({ length: 101 }, (_, k) => k)
    const done: number[] = []
    const found = await inChunks(items, 3, async (chunk) => chunk.map((item) => item * item), { onDone: (count) => done.push(count) })
    expect(found).toEqual(items.map((item) => item * item))
    expect(done.at(-1)).toBe(101)
    expect(done.length).toBeGreaterThan(2)
  })

  test('no chunk begins after a cancel', async () => {
    const stop = new AbortController()
    let begun = 0
    const work = async (chunk: readonly number[]) => {
      if (++begun === 2) stop.abort()
      return chunk
    }
    const items = Array.from({ length: 1000 }, (_, k) => k)
    expect(await inChunks(items, 2, work, { signal: stop.signal }).catch((cause: Error) => cause.name)).toBe('AbortError')
    expect(begun).toBe(2)
  })
})

describe('lines of equal value', () => {
  test('of a plane they are straight: z = x + 2 y at 1.5 crosses the sides where the plane says', () => {
    const values = [0, 1, 2, 2, 3, 4]
    expect(isolines({ columns: 3, rows: 2, values }, 1.5)).toEqual([
      [
        [1, 0.25],
        [0, 0.75],
      ],
      [
        [1.5, 0],
        [1, 0.25],
      ],
    ])
  })

  test('a saddle is cut by the mean of its corners', () => {
    const saddle = (middle: number) => isolines({ columns: 2, rows: 2, values: [1, 0, 0, middle] }, 0.5)
    // Mean 0.5: not below, as the first corner, so the low corners are cut off.
    expect(saddle(1)).toEqual([
      [
        [0.5, 0],
        [1, 0.5],
      ],
      [
        [0.5, 1],
        [0, 0.5],
      ],
    ])
    // Mean 0.4: below, so the high corners are cut off.
    const [[from, to] = []] = saddle(0.6)
    expect([from, to]).toEqual([
      [0, 0.5],
      [0.5, 0],
    ])
  })

  test('a square without all corners has none', () => {
    expect(isolines({ columns: 2, rows: 2, values: [0, 1, null, 1] }, 0.5)).toEqual([])
  })
})

describe('a step of a field', () => {
  const plant = { site: { soiling_monthly: [0.02, 0.005] }, dc_losses: { lid_loss: 0.01 } } as never
  const field = (path: string): TornadoField => ({ path, label: '', unit: '', step: 1, source: '', size: 0.01, least: 0 })

  test('moves a number or each of a list, within its bounds', () => {
    expect(stepped(plant, field('dc_losses.lid_loss'), 0.5)).toEqual({ 'dc_losses.lid_loss': 0.015 })
    expect(stepped(plant, field('dc_losses.lid_loss'), -2)).toEqual({ 'dc_losses.lid_loss': 0 })
    expect(stepped(plant, field('site.soiling_monthly'), -1)).toEqual({ 'site.soiling_monthly': [0.01, 0] })
  })
})

test('on a phone the best point is named below the title of the axis, wherever it stands', () => {
  for (const values of [
    [5, 4, 3],
    [3, 4, 5],
  ]) {
    const y = { title: 'Specific yield, kWh/kWp', values, decimals: 1 }
    const curve = curvePicture(
      { x: { title: 'Ground cover ratio', values: [0.2, 0.5, 0.8] }, y, best: values.indexOf(5), now: null },
      { width: 318, heading: false },
    )
    const heightOf = (text: string) => Number(new RegExp(`<text [^>]*y="([\\d.]+)"[^>]*>${text}`).exec(svgText(curve))?.[1])
    expect(heightOf('Ground cover ratio 0\\.') - heightOf('Specific yield')).toBeGreaterThan(16)
  }
})
