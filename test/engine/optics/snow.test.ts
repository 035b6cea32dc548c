import { describe, expect, test } from 'bun:test'
import { makeFrame, type PlaneColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareSnow, prepareSnowLoss } from '../../../engine/optics/index.ts'
import { coveredAfter, lostOfStrings } from '../../../engine/optics/snow-model/marion.ts'
import fixture from '../../fixtures/optics/snow-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { requestWith } from '../geometry/setting.ts'

interface Winter {
  snowfallCm: ArrayLike<number>
  /** Null where the depth is not considered. */
  depthCm: ArrayLike<number> | null
  poaWm2: ArrayLike<number>
  tempAirC: ArrayLike<number>
  stepH: number
}

/** Coverage of every row. Nothing slides in the first one, because pvlib does not know its length. */
function coverage({ snowfallCm, depthCm, poaWm2, tempAirC, stepH }: Winter, tiltDeg: number, initialFrac: number): number[] {
  const tiltSin = Math.sin((tiltDeg * Math.PI) / 180)
  const found: number[] = []
  let covered = initialFrac
  for (let i = 0; i < poaWm2.length; i++) {
    const depth = depthCm === null ? Number.POSITIVE_INFINITY : (depthCm[i] ?? Number.NaN)
    const airC = i === 0 ? Number.NEGATIVE_INFINITY : (tempAirC[i] ?? Number.NaN)
    covered = coveredAfter(covered, snowfallCm[i] ?? Number.NaN, depth, poaWm2[i] ?? Number.NaN, airC, tiltSin, stepH)
    found.push(covered)
  }
  return found
}

describeReference('pvlib t12', () => {
  const vectors = loadVectors('t12')
  const { inputs, params } = caseOf(vectors, 'snow.coverage_nrel')
  const winter = (usesDepth: boolean): Winter => ({
    snowfallCm: column(inputs.snowfall_cm),
    depthCm: usesDepth ? column(inputs.snow_depth_cm) : null,
    poaWm2: column(inputs.poa_irradiance),
    tempAirC: column(inputs.temp_air),
    stepH: Number((inputs as Record<string, unknown>).step_s) / 3600,
  })

  test.each([0, 1])('coverage_nrel, case %i, and dc_loss_nrel of its coverage', (nth) => {
    const { params: own, outputs } = caseOf(vectors, 'snow.coverage_nrel', nth)
    const { surface_tilt, initial_coverage, use_snow_depth } = own as {
      surface_tilt: number
      initial_coverage: number
      use_snow_depth: boolean
    }
    const found = coverage(winter(use_snow_depth), surface_tilt, initial_coverage)
    expectClose(found, column(outputs.snow_coverage), { tolerance: 1e-12 })
    const losses = nth === 0 ? [0, 1, 2] : [3]
    for (const k of losses) {
      const { params: strings, outputs: lost } = caseOf(vectors, 'snow.dc_loss_nrel', k)
      const count = Number(strings.num_strings)
      expectClose(
        found.map((frac) => lostOfStrings(frac, count)),
        column(lost.dc_loss),
        { tolerance: 1e-12 },
      )
    }
  })

  test('fully_covered_nrel: the rows that a snowfall covers, with and without a limit of the depth', () => {
    const { outputs } = caseOf(vectors, 'snow.fully_covered_nrel')
    expect(params.threshold_snowfall).toBe(1)
    for (const [usesDepth, output] of [
      [false, outputs.covered],
      [true, outputs.covered_with_depth],
    ] as const) {
      const { snowfallCm, depthCm, stepH } = winter(usesDepth)
      const found = Array.from(snowfallCm, (fall, i) =>
        coveredAfter(0, fall, depthCm === null ? Number.POSITIVE_INFINITY : (depthCm[i] ?? Number.NaN), 0, -20, 0.5, stepH),
      )
      expectClose(found, column(output), { tolerance: 0 })
    }
  })
})

test.each(fixture.cases)('$step_minutes-minute rows at $surface_tilt deg have the coverage of pvlib', (c) => {
  const found = coverage(
    { snowfallCm: c.snowfall_cm, depthCm: c.snow_depth_cm, poaWm2: c.poa_wm2, tempAirC: c.temp_air_c, stepH: c.step_minutes / 60 },
    c.surface_tilt,
    0,
  )
  expectClose(found, c.snow_coverage, { tolerance: fixture.tolerance })
  expectClose(
    found.map((frac) => lostOfStrings(frac, c.num_strings)),
    c.dc_loss,
    { tolerance: fixture.tolerance },
  )
})

/** Rows of snow: depth, air temperature and light on the plane; dark where the light is 0. */
interface SnowRow {
  depthCm: number
  tempC: number
  poaWm2: number
}

/** Runs the stages in blocks, with half of the light from the sky. */
function snowOf(request: Resolved, rows: readonly SnowRow[], blockRows: number): PlaneColumns[] {
  const find = prepareSnowLoss(request, new Sink())
  const take = prepareSnow(request)
  const planes: PlaneColumns[] = []
  for (let first = 0; first < rows.length; first += blockRows) {
    const frame = makeFrame(blockRows, 60)
    frame.first = first
    frame.n = Math.min(blockRows, rows.length - first)
    for (let i = 0; i < frame.n; i++) {
      const { tempC, poaWm2 } = rows[first + i] ?? { tempC: Number.NaN, poaWm2: Number.NaN }
      frame.sky.tempAirC[i] = tempC
      if (poaWm2 === 0) continue
      frame.lit.rows[frame.lit.n++] = i
      frame.plane.tiltRad[i] = Math.PI / 6
      frame.plane.beamWm2[i] = 0.5 * poaWm2
      frame.plane.skyWm2[i] = 0.5 * poaWm2
      frame.plane.beamUnshadedEffWm2[i] = 0.5 * poaWm2
    }
    find(frame, frame.plane)
    take(frame, frame.plane)
    planes.push(frame.plane)
  }
  return planes
}

const ROWS: SnowRow[] = [
  { depthCm: 0, tempC: -5, poaWm2: 0 },
  { depthCm: 4, tempC: -5, poaWm2: 200 }, // covered
  { depthCm: 4, tempC: -5, poaWm2: 300 }, // too cold to slide
  { depthCm: 4, tempC: 1, poaWm2: 0 }, // slides in the dark
  { depthCm: 4, tempC: 1, poaWm2: 400 },
  { depthCm: 0.5, tempC: 1, poaWm2: 400 }, // the ground is nearly free
]
const SLID = 1 - 2 * 0.197 * 0.5

function marionRequest(stringSteps: number): Resolved {
  const { weather, ...rest } = requestWith({ site: { snow_model: 'marion' }, array: { tilt_deg: 30, string_steps: stringSteps } })
  return { ...rest, weather: { ...weather, snow_depth_cm: ROWS.map(({ depthCm }) => depthCm) } } as Resolved
}

describe('the snow of the stage', () => {
  test.each([6, 4, 1])('marion falls, slides and goes in blocks of %i rows', (blockRows) => {
    const losses = snowOf(marionRequest(10), ROWS, blockRows)
      .flatMap(({ snowLossFrac }) => [...snowLossFrac])
      .slice(0, ROWS.length)
    expectClose(losses, [0, 1, 1, 0, Math.ceil(10 * SLID) / 10, 0], { tolerance: 1e-12 })
  })

  test('a string that is covered in part is lost', () => {
    const [plane] = snowOf(marionRequest(2), ROWS, 6)
    expect(plane?.snowLossFrac[4]).toBe(1)
  })

  test('takes the same share of every component, and of the beam without near shading', () => {
    const [plane] = snowOf(marionRequest(10), ROWS, 6)
    const left = 1 - Math.ceil(10 * SLID) / 10
    expectClose(
      [plane?.snowLossWm2[4] ?? 0, plane?.beamWm2[4] ?? 0, plane?.skyWm2[4] ?? 0, plane?.beamUnshadedEffWm2[4] ?? 0],
      [400 * (1 - left), 200 * left, 200 * left, 200 * left],
      { tolerance: 1e-12 },
    )
  })

  test('monthly takes the share of the month', () => {
    const monthly = requestWith({ site: { snow_loss_monthly: [0.25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } })
    const [plane] = snowOf(monthly, [{ depthCm: 0, tempC: 0, poaWm2: 400 }], 1)
    expect([plane?.snowLossWm2[0], plane?.beamWm2[0]]).toEqual([100, 150])
  })

  test('marion without snow depths is refused, with what to send', () => {
    const sink = new Sink()
    prepareSnowLoss(requestWith({ site: { snow_model: 'marion' } }), sink)
    expect(sink.failures).toEqual([
      {
        code: 'validation_error',
        field: 'site.snow_model',
        message: 'marion needs the snow depth of every row: send weather.snow_depth_cm, or use monthly with site.snow_loss_monthly',
      },
    ])
  })

  test('soiling that contains the snow of the estimate gets a warning, soiling without it none', () => {
    const snow = [0.3, 0.2, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.05, 0.2]
    const warningsOf = (soiling: number[]): string[] => {
      const sink = new Sink()
      prepareSnowLoss(requestWith({ site: { soiling_monthly: soiling, snow_loss_monthly: snow } }), sink)
      return sink.warnings
    }
    expect(warningsOf(snow.map((loss) => Math.round(1000 * (1 - 0.98 * (1 - loss))) / 1000)).join()).toContain('counts twice')
    expect(warningsOf(new Array<number>(12).fill(0.02))).toEqual([])
  })
})
