import { describe, expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { EngineError } from '../../../engine/core/sink.ts'
import { importProject } from '../../../engine/project-files/import-project.ts'
import { completeRunRequest } from '../../../engine/request.ts'
import { run } from '../../../engine/run.ts'
import { bytesOf, ondText, panText } from '../component-files/component-text.ts'
import { hoursText, objectLines, rack, sceneText, TWO_DAYS, variantText } from './project-text.ts'

function imported(project: string) {
  const file = (name: string, text: string) => ({ name, bytes: bytesOf(text) })
  return importProject({
    project: file('a.VC0', project),
    module: file('Example_550.PAN', panText({ keys: { LIDLoss: '1.50' } })),
    inverter: file('other.OND', ondText({ keys: { Aux_Loss: '30.0', Aux_Thresh: '100.0' } })),
    weather: file('hours.csv', hoursText({ rows: TWO_DAYS })),
  })
}

test('a project south of the equator keeps its planes and racks towards the equator', () => {
  const { request } = imported(variantText({ site: { Latitude: '-33.5' }, scene: objectLines(rack('0,0,1')) }))
  expect(request.site).toMatchObject({ latitude: -33.5 })
  // stated as -15, 15 deg east of north
  expect(request.array).toMatchObject({ azimuth_deg: 15 })
  expect(request.scene?.placements).toMatchObject([{ azimuth_deg: 15 }])
})

describe('importProject', () => {
  const { request, notes, defaults } = imported(variantText({ scene: objectLines(rack('0,0,1'), rack('0,9,1')) }))

  test('the request runs, with the scene and the reference series', () => {
    const { summary } = run(completeRunRequest(request) as Resolved).answer
    expect(summary.e_grid_kwh).toBeGreaterThan(0)
    // 480 modules of 550 W
    expect(summary.dc_kwp).toBeCloseTo(264, 6)
    expect(request.scene?.placements).toHaveLength(2)
    expect(Object.keys('reference_series' in request.weather ? (request.weather.reference_series ?? {}) : {})).toContain('E_Grid')
  })

  test('where two files state a field, the variant comes first; the module file gives the rest', () => {
    // the variant has LIDLoss 2 %, the module 1.5 %; a tolerance of 0 to 3 % is a gain of 0.75 %
    expect(request.dc_losses).toMatchObject({ lid_loss: 0.02, quality_loss: -0.0075, module_mismatch_loss: 0.015 })
    expect(request.thermal).toMatchObject({ u_c: 26.5, absorptivity: 0.88 })
  })

  test('no note of a file says that a field is left out which another note says is applied', () => {
    expect(request.dc_losses).toMatchObject({ quality_loss: -0.0075 })
    const messages = notes.map(({ message }) => message)
    expect(messages).toContainEqual(expect.stringMatching(/^Applied unless the variant states them: .*dc_losses\.quality_loss/))
    expect(messages).toContainEqual(
      expect.stringMatching(/^patch\.dc_losses\.quality_loss -0\.75 % .* applies once it is merged into a request$/),
    )
    expect(messages.filter((message) => /not applied/.test(message))).toEqual([])
  })

  test('consumption of an inverter counts for each of them', () => {
    expect(request.ac_losses).toMatchObject({ aux_kw: 0.06, aux_threshold_kw: 0.2 })
  })

  test('the weather has the time zone of the variant', () => {
    expect(request.weather).toMatchObject({ timezone: 1 })
  })

  test('other components than those of the variant are named; those of its name are not', () => {
    const named = notes.filter(({ kind, file }) => kind === 'deviation' && file === 'a.VC0').map(({ message }) => message)
    expect(named).toContain('The variant has Example_100kW.OND; other.OND is used in its place')
    expect(named).not.toContainEqual(expect.stringContaining('Example_550.PAN'))
  })

  test('what is left at a default is listed by section, without what the files state', () => {
    expect(defaults.site).toContain('decomposition')
    expect(defaults.dc_losses).toEqual(['cables'])
    expect(defaults.array).not.toContain('modules_per_string')
  })

  test('a scene file has no strings: the request says which fields are missing', () => {
    try {
      imported(sceneText(...objectLines(rack('0,0,1'))))
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause
      expect(cause.failures.map(({ field }) => field)).toContain('array.modules_per_string')
      return
    }
    throw new Error('The request has no strings')
  })
})
