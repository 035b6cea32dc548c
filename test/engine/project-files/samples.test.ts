import { describe, expect, test } from 'bun:test'
import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../../../engine/core/option.ts'
import { iamCurve } from '../../../engine/optics/iam-curve.ts'
import { parseHours } from '../../../engine/project-files/parse-hours.ts'
import { parseScene } from '../../../engine/project-files/parse-scene.ts'
import { completeRunRequest } from '../../../engine/request.ts'
import { run } from '../../../engine/run.ts'
import { findSceneFailures } from '../../../engine/scene/check-scene.ts'
import { latin1, listOf, numberOf, textOf } from '../component-files/plain-reader.ts'
import { smallPlant } from '../small-plant.ts'
import { samplesOf } from './samples.ts'

const PROJECTS = samplesOf('project')
const VARIANTS = PROJECTS.filter(({ title }) => /\.VC.$/.test(title))

if (PROJECTS.length === 0) test.skip('variants, scenes, projects and sites: none next to the checkout', () => undefined)

/** The body of the first object of a class: what is between its first and its last line. */
function bodyOf(text: string, className: string): string {
  return new RegExp(`PVObject_\\w*\\s*=\\s*${className}\\b([\\s\\S]*?)End of PVObject ${className}`).exec(text)?.[1] ?? ''
}

describe.each(VARIANTS.map((sample) => [sample.title, sample] as const))('%s', (_title, { bytes }) => {
  const text = latin1(bytes)
  const answer = parseScene(bytes)
  const subArray = bodyOf(text, 'pvSubArray')
  const site = bodyOf(text, 'pvSite')
  const mainArray = bodyOf(text, 'pvMainArray')

  test('site, strings, heat balance and losses are those of the file', () => {
    const { request_patch: patch, components } = answer
    expect(patch.site).toMatchObject({
      latitude: numberOf(site, 'Latitude'),
      longitude: numberOf(site, 'Longitude'),
      elevation: numberOf(site, 'Altitude'),
      timezone: numberOf(site, 'TimeZone'),
      albedo_monthly: Array(12).fill(numberOf(site, 'Albedo')),
    })
    expect(components).toMatchObject([
      {
        module_file: textOf(subArray, 'PVModule'),
        inverter_file: textOf(subArray, 'GInverter'),
        modules_per_string: numberOf(subArray, 'NModSerie'),
        strings: numberOf(subArray, 'NStringCh'),
        n_inverters: numberOf(subArray, 'NInverter'),
      },
    ])
    expect(patch.thermal).toMatchObject({ u_c: numberOf(mainArray, 'UFactor'), absorptivity: numberOf(mainArray, 'Alpha') })
    expect(patch.dc_losses).toMatchObject({
      module_mismatch_loss: numberOf(subArray, 'PMismMPP') / 100,
      lid_loss: numberOf(subArray, 'LIDLoss') / 100,
      dc_wiring_loss_at_stc: numberOf(subArray, 'RSCablagePC') / 100,
    })
  })

  test('the tilt of the plane is that of the file', () => {
    const stated = numberOf(text, /FieldTilt=/.test(text) ? 'FieldTilt' : 'InclPlR')
    expect(answer.array_patch.tilt_deg).toBe(stated)
    // both sites are north of the equator and face south
    expect(answer.array_patch.azimuth_deg).toBe(180)
  })

  test('what it gives runs, with a module and an inverter of another source', () => {
    const { array, site: place, ...rest } = smallPlant()
    const { request_patch: patch, array_patch, scene } = answer
    const request = { ...rest, ...patch, site: { ...place, ...patch.site }, array: { ...array, ...patch.array, ...array_patch }, scene }
    const {
      answer: { summary },
    } = run(completeRunRequest<RunRequest>(request) as Resolved)
    expect(summary.e_grid_kwh).toBeGreaterThan(0)
  })
})

describe.each(PROJECTS.map((sample) => [sample.title, sample] as const))('%s', (_title, { bytes }) => {
  const text = latin1(bytes)
  const { scene, counts, record_kinds, notes } = parseScene(bytes)

  test('every class of the file is counted', () => {
    const stated = new Map<string, number>()
    for (const [, name = ''] of text.matchAll(/^\W*PVObject_\w*\s*=\s*(pv\w+)/gm)) stated.set(name, (stated.get(name) ?? 0) + 1)
    expect(record_kinds).toEqual(Object.fromEntries(stated))
  })

  test('tables and shading objects are those of the file; notes name the rest', () => {
    const rectangles = [...text.matchAll(/LongA=(.*)/g)].map(([, list = '']) => list.split(',').filter((cell) => cell.trim() !== '').length)
    const sheds = [...text.matchAll(/pvShdArrayShed$[\s\S]*?NElemChamps=(\d+)/gm)].map(([, count]) => Number(count))
    const lengths = [...rectangles, ...sheds]
    expect(counts.placements).toBe(lengths.reduce((sum, count) => sum + count, 0))
    expect(counts.objects).toBe([...text.matchAll(/ObjetElemType/g)].length)
    const leftOut = ['pvShdGroundImage', 'pvShdArrayTracking'].filter((name) => text.includes(`=${name}`))
    expect(counts.objects_skipped > 0).toBe(leftOut.length > 0)
    for (const name of leftOut) expect(notes.map(({ key }) => key)).toContain(name)
    if (scene !== null) expect(findSceneFailures(scene).failures).toEqual([])
    else expect(lengths).toEqual([])
  })
})

describe('the incidence angles of Microgrid', () => {
  const [sample] = VARIANTS.filter(({ title }) => title.endsWith('Microgrid_trimmed.VC0'))

  test.skipIf(sample === undefined)('light of the sky on its plane has the factor of the real simulation', () => {
    const { iam } = parseScene(sample?.bytes ?? new Uint8Array()).request_patch
    const { diffuse } = iamCurve(completeRunRequest<RunRequest>({ ...smallPlant(), iam }).iam, null)
    const [below = Number.NaN, above = Number.NaN] = [10, 15].map((tilt) => diffuse.sky[diffuse.tilts_deg.indexOf(tilt)])
    // the factor of every hour of the hourly results, at 12 deg: formats/FORMATS.md, section 10
    expect(Math.abs(below + ((above - below) * 2) / 5 - 0.9596)).toBeLessThan(0.0004)
  })
})

describe('the synthetic scene of rows', () => {
  const [sample] = PROJECTS.filter(({ title }) => title.endsWith('synthetic_fixed_scene.VC0'))

  test.skipIf(sample === undefined)('rows stand where DOrigine puts them, and the cover ratio is width by pitch', () => {
    const bytes = sample?.bytes ?? new Uint8Array()
    const text = latin1(bytes)
    const { scene, array_patch } = parseScene(bytes)
    const origins = [...bodyOf(text, 'pvShading').matchAll(/pvShdArrayRect[\s\S]*?DOrigine=([^\r\n]*)/g)].map(([, list = '']) =>
      list.split(',').map(Number),
    )
    const width = listOf(text, 'LargA')[0] ?? Number.NaN
    const length = listOf(text, 'LongA')[0] ?? Number.NaN
    const tilt = (numberOf(text, 'DInclin') * Math.PI) / 180
    expect(scene?.placements.length).toBe(origins.length)
    origins.forEach(([x = 0, y = 0, z = 0], k) => {
      const placed = scene?.placements[k]
      expect(placed?.x).toBeCloseTo(-x - length / 2, 5)
      expect(placed?.y).toBeCloseTo(-y + (width / 2) * Math.cos(tilt), 5)
      expect(placed?.z).toBeCloseTo(z + (width / 2) * Math.sin(tilt), 5)
    })
    expect(array_patch.n_rows).toBe(origins.length)
    expect(array_patch.gcr).toBeCloseTo(width / numberOf(text, 'Pitch'), 8)
  })
})

const [hours] = samplesOf('hours')

describe('hourly results of PVsyst 6.63', () => {
  test.skipIf(hours === undefined)("every value of every column is the file's, power as energy of the hour", () => {
    const bytes = hours?.bytes ?? new Uint8Array()
    const lines = latin1(bytes).split(/\r?\n/)
    const at = lines.findIndex((line) => line.startsWith('date,'))
    const names = (lines[at] ?? '').split(',')
    const rows = lines
      .slice(at + 2)
      .filter((line) => /^\d/.test(line))
      .map((line) => line.split(','))
    const { reference_series: series, meta, weather } = parseHours(bytes, { timezone: -6, latitude: 30.3, longitude: -97.7 })
    expect(meta.rows).toBe(rows.length)
    const isPower = (name: string) => /^(IL |EOutInv|E_Grid)/.test(name)
    names.slice(1).forEach((column, k) => {
      if (column === 'FShdBm') return
      const found = series[column.replace(' ', '_')] ?? []
      const expected = rows.map((row) => Number(row[k + 1]) / (isPower(column) ? 1000 : 1))
      const worst = expected.reduce((most, value, i) => Math.max(most, Math.abs((found[i] ?? Number.NaN) - value)), 0)
      expect([column, found.length, worst < 1e-9]).toEqual([column, rows.length, true])
    })
    expect(meta.ignored).toEqual(['FShdBm'])
    expect(weather?.ghi_wm2).toEqual(series.GlobHor ?? [])
    expect(weather?.temp_air_c).toEqual(series.T_Amb ?? [])
  })

  test.skipIf(hours === undefined)('its weather runs unchanged, and the stamps are month first, as the days run', () => {
    const { weather, meta } = parseHours(hours?.bytes ?? new Uint8Array(), { timezone: -6, latitude: 30.3, longitude: -97.7 })
    if (weather === null) throw new Error('The file has weather')
    expect(meta.start).toBe('1990-01-01T00:00')
    const {
      answer: { summary },
    } = run(completeRunRequest<RunRequest>({ ...smallPlant(), site: { latitude: 30.3, longitude: -97.7 }, weather }) as Resolved)
    expect(summary.e_grid_kwh).toBeGreaterThan(0)
  })
})
