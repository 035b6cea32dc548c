import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asciiGrid } from '../engine/files/terrain/terrain-text.ts'
import { pvyield } from './program.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const CSV =
  'type,id,x,y,length,width,tilt,azimuth,height,modules\ntable,a,0,0,20,4,25,180,1.5,28\ntable,b,0,9,20,4,25,180,1.5,28\nmast,m,0,-20,,,,,10,\n'
const PLACE = ['simulate', '--lat', '48.1', '--lon', '11.6', '--kw', '28']

interface Answer {
  readonly request: {
    readonly scene: { readonly terrain?: { readonly heights: string }; readonly placements: readonly { readonly z: number }[] }
  }
  readonly summary: { readonly e_grid_kwh: number; readonly findings: readonly { readonly code: string }[] }
}

describe('simulate with a layout and terrain', () => {
  const layout = () => fileOf('plant.csv', CSV)
  const dem = () =>
    fileOf(
      'dem.asc',
      asciiGrid({ columns: 21, lines: 21, cell: 10, west: -105, south: -105 }, (column) => 300 + column),
    )
  const answered = async (...args: string[]) => {
    const { status, out, err } = await pvyield([...PLACE, ...args, '--json'])
    expect([status, err.split('\n').filter((line) => line !== '' && !line.startsWith('Note: '))]).toEqual([0, []])
    return JSON.parse(out) as Answer
  }

  test('puts the tables on the ground, unless heights are those of the terrain; an answer of parse does as well', async () => {
    const own = await answered('--scene', layout(), '--terrain', dem())
    expect(own.request.scene.terrain?.heights).toBe('above_ground')
    expect(own.summary.findings.map(({ code }) => code)).not.toContain('scene_below_ground')
    const parsed = await Promise.all([layout(), dem()].map((file) => pvyield(['parse', file, '--lat', '48.1', '--lon', '11.6', '--json'])))
    const files = parsed.map(({ out }, k) => fileOf(`${k}.json`, out))
    const again = await answered('--scene', files[0] ?? '', '--terrain', files[1] ?? '')
    expect(again.summary.e_grid_kwh).toBe(own.summary.e_grid_kwh)
    const absolute = await answered('--scene', layout(), '--terrain', dem(), '--heights', 'absolute')
    expect(absolute.summary.findings.map(({ code }) => code)).toContain('scene_below_ground')
    const flat = await answered('--scene', layout())
    expect(flat.request.scene.terrain).toBeUndefined()
  })

  test.each([
    [['--terrain', 'dem.asc'], 2, '--scene'],
    [['--scene', 'none.csv'], 1, 'There is no file'],
  ])('%j is refused', async (args, code, words) => {
    const { status, err } = await pvyield([...PLACE, ...args])
    expect(status).toBe(code)
    expect(err).toContain(words)
  })

  test('files of another kind are named', async () => {
    const terrainAsScene = await pvyield([...PLACE, '--scene', dem()])
    expect([terrainAsScene.status, terrainAsScene.err]).toEqual([1, expect.stringContaining('dem.asc has no scene')])
    const sceneAsTerrain = await pvyield([...PLACE, '--scene', layout(), '--terrain', layout()])
    expect([sceneAsTerrain.status, sceneAsTerrain.err]).toEqual([1, expect.stringContaining('plant.csv has no terrain')])
    const without = await pvyield([...PLACE, '--scene', layout(), '--heights', 'above_ground'])
    expect([without.status, without.err]).toEqual([1, expect.stringContaining('add --terrain FILE')])
  })

  const GEOJSON = JSON.stringify({
    type: 'FeatureCollection',
    features: [0, 0.0002].map((north, k) => ({
      type: 'Feature',
      properties: { class: 'PV table', id: `t${k}`, height: 1.5, modules: 28 },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [11.6, 48.1 + north],
            [11.6003, 48.1 + north],
            [11.6003, 48.10004 + north],
            [11.6, 48.10004 + north],
            [11.6, 48.1 + north],
          ],
        ],
      },
    })),
  })

  test('a layout states the place and the modules; figures fill what it leaves out', async () => {
    const scene = ['--scene', fileOf('tables.geojson', GEOJSON), '--figures', 'tilt:20']
    const { status, out, err } = await pvyield(['simulate', '--kw', '28', ...scene, '--json'])
    expect([status, err]).toEqual([0, expect.stringContaining('Note: the plant is at 48.1')])
    const { request } = JSON.parse(out) as { request: { site: { latitude: number }; scene: { placements: { tilt_deg: number }[] } } }
    expect([request.site.latitude.toFixed(3), request.scene.placements.map(({ tilt_deg }) => tilt_deg)]).toEqual(['48.100', [20, 20]])
    const noPower = await pvyield(['simulate', ...scene])
    expect([noPower.status, noPower.err]).toEqual([
      2,
      expect.stringContaining('tables.geojson has 56 modules; with 500 W each that is --kw 28\n'),
    ])
    const noPlace = await pvyield(['simulate', '--kw', '28', '--scene', layout()])
    expect([noPlace.status, noPlace.err]).toEqual([2, expect.stringContaining('plant.csv states no place: add --lat and --lon')])
    const half = await pvyield(['simulate', '--kw', '28', '--lat', '48', '--scene', layout()])
    expect([half.status, half.err]).toEqual([2, expect.stringContaining('--lat and --lon are stated together')])
  })

  test('says how many tables stand on the terrain, and that a text of parse is no JSON', async () => {
    const { err } = await pvyield([...PLACE, '--scene', layout(), '--terrain', dem(), '--json'])
    expect(err).toContain('Note: 2 tables stand on the terrain (heights above_ground)\n')
    const text = fileOf('pg.json', (await pvyield(['parse', layout()])).out)
    const refused = await pvyield([...PLACE, '--scene', text])
    expect([refused.status, refused.err]).toEqual([1, expect.stringMatching(/pg\.json is not JSON: .*write it again with --json/)])
  })
})
