import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, completeRunRequest, type Resolved } from '@pvyield/engine'
import { ondText, panText } from '../engine/component-files/component-text.ts'
import { hoursText, variantText } from '../engine/project-files/project-text.ts'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'import.ts')
const ROWS = ['01/06/90 11:00,400,200,20,2,400,1,1,0', '01/06/90 12:00,500,200,20,2,500,1,1,0']

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function importWith(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', script, ...args], { encoding: 'utf8' })
  return { status, out: stdout, err: stderr }
}

function files(): string[] {
  const texts = { 'a.VC0': variantText(), 'a.PAN': panText(), 'a.OND': ondText(), 'a.csv': hoursText({ rows: ROWS }) }
  return Object.entries(texts).map(([name, text]) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  })
}

describe('bun run import', () => {
  test('writes a request that runs, and lists notes, defaults and the energy', () => {
    const path = join(folder, 'request.json')
    const { status, err } = importWith(...files(), '--out', path)
    expect(status).toBe(0)
    check(completeRunRequest(JSON.parse(readFileSync(path, 'utf8'))) as Resolved)
    expect(err).toContain('a.VC0, deviation: The variant has Example_550.PAN; a.PAN is used in its place')
    expect(err).toContain('Left at the default:\n  site: ')
    expect(err).toContain('264.0 kWp on 200.0 kW: ')
  })

  test('prints the run next to the hourly results, of the weather file or of a file of their own', () => {
    const [variant = '', module = '', inverter = '', hours = ''] = files()
    const year = join(folder, 'year.csv')
    writeFileSync(year, 'time,ghi,dhi,temp_air\n2005-06-01 11:00,400,200,20\n2005-06-01 12:00,500,200,20\n')
    for (const weather of [[hours], [year, hours]]) {
      const { status, out, err } = importWith(variant, module, inverter, ...weather)
      expect([status, err]).toEqual([0, expect.stringContaining('Run and reference series\n')])
      expect(err).toContain('First difference above 0.1 %: ')
      expect(Object.keys(JSON.parse(out).weather.reference_series)).toContain('E_Grid')
    }
  })

  test('further modules and inverters follow the weather, with the hours before or after them', () => {
    const [, module = '', inverter = '', hours = ''] = files()
    const variant = join(folder, 'parts.VC0')
    const other = join(folder, 'b.PAN')
    writeFileSync(
      variant,
      variantText({ subArray: { PVModule: 'a.PAN' }, subArrays: [{}, { PVModule: 'b.PAN', NStringCh: 12, NInverter: 1 }] }),
    )
    writeFileSync(other, panText({ keys: { PNom: '540.0', Imp: '12.870' } }))
    for (const more of [
      [other, hours],
      [hours, other],
    ]) {
      const { status, err } = importWith(variant, module, inverter, hours, ...more)
      // 480 modules of 550 W, 240 of 540 W
      expect([status, err]).toEqual([0, expect.stringContaining('393.6 kWp on 300.0 kW: ')])
    }
  })

  test('without --out the request alone is on standard output', () => {
    expect(JSON.parse(importWith(...files()).out)).toMatchObject({ array: { modules_per_string: 20 } })
  })

  test('a file that cannot be read, a missing file and a wrong call', () => {
    const [variant = '', module = '', inverter = '', weather = ''] = files()
    expect(importWith(variant, inverter, inverter, weather)).toMatchObject({
      status: 1,
      err: expect.stringContaining('is an inverter (.OND), where a module (.PAN) is expected'),
    })
    expect(importWith(variant, module, inverter, join(folder, 'absent.csv')).status).toBe(1)
    const drawing = join(folder, 'plant.dxf')
    writeFileSync(drawing, '0\nSECTION\n2\nHEADER\n')
    for (const given of [
      [drawing, module, inverter, weather],
      [variant, module, inverter, drawing],
    ])
      expect(importWith(...given)).toMatchObject({ status: 1, err: expect.stringContaining('plant.dxf: This is a DXF drawing: ') })
    expect(importWith(variant)).toMatchObject({ status: 2, err: expect.stringContaining('Missing: MODULE') })
  })
})
