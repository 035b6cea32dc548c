import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseOnd } from '@pvyield/engine'
import { zipSync } from 'fflate'
import { bytesOf, ondText, panText } from '../engine/component-files/component-text.ts'
import { dxf, face, rackAt } from '../engine/files/layouts/layout-text.ts'
import { asciiGrid } from '../engine/files/terrain/terrain-text.ts'
import { projectFiles } from '../engine/project-files/project-archive.ts'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'parse.ts')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function parse(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', script, ...args], { encoding: 'utf8' })
  return { status, out: stdout, err: stderr }
}

function fileOf(content: string): string {
  const path = join(folder, 'component')
  writeFileSync(path, content)
  return path
}

describe('bun run parse', () => {
  test('lists checks and notes of a module; the kind follows from the content', () => {
    const { status, out } = parse(fileOf(panText({ keys: { VMaxUL: 1000 } })))
    expect(status).toBe(0)
    expect(out).toStartWith('Example Solar EX-550, 550 W, version 7.4\n')
    expect(out).toContain('  stc power            Imp x Vmp, 1000 W/m2, 25 degC')
    expect(out).toContain('ignored, line 30: VMaxUL 1000 V is below VMaxIEC 1500 V')
  })

  test.each(['PAN', 'pan', 'OND', 'VC0', 'VCA', 'SHD'])('a binary .%s gets the advice of the reader of such files', (ending) => {
    const path = join(folder, `binary.${ending}`)
    writeFileSync(path, Buffer.from([0, 1, 2, 0xff, 0xfe, 0, 0x62]))
    const { status, err } = parse(path)
    expect([status, err]).toEqual([1, expect.stringContaining('open it in PVsyst')])
  })

  test('--json prints the answer of the service', () => {
    expect(JSON.parse(parse(fileOf(ondText()), '--json').out)).toEqual(JSON.parse(JSON.stringify(parseOnd(bytesOf(ondText())))))
  })

  test('every failure, a missing file and a wrong call', () => {
    const { status, err } = parse(fileOf(panText({ keys: { Isc: null, Voc: null } })))
    expect([status, err.trim().split('\n').length]).toEqual([1, 2])
    expect(parse(join(folder, 'absent.PAN')).status).toBe(1)
    expect(parse()).toMatchObject({ status: 2, err: expect.stringContaining('Missing: FILE') })
    expect(parse('--help')).toMatchObject({ status: 0, out: expect.stringContaining('bun run parse FILE') })
  })

  test('a horizon: its points, its two lists, and where azimuth 0 is; what is undecided names the option', () => {
    const path = join(folder, 'site.csv')
    writeFileSync(path, 'azimuth,elevation\n-90,2\n0,12\n90,4\n')
    expect(parse(path)).toMatchObject({ status: 1, err: expect.stringContaining('with the file, --azimuths south') })
    const { status, out } = parse(path, '--azimuths', 'south')
    expect(status).toBe(0)
    expect(out).toStartWith('table, 3 points, highest 12 deg at azimuth 180 deg\n')
    expect(out).toContain('horizon_azimuths_deg    [90,180,270]')
    expect(JSON.parse(parse(path, '--azimuths', 'north', '--json').out)).toMatchObject({ horizon_azimuths_deg: [0, 90, 270] })
  })

  test('a file that nothing reads is named, whatever its ending', () => {
    for (const name of ['plant.dwg', 'plant.PAN', 'plant.hor', 'plant.csv']) {
      const path = join(folder, name)
      writeFileSync(path, 'AC1032\0\0\0\0')
      expect(parse(path)).toMatchObject({ status: 1, err: expect.stringContaining('This is a DWG drawing: save it as DXF') })
    }
  })
  test('a layout is read by its content, with the rules of the call', () => {
    const path = join(folder, 'plant.txt')
    writeFileSync(path, dxf({ entities: face('L1', ...rackAt(0, 0, 1)) }))
    const { scene } = JSON.parse(parse(path, '--roles', 'L*:table', '--unit', '2', '--json').out) as { scene: { types: object[] } }
    expect(scene.types).toMatchObject([{ length: 20, width: 8 }])
    expect(parse(path, '--roles', 'L*:roof')).toMatchObject({ status: 1, err: expect.stringContaining('is not a rule') })
  })

  test('terrain is read with its step, and a ZIP of a project with what is missing', () => {
    const grid = join(folder, 'dem.asc')
    writeFileSync(
      grid,
      asciiGrid({ columns: 9, lines: 5, cell: 10, west: 100 }, (column) => column),
    )
    expect(parse(grid)).toMatchObject({ status: 0, out: expect.stringContaining('9 x 5 heights, 10 m apart, from 105, 5') })
    expect(parse(grid).out).toContain('heights           0.00 to 8.00\n')
    const { terrain } = JSON.parse(parse(grid, '--step', '20', '--json').out) as { terrain: { surface: object } }
    expect(terrain.surface).toMatchObject({ columns: 5, heights: expect.arrayContaining([0, 2, 4, 6, 8]) })
    expect(parse(grid, '--step', 'x').status).toBe(2)
    const zip = join(folder, 'plant.zip')
    writeFileSync(zip, zipSync(projectFiles({ 'P/ComposPV/PVModules/Example_550.PAN': null })))
    expect(parse(zip)).toMatchObject({ status: 0, out: expect.stringContaining('missing module Example_550.PAN: ') })
    writeFileSync(zip, zipSync(projectFiles()))
    expect(parse(zip).out).toStartWith('Plant.VC0: the request is complete')
  })
})
