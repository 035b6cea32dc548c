import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Scene } from '@pvyield/sdk'
import { zipSync } from 'fflate'
import { inWeather, leanPatch, patched } from '../../clients/console/plant/apply-file.ts'
import { formOf } from '../../clients/console/plant/form.ts'
import { inPageWords } from '../../clients/console/plant/page-words.ts'
import { readFile } from '../../clients/console/plant/read-file.ts'
import type { Schema } from '../../clients/console/plant/schema.ts'
import { renamed } from '../../clients/console/sub-arrays/edit-parts.ts'
import { componentName } from '../../clients/console/sub-arrays/part-sections.ts'
import { utmOf } from '../../engine/files/layouts/transverse-mercator.ts'
import { asciiGrid } from '../engine/files/terrain/terrain-text.ts'
import { projectFiles } from '../engine/project-files/project-archive.ts'

const SAMPLES = join(import.meta.dir, '..', '..', '..', 'shared', 'samples')
const reasonOf = (...parts: string[]) =>
  existsSync(join(SAMPLES, ...parts)) ? '' : ` (skipped: ${parts.join('/')} is not next to the repository)`
const sample = (...parts: string[]) => ({ name: parts.at(-1) ?? '', bytes: new Uint8Array(readFileSync(join(SAMPLES, ...parts))) })
const text = (content: string) => new TextEncoder().encode(content)
const document = await Bun.file(new URL('../../openapi.json', import.meta.url)).json()
const schemas = document.components.schemas as Readonly<Record<string, Schema>>
const form = formOf({ ...schemas.RunRequest, $defs: schemas })

test('requests as JSON are taken as what they are, with or without weather', async () => {
  const file = (body: object) => readFile({ name: 'plant.json', bytes: text(JSON.stringify(body)) })
  const place = { latitude: 48.1, longitude: 11.6 }
  const roofs = { ...place, sub_arrays: [{ id: 'a', system_capacity_kw: 10 }] }
  expect(await file({ ...place, system_capacity_kw: 10 })).toMatchObject({ kind: 'simple', simple: { system_capacity_kw: 10 } })
  expect(await file(roofs)).toMatchObject({ kind: 'simple', simple: roofs })
  expect(await file({ site: place, array: {}, module: { id: 'm' } })).toMatchObject({ kind: 'request', request: { module: { id: 'm' } } })
  const size = { ...place, module: { id: 'm' }, inverter: { id: 'i' } }
  expect(file({ ...size, dc_kw: 100 })).rejects.toThrow('request for a size')
  expect(file({ ...size, sub_arrays: [{ id: 'a', area_m2: 400 }] })).rejects.toThrow('request for a size')
})

test('outages follow a part to its new id', () => {
  const outages = { periods: [{ from: '06-01T00:00', to: '06-02T00:00', sub_arrays: ['a', 'b'] }] }
  const body = { ac_losses: { outages }, sub_arrays: [{ id: 'a' }, { id: 'b', shares_inverter_with: 'a' }] }
  expect(renamed(body, 0, 'c')).toEqual({
    ac_losses: { outages: { periods: [{ from: '06-01T00:00', to: '06-02T00:00', sub_arrays: ['c', 'b'] }] } },
    sub_arrays: [{ id: 'c' }, { id: 'b', shares_inverter_with: 'c' }],
  })
  expect(componentName({ p_ac_nom_kw: 83.33333333333334 })).toBe('in full, 83.33 kW')
})

describe('a file that is dropped', () => {
  const pan = ['pan', 'Jinko_JKM_370M_72.PAN']
  test.skipIf(reasonOf(...pan) !== '')(`a PAN becomes the module of the plant${reasonOf(...pan)}`, async () => {
    const file = sample(...pan)
    const stated = (key: string) => Number(new RegExp(`^\\s*${key}=(.*)$`, 'm').exec(new TextDecoder('latin1').decode(file.bytes))?.[1])
    const { kind, patch, offer, notes } = await readFile(file)
    expect(kind).toBe('module')
    const body = patched({ site: {}, module: { id: 'before' }, iam: { kind: 'ashrae', b0: 0.1 } }, leanPatch(patch, form))
    expect(body.module).toMatchObject({ p_nom_w: stated('PNom'), v_oc_v: stated('Voc'), i_sc_a: stated('Isc') })
    expect(body.iam).toEqual({ kind: 'fresnel' }) // without a profile in the file, PVsyst applies Fresnel's law of plain glass
    expect(offer?.fields.thermal).toEqual({ absorptivity: stated('Absorb') })
    expect(notes.length).toBeGreaterThan(0)
  })

  const ond = ['ond', 'Sungrow_SG125HV_APP.OND']
  test.skipIf(reasonOf(...ond) !== '')(`an OND becomes the inverter${reasonOf(...ond)}`, async () => {
    const { kind, patch } = await readFile(sample(...ond))
    expect(kind).toBe('inverter')
    expect(patch.whole.inverter).toMatchObject({ model: 'curve', p_ac_nom_kw: 125 })
  })

  const variant = ['vc', 'DEMO_Commercial.VCA']
  test.skipIf(reasonOf(...variant) !== '')(`a variant brings its fields${reasonOf(...variant)}`, async () => {
    const { kind, patch } = await readFile(sample(...variant))
    expect(kind).toBe('project')
    // Its comment says: Fixed, Tilt 15.0, Azim. 0.0, which PVsyst counts from south.
    expect(patch.fields.array).toMatchObject({ track_mode: 'fixed', tilt_deg: 15, azimuth_deg: 180 })
    expect(patched({ array: { gcr: 0.4 } }, patch).array).toMatchObject({ gcr: 0.4, tilt_deg: 15 })
  })

  const epw = ['weather', 'NLD_Amsterdam062400_IWEC.epw']
  test.skipIf(reasonOf(...epw) !== '')(`weather is read as it is and packed, and offers its place${reasonOf(...epw)}`, async () => {
    const file = sample(...epw)
    const read = await readFile(file)
    expect(read.kind).toBe('weather')
    expect(read.weather?.temp_air_c.length).toBe(8760)
    // First line of the file: LOCATION,...,latitude,longitude,time zone,elevation
    const [latitude, longitude, , elevation] = new TextDecoder().decode(file.bytes).split('\n', 1).join().split(',').slice(6).map(Number)
    expect(read.offer?.fields.site).toEqual({ latitude, longitude, elevation })
    expect(await readFile({ ...file, bytes: new Uint8Array(gzipSync(file.bytes)) })).toEqual(read)
  })

  test('a horizon becomes that of the site', async () => {
    const { kind, patch } = await readFile({ name: 'east.hor', bytes: text('-90 5\n0 10\n90 5\n') })
    expect(kind).toBe('horizon')
    // PVsyst counts from south: east is -90, which is 90 from north.
    expect(patch.fields.site).toEqual({ horizon_azimuths_deg: [90, 180, 270], horizon_elevations_deg: [5, 10, 5] })
  })

  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'PNG'],
    ['a module without figures', text('PVObject_=pvModule\n  Version=7.2\nEnd of PVObject pvModule\n'), 'add the line Isc='],
    ['nothing', new Uint8Array(0), ''],
  ])('%s is refused in words', async (_, bytes, word) => {
    await expect(readFile({ name: 'file', bytes })).rejects.toThrow(word)
  })

  test('weather takes the place of the year that was asked for, in either kind of plant', () => {
    const simple = { kind: 'simple', body: { latitude: 1, longitude: 2, weather_source: 'embedded' } } as const
    expect(inWeather(simple, 'met_dropped_1') as object).toEqual({
      kind: 'simple',
      body: { latitude: 1, longitude: 2, weather: { id: 'met_dropped_1' } },
    })
  })

  test('the elevation that weather states is that of a simple plant, as in `pvyield simulate`; the site of a full one stays', () => {
    const simple = { kind: 'simple', body: { latitude: 1, longitude: 2 } } as const
    expect(inWeather(simple, 'met_dropped_1', 520).body).toMatchObject({ elevation: 520 })
    const full = { kind: 'full', body: { site: { elevation: 10 } } } as unknown as Parameters<typeof inWeather>[0]
    expect(inWeather(full, 'met_dropped_1', 520).body as object).toEqual({ site: { elevation: 10 }, weather: { id: 'met_dropped_1' } })
  })

  test('terrain is ground about the zero of the scene; a ZIP of a project is a request, or says what is missing', async () => {
    const bytes = text(asciiGrid({ columns: 9, lines: 5, cell: 0.0001, west: 11, south: 48 }, (column) => column))
    const origin = { latitude: 48, longitude: 11 }
    const { kind, terrain } = await readFile({ name: 'dem.asc', bytes, place: { latitude: 20, longitude: 11 }, origin })
    expect(kind).toBe('terrain')
    expect(terrain?.surface).toMatchObject({ x: expect.closeTo(7.46, 9), y: expect.closeTo(7.46, 9), step: 7.46 })
    const project = await readFile({ name: 'plant.zip', bytes: zipSync(projectFiles()) })
    expect([project.kind, project.request?.site]).toMatchObject(['request', { latitude: 41.5 }])
    const cut = readFile({ name: 'plant.zip', bytes: zipSync(projectFiles({ 'P/ComposPV/PVModules/Example_550.PAN': null })) })
    expect(cut).rejects.toThrow('module Example_550.PAN is missing')
  })

  test('a table in UTM is turned to true north about the place of the plant, which is offered no place of its own', async () => {
    const place = { latitude: 48.1, longitude: 11.6 }
    const { east, north } = utmOf(place)
    const row = (id: string, ahead: number) => `table,${id},${east},${north + ahead},20,4,25,180,1.5,28`
    const bytes = text(['type,id,easting,northing,length,width,tilt,azimuth,height,modules', row('a', 0), row('b', 100)].join('\n'))
    const { patch, offer, notes } = await readFile({ name: 'tables.csv', bytes, place })
    const { origin, placements } = patch.whole.scene as Scene
    expect(origin).toMatchObject(place)
    // Grid north is 1.94 deg east of true north here: 2.6 deg east of the middle of zone 32, times the sine of the latitude.
    expect(placements[1]?.x).toBeCloseTo(100 * Math.sin((2.6 * Math.sin((48.1 * Math.PI) / 180) * Math.PI) / 180), 1)
    expect([offer, notes.filter((note) => /send latitude/i.test(note))]).toEqual([null, []])
  })
})

test.each([
  [
    'The drawing does not state its unit: a unit is a metre. Send unit_m if it is not',
    'The drawing does not state its unit: a unit is a metre',
  ],
  [
    'The stamps are read as the start of their interval; if they mark its middle or end, send POST /api/parse-weather?interval=middle or interval=end.',
    'The stamps are read as the start of their interval.',
  ],
  ['Holes of a polygon are left out', 'Holes of a polygon are left out'],
])('a note of the page names no call of the service: %s', (note, words) => expect(inPageWords(note)).toBe(words))

test('a CSV of weather is read again with another zone and other stamps; in the zone of its place where it states one', async () => {
  const rows = [0, 1, 2].map((hour) => `2025-06-21T1${hour}:00,${700 + hour},20`)
  const file = (head: readonly string[]) => ({
    name: 'own.csv',
    bytes: text([...head, 'time,GHI (W/m2),air temperature (degC)', ...rows].join('\n')),
  })
  const read = async (stamps = {}, head: readonly string[] = []) => (await readFile({ ...file(head), stamps })).weather
  expect(await read()).toMatchObject({ timezone: 0, start: '2025-06-21T10:00' })
  expect(await read({ timezone: 5.5, interval: 'end' })).toMatchObject({ timezone: 5.5, start: '2025-06-21T09:00' })
  // Madrid is at 4 deg west, and has the time of Berlin.
  expect(await read({}, ['Latitude: 40.4', 'Longitude: -3.7'])).toMatchObject({ timezone: 1 })
  expect((await readFile(file([]))).notes.join(' ')).toContain('choose the time zone next to the weather of the plant')
})

test('measured rows of a plant are no weather, unless someone says so', async () => {
  const file = (names: string) => ({
    name: 'records.csv',
    bytes: text([names, '2025-06-21T10:00,700,60,20', '2025-06-21T11:00,710,61,21'].join('\n')),
  })
  const measured = file('time,POA (W/m2),AC power (kW),air temperature (degC)')
  expect(await readFile(measured)).toMatchObject({ kind: 'measured', weather: null })
  expect(await readFile({ ...measured, as: 'weather' })).toMatchObject({ kind: 'weather', weather: { poa_wm2: [700, 710] } })
  expect(await readFile(file('time,GHI (W/m2),AC power (kW),air temperature (degC)'))).toMatchObject({ kind: 'unclear', weather: null })
  const unread = await readFile(file('time,GHI (W/m2),inv 1,air temperature (degC)'))
  expect(unread).toMatchObject({ kind: 'weather' })
  expect(unread.table?.columns.filter(({ isUnread }) => isUnread).map(({ name }) => name)).toEqual(['inv 1'])
  const odd = await readFile(file('time,sun,inv 1,air temperature (degC)'))
  expect(odd.kind).toBe('unclear')
  expect(odd.fault).toContain('No irradiance column is known')
  const nameless = await readFile(file('a,b,c,d'))
  expect(nameless.kind).toBe('unclear')
  expect(nameless.fault).toBe(
    'Line 1: The columns a, b, c, d name neither the time nor an irradiance: name them, such as time,GHI (W/m2),air temperature (degC)',
  )
})

test('measured rows that cannot be read as they are say why, and are kept', async () => {
  const rows = ['2025-10-26T01:00', '2025-10-26T02:00', '2025-10-26T02:00', '2025-10-26T03:00'].map((stamp) => `${stamp},700,60`)
  const local = await readFile({ name: 'local.csv', bytes: text(['time,POA (W/m2),AC power (kW)', ...rows].join('\n')) })
  expect(local).toMatchObject({ kind: 'measured', fault: expect.stringContaining('as local time does when daylight saving ends') })
})
