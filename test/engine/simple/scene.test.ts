import { describe, expect, test } from 'bun:test'
import {
  checkSimple,
  completeRunRequest,
  completeSimpleRequest,
  type Failure,
  inWords,
  type Resolved,
  run,
  type SimplePlace,
  simpleNames,
} from '@pvyield/engine'
import { MUNICH_YEAR } from '../chain/plant.ts'
import { smallScene } from '../scene/small-scene.ts'
import { expanded, MUNICH } from './expanded.ts'
import { RACKS, RIDGES, TRACKERS } from './scenes.ts'

const PLACE: SimplePlace = { weather: MUNICH_YEAR, weatherSource: null, timezoneH: 1, elevationM: 520 }

const answerOf = (request: Resolved) => run(request, { sha256: () => '' }).answer

function failuresOf(sent: Record<string, unknown>): readonly Failure[] {
  return checkSimple(completeSimpleRequest({ ...MUNICH, module_power_w: 400, ...sent }))
}

const KINDS = [
  { name: 'racks', scene: RACKS, racking: 'fixed', gcr: 2 / 5, modules: 60 },
  { name: 'trackers', scene: TRACKERS, racking: 'single_axis', gcr: 2 / 5, modules: 60 },
  { name: 'ridges', scene: RIDGES, racking: 'ewf', gcr: (2 * 2 * Math.cos((10 * Math.PI) / 180)) / 5, modules: 60 },
]

describe('a simple run with a scene', () => {
  for (const { name, scene, racking, gcr, modules } of KINDS) {
    test(`of ${name} takes racking, modules and gcr from it, and lists them`, () => {
      const { request, defaultsApplied } = expanded({ module_power_w: 400, scene })
      const { array } = request
      expect(array.track_mode as string).toBe(racking)
      expect(array.gcr).toBeCloseTo(gcr, 5)
      expect(array.modules_per_string * array.strings_per_inverter * array.n_inverters).toBe(modules)
      const assumed = Object.fromEntries(defaultsApplied.map(({ field, value }) => [field, value]))
      expect(assumed).toMatchObject({ racking, modules, gcr: array.gcr, system_capacity_kw: (modules * 400) / 1000 })
      for (const field of ['tilt_deg', 'azimuth_deg', 'scene', 'array.tilt_deg', 'array.azimuth_deg'])
        expect(assumed[field]).toBeUndefined()
      expect(assumed['array.row_model']).toBe('shading_table')
    })

    test(`of ${name} runs, without a warning of the scene, and its full request gives the same digits`, () => {
      const { request } = expanded({ module_power_w: 400, scene }, PLACE)
      const simple = answerOf(request)
      expect(simple.summary.scene?.modules).toBe(modules)
      expect(simple.summary.racking as string).toBe(racking)
      expect(simple.summary.warnings.filter((text) => !/Synthetic|elevation/.test(text))).toEqual([])
      expect(answerOf(completeRunRequest<Resolved>(JSON.parse(JSON.stringify(request))))).toEqual(simple)
      // the wall ahead takes energy
      const open = answerOf(expanded({ module_power_w: 400, scene: { ...scene, objects: [] } }, PLACE).request)
      expect(simple.summary.e_grid_kwh).toBeLessThan(open.summary.e_grid_kwh)
    })
  }

  test('faces of ridges have equal strings', () => {
    const odd = { ...RIDGES, types: RIDGES.types.map((type) => ({ ...type, modules: 22 })) }
    const { array } = expanded({ module_power_w: 400, scene: odd }).request
    expect([array.modules_per_string * array.strings_per_inverter, array.strings_per_inverter % 2]).toEqual([66, 0])
  })

  test('a gcr that is sent is kept, and the run warns in simple words where it differs', () => {
    const { request } = expanded({ module_power_w: 400, scene: RACKS, gcr: 0.5 }, PLACE)
    const warnings = (answerOf(request).summary.findings ?? []).map((finding) => inWords(finding, simpleNames).message)
    expect(warnings).toContain(
      'Pitch of the scene differs from width / gcr by up to 25 %: set gcr, which backtracking and row_model rows read, to what the scene has (0.4 for most devices)',
    )
  })

  test('one device has the default gcr', () => {
    const scene = { ...RACKS, placements: RACKS.placements.slice(0, 1) }
    expect(expanded({ module_power_w: 400, scene }).defaultsApplied).toContainEqual({
      field: 'gcr',
      value: 0.4,
      source: 'default: no device of the scene stands ahead of another',
    })
  })

  test('rows that touch have a gcr that the full run takes', () => {
    const scene = { ...RACKS, placements: RACKS.placements.map((placement, k) => ({ ...placement, y: 1.5 * k })) }
    const { request, defaultsApplied } = expanded({ module_power_w: 400, scene }, PLACE)
    expect(request.array.gcr).toBe(0.99)
    expect(defaultsApplied.find(({ field }) => field === 'gcr')?.source).toContain('the largest that a run takes, 0.99')
    const warnings = (answerOf(request).summary.findings ?? []).map((finding) => inWords(finding, simpleNames).message)
    expect(warnings.some((text) => /set (array\.)?gcr/.test(text))).toBe(false)
    expect(warnings.some((text) => text.includes('or track_mode rooftop') || text.includes('racking rooftop'))).toBe(true)
    expect(answerOf(request).summary.e_grid_kwh).toBeGreaterThan(0)
  })

  test('counts the shade of its objects and says so', () => {
    const { notCounted } = expanded({ module_power_w: 400, scene: TRACKERS })
    expect(notCounted.slice(0, 3)).toEqual([
      'Shade of the horizon behind the scene: site.horizon_azimuths_deg and site.horizon_elevations_deg.',
      'Shaded strings that lose more than their shaded area: array.shade_mode electrical.',
      'Neighbours of each tracker, which all turn back from rows of one gcr: array.tracking terrain_aware.',
    ])
    const isOfRear = (line: string) => line.startsWith('Ends of rows on the rear sides')
    for (const scene of [RACKS, TRACKERS]) {
      expect(expanded({ module_power_w: 400, scene, bifaciality: 0.7 }).notCounted.some(isOfRear)).toBe(true)
      expect(expanded({ module_power_w: 400, scene }).notCounted.some(isOfRear)).toBe(false)
    }
    expect(expanded({ system_capacity_kw: 10 }).notCounted[0]).toContain('scene counts trees and buildings')
  })

  test('a capacity that makes the modules of the scene too strong is warned of, in the words of the request', () => {
    const { request } = expanded({ system_capacity_kw: 72, scene: RACKS }, PLACE)
    const found = (answerOf(request).summary.findings ?? []).filter(({ code }) => code === 'scene_module_power_unusual')
    expect(found.map((finding) => inWords(finding as never, simpleNames).message)).toEqual([
      expect.stringContaining(
        'has 1200 W on 1.2 m2 of its table, 1000 W/m2 (modules have 100 to 250): check system_capacity_kw or module_power_w',
      ),
    ])
  })
})

describe('sizes next to a scene', () => {
  test('capacity or module power suffices, and three sizes agree within 0.5 %', () => {
    expect(expanded({ system_capacity_kw: 24, scene: RACKS }).request.module).toMatchObject({ p_nom_w: 400 })
    expect(expanded({ system_capacity_kw: 24.1, module_power_w: 400, modules: 60, scene: RACKS }).request.array.gcr).toBeCloseTo(0.4, 5)
  })

  test('a capacity that the modules cannot have, or none, is refused', () => {
    expect(checkSimple(completeSimpleRequest({ ...MUNICH, scene: RACKS }))).toEqual([
      {
        code: 'validation_error',
        field: 'system_capacity_kw',
        message: 'The size of the plant is missing: send system_capacity_kw or module_power_w',
      },
    ])
    expect(failuresOf({ system_capacity_kw: 25, scene: RACKS })).toMatchObject([
      {
        field: 'system_capacity_kw',
        message: 'The sizes disagree: 60 modules of the scene x 400 W are 24 kW, not 25 kW; omit system_capacity_kw or module_power_w',
      },
    ])
    expect(failuresOf({ system_capacity_kw: 121, module_power_w: undefined, scene: RACKS })).toMatchObject([
      { field: 'system_capacity_kw', message: expect.stringContaining('60 modules of the scene is 2017 W per module') },
    ])
  })

  test('another number of modules is refused', () => {
    expect(failuresOf({ modules: 61, scene: RACKS })).toMatchObject([
      { field: 'modules', message: 'The devices of the scene have 60 modules, not 61: leave modules out, or correct those of the types' },
    ])
  })

  test('a number of modules that forms no equal strings is refused at the types', () => {
    const scene = { ...RACKS, placements: RACKS.placements.slice(0, 1), types: RACKS.types.map((type) => ({ ...type, modules: 100_003 })) }
    expect(failuresOf({ module_power_w: 1, scene })).toMatchObject([{ field: 'scene.types' }])
    const many = { ...RACKS, types: RACKS.types.map((type) => ({ ...type, modules: 1_000_000 })), placements: manyPlacements(200) }
    expect(failuresOf({ module_power_w: 1, scene: many })).toMatchObject([{ field: 'scene.types' }])
    const strong = { ...RACKS, types: RACKS.types.map((type) => ({ ...type, modules: 1_000_000 })), placements: manyPlacements(30) }
    expect(failuresOf({ module_power_w: 2000, scene: strong })).toMatchObject([{ field: 'module_power_w' }])
  })
})

const manyPlacements = (count: number) => Array.from({ length: count }, (_, k) => ({ type: 'table', x: 0, y: 5 * k }))

describe('next to a scene', () => {
  test('tilt_deg and azimuth_deg are refused with the fix', () => {
    expect(failuresOf({ tilt_deg: 20, azimuth_deg: 170, scene: RACKS })).toMatchObject([
      { field: 'tilt_deg', message: 'The scene says where each device faces: leave tilt_deg out, and send that of the placements' },
      { field: 'azimuth_deg', message: 'The scene says where each device faces: leave azimuth_deg out, and send that of the placements' },
    ])
  })

  test('a racking that the devices do not have is refused; a roof may be sent for racks', () => {
    const refused = (racking: string, scene: object) => failuresOf({ racking, scene }).map(({ field, message }) => `${field}: ${message}`)
    expect(refused('single_axis', RACKS)).toEqual([
      'racking: racking single_axis does not suit the fixed racks of the scene: leave racking out, or send fixed or rooftop',
    ])
    expect(refused('rooftop', TRACKERS)).toEqual([
      'racking: racking rooftop does not suit the trackers of the scene: leave racking out, send single_axis, or use types of kind gft',
    ])
    expect(refused('fixed', RIDGES)).toEqual(['racking: racking fixed does not suit the ridges of the scene: leave racking out'])
    for (const racking of ['fixed', 'rooftop']) expect(refused(racking, RACKS)).toEqual([])
    expect(refused('single_axis', smallScene())).toEqual([])
    const { array } = expanded({ module_power_w: 400, racking: 'rooftop', scene: RACKS }).request
    expect([array.track_mode, array.inter_row_shading]).toEqual(['rooftop', false])
  })

  test('modules with two sides are refused on roofs and ridges', () => {
    expect(failuresOf({ bifaciality: 0.7, scene: RIDGES })).toMatchObject([
      { field: 'bifaciality', message: 'The rear sides of ridges get no light: send bifaciality 0' },
    ])
    expect(failuresOf({ bifaciality: 0.7, racking: 'rooftop', scene: RACKS })).toMatchObject([{ field: 'bifaciality' }])
    expect(expanded({ module_power_w: 400, bifaciality: 0.7, scene: TRACKERS }).request.bifacial).not.toBeNull()
  })
})

describe('a scene that cannot run', () => {
  test('has all of its failures listed at their paths, next to those of the other fields', () => {
    const scene = {
      ...RACKS,
      placements: [...RACKS.placements, { type: 'none', x: 0, y: 0 }, { id: 'p1', type: 'table', x: 0, y: 90, tilt_deg: -5 }],
    }
    expect(failuresOf({ module_efficiency: 19, scene }).map(({ field }) => field)).toEqual([
      'scene.placements.4.id',
      'scene.placements.3.type',
      'scene.placements.4.tilt_deg',
      'module_efficiency',
    ])
    const empty = { ...RACKS, placements: [], origin: { latitude: 49, longitude: 11.6, elevation: 0 } }
    expect(failuresOf({ scene: empty }).map(({ field }) => field)).toContain('scene.origin')
    expect(failuresOf({ scene: empty }).map(({ field }) => field)).toContain('scene.placements')
  })
})
