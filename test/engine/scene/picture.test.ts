import { describe, expect, test } from 'bun:test'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { wall } from '../../../engine/scene/objects/wall.ts'
import { drawScene } from '../../../engine/scene/picture/scene-picture.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { direction } from './bodies.ts'
import { rollingRacks, rollingTrackers } from './rolling-field.ts'

const PIXELS = 1600
const OBJECTS = [
  prism([
    [3, -16, -2, 9],
    [9, -16, -2, 9],
    [9, -12, -2, 9],
    [3, -12, -2, 9],
  ]),
  cylinder(16, -13, -2, 1, 12),
  ...wall([
    [-7, -10, -2, 6],
    [-7, 12, -2, 5],
  ]),
]

interface Path {
  corners: readonly (readonly [number, number])[]
  title: string | null
}

/** The paths of a picture, in the order in which they are painted. */
function pathsOf(svg: string): Path[] {
  return [...svg.matchAll(/<path [^>]*d="M([^"]*)Z"(?:\/>|><title>([^<]*)<)/g)].map(([, path, title]) => ({
    corners: path.split('L').map((corner) => corner.split(' ').map(Number) as unknown as readonly [number, number]),
    title: title ?? null,
  }))
}

/** Paints the paths over each other on a fine raster; the painted area of each and what remains of it. */
function paint(paths: readonly Path[]): { area: number[]; visible: number[] } {
  const owner = new Int32Array(PIXELS * PIXELS).fill(-1)
  const area = paths.map(() => 0)
  paths.forEach(({ corners }, k) => {
    for (let row = 0; row < PIXELS; row++) {
      const y = ((row + 0.5) * 1000) / PIXELS
      const crossings: number[] = []
      corners.forEach(([x, cornerY], c) => {
        const [nextX, nextY] = corners[(c + 1) % corners.length]
        if (cornerY > y !== nextY > y) crossings.push(x + ((y - cornerY) / (nextY - cornerY)) * (nextX - x))
      })
      if (crossings.length < 2) continue
      const [from, to] = [Math.min(...crossings), Math.max(...crossings)].map((x) => Math.round((x * PIXELS) / 1000 - 0.5))
      for (let pixel = Math.max(0, from); pixel < Math.min(PIXELS, to); pixel++) owner[row * PIXELS + pixel] = k
      area[k] += Math.max(0, to - from)
    }
  })
  const visible = paths.map(() => 0)
  for (const k of owner) if (k >= 0) visible[k]++
  return { area, visible }
}

describe('the view from the sun', () => {
  test('shows of each table the share that is lit', () => {
    const racks = rollingRacks({ rows: 4, columns: 2, pitch: 6, length: 9, width: 4, waves: 1 }, 35)
    const trackers = rollingTrackers({ rows: 1, columns: 4, pitch: 6, length: 14, width: 4, waves: 1 })
    for (const [targets, rotation] of [
      [racks, 0],
      [trackers, -0.8],
    ] as const) {
      for (const sun of [direction(120, 12), direction(150, 25), direction(95, 35)]) {
        const kernel = new ShadeKernel(targets, OBJECTS)
        kernel.turn(rotation)
        const shade = new Float64Array(targets.length)
        kernel.shadeAll(...sun, shade, null)
        const paths = pathsOf(
          drawScene(
            kernel,
            'sun',
            sun,
            shade,
            targets.map((_, i) => `table ${i}`),
          ),
        )
        expect(paths).toHaveLength(targets.length + OBJECTS.length)
        const { area, visible } = paint(paths)
        paths.forEach(({ title }, k) => {
          const target = Number(title?.match(/table (\d+):/)?.[1] ?? Number.NaN)
          if (Number.isNaN(target)) return
          expect(Math.abs(visible[k] / area[k] - (1 - shade[target])), `${title}, sun ${sun.join(' ')}`).toBeLessThan(0.02)
        })
      }
    }
  })

  test('and the plan show every table once, also one that the sun does not reach', () => {
    const targets: ShadeTarget[] = rollingRacks({ rows: 3, columns: 3, pitch: 6, length: 9, width: 4, waves: 1 }, 35)
    const kernel = new ShadeKernel(targets, [])
    const shade = new Float64Array(9).fill(Number.NaN)
    const names = targets.map((_, i) => `<${i}> & "`)
    for (const which of ['plan', 'sun'] as const) {
      const svg = drawScene(kernel, which, direction(10, 20), shade, names)
      expect(
        pathsOf(svg)
          .map(({ title }) => title)
          .sort(),
      ).toEqual(names.map((_, i) => `&#60;${i}&#62; &#38; &#34;: the sun is behind`))
      expect(svg).not.toContain('NaN')
    }
  })

  test('removes from names what XML cannot hold', () => {
    const targets = rollingRacks({ rows: 1, columns: 1, pitch: 6, length: 9, width: 4, waves: 1 }, 35)
    const svg = drawScene(new ShadeKernel(targets, []), 'plan', direction(10, 20), Float64Array.of(0), ['a\u0000b\uffffc\td</title>'])
    expect(svg).toContain('<title>a\ufffdb\ufffdc\td&#60;/title&#62;: 0 % in shade</title>')
  })

  test('of 1,500 tables in one point orders them by their depth', () => {
    const [target] = rollingRacks({ rows: 1, columns: 1, pitch: 6, length: 9, width: 4, waves: 0 }, 35) as [ShadeTarget]
    const targets = Array.from({ length: 1500 }, (_, k) => ({ ...target, centre: [0, 0, (k * 1237) % 1500] as const }))
    const svg = drawScene(
      new ShadeKernel(targets, []),
      'plan',
      direction(10, 20),
      new Float64Array(1500),
      targets.map(({ centre }) => `${centre[2]}`),
    )
    expect(pathsOf(svg).map(({ title }) => Number.parseInt(title ?? '', 10))).toEqual(Array.from({ length: 1500 }, (_, k) => k))
  })

  test('of an empty scene is a picture', () => {
    expect(drawScene(new ShadeKernel([], []), 'plan', [0, 0, 1], new Float64Array(0), [])).toStartWith('<svg ')
  })
})
