import { describe, expect, test } from 'bun:test'
import { zipSync } from 'fflate'
import type { Resolved } from '../../../engine/core/option.ts'
import type { EngineError } from '../../../engine/core/sink.ts'
import { ObjectFileError } from '../../../engine/files/object-file-error.ts'
import { completePlantRequest, runPlant } from '../../../engine/plant/run-plant.ts'
import { parseProject } from '../../../engine/project-files/parse-project.ts'
import { bytesOf, panText } from '../component-files/component-text.ts'
import { refusalOf } from '../component-files/refusal.ts'
import { projectFiles } from './project-archive.ts'
import { hoursText, TWO_DAYS, variantText } from './project-text.ts'
import { samplesOf } from './samples.ts'

const read = (changes: Parameters<typeof projectFiles>[0] = {}, variant?: string) =>
  parseProject(zipSync(projectFiles(changes)), variant === undefined ? {} : { variant })

describe('a whole project', () => {
  const answer = read()

  test('is one request that runs, with the hours of the variant as weather and reference', () => {
    expect(answer).toMatchObject({ variant: 'Plant.VC0', is_complete: true, missing: [] })
    const { summary } = runPlant(completePlantRequest(answer.request as never) as Resolved).answer
    expect(summary.e_grid_kwh).toBeGreaterThan(0)
    expect(summary.comparison?.series.map(({ column }) => column)).toContain('E_Grid')
    expect(answer.request).toMatchObject({ site: { albedo_monthly: [0.3, 0.3, ...Array(10).fill(0.2)] } })
  })

  test('lists its variants and every file, used or not, with why', () => {
    expect(answer.variants.map(({ file, comment, simulated, calculated }) => [file, comment, simulated, calculated])).toEqual([
      ['Plant.VC0', 'Simulated', true, '03/02/25 10:00'],
      ['Plant.VC1', 'Draft', false, '04/02/25 10:00'],
    ])
    expect(answer.files.map(({ path, kind, used, remark }) => [path.split('/').at(-1), kind, used, remark === null])).toEqual([
      ['Plant.PRJ', 'project', true, true],
      ['Plant.VC0', 'variant', true, true],
      ['Plant.VC1', 'variant', false, false],
      ['Example_550.PAN', 'module', true, true],
      ['EXAMPLE_100KW.OND', 'inverter', true, true],
      ['Hill.HOR', 'horizon', true, true],
      ['Rows.SHD', 'scene', true, true],
      ['notes.pdf', 'other', false, false],
    ])
  })

  test('offers the horizon and the scene that the variant ran without', () => {
    expect(answer.offers.map(({ file, site, scene }) => [file, Object.keys(site), scene?.placements.length ?? 0])).toEqual([
      ['Hill.HOR', ['horizon_azimuths_deg', 'horizon_elevations_deg'], 0],
      ['Rows.SHD', [], 1],
    ])
    expect(answer.request).not.toHaveProperty('scene')
  })

  test('another variant is read by its name or ending; a name that none has is refused with the names', () => {
    expect(read({}, 'VC1')).toMatchObject({ variant: 'Plant.VC1', is_complete: false })
    expect(read({}, 'plant.vc1').variant).toBe('Plant.VC1')
    let failures: EngineError['failures'] = []
    try {
      read({}, 'VC9')
    } catch (cause) {
      failures = (cause as EngineError).failures
    }
    expect(failures).toMatchObject([{ field: 'variant', message: expect.stringContaining('name one of Plant.VC0, Plant.VC1') }])
  })
})

describe('what is missing', () => {
  test.each([
    ['P/ComposPV/PVModules/Example_550.PAN', 'module', 'Example_550.PAN'],
    ['P/ComposPV/Inverters/EXAMPLE_100KW.OND', 'inverter', 'Example_100kW.OND'],
  ])('%s is named as the variant states it, and the rest is there', (path, kind, file) => {
    const { missing, is_complete, request } = read({ [path]: null })
    expect(missing).toEqual([{ kind, file, reason: expect.stringContaining('does not have it') }] as never)
    expect(is_complete).toBe(false)
    expect(request).toMatchObject({ site: { latitude: 41.5 }, array: { modules_per_string: 20 } })
    expect(Object.hasOwn(request ?? {}, kind)).toBe(false)
  })

  test('weather of a variant without results is a file of the archive, or is said to be missing', () => {
    const bare = { 'P/Projects/Plant.VC0': null }
    const without = read(bare)
    expect(without.missing).toMatchObject([{ kind: 'weather', reason: expect.stringContaining('add the weather as CSV') }])
    const binary = read({ ...bare, 'P/Meteo/Hill.MET': new Uint8Array([0, 1, 2, 3, 0, 0, 200, 7, 0, 0]) })
    expect(binary.missing).toMatchObject([{ kind: 'weather', reason: expect.stringContaining('Hill.MET: ') }])
    const withCsv = read({ ...bare, 'P/Meteo/hours.csv': hoursText({ rows: TWO_DAYS }) })
    expect(withCsv).toMatchObject({ is_complete: true, missing: [] })
    expect(withCsv.request).toMatchObject({ weather: { reference_series: { E_Grid: expect.any(Array) } } })
  })

  test('a table of results next to the weather is its reference, one of other hours is left out with a reason', () => {
    const weather = [
      'time,ghi,dhi,temp_air',
      ...TWO_DAYS.map((line) => {
        const [stamp = '', ghi, dhi, air] = line.split(',')
        return `1990-06-${stamp.slice(0, 2)}T${stamp.slice(9, 14)},${ghi},${dhi},${air}`
      }),
    ].join('\n')
    const bare = { 'P/Projects/Plant.VC0': null, 'P/Meteo/site.csv': weather }
    const both = read({ ...bare, 'P/Results/hours.csv': hoursText({ rows: TWO_DAYS }) })
    expect(both).toMatchObject({ is_complete: true, request: { weather: { reference_series: { E_Grid: expect.any(Array) } } } })
    const other = read({ ...bare, 'P/Results/hours.csv': hoursText({ rows: TWO_DAYS.slice(0, 24) }) })
    expect(other).toMatchObject({ is_complete: true })
    expect(other.files.find(({ path }) => path.endsWith('hours.csv'))).toMatchObject({
      used: false,
      remark: expect.stringContaining('24 rows'),
    })
  })

  test('a file that cannot be read says why, and a variant that is cut is missing', () => {
    const { missing, files: reviewed } = read({ 'P/ComposPV/PVModules/Example_550.PAN': 'PVObject_=pvModule\n' })
    expect(missing).toMatchObject([{ kind: 'module', reason: expect.stringContaining('may be cut') }])
    expect(reviewed.find(({ kind }) => kind === 'module')).toMatchObject({ used: false, remark: expect.stringContaining('may be cut') })
    const cut = read({ 'P/Projects/Plant.VC0': null, 'P/Projects/Plant.VC1': variantText().slice(0, -40) })
    expect(cut).toMatchObject({ variant: null, request: null, missing: [{ kind: 'variant', file: 'Plant.VC1' }] })
  })

  test('no variant at all', () => {
    expect(parseProject(zipSync({ 'a.PAN': bytesOf(panText()) }))).toMatchObject({
      request: null,
      missing: [{ kind: 'variant', file: null }],
      files: [{ remark: 'The variant names no such file' }],
    })
  })
})

describe('hostile archives', () => {
  test('paths are names, folders nothing, archives inside are not opened', () => {
    const { files: reviewed, is_complete } = read({
      'P/ComposPV/PVModules/Example_550.PAN': null,
      '../../../etc/Example_550.PAN': panText(),
      'C:\\Windows\\evil.zip': zipSync({ 'x.PAN': bytesOf(panText()) }),
      'P/empty/': new Uint8Array(),
    })
    expect(is_complete).toBe(true)
    expect(reviewed.map(({ path }) => path)).toContain('../../../etc/Example_550.PAN')
    expect(reviewed.find(({ path }) => path.endsWith('evil.zip'))).toMatchObject({ kind: 'other', used: false })
    expect(reviewed.some(({ path }) => path.endsWith('/'))).toBe(false)
  })

  test('of two files of one name the first counts, and the other says so', () => {
    const twice = read({ 'Z/Example_550.PAN': panText({ keys: { PNom: '1' } }) })
    expect(twice.is_complete).toBe(true)
    expect(twice.files.find(({ path }) => path === 'Z/Example_550.PAN')?.remark).toContain('comes first')
  })

  test('bombs stop at the limit of the kind, and of the archive', () => {
    const zeros = (mb: number) => new Uint8Array(mb * 1024 * 1024)
    const { files: reviewed } = parseProject(zipSync({ 'a.PAN': zeros(4) }))
    expect(reviewed[0]?.remark).toContain('more than 256 kB')
    const [large] = [zeros(25)]
    const many = zipSync({ 'a.csv': large, 'b.csv': large, 'c.csv': large }, { level: 1 })
    expect(refusalOf(() => parseProject(many))).toEqual([expect.stringContaining('more than 64 MB')])
    // a header that claims ten bytes
    const lying = zipSync({ 'a.PAN': zeros(4) })
    new DataView(lying.buffer).setUint32(22, 10, true)
    expect(parseProject(lying).files[0]?.bytes).toBeNull()
  })

  test('too many files, a cut archive, damaged data and what is no archive', () => {
    const crowd = Object.fromEntries(Array.from({ length: 501 }, (_, k) => [`${k}.txt`, new Uint8Array(1)]))
    expect(refusalOf(() => parseProject(zipSync(crowd)))).toEqual([expect.stringContaining('more than 500 files')])
    const whole = zipSync(projectFiles())
    expect(refusalOf(() => parseProject(whole.subarray(0, whole.length - 30)))).toEqual([expect.stringContaining('cut or damaged')])
    expect(refusalOf(() => parseProject(bytesOf('hello')))).toEqual([expect.stringContaining('no ZIP archive')])
    expect(refusalOf(() => parseProject(new Uint8Array()))).toEqual([expect.stringContaining('no ZIP archive')])
    // stored, so that a flipped byte is still a text
    const stored = zipSync({ 'a.VC0': [bytesOf(variantText()), { level: 0 }] })
    const at = Buffer.from(stored).indexOf('NModSerie=20')
    stored[at + 'NModSerie='.length] = '9'.charCodeAt(0)
    expect(parseProject(stored).files[0]).toMatchObject({ bytes: null, remark: expect.stringContaining('damaged') })
  })

  test('every cut and every kind of noise ends in an answer or a refusal', () => {
    const whole = zipSync(projectFiles({ 'P/Projects/Plant.VC0': null }))
    for (let k = 1; k < 40; k++) {
      const noisy = Uint8Array.from(whole)
      for (let j = 0; j < 3; j++) noisy[(k * 7919 + j * 104_729) % noisy.length] = (k * 31 + j) & 255
      for (const sent of [noisy, whole.subarray(0, Math.floor((whole.length * k) / 40))]) {
        try {
          parseProject(sent)
        } catch (cause) {
          expect(cause).toBeInstanceOf(ObjectFileError)
        }
      }
    }
  })
})

describe('the files of version 8 next to the checkout', () => {
  const samples = samplesOf('project').filter(({ title }) => /DEMO_Commercial|815/.test(title))
  test.skipIf(samples.length < 3)('as one archive: the variant that was calculated last, and what it lacks', () => {
    const answer = parseProject(zipSync(Object.fromEntries(samples.map(({ title, bytes }) => [title, bytes]))))
    expect(answer.variant).toBe('pvsyst_815_sheds_and_building.VC0')
    expect(answer.missing.map(({ kind, file }) => [kind, file])).toEqual([
      ['module', 'Generic_Mono_550W_Half_Bifacial.PAN'],
      ['inverter', 'Generic_100kW.OND'],
      ['weather', 'Kilinochchi_MN90_SYN.MET'],
    ])
    expect(answer.request).toMatchObject({ scene: { types: [{ frame: 0.02 }] }, array: { gcr: 0.715 } })
    expect(answer.notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('is not that of the variant'))
  })
})
