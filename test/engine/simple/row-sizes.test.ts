import { describe, expect, test } from 'bun:test'
import { run, type SimplePlace } from '@pvyield/engine'
import { MUNICH_YEAR } from '../chain/plant.ts'
import { Seeded } from '../properties/seeded.ts'
import { expanded } from './expanded.ts'
import { RACKS, RIDGES, TRACKERS } from './scenes.ts'

const PLACE: SimplePlace = { weather: MUNICH_YEAR, weatherSource: null, timezoneH: 1, elevationM: 520 }
const BIFACIAL = { module_power_w: 400, bifaciality: 0.7 }

const withWidth = (scene: typeof RACKS, width: number) => ({ ...scene, types: scene.types.map((type) => ({ ...type, width })) })

describe('the width of the rows of a simple run', () => {
  test('is 4 m without a scene, and that of the devices with one', () => {
    expect(expanded({ system_capacity_kw: 10 }).request.array.collector_width_m).toBe(4)
    const seeded = new Seeded(31)
    for (const scene of [RACKS, TRACKERS, RIDGES]) {
      for (let k = 0; k < 5; k++) {
        const width = seeded.between(0.5, 4.9)
        const { request, defaultsApplied } = expanded({ module_power_w: 400, scene: withWidth(scene, width) })
        expect(request.array.collector_width_m).toBe(width)
        expect(defaultsApplied).toContainEqual({
          field: 'array.collector_width_m',
          value: width,
          source: 'width that most devices of the scene have',
        })
      }
    }
  })

  test('is that of most devices where they differ, and one that a run takes', () => {
    const [wide] = RACKS.types
    const types = [wide, { ...wide, id: 'narrow', width: 1 }]
    const placements = RACKS.placements.map((placement, k) => ({ ...placement, type: k === 0 ? 'table' : 'narrow' }))
    expect(expanded({ module_power_w: 400, scene: { ...RACKS, types, placements } }).request.array.collector_width_m).toBe(1)
    expect(expanded({ module_power_w: 400, scene: withWidth(RACKS, 5000) }).request.array.collector_width_m).toBe(1000)
  })

  test('with the height over the ground they state what the rear side of the scene reads', () => {
    const narrow = expanded({ ...BIFACIAL, scene: withWidth(TRACKERS, 1) }, PLACE).request
    expect([narrow.array.collector_width_m, narrow.bifacial?.height_m]).toEqual([1, 0.9])
  })
})

describe('trackers of a simple run with two sides', () => {
  const warned = (sent: object) => {
    const { request } = expanded({ ...BIFACIAL, ...sent }, PLACE)
    return run(request, { sha256: () => '' }).answer.summary.warnings.filter((text) => /height_m|below the ground/.test(text))
  }

  test('clear the ground at full rotation, whatever the slope of the axis and the width', () => {
    for (const tilt_deg of [0, 20, 45, 80]) expect(warned({ modules: 60, racking: 'single_axis', tilt_deg })).toEqual([])
    for (const width of [0.5, 2, 4.5]) expect(warned({ scene: withWidth(TRACKERS, width) })).toEqual([])
    const sloped = { ...TRACKERS, placements: TRACKERS.placements.map((placement) => ({ ...placement, tilt_deg: -30 })) }
    expect(warned({ scene: sloped })).toEqual([])
  })

  test('have their axis at 2.2 m, half of 4 m x sin 60 deg + 0.5 m, which is said; racks stay at 1.5 m', () => {
    const { request, defaultsApplied } = expanded({ ...BIFACIAL, modules: 60, racking: 'single_axis' })
    expect(request.bifacial?.height_m).toBe(2.2)
    expect(defaultsApplied).toContainEqual({
      field: 'bifacial.height_m',
      value: 2.2,
      source: 'height of the tracker axis: half the width x sin(60 deg) + 0.5 m, which clears the ground at full rotation',
    })
    expect(expanded({ ...BIFACIAL, modules: 60 }).request.bifacial?.height_m).toBe(1.5)
  })
})
