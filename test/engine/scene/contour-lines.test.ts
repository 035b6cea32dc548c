import { expect, test } from 'bun:test'
import { contoursOf, rasterOf } from '../../../engine/scene/picture/contour-lines.ts'

const BOX = [-40, 10, 60, 90] as const

test('of a plane: straight lines at round heights, each of two points where the plane has its height', () => {
  const { step, contours } = contoursOf(rasterOf((x, y) => 7 + 0.1 * x - 0.03 * y, BOX))
  expect(step).toBe(2)
  expect(contours.map(({ height }) => height)).toEqual([2, 4, 6, 8, 10, 12])
  for (const { height, lines } of contours) {
    expect(lines.map(({ length }) => length)).toEqual([4])
    const [x1, y1, x2, y2] = lines[0]
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ])
      expect(7 + 0.1 * x - 0.03 * y).toBeCloseTo(height, 9)
  }
})

test('of a cone: closed lines at their distance from its tip', () => {
  const { contours } = contoursOf(rasterOf((x, y) => 20 - Math.hypot(x - 10, y - 50), [-20, 20, 40, 80]))
  const [innermost] = contours.filter(({ height }) => height > 0 && height < 20).slice(-1)
  expect(innermost.height).toBe(15)
  const [line] = innermost.lines
  expect([line[0], line[1]]).toEqual([line[line.length - 2], line[line.length - 1]])
  for (let k = 0; k < line.length; k += 2) expect(Math.abs(Math.hypot(line[k] - 10, line[k + 1] - 50) - 5)).toBeLessThan(0.06)
})

test('ends where there is no ground; of level ground and of none there is no line', () => {
  const { contours } = contoursOf(rasterOf((x, y) => (x > 20 ? Number.NaN : y), BOX))
  const easts = contours.flatMap(({ lines }) => lines.flatMap((line) => [...line].filter((_, k) => k % 2 === 0)))
  expect(Math.max(...easts)).toBeLessThanOrEqual(20)
  expect(Math.max(...easts)).toBeGreaterThan(18)
  for (const height of [5, Number.NaN, Number.POSITIVE_INFINITY]) expect(contoursOf(rasterOf(() => height, BOX)).contours).toEqual([])
})

test('the points are bounded, whatever the ground: of noise there are fewer heights', () => {
  const noise = (x: number, y: number) => 1e4 * (Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1)
  const { contours } = contoursOf(rasterOf(noise, BOX))
  const points = contours.flatMap(({ lines }) => lines).reduce((sum, { length }) => sum + length / 2, 0)
  expect(points).toBeLessThanOrEqual(6000)
  expect(contours.length).toBeLessThan(4)
})
