import { describe, expect, test } from 'bun:test'
import { cylinder } from '../../../engine/scene/objects/cylinder.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { wall } from '../../../engine/scene/objects/wall.ts'
import { creasesOf } from '../../../engine/scene/picture/creases.ts'
import { drawScene } from '../../../engine/scene/picture/scene-picture.ts'
import { lookOf } from '../../../engine/scene/picture/table-look.ts'
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

/** A house of 10 by 6 m, its walls 4 m and its ridge 7 m high. */
const HOUSE = prism([
  [0, 0, 0, 4],
  [10, 0, 0, 4],
  [10, 3, 0, 7],
  [10, 6, 0, 4],
  [0, 6, 0, 4],
  [0, 3, 0, 7],
])

describe('the edges of a body that show within its outline', () => {
  const countOf = ({ points, edges }: { points: Float64Array; edges: ArrayLike<number> }, azimuthDeg: number, elevationDeg: number) =>
    creasesOf(points, edges, direction(azimuthDeg, elevationDeg)).length
  const box = (size: number) => prism([[0, 0], [size, 0], [size, 1], [0, 1]].map(([x, y]) => [x, y, 0, 2])) // biome-ignore format: one line

  test('of a house from above: its ridge, from end to end', () => {
    const [ridge, ...others] = creasesOf(HOUSE.points, HOUSE.edges, [0, 0, 1])
    expect(others).toEqual([])
    expect(ridge.map((k) => [...HOUSE.points.subarray(3 * k, 3 * k + 3)]).sort()).toEqual([
      [0, 3, 7],
      [10, 3, 7],
    ])
  })

  test('of a house from high in the south-east: ridge, southern eave, corner of the walls, both edges of the eastern gable', () => {
    expect(countOf(HOUSE, 135, 60)).toBe(5)
  })

  test('of a box: none from above, none along a wall, three from a corner', () => {
    expect([countOf(box(3), 10, 90), countOf(box(3), 180, 0), countOf(box(3), 150, 30)]).toEqual([0, 0, 3])
  })

  test('of a cylinder: its edge, not its sides', () => {
    const { points, edges } = cylinder(0, 0, 0, 2, 5)
    const creases = creasesOf(points, edges, direction(150, 30))
    expect(creases.length).toBeGreaterThan(10)
    for (const pair of creases) for (const k of pair) expect(points[3 * k + 2]).toBe(5)
    expect(creasesOf(points, edges, [0, 0, 1])).toEqual([])
  })
})

describe('what a picture says of its scene', () => {
  const RACKS = rollingRacks({ rows: 3, columns: 3, pitch: 6, length: 9, width: 4, waves: 0 }, 35)
  const drawn = (
    targets: readonly ShadeTarget[],
    extras: Parameters<typeof drawScene>[5],
    which: 'plan' | 'sun' = 'plan',
    sun = direction(135, 40),
  ) =>
    drawScene(
      new ShadeKernel(targets, [HOUSE]),
      which,
      sun,
      new Float64Array(targets.length),
      targets.map((_, i) => `table ${i}`),
      extras,
    )
  const KIND = { strings: 1, fill: { open: 0, filled: 1 }, halfWidth: 2, frame: 0, modules: 12 }
  const count = (svg: string, name: string) => svg.match(new RegExp(`<path class="${name}"`, 'g'))?.length ?? 0
  const areaOf = ({ corners }: Path) =>
    Math.abs(
      corners.reduce(
        (sum, [x, y], k) => sum + (x * corners[(k + 1) % corners.length][1] - y * corners[(k + 1) % corners.length][0]) / 2,
        0,
      ),
    )

  const middleOf = (svg: string, table: number) => {
    const corners = pathsOf(svg).find(({ title }) => title?.startsWith(`table ${table}:`))?.corners ?? []
    return corners.reduce((sum, [x]) => sum + x / corners.length, 0)
  }

  test('a frame lies under its table, by its width on every side', () => {
    const paths = pathsOf(drawn([{ ...RACKS[0], frame: 0.5 }], {}))
    const [frame, table] = paths.filter(
      ({ title }, k) => title !== null || (paths[k + 1]?.title !== undefined && paths[k + 1].title !== null),
    )
    expect(areaOf(frame) / areaOf(table)).toBeCloseTo((10 * 5) / (9 * 4), 2)
    expect(count(drawn(RACKS, {}), 'frame')).toBe(0)
  })

  test('strings have a line at each boundary, in one path of their table', () => {
    const svg = drawn(RACKS, { looks: RACKS.map((_, i) => lookOf({}, { ...KIND, strings: i === 4 ? 1 : 3 })) })
    const lines = [...svg.matchAll(/<path class="string" d="([^"]*)"\/>/g)].map(([, d = '']) => d.split('M').length - 1)
    expect(lines).toEqual(Array(8).fill(2))
    expect(svg).toContain('>between strings</text>')
  })

  test('strings of a wiring have lines between their modules: straight ones, columns, every other module', () => {
    const linesOf = (wiring: object, fill: object = {}) =>
      lookOf({ modules_across: 2, wiring: { orientation: 'portrait', ...wiring } as never }, { ...KIND, fill: { ...KIND.fill, ...fill } })
        .lines
    // Two lines of six modules. A string for each line; two for each, which end in the middle of the table.
    expect(linesOf({ modules_per_string: 6 })).toEqual([[-1, 0, 1, 0]])
    expect(linesOf({ modules_per_string: 3 })).toEqual([[-1, 0, 1, 0], [0, -1, 0, 1]]) // biome-ignore format: lines
    // Three columns of two are a string: one line across the table, in two pieces where a gap is between the lines.
    expect(linesOf({ modules_per_string: 6, order: 'columns' })).toEqual([[0, -1, 0, 1]])
    expect(linesOf({ modules_per_string: 6, order: 'columns' }, { rows: { count: 2, gap: 0.4 } })).toEqual([[0, -1, 0, expect.closeTo(-0.1, 9)], [0, expect.closeTo(0.1, 9), 0, 1]]) // biome-ignore format: lines
    // Leapfrog: a boundary between any two neighbours along a line.
    const leaps = linesOf({ modules_per_string: 6, order: 'leapfrog' })
    expect(leaps.map(([along]) => Math.round(3 * along) + 0).sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2])
    expect(linesOf({ modules_per_string: 6, strings: [[0, 1, 2, 6, 7, 8], [3, 4, 5, 9, 10, 11]] })).toEqual([[0, -1, 0, 1]]) // biome-ignore format: lines
  })

  test('sub-rows are parts of one shape with a gap between them, in which their tube shows; no line is in the gap', () => {
    const rows = { count: 2, gap: 0.4 }
    const [table] = RACKS as [ShadeTarget]
    const tube = { radius: 0.1, below: 0.2 }
    const svg = drawn([{ ...table, rows, tube }], { looks: [lookOf({}, { ...KIND, strings: 4, fill: { ...KIND.fill, rows, tube } })] })
    const [, way = ''] = /<path class="s0" d="([^"]*)"><title>table 0/.exec(svg) ?? []
    const parts = way
      .split('Z')
      .slice(0, 2)
      .map((part) =>
        areaOf({
          title: null,
          corners: part
            .slice(1)
            .split('L')
            .map((corner) => corner.split(' ').map(Number) as [number, number]),
        }),
      )
    const whole = pathsOf(drawn([table], {}))
      .filter(({ title }) => title !== null)
      .map(areaOf)[0]
    for (const part of parts) expect(part / whole).toBeCloseTo(1.8 / 4, 2)
    // Of the three boundaries of four strings the middle one is the gap.
    expect(/<path class="string" d="([^"]*)"/.exec(svg)?.[1]?.split('M').length).toBe(3)
    const [, width] = /<line class="tube" [^>]*stroke-width="([\d.]+)"/.exec(svg) ?? []
    const [, from, to] = /<path class="scale" d="M([\d.]+) [\d.]+v5H([\d.]+)v-5"/.exec(svg) ?? []
    const [, metres] = />([\d.e-]+) m<\/text>/.exec(svg) ?? []
    expect(Number(width) / (Number(to) - Number(from))).toBeCloseTo(0.2 / Number(metres), 2)
    expect(svg.indexOf('class="tube"')).toBeLessThan(svg.indexOf('<title>table 0'))
  })

  test('the scale bar has a round length in metres, in the unit of the scene', () => {
    for (const unitM of [1, 0.3048, 1000]) {
      const svg = drawn(RACKS, { unitM })
      const [, from, to] = /<path class="scale" d="M([\d.]+) [\d.]+v5H([\d.]+)v-5"/.exec(svg) ?? []
      const [, metres] = />([\d.e-]+) m<\/text>/.exec(svg) ?? []
      expect(Number(metres).toExponential()).toMatch(/^[125]e/)
      // The middles of the first tables stand 9.5 apart.
      const [first, second] = [0, 1].map((at) => middleOf(svg, at))
      expect((Number(to) - Number(from)) / (second - first)).toBeCloseTo(Number(metres) / unitM / 9.5, 2)
    }
  })

  test('north is up from above; from a sun in the east it is to the right', () => {
    const tip = (svg: string) => {
      const [, cx, cy] = /<ellipse class="dial" cx="([\d.]+)" cy="([\d.]+)"/.exec(svg) ?? []
      const [, x, y] = /<path class="north" d="M([\d.]+) ([\d.]+)L/.exec(svg) ?? []
      return [Number(x) - Number(cx), Number(cy) - Number(y)].map((way) => Math.round(way))
    }
    expect(tip(drawn(RACKS, {}))).toEqual([0, 21])
    expect(tip(drawn(RACKS, {}, 'sun', direction(90, 20)))).toEqual([21, 0])
    expect(tip(drawn(RACKS, {}, 'sun', direction(180, 30)))).toEqual([0, 11])
  })

  test('the ground has lines of height with their heights, under the tables and beyond them', () => {
    const ground = { surface: { heightAt: (x: number) => 300 + 0.2 * (x - 5000) }, middle: [5000, 9000, 300] as const }
    const svg = drawn(RACKS, { ground })
    const heights = [...svg.matchAll(/<text class="height"[^>]*>(\d+) m<\/text>/g)].map(([, text]) => Number(text))
    expect(heights).toEqual([299, 300, 301, 302, 303, 304, 305])
    expect(svg).toContain('>ground, a line every 1 m of height</text>')
    // The ground is 300 m high at the middle of the first table.
    const easts = [...svg.matchAll(/<path class="contour" d="M([\d.]+) /g)].map(([, x]) => Number(x))
    expect(easts[1]).toBeCloseTo(middleOf(svg, 0), 1)
    expect(svg.indexOf('class="contour"')).toBeLessThan(svg.indexOf('<title>table'))
  })

  test('of 2,000 trackers on rough ground it has less than 400 kB, and no line within a table of two pixels', () => {
    const trackers = rollingTrackers({ rows: 20, columns: 100, pitch: 6, length: 60, width: 2.4, waves: 3 })
    const rough = { surface: { heightAt: (x: number, y: number) => 1e3 * Math.sin(x * 12.9898 + y * 78.233) }, middle: [0, 0, 0] as const }
    for (const which of ['plan', 'sun'] as const) {
      const svg = drawn(trackers, { ground: rough, looks: trackers.map(() => lookOf({}, { ...KIND, strings: 8 })) }, which)
      expect(svg.length).toBeLessThan(400_000)
      expect([count(svg, 'string'), count(svg, 's0')]).toEqual([0, 2000])
    }
  })
})
