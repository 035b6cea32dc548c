import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareShading } from '../../../engine/shading/index.ts'
import strip from '../../fixtures/shading/ground-strip.json'
import { expectClose } from '../../reference.ts'
import { frameOf, requestWith, type SkyRow } from '../geometry/setting.ts'
import { tiltTo } from '../geometry/tilt-to.ts'

const GROUND_WM2 = 20

/** Fractions of the ground light that the stage keeps and books as a loss, on a given plane. */
function groundOf(array: object, tiltDeg: number, sky: SkyRow, bifacial: object | null = null): { kept: number; lost: number } {
  const frame = frameOf([sky])
  const { plane } = frame
  tiltTo(plane, [tiltDeg])
  plane.groundWm2[0] = GROUND_WM2
  prepareShading(requestWith({ array: { tilt_deg: tiltDeg, ...array }, bifacial }), new Sink())(frame, plane)
  return { kept: plane.groundWm2[0] / GROUND_WM2, lost: plane.nearGroundLossWm2[0] / GROUND_WM2 }
}

/** A sky that closes. */
const skyOf = (elevationDeg: number, dniWm2: number, dhiWm2: number): SkyRow => ({
  zenithDeg: 90 - elevationDeg,
  azimuthDeg: 180,
  dniWm2,
  dhiWm2,
  ghiWm2: dhiWm2 + dniWm2 * Math.sin(elevationDeg * RAD_PER_DEG),
})

describe('sunlit_strip', () => {
  const array = { ground_shading: 'sunlit_strip', gcr: 0.4, n_rows: 1_000_000 }

  test('keeps the same ground light as SAM', () => {
    const kept = strip.points.map((p) => groundOf({ ...array, gcr: p.gcr, n_rows: p.rows }, p.tilt, skyOf(p.elevation, p.dni, p.dhi)).kept)
    const worst = expectClose(
      kept,
      strip.points.map((p) => p.kept),
      { tolerance: strip.tolerance },
    )
    expect(worst).toBeLessThan(strip.achieved)
  })

  test('rows far apart keep all ground light while the sun is high', () => {
    const { kept, lost } = groundOf({ ...array, gcr: 1e-4 }, 40, skyOf(50, 800, 100))
    expect(kept).toBeGreaterThan(0.9999)
    expect(kept + lost).toBeCloseTo(1, 12)
  })

  test('a fully shaded strip is lit only by the sky, so a sky without beam keeps more', () => {
    const beam = groundOf(array, 30, skyOf(5, 400, 50)).kept
    const sky = groundOf(array, 30, skyOf(5, 0, 50)).kept
    expect(beam / sky).toBeCloseTo(50 / (50 + 400 * Math.sin(5 * RAD_PER_DEG)), 5)
  })

  test('the first row sees the whole ground, so n rows lose (n - 1) / n of the loss of infinitely many rows', () => {
    const sky = skyOf(40, 700, 120)
    const endless = groundOf(array, 25, sky).lost
    expect(groundOf({ ...array, n_rows: 4 }, 25, sky).lost).toBeCloseTo(0.75 * endless, 5)
    expect(groundOf({ ...array, n_rows: 1 }, 25, sky).lost).toBe(0)
  })

  test('level planes, which see no ground, lose none', () => {
    expect(groundOf(array, 0, skyOf(40, 700, 120)).lost).toBe(0)
  })

  test('the ground below the rows has its own albedo, the first row sees that of the site', () => {
    const sky = { ...skyOf(50, 700, 120), albedoFrac: 0.2 }
    const albedo_monthly = new Array<number>(12).fill(0.3)
    const [same, brighter] = [{}, { albedo_monthly }].map((bifacial) => groundOf(array, 30, sky, bifacial))
    expect(brighter.kept).toBeCloseTo(1.5 * same.kept, 4) // a million rows
    expect(brighter.kept + brighter.lost).toBeCloseTo(1, 12)
    expect(groundOf({ ...array, n_rows: 1 }, 30, sky, { albedo_monthly }).kept).toBe(1)
  })
})

describe('ground_shading null', () => {
  const sky = skyOf(50, 700, 120)
  const array = { gcr: 0.4, n_rows: 20 }

  test('is sunlit_strip with a bifacial section, and first_row without', () => {
    const strip = groundOf({ ...array, ground_shading: 'sunlit_strip' }, 30, sky)
    const first = groundOf({ ...array, ground_shading: 'first_row' }, 30, sky, {})
    expect(groundOf(array, 30, sky, {})).toEqual(strip)
    expect(groundOf(array, 30, sky)).toEqual(first)
    expect(strip.kept).toBeGreaterThan(2 * first.kept)
  })
})
