import { describe, expect, test } from 'bun:test'
import type { RunRequest, Scene } from '@pvyield/contract/schemas'
import type { Resolved } from '../../../engine/core/option.ts'
import { parseScene } from '../../../engine/project-files/parse-scene.ts'
import { completeRunRequest } from '../../../engine/request.ts'
import { makeLayout } from '../../../engine/scene/layout.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { occludersOf, targetsOf } from '../../../engine/scene/shade-scene.ts'
import { latin1 } from '../component-files/plain-reader.ts'
import { smallPlant } from '../small-plant.ts'
import { samplesOf } from './samples.ts'

const RAD = Math.PI / 180
const [sample] = samplesOf('project').filter(({ title }) => title.endsWith('pvsyst_815_sheds_and_building.VC0'))
const bytes = sample?.bytes ?? new Uint8Array()
/** The bar of the issue; the worst node is far below it. */
const TOLERANCE = 0.005

/** PVsyst's own table of linear shade: rows by height of the sun, columns by its azimuth from -180. */
function ownTable(): { heightDeg: number; azimuthDeg: number; shade: number }[] {
  return [...latin1(bytes).matchAll(/^\s*Line_(\d+)=(.*)$/gm)].flatMap(([, row = '', cells = '']) =>
    cells
      .split(',')
      .filter((cell) => cell.trim() !== '')
      .map((cell, k) => ({ heightDeg: 10 * (Number(row) - 1), azimuthDeg: 20 * k - 180, shade: Number(cell) })),
  )
}

/** The mean shade of the tables of a scene; 1 where the sun is behind them, as PVsyst writes it. */
function meanShade(scene: Scene): (azimuthDeg: number, heightDeg: number) => number {
  const layout = makeLayout(scene)
  const kernel = new ShadeKernel(targetsOf(layout, completeRunRequest<RunRequest>(smallPlant()) as Resolved, true), occludersOf(layout))
  return (azimuthDeg, heightDeg) => {
    const level = Math.cos(heightDeg * RAD)
    // azimuth 0 is south, west positive
    kernel.face(-level * Math.sin(azimuthDeg * RAD), -level * Math.cos(azimuthDeg * RAD), Math.sin(heightDeg * RAD))
    if (kernel.incidenceCos(0) <= 1e-9) return 1
    let sum = 0
    for (let i = 0; i < kernel.count; i++) sum += kernel.shade(i)
    return sum / kernel.count
  }
}

/**
 * What PVsyst writes: from 10 deg on the shade itself; at 0 the line through 2 and 10 deg
 * (ExtrapolFrom2To0Done), up to all of the beam.
 */
function written(shadeAt: (azimuthDeg: number, heightDeg: number) => number, azimuthDeg: number, heightDeg: number): number {
  if (heightDeg > 0) return shadeAt(azimuthDeg, heightDeg)
  const [low, high] = [shadeAt(azimuthDeg, 2), shadeAt(azimuthDeg, 10)]
  return Math.min(1, low + ((low - high) * 2) / 8)
}

describe.skipIf(sample === undefined)('five sheds and a building of PVsyst 8.1.5', () => {
  const { scene, array_patch, counts, notes } = sample === undefined ? ({} as ReturnType<typeof parseScene>) : parseScene(bytes)

  test('the scene has the sheds with their frame, and the elements of the building', () => {
    expect(scene?.types).toEqual([{ id: 'rack1', kind: 'gft', length: 43.642, width: 2.288, modules: 38, strings: 2, gap: 0, frame: 0.02 }])
    expect(scene?.placements.map(({ x, y, azimuth_deg, tilt_deg }) => [x, Number(y.toFixed(3)), azimuth_deg, tilt_deg])).toEqual(
      [0, 1, 2, 3, 4].map((k) => [-24.564299, Number((-32.188499 + 1.144 * Math.cos(18 * RAD) + 3.2 * k).toFixed(3)), 180, 18]),
    )
    expect(counts).toMatchObject({ placements: 5, objects: 3, objects_read: 2, objects_skipped: 0, table_modules: 190, modules: 190 })
    expect(array_patch).toMatchObject({
      track_mode: 'fixed',
      tilt_deg: 18,
      azimuth_deg: 180,
      n_rows: 5,
      collector_width_m: 2.288,
      gcr: 0.715,
    })
    const tops = scene?.objects?.map((object) => (object.kind === 'prism' ? object.vertices.map(([, , z = 0, h = 0]) => z + h) : []))
    expect(tops?.map((own) => [own.length, own[0]])).toEqual([
      [4, 8],
      [4, 12],
      [18, 10],
    ])
    expect(notes.filter(({ key, kind }) => kind === 'assumed' && /^(pvShd|DOrigine)/.test(key ?? ''))).toEqual([])
  })

  test("PVsyst's own table of shade is reproduced at all of its 190 nodes", () => {
    if (scene === null) throw new Error('The file has a scene')
    const shadeAt = meanShade(scene)
    const differences = ownTable().map(({ azimuthDeg, heightDeg, shade }) => Math.abs(written(shadeAt, azimuthDeg, heightDeg) - shade))
    expect(differences.length).toBe(190)
    expect(Math.max(...differences)).toBeLessThan(TOLERANCE)
    expect(Math.max(...differences)).toBeLessThan(0.0004)
    expect(differences.reduce((sum, one) => sum + one, 0) / 190).toBeLessThan(0.0001)
  })

  test('without the frame, without the building, or with x to the east, it is not', () => {
    if (scene === null) throw new Error('The file has a scene')
    const worst = (other: Scene) => {
      const shadeAt = meanShade(other)
      return Math.max(...ownTable().map(({ azimuthDeg, heightDeg, shade }) => Math.abs(written(shadeAt, azimuthDeg, heightDeg) - shade)))
    }
    expect(worst({ ...scene, types: scene.types.map((type) => ({ ...type, frame: 0 })) })).toBeGreaterThan(TOLERANCE)
    expect(worst({ ...scene, objects: [] })).toBeGreaterThan(0.08)
    const mirrored = {
      ...scene,
      placements: scene.placements.map((placed) => ({ ...placed, x: -placed.x })),
      objects: scene.objects.map((object) =>
        object.kind === 'prism' ? { ...object, vertices: object.vertices.map(([x = 0, ...rest]) => [-x, ...rest]) } : object,
      ),
    }
    expect(worst(mirrored)).toBeGreaterThan(0.05)
  })
})
