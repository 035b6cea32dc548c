import { describe, expect, test } from 'bun:test'
import { relativeAirMass } from '../../../engine/core/air-mass.ts'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { Frame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { prepareBrightness } from '../../../engine/irradiance/brightness.ts'
import { prepareTransposition } from '../../../engine/irradiance/index.ts'
import { TRANSPOSITIONS } from '../../../engine/irradiance/transposition/index.ts'
import airMassPoints from '../../fixtures/irradiance/air-mass-points.json'
import points from '../../fixtures/irradiance/transposition-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { tiltTo } from '../geometry/tilt-to.ts'
import { frameOf } from './frame-of.ts'

type Transposition = Resolved['site']['transposition']
type Circumsolar = Resolved['site']['circumsolar']

/** Runs the stage as a run does, on planes with the given tilt (deg) and cosine of incidence. */
function transpose(
  frame: Frame,
  tiltDeg: ArrayLike<number>,
  aoiCos: ArrayLike<number>,
  transposition: Transposition,
  circumsolar: Circumsolar,
): Frame {
  tiltTo(frame.plane, tiltDeg)
  frame.plane.aoiCos.set(aoiCos)
  const request = { site: { transposition, circumsolar }, bifacial: null } as Resolved
  prepareBrightness(request)(frame)
  prepareTransposition(request)(frame, frame.plane)
  return frame
}

describe('points copied from the reference', () => {
  for (const { note, inputs, expected } of points.cases) {
    test(note, () => {
      for (const transposition of Object.keys(TRANSPOSITIONS) as Transposition[]) {
        const frame = frameOf({
          zenith: [inputs.zenith_deg],
          extra: [inputs.dni_extra_wm2],
          ghi: [inputs.ghi_wm2],
          dhi: [inputs.dhi_wm2],
          dni: [inputs.dni_wm2],
        })
        frame.sky.albedoFrac[0] = inputs.albedo
        const { plane } = transpose(frame, [inputs.tilt_deg], [inputs.aoi_cos], transposition, 'diffuse')
        const { tolerance } = points
        expectClose(plane.beamIncWm2, [expected.beam_wm2], { tolerance })
        expectClose(plane.skyIncWm2, [expected[transposition]], { tolerance })
        expectClose(plane.groundIncWm2, [expected.ground_wm2], { tolerance })
      }
    })
  }
})

test('relative air mass at eight zenith angles, copied from the reference', () => {
  const { inputs, expected, tolerance } = airMassPoints
  const airMass = inputs.zenith_deg.map((deg) => relativeAirMass((90 - deg) * RAD_PER_DEG, Math.sin((90 - deg) * RAD_PER_DEG)))
  expectClose(airMass, expected.relative_air_mass, { tolerance })
})

const vectors = loadVectors('t04')

describeReference('transposition against pvlib', () => {
  const { inputs } = caseOf(vectors, 'irradiance.aoi, aoi_projection, beam_component, get_ground_diffuse')
  const geometry = caseOf(vectors, 'irradiance.aoi, aoi_projection, beam_component, get_ground_diffuse').outputs
  const zenith = column(inputs.solar_zenith)
  /**
   * Below 2 deg of elevation our models have no circumsolar part, by design. Without irradiance the
   * reference has 0 / 0, and a run has no lit row.
   */
  const where = (i: number) => zenith[i] <= 88 && Number(inputs.ghi[i]) > 0
  /** Index of each model among the cases of total irradiance, and its case of components. */
  const models: Record<Transposition, { nth: number; components: string | null }> = {
    isotropic: { nth: 0, components: 'isotropic components' },
    klucher: { nth: 1, components: null },
    hay_davies: { nth: 2, components: 'haydavies components' },
    reindl: { nth: 3, components: 'reindl components' },
    perez: { nth: 5, components: 'perez components' },
    perez_driesse: { nth: 6, components: 'perez_driesse components' },
  }

  const transposed = (transposition: Transposition, circumsolar: Circumsolar) => {
    const frame = frameOf({
      zenith,
      extra: column(inputs.dni_extra),
      ghi: column(inputs.ghi),
      dhi: column(inputs.dhi),
      dni: column(inputs.dni),
    })
    frame.sky.albedoFrac.set(column(inputs.albedo))
    return transpose(frame, column(inputs.surface_tilt), column(geometry.aoi_projection), transposition, circumsolar).plane
  }

  /** Circumsolar part, and isotropic part including the horizon band. */
  const componentsOf = (components: string) => {
    const { outputs } = caseOf(vectors, `irradiance.${components}`)
    const isotropic = column(outputs.poa_isotropic)
    const none = isotropic.map(() => 0)
    const horizon = outputs.poa_horizon ? column(outputs.poa_horizon) : none
    return {
      circumsolar: outputs.poa_circumsolar ? column(outputs.poa_circumsolar) : none,
      rest: isotropic.map((value, i) => value + horizon[i]),
    }
  }

  /**
   * The reference has only Klucher's sum. Here its factor around the sun, 1 + F cos2(incidence)
   * sin3(zenith), is separated by hand.
   */
  const klucherParts = () => {
    const sum = column(caseOf(vectors, 'irradiance.get_total_irradiance', models.klucher.nth).outputs.poa_sky_diffuse)
    const [ghi, dhi, projection] = [column(inputs.ghi), column(inputs.dhi), column(geometry.aoi_projection)]
    const rest = sum.map((value, i) => {
      const modulation = 1 - (dhi[i] / ghi[i]) ** 2
      return value / (1 + modulation * Math.max(projection[i], 0) ** 2 * Math.sin(zenith[i] * RAD_PER_DEG) ** 3)
    })
    return { circumsolar: sum.map((value, i) => value - rest[i]), rest }
  }

  test('enough of the 360 points are above 2 deg', () => {
    expect(zenith.filter((_, i) => where(i)).length).toBeGreaterThan(300)
  })

  for (const transposition of Object.keys(models) as Transposition[]) {
    const { components, nth } = models[transposition]
    test(`${transposition}: beam, sky and ground on the plane, circumsolar with the diffuse`, () => {
      const plane = transposed(transposition, 'diffuse')
      const { outputs } = caseOf(vectors, 'irradiance.get_total_irradiance', nth)
      expectClose(plane.beamWm2, column(outputs.poa_direct), { tolerance: 1e-9, where })
      expectClose(plane.skyWm2, column(outputs.poa_sky_diffuse), { tolerance: 1e-9, where })
      expectClose(plane.groundWm2, column(geometry.ground_diffuse), { tolerance: 1e-9 })
    })

    test(`${transposition}: the circumsolar part alone moves from the diffuse to the beam`, () => {
      const asDiffuse = transposed(transposition, 'diffuse')
      const asBeam = transposed(transposition, 'beam')
      const circumsolar = asBeam.beamWm2.map((beam, i) => beam - asDiffuse.beamWm2[i])
      const parts = components === null ? klucherParts() : componentsOf(components)
      const isPlain = (i: number) => where(i) && parts.rest[i] >= 0
      expectClose(circumsolar, parts.circumsolar, { tolerance: 1e-9, where: isPlain })
      expectClose(asBeam.skyWm2, parts.rest, { tolerance: 1e-9, where: isPlain })
      const sum = (plane: typeof asBeam) => plane.beamWm2.map((beam, i) => beam + plane.skyWm2[i])
      expectClose(sum(asBeam), sum(asDiffuse), { tolerance: 1e-14 })
      const closes = (i: number) => where(i) && Number(inputs.dhi[i]) <= Number(inputs.ghi[i]) // the points are drawn at random
      for (const part of [asBeam.beamWm2, asBeam.skyWm2, asDiffuse.skyWm2]) {
        expect(part.every((value, i) => value >= 0 || !closes(i))).toBe(true)
      }
    })
  }

  test('relative air mass of Kasten and Young', () => {
    const { inputs, outputs } = caseOf(loadVectors('t02'), 'atmosphere.get_relative_airmass')
    const elevation = column(inputs.zenith).map((deg) => (90 - deg) * RAD_PER_DEG)
    expectClose(
      elevation.map((rad) => relativeAirMass(rad, Math.sin(rad))),
      column(outputs.kastenyoung1989),
      { tolerance: 1e-12, where: (i) => elevation[i] >= 0 },
    )
  })
})

describe('every transposition model', () => {
  /**
   * Klucher's flat plane receives 1 + F cos2 sin3 of the zenith times the diffuse, here with F = 1
   * - (100 / (100 + 400 cos 50))^2.
   */
  const flatExcess: Partial<Record<Transposition, number>> = { klucher: 1.1711723464876045 }

  for (const transposition of Object.keys(TRANSPOSITIONS) as Transposition[]) {
    const one = (zenith: number, tilt: number, aoiCos: number, { dhi = 100, dni = 400 } = {}) =>
      transpose(
        frameOf({ zenith: [zenith], extra: [1366], ghi: [dhi + dni * Math.cos(zenith * RAD_PER_DEG)], dhi: [dhi], dni: [dni] }),
        [tilt],
        [aoiCos],
        transposition,
        'beam',
      )

    test(`${transposition}: a flat plane receives the horizontal components`, () => {
      const { plane, sky } = one(50, 0, Math.cos(50 * RAD_PER_DEG))
      const diffuseWm2 = plane.beamWm2[0] + plane.skyWm2[0] - (sky.ghiWm2[0] - sky.dhiWm2[0])
      expect(diffuseWm2).toBeCloseTo(sky.dhiWm2[0] * (flatExcess[transposition] ?? 1), 9)
      expect(plane.groundWm2[0]).toBe(0)
    })

    test(`${transposition}: nothing is circumsolar below 2 deg of elevation; above, it is if the model has circumsolar light`, () => {
      expect(one(88.1, 90, 1, { dhi: 20, dni: 100 }).plane.beamWm2[0]).toBe(100)
      expect(one(87.9, 90, 1, { dhi: 20, dni: 100 }).plane.beamWm2[0] > 100).toBe(TRANSPOSITIONS[transposition].hasCircumsolar)
    })

    test(`${transposition}: with the sun behind the plane no beam and no circumsolar part arrive`, () => {
      expect(one(60, 90, -0.5).plane.beamWm2[0]).toBe(0)
    })

    test(`${transposition}: twilight is isotropic`, () => {
      const { plane } = one(92, 60, 0.3, { dhi: 8, dni: 0 })
      expect(plane.beamWm2[0]).toBe(0)
      expect(plane.skyWm2[0]).toBeCloseTo((8 * (1 + Math.cos(60 * RAD_PER_DEG))) / 2, 12)
    })

    test(`${transposition}: without diffuse there is only beam`, () => {
      const { plane } = one(40, 30, 0.9, { dhi: 0, dni: 900 })
      expect(plane.beamWm2[0]).toBe(810)
      expect(plane.skyWm2[0]).toBe(0)
    })
  }
})
