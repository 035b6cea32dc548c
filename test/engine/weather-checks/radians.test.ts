import { describe, expect, test } from 'bun:test'
import { completeRunRequest, completeSimpleRequest, expandSimple, type Resolved, run, type SimplePlace } from '@pvyield/engine'
import { sizeAnswer } from '../../../engine/simple/size-answer.ts'
import { type Changes, MUNICH_YEAR, plant } from '../chain/plant.ts'
import { pvsystSection } from '../module/sections.ts'
import { MUNICH } from '../simple/expanded.ts'

const PLACE: SimplePlace = { weather: MUNICH_YEAR, weatherSource: null, timezoneH: 1, elevationM: 520 }
const TRACKER = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180 }

/** Fields and texts of the finding in a run of a small plant. */
function radiansIn(changes: Changes): (string | null)[][] {
  return (run(plant(changes)).answer.summary.findings ?? [])
    .filter(({ code }) => code === 'radians')
    .map(({ field, message }) => [field, /: ([-\d.]+ rad is [-\d.]+ deg)/.exec(message)?.[1] ?? null])
}

describe('an angle below a right angle in radians is named with its degrees', () => {
  // By hand: 180 / pi = 57.29578 deg.
  test.each([
    ['a rack', { tilt_deg: 0.4363 }, [['array.tilt_deg', '0.4363 rad is 25 deg']]],
    ['a rack at 20 deg', { tilt_deg: 0.35 }, [['array.tilt_deg', '0.35 rad is 20.1 deg']]],
    ['a wall', { tilt_deg: 1.5708 }, [['array.tilt_deg', '1.5708 rad is 90 deg']]],
    ['a ridge', { track_mode: 'ewf', tilt_deg: 0.1745 }, [['array.tilt_deg', '0.1745 rad is 10 deg']]],
    ['a roof', { track_mode: 'rooftop', tilt_deg: 0.5236 }, [['array.tilt_deg', '0.5236 rad is 30 deg']]],
    [
      'seasons',
      { track_mode: 'seasonal_tilt', tilt_monthly_deg: [1, 1, 0.7854, 0.5, 0.2, 0.2, 0.2, 0.2, 0.5, 0.7854, 1, 1.0472] },
      [['array.tilt_monthly_deg', '1.0472 rad is 60 deg']],
    ],
    ['a tracker', { ...TRACKER, rotation_limit_deg: 0.96 }, [['array.rotation_limit_deg', '0.96 rad is 55 deg']]],
    [
      'a tracker with two limits',
      { ...TRACKER, rotation_min_deg: -0.7854, rotation_max_deg: 1.0472 },
      [
        ['array.rotation_min_deg', '-0.7854 rad is -45 deg'],
        ['array.rotation_max_deg', '1.0472 rad is 60 deg'],
      ],
    ],
    ['a level rack', { tilt_deg: 0 }, []],
    ['a rack of one whole degree', { tilt_deg: 1 }, []],
    ['a flat rack', { tilt_deg: 1.7 }, []],
    ['an axis on a gentle slope', { ...TRACKER, tilt_deg: 0.6 }, []],
    ['a rack, whose rotation is not read', { tilt_deg: 25, rotation_limit_deg: 0.96 }, []],
    ['a two-axis tracker, whose tilt is not read', { track_mode: 'two_axis', tilt_deg: 0.4 }, []],
  ] as [string, Changes['array'], string[][]][])('%s', (_, array, expected) => {
    expect(radiansIn({ array, bifacial: null })).toEqual(expected)
  })
})

test('the three angles of a place are named once', () => {
  expect(radiansIn({ site: { latitude: 0.8395, longitude: 0.2024 }, array: { tilt_deg: 0.5236, azimuth_deg: 3.1532 } })).toEqual([
    ['site.latitude', null],
  ])
})

describe('with a tilt of 0.35', () => {
  const message = 'tilt_deg: 0.35 deg is very little, and looks like radians: 0.35 rad is 20.1 deg. Send degrees'

  test('a simple run', () => {
    const body = { ...MUNICH, system_capacity_kw: 100, tilt_deg: 0.35 }
    const found = expandSimple(completeSimpleRequest(body), new Set(Object.keys(body)), PLACE)
    if ('failures' in found) throw new Error('refused')
    const { findings = [] } = run(completeRunRequest<Resolved>(found.request)).answer.summary
    expect(findings.map((each) => each.message)).toContain(`array.${message}`)
  })

  test('a sizing', () => {
    const inverter = { model: 'flat', p_ac_nom_kw: 20, efficiency: 0.98, v_mppt_min_v: 200, v_mppt_max_v: 850, v_dc_max_v: 1000 }
    const module = pvsystSection()
    const body = { ...MUNICH, dc_kw: 100, tilt_deg: 0.35, module, inverter }
    const full = {
      site: { latitude: 48, longitude: 11 },
      array: { modules_per_string: 1, strings_per_inverter: 1 },
      weather: { id: 'met_test' },
    }
    const sections = { module, inverter: completeRunRequest<Resolved>({ ...full, module, inverter }).inverter, weather: MUNICH_YEAR }
    const { warnings } = sizeAnswer(body as Parameters<typeof sizeAnswer>[0], PLACE, sections)
    expect(warnings).toContain(message)
  })
})
