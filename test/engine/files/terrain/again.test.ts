import { describe, expect, test } from 'bun:test'
import type { ParsedSceneOut } from '@pvyield/contract/schemas'
import { dxf, face } from '../layouts/layout-text.ts'
import { asciiGrid, landXml, readTerrain } from './terrain-text.ts'

type Surface = NonNullable<ParsedSceneOut['terrain']>['surface']
type Point = [number, number, number]

/** Heights of five kinds of ground over 8 x 6 places 12.5 m apart; null where none is known. */
const GROUNDS: Readonly<Record<string, (x: number, y: number) => number | null>> = {
  level: () => 312.25,
  plane: (x, y) => 0.031 * x - 0.107 * y + 1.5,
  rolling: (x, y) => 40 + 3 * Math.sin(x / 17) * Math.cos(y / 23),
  'below zero and steep': (x, y) => -12 + 0.9 * x - 0.8 * y,
  'with a hole': (x, y) => (x === 25 && y === 25 ? null : 100 + x / 8),
}
const [COLUMNS, LINES, STEP] = [8, 6, 12.5]
const NODES = Array.from({ length: COLUMNS * LINES }, (_, k): [number, number] => [STEP * (k % COLUMNS), STEP * Math.floor(k / COLUMNS)])

/** A surface as points with their heights. */
function pointsOf(surface: Surface): Point[] {
  if (surface.kind === 'mesh') return surface.vertices as Point[]
  const { x, y, step, columns, heights } = surface
  return heights.flatMap((height, k) =>
    height === null ? [] : [[x + step * (k % columns), y + step * Math.floor(k / columns), height] as Point],
  )
}

/** The squares of the grid whose corners are known, as faces of positions. */
function facesOf(points: readonly Point[]): number[][] {
  const at = new Map(points.map(([x, y], k) => [`${x} ${y}`, k]))
  return points.flatMap(([x, y]) => {
    const corners = [
      [x, y],
      [x + STEP, y],
      [x + STEP, y + STEP],
      [x, y + STEP],
    ].map((corner) => at.get(corner.join(' ')))
    return corners.every((corner) => corner !== undefined) ? [corners as number[]] : []
  })
}

const WRITERS: Readonly<Record<string, (points: readonly Point[]) => string | Uint8Array>> = {
  ascii_grid: (points) => {
    const heights = new Map(points.map(([x, y, z]) => [`${x} ${y}`, z]))
    return asciiGrid(
      { columns: COLUMNS, lines: LINES, cell: STEP, west: -STEP / 2, south: -STEP / 2 },
      (column, line) => heights.get(`${STEP * column} ${STEP * line}`) ?? null,
    )
  },
  xyz: (points) => points.map((point) => point.join(' ')).join('\n'),
  landxml: (points) => landXml({ points, faces: facesOf(points).map((face) => `<F>${face.map((k) => k + 1).join(' ')}</F>`) }),
  dxf: (points) =>
    dxf({ entities: facesOf(points).flatMap((corners) => face('ground', ...corners.map((k): Point => points[k] ?? [0, 0, 0]))) }),
  geotiff: (points) => tiff(points),
}

/** A TIFF of doubles in one strip, the lowest byte first, with the middle of its north-western place. */
function tiff(points: readonly Point[]): Uint8Array {
  const heights = new Map(points.map(([x, y, z]) => [`${x} ${y}`, z]))
  const [data, entries] = [8 + 2 + 12 * 13 + 4, [] as [number, number, number, number][]]
  const [ties, scale, keys] = [data + 8 * COLUMNS * LINES, data + 8 * COLUMNS * LINES + 48, data + 8 * COLUMNS * LINES + 72]
  const view = new DataView(new ArrayBuffer(keys + 16))
  const short = (tag: number, value: number) => entries.push([tag, 3, 1, value])
  short(256, COLUMNS)
  short(257, LINES)
  short(258, 64)
  short(259, 1)
  short(262, 1)
  entries.push([273, 4, 1, data])
  short(277, 1)
  short(278, LINES)
  entries.push([279, 4, 1, 8 * COLUMNS * LINES])
  short(339, 3)
  entries.push([33550, 12, 3, scale], [33922, 12, 6, ties], [34735, 3, 8, keys])
  view.setUint32(0, 0x002a4949, true)
  view.setUint32(4, 8, true)
  view.setUint16(8, entries.length, true)
  entries.forEach(([tag, type, count, value], k) => {
    view.setUint16(10 + 12 * k, tag, true)
    view.setUint16(12 + 12 * k, type, true)
    view.setUint32(14 + 12 * k, count, true)
    view.setUint32(18 + 12 * k, value, true)
  })
  for (let k = 0; k < COLUMNS * LINES; k++) {
    const [column, line] = [k % COLUMNS, LINES - 1 - Math.floor(k / COLUMNS)]
    view.setFloat64(data + 8 * k, heights.get(`${STEP * column} ${STEP * line}`) ?? Number.NaN, true)
  }
  for (const [k, value] of [0, 0, 0, 0, STEP * (LINES - 1), 0, STEP, STEP, 0].entries()) view.setFloat64(ties + 8 * k, value, true)
  // one key: a pixel is a point
  for (const [k, value] of [1, 1, 0, 1, 1025, 0, 1, 2].entries()) view.setUint16(keys + 2 * k, value, true)
  return new Uint8Array(view.buffer)
}

describe('ground of every kind and format, read, written and read again', () => {
  for (const [format, write] of Object.entries(WRITERS))
    test(format, async () => {
      for (const [name, heightAt] of Object.entries(GROUNDS)) {
        const own = NODES.flatMap(([x, y]): Point[] => {
          const z = heightAt(x, y)
          return z === null ? [] : [[x, y, z]]
        })
        let points: readonly Point[] = own
        for (let round = 0; round < 2; round++) {
          const answer = await readTerrain(write(points), { roles: 'ground:terrain' })
          expect([name, answer.format]).toEqual([name, format as never])
          if (answer.terrain == null) throw new Error('no terrain')
          points = pointsOf(answer.terrain.surface)
        }
        const sorted = (list: readonly Point[]) => [...list].sort((a, b) => a[1] - b[1] || a[0] - b[0])
        const worst = sorted(points).map((point, k) =>
          Math.hypot(...point.map((value, axis) => value - (sorted(own)[k]?.[axis] ?? Number.NaN))),
        )
        expect([name, points.length, Math.max(...worst) < 1e-3]).toEqual([name, own.length, true])
      }
    })
})
