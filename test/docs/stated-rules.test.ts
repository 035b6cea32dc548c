import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iamCurve } from '@pvyield/engine'
import { azimuthOf } from '../../engine/files/project/directions.ts'
import { plant } from '../engine/chain/plant.ts'

const PAGES = join(import.meta.dir, '..', '..', 'docs', 'pages')
const read = (path: string) => readFileSync(join(PAGES, path), 'utf8')
/** Numbers of the rows of a table whose first cell matches. */
const numbersOf = (page: string, first: RegExp) =>
  [...page.matchAll(/^\| ([^|]+) \|(.+)\|$/gm)].flatMap(([, name = '', rest = '']) =>
    first.test(name) ? [[name, ...rest.split('|').map((cell) => Number(cell.trim()))] as [string, ...number[]]] : [],
  )

describe("PVsyst's azimuths, whose zero is the direction of the equator", () => {
  test('the page of the azimuth states what the import reads, in both hemispheres', () => {
    const rows = numbersOf(read('array/racking.md'), /^(north|east|south|west)$/)
    expect(rows.length).toBe(4)
    for (const [, northern = 0, southern = 0, here = 0] of rows) {
      expect(azimuthOf(northern, { isSouthern: false })).toBe(here)
      expect(azimuthOf(southern, { isSouthern: true })).toBe(here)
    }
  })

  test('no page states the rule of one hemisphere alone', () => {
    const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
    const stating = pages.filter((path) => /PVsyst's 0\b|\b0 south,|PVsyst counts/.test(read(path)))
    expect(stating.sort()).toEqual(['array/racking.md', 'guides/pvsyst_import.md', 'scene/devices.md', 'site/horizon.md'])
    for (const path of stating)
      expect([path, /south(ern)?\b[^.]*(equator|hemisphere|of it)|southern/.test(read(path))]).toEqual([path, true])
  })
})

test("the page of the diffuse factors states the engine's own for bare glass", () => {
  const { diffuse } = iamCurve({ ...plant().iam, kind: 'fresnel', diffuse: 'integrated' }, null)
  const rows = numbersOf(read('optics/iam_diffuse.md'), /^\d+ deg$/)
  expect(rows.length).toBe(4)
  for (const [name, sky = 0, ground = 0] of rows) {
    const at = diffuse.tilts_deg.indexOf(Number(name.split(' ')[0]))
    if (at < 0) continue // 28 deg is no tilt of the curve: it stands between its neighbours
    expect([name, diffuse.sky[at]?.toFixed(3), diffuse.ground[at]?.toFixed(3)]).toEqual([name, sky.toFixed(3), ground.toFixed(3)])
  }
  const between = diffuse.ground.slice(diffuse.tilts_deg.indexOf(25), diffuse.tilts_deg.indexOf(30) + 1)
  expect(between[0]).toBeLessThan(0.742)
  expect(between[1]).toBeGreaterThan(0.742)
})
