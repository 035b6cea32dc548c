import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type {
  HorizonFileAnswer,
  HoursFileAnswer,
  ParsedMeasured,
  ParsedProjectOut,
  ParsedSceneOut,
  TreeAnswer,
} from '@pvyield/contract/schemas'
import { zipSync } from 'fflate'
import { dxf, face, rackAt } from '../../engine/files/layouts/layout-text.ts'
import { asciiGrid } from '../../engine/files/terrain/terrain-text.ts'
import { projectFiles } from '../../engine/project-files/project-archive.ts'
import { hoursText, objectLines, rack, sceneText, variantText } from '../../engine/project-files/project-text.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

function upload(path: string, content: string | Uint8Array<ArrayBuffer>, name = 'project') {
  const body = new FormData()
  body.append('file', new File([content], name))
  return service.request(`/api/${path}`, { method: 'POST', body })
}

async function read<Answer>(path: string, content: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  const answer = await upload(path, content)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

describe('POST /api/parse-scene', () => {
  test('the parts of a variant run with a module, an inverter and weather', async () => {
    const text = variantText({ scene: objectLines(rack('0,0,1'), rack('0,9,1')) })
    const { scene, array_patch, request_patch } = await read<ParsedSceneOut>('parse-scene', text)
    const { array, site, ...plant } = smallPlant()
    const request = {
      ...plant,
      ...request_patch,
      site: { ...site, ...request_patch.site },
      array: { ...array, ...request_patch.array, ...array_patch },
      scene,
    }
    const { summary } = await runOf(await service.post('/api/run', request))
    expect(summary.e_grid_kwh).toBeGreaterThan(0)
    expect(summary.scene?.tables).toBe(2)
  })

  test('the scene of a scene file is valid', async () => {
    const { scene, request_patch } = await read<ParsedSceneOut>('parse-scene?latitude=-20', sceneText(...objectLines(rack('0,0,1'))))
    expect(scene?.placements[0]?.azimuth_deg).toBe(15)
    expect(request_patch).toEqual({})
    expect((await service.post('/api/scene/validate', scene)).status).toBe(200)
  })

  test('gzip is read, and gives the same answer', async () => {
    expect(await read<ParsedSceneOut>('parse-scene', Bun.gzipSync(variantText()))).toEqual(
      await read<ParsedSceneOut>('parse-scene', variantText()),
    )
  })

  test('every failure of a file is an item of its own, with line and key', async () => {
    const answer = await upload('parse-scene', variantText({ subArray: { NModSerie: 'x', NStringCh: 'y' } }))
    expect(answer.status).toBe(422)
    const { code, field, errors } = await problemOf(answer)
    expect([code, field, errors.length]).toEqual(['validation_error', 'file', 2])
  })

  test('the name of the file has no meaning', async () => {
    const answer = await upload('parse-scene', variantText(), '../../etc/passwd')
    expect((await answer.json()) as ParsedSceneOut).toEqual(await read<ParsedSceneOut>('parse-scene', variantText()))
  })

  test('a module file is refused with the operation that reads it', async () => {
    const { detail } = await problemOf(await upload('parse-scene', 'PVObject_=pvModule\nEnd of PVObject pvModule\n'))
    expect(detail).toContain('send it to POST /api/parse-pan')
  })
})

describe('terrain and layouts', () => {
  const grid = asciiGrid({ columns: 9, lines: 5, cell: 10, west: -45, south: -25 }, (column) => column)

  test('the terrain of a file is that of a scene which is valid and runs', async () => {
    const { terrain, format, scene } = await read<ParsedSceneOut>('parse-scene', Bun.gzipSync(grid))
    expect([format, scene]).toEqual(['ascii_grid', null])
    const own = (await read<ParsedSceneOut>('parse-scene', sceneText(...objectLines(rack('0,0,1'))))).scene
    const placements = own?.placements.map(({ z: _, ...placement }) => ({ ...placement, above_ground: 1.5 }))
    const answer = await service.post('/api/scene/validate', { ...own, placements, terrain })
    expect([answer.status, await answer.json()]).toMatchObject([200, { terrain: { on_ground: 1 } }])
  })

  test('a step that does not fit, a rule and a figure that are none are problems of what names them', async () => {
    const fieldOf = async (path: string, content = grid) => (await problemOf(await upload(path, content))).field
    expect(await fieldOf('parse-scene?step_m=0')).toBe('step_m')
    expect(await fieldOf('parse-scene?step_m=500')).toBe('file')
    expect(await fieldOf('parse-scene?latitude=48')).toBe('longitude')
    expect(await fieldOf('parse-scene?longitude=9')).toBe('latitude')
    const drawing = dxf({ entities: face('PV', ...rackAt(0, 0, 0)) })
    expect(await fieldOf('parse-scene?roles=PV:roof', drawing)).toBe('roles')
    expect(await fieldOf('parse-scene?figures=tlit:25', drawing)).toBe('figures')
  })
})

describe('POST /api/parse-project', () => {
  test('the request of a ZIP runs; a variant that it does not have is a problem of variant, no ZIP one of file', async () => {
    const zip = zipSync(projectFiles()) as Uint8Array<ArrayBuffer>
    const { request, is_complete, files } = await read<ParsedProjectOut>('parse-project', zip)
    expect([is_complete, files.length]).toEqual([true, 8])
    const { summary } = await runOf(await service.post('/api/run', request))
    expect(summary.e_grid_kwh).toBeGreaterThan(0)
    expect((await problemOf(await upload('parse-project?variant=VC9', zip))).field).toBe('variant')
    expect((await problemOf(await upload('parse-project', 'no archive'))).field).toBe('file')
  })
})

describe('POST /api/parse-measured', () => {
  const TABLE = ['time,POA (W/m2),AC power (kW),air temperature (degC)', '2025-06-21T10:00,700,61.5,20', '2025-06-21T10:15,710,62,21'].join(
    '\n',
  )

  test('a table becomes measured rows in the zone that is sent, with stamps as they are said to be', async () => {
    const { measured, meta } = await read<ParsedMeasured>('parse-measured?timezone=-7&interval=end', TABLE)
    expect(measured).toMatchObject({ timezone: -7, step_minutes: 15, start: '2025-06-21T09:45', power_ac_kw: [61.5, 62] })
    expect(meta.rows).toBe(2)
  })

  test('a table without power is refused with what to do', async () => {
    const answer = await upload('parse-measured', TABLE.replace('AC power (kW)', 'x'))
    expect(answer.status).toBe(422)
    expect(await problemOf(answer)).toMatchObject({ field: 'file', code: 'validation_error' })
  })
})

describe('POST /api/parse-hours', () => {
  const rows = Array.from({ length: 24 }, (_, hour) => {
    const lit = hour > 7 && hour < 18 ? 400 : 0
    return `01/06/90 ${String(hour).padStart(2, '0')}:00,${lit},${lit / 2},20,2,${lit},${lit},${lit / 2},0`
  })

  test('its weather runs, and the tree scores its series', async () => {
    const { weather } = await read<HoursFileAnswer>('parse-hours?timezone=1', hoursText({ rows }))
    const plant = { ...smallPlant(), weather }
    await runOf(await service.post('/api/run', plant))
    const answer = await service.post('/api/tree/thermal', plant)
    expect(answer.status).toBe(200)
    const { reference } = (await answer.json()) as TreeAnswer
    expect(reference?.scored).toContain('E_Grid')
  })

  test('run, tree and series.csv have the same reference', async () => {
    const { weather, reference_series } = await read<HoursFileAnswer>('parse-hours?timezone=1', hoursText({ rows }))
    const plant = { ...smallPlant(), weather }
    const { comparison } = (await runOf(await service.post('/api/run', plant))).summary
    const arrays = comparison?.series.find(({ column }) => column === 'EArray')
    // ten hours of 400 kW
    expect(arrays).toMatchObject({ theirs: 4000, rows: 24, missing_rows: 0, unit: 'kWh' })
    const { reference, steps } = (await (await service.post('/api/tree/thermal', plant)).json()) as TreeAnswer
    expect(reference).toEqual({ scored: Object.keys(reference_series), ignored: [] })
    const selected = steps[0]?.options.find((option) => option.selected)
    const score = selected?.scores.find(({ column }) => column === 'EArray')
    expect((score?.bias ?? 0) * 24).toBeCloseTo((arrays?.ours ?? 0) - 4000, 6)
    expect([score?.rmse, score?.rmse_fraction]).toEqual([arrays?.rmse ?? 0, arrays?.rmse_fraction ?? 0])
    const csv = await (await service.post('/api/run', plant, { accept: 'text/csv' })).text()
    const [titles = '', ...lines] = csv.trimEnd().split('\n')
    const at = titles.split(',').indexOf('EArray_ref (kWh)')
    expect(lines.map((line) => Number(line.split(',')[at]))).toEqual(reference_series.EArray as number[])
  })

  test('a file that is no table of hours is 422', async () => {
    const answer = await upload('parse-hours', 'PVSYST V7\n\nnothing\n')
    expect([answer.status, (await problemOf(answer)).code]).toEqual([422, 'validation_error'])
  })
})

describe('POST /api/parse-horizon', () => {
  const HALF = 'azimuth,elevation\n-90,2\n0,12\n90,4\n'

  test('its two lists are those of site, and a run takes them', async () => {
    const { horizon_azimuths_deg, horizon_elevations_deg, meta } = await read<HorizonFileAnswer>('parse-horizon?azimuths=south', HALF)
    expect([horizon_azimuths_deg, horizon_elevations_deg]).toEqual([
      [90, 180, 270],
      [2, 12, 4],
    ])
    expect(meta).toEqual({ format: 'table', azimuths: 'south', points: 3, latitude: null, longitude: null })
    const plant = smallPlant()
    const { summary } = await runOf(
      await service.post('/api/run', { ...plant, site: { ...plant.site, horizon_azimuths_deg, horizon_elevations_deg } }),
    )
    expect(summary.e_grid_kwh).toBeGreaterThan(0)
  })

  test('azimuths that can be meant in two ways: 422 that names the parameter', async () => {
    const answer = await upload('parse-horizon', HALF)
    expect(answer.status).toBe(422)
    expect(await problemOf(answer)).toMatchObject({
      code: 'validation_error',
      field: 'file',
      detail: expect.stringContaining('azimuths=south'),
    })
  })

  test('a name that ends with .hor counts as PVsyst does; gzip is read; a drawing is named', async () => {
    const packed = await upload('parse-horizon?latitude=-33', Bun.gzipSync(HALF), 'Site.hor')
    expect(await packed.json()).toMatchObject({ horizon_azimuths_deg: [0, 90, 270], horizon_elevations_deg: [12, 2, 4] })
    const { detail } = await problemOf(await upload('parse-horizon', '0\nSECTION\n2\nHEADER\n'))
    expect(detail).toContain('This is a DXF drawing')
  })

  test('what inflates beyond the limit is 413 as the plain file; damaged and doubled gzip is named', async () => {
    const long = `${HALF}${'0,0\n'.repeat(300_000)}`
    for (const file of [long, Bun.gzipSync(long)]) expect((await upload('parse-horizon?azimuths=south', file)).status).toBe(413)
    for (const [bytes, says] of [
      [Bun.gzipSync(HALF).subarray(0, 30), 'gzip data of the file'],
      [Bun.gzipSync(Bun.gzipSync(HALF)), 'compressed twice'],
    ] as const) {
      const answer = await upload('parse-horizon?azimuths=south', bytes)
      expect(answer.status).toBe(422)
      expect(await problemOf(answer)).toMatchObject({ field: 'file', detail: expect.stringContaining(says) })
    }
  })

  test('an unknown value of azimuths is refused by its name', async () => {
    const { field } = await problemOf(await upload('parse-horizon?azimuths=east', HALF))
    expect(field).toBe('azimuths')
  })
})
