import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { rowArray } from '../../../engine/geometry/row-array.ts'
import { shadeDepthFrac, shadedLengthFrac } from '../../../engine/geometry/row-shade.ts'
import { prepareShading } from '../../../engine/shading/index.ts'
import { groundHeldByRotation, skyHeldFrac } from '../../../engine/shading/row-ends.ts'
import { rowSection } from '../../../engine/shading/row-section.ts'
import points from '../../fixtures/shading/row-ends.json'
import { expectClose } from '../../reference.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'
import { sunCosineAt } from '../geometry/sun-cosine.ts'

const MANY_ROWS = 1_000_000
const RAYS = 300_000

/** Rows of a fixed rack; lengths in m. */
interface Rows {
  tilt_deg: number
  collector_width_m: number
  gcr: number
  row_length_m: number
}

/** Fractional parts of k times an irrational number: evenly spread over 0 to 1. */
const spread = (k: number, step: number): number => (k * step) % 1

/**
 * Rays from evenly spread points of a row, weighted by the cosine of incidence, followed to the row
 * in front in three dimensions: the share of those that an endless row would stop, and that a row of
 * this length stops too. Below the horizon a ray ends on the row or on the ground before it.
 */
function heldByRays({ tilt_deg, collector_width_m: width, gcr, row_length_m: length }: Rows): { sky: number; ground: number } {
  const pitch = width / gcr
  const sin = Math.sin(tilt_deg * RAD_PER_DEG)
  const cos = Math.cos(tilt_deg * RAD_PER_DEG)
  const hits = { sky: 0, ground: 0 }
  const ends = { sky: 0, ground: 0 }
  for (let k = 1; k <= RAYS; k++) {
    const up = spread(k, 0.8566748838545029) * width
    const along = spread(k, 0.733891856627126) * length
    const radius = Math.sqrt(spread(k, 0.6287067210378087))
    const angle = 2 * Math.PI * spread(k, 0.5385972572236101)
    const [toUp, toAlong, toNormal] = [radius * Math.cos(angle), radius * Math.sin(angle), Math.sqrt(1 - radius * radius)]
    const rise = toUp * sin + toNormal * cos
    const toPlane = (pitch * sin) / toNormal
    const onPlane = up + toPlane * toUp + pitch * cos
    if (rise > 0 && onPlane > width) continue // the open sky
    const region = rise > 0 ? 'sky' : 'ground'
    const way = region === 'ground' && onPlane < 0 ? (up * sin) / -rise : toPlane
    ends[region]++
    const end = along + way * toAlong
    if (end >= 0 && end <= length) hits[region]++
  }
  return { sky: hits.sky / ends.sky, ground: hits.ground / ends.ground }
}

function heldByEngine(rows: Rows): { sky: number; ground: number } {
  const section = rowSection(requestWith({ array: { ...rows, n_rows: MANY_ROWS } }).array)
  const ground = groundHeldByRotation(section, { fromRad: 0, toRad: 0 })
  return { sky: skyHeldFrac(section, rows.tilt_deg * RAD_PER_DEG), ground: ground?.at(0) ?? 1 }
}

/** Beam, sky and ground light that the stage keeps, of 1 W/m2 each. */
function keptOf(array: object, sunAzimuthDeg: number): { beam: number; sky: number; ground: number; surplus: number } {
  const frame = frameOf([{ zenithDeg: 80, azimuthDeg: sunAzimuthDeg, dniWm2: 300, dhiWm2: 50, ghiWm2: 100 }])
  const { plane } = frame
  const request = requestWith({ array: { tilt_deg: 30, gcr: 0.5, collector_width_m: 2, n_rows: MANY_ROWS, ...array } })
  const rows = rowArray(request.array)
  const toSun = (direction: typeof rows.along): number => sunCosineAt(direction, Math.cos(80 * RAD_PER_DEG), sunAzimuthDeg * RAD_PER_DEG)
  plane.aoiCos[0] = Math.cos(30 * RAD_PER_DEG) * toSun(rows.normal) + Math.sin(30 * RAD_PER_DEG) * toSun(rows.right)
  for (const column of [plane.beamWm2, plane.skyWm2, plane.groundWm2]) column[0] = 1
  prepareShading(request, new Sink())(frame, plane)
  return { beam: plane.beamWm2[0], sky: plane.skyWm2[0], ground: plane.groundWm2[0], surplus: plane.stripSurplusFrac[0] }
}

describe('light that passes the ends of the row in front', () => {
  const cases: Rows[] = [
    { tilt_deg: 25, collector_width_m: 3.46, gcr: 0.692, row_length_m: 4.5 },
    { tilt_deg: 25, collector_width_m: 2, gcr: 0.4, row_length_m: 9 },
    { tilt_deg: 55, collector_width_m: 4.79, gcr: 0.532, row_length_m: 29.5 },
    { tilt_deg: 10, collector_width_m: 2, gcr: 0.8, row_length_m: 10 },
    { tilt_deg: 90, collector_width_m: 2, gcr: 0.2, row_length_m: 20 },
    { tilt_deg: 25, collector_width_m: 2, gcr: 0.4, row_length_m: 100 },
  ]
  for (const rows of cases) {
    test(`equals rays cast in three dimensions: ${JSON.stringify(rows)}`, () => {
      const rays = heldByRays(rows)
      const engine = heldByEngine(rows)
      expect(Math.abs(engine.sky - rays.sky)).toBeLessThan(0.01)
      expect(Math.abs(engine.ground - rays.ground)).toBeLessThan(0.005)
    })
  }

  for (const { collector_width_m, gcr, row_length_m } of cases) {
    test(`from the far ground equals level rays: rows of ${row_length_m} m at ${collector_width_m / gcr} m`, () => {
      const pitch = collector_width_m / gcr
      let hits = 0
      for (let k = 1; k <= RAYS; k++) {
        const along = spread(k, 0.8566748838545029) * row_length_m
        const aheadSin = 2 * spread(k, 0.733891856627126) - 1 // the cosine of incidence is the weight
        const end = along + (pitch * aheadSin) / Math.sqrt(1 - aheadSin * aheadSin)
        if (end >= 0 && end <= row_length_m) hits++
      }
      for (const tilt_deg of [0.1, 25, 90]) {
        const array = { tilt_deg, collector_width_m, gcr, row_length_m, n_rows: MANY_ROWS, ground_shading: 'first_row' }
        expect(Math.abs(1 - keptOf(array, 180).ground - hits / RAYS)).toBeLessThan(0.001)
      }
    })
  }

  test('is 0.58 of the endless loss for the sheds of a PVsyst report, 4.5 m long at a pitch of 5 m', () => {
    expect(heldByEngine(cases[0]).sky).toBeCloseTo(0.58, 1)
  })

  test('rows of 10 km lose the sky and the ground of endless rows', () => {
    const held = heldByEngine({ tilt_deg: 30, collector_width_m: 2, gcr: 0.4, row_length_m: 10_000 })
    expect(held.sky).toBeGreaterThan(0.999)
    expect(held.ground).toBeGreaterThan(0.999)
  })
})

describe('beam shade of rows with ends', () => {
  test("equals the linear shade of SAM's self-shading, in the hours in which SAM moves the shadow", () => {
    const shade = points.points.map(({ tilt, azimuth, gcr, length_per_width, zenith, sun_azimuth }) => {
      const { array } = requestWith({
        array: { tilt_deg: tilt, azimuth_deg: azimuth, gcr, collector_width_m: 2, row_length_m: 2 * length_per_width },
      })
      const rows = rowArray(array)
      const zenithCos = Math.cos(zenith * RAD_PER_DEG)
      const toSun = (direction: typeof rows.along): number => sunCosineAt(direction, zenithCos, sun_azimuth * RAD_PER_DEG)
      const rotationSin = Math.sin(rows.rotationOffsetRad)
      const aoiCos = Math.cos(rows.rotationOffsetRad) * toSun(rows.normal) + rotationSin * toSun(rows.right)
      const depth = shadeDepthFrac(rows.gcr, toSun(rows.normal), aoiCos)
      return depth * shadedLengthFrac(rows.lengthPerPitch, rotationSin, toSun(rows.along), aoiCos)
    })
    const worst = expectClose(
      shade,
      points.points.map((p) => p.shaded),
      { tolerance: points.tolerance },
    )
    expect(worst).toBeLessThan(points.achieved)
  })

  test('sun from either side shifts the shadow alike; sun straight ahead shades the whole length', () => {
    const east = keptOf({ row_length_m: 10 }, 140)
    expect(keptOf({ row_length_m: 10 }, 220).beam).toBeCloseTo(east.beam, 12)
    expect(keptOf({ row_length_m: 10 }, 180).beam).toBeCloseTo(keptOf({}, 180).beam, 12)
    expect(east.beam).toBeGreaterThan(keptOf({}, 140).beam)
  })

  test('shorter rows keep more of every component, and a row that the shadow misses keeps all its beam', () => {
    const kept = [null, 1000, 50, 10, 4].map((row_length_m) => keptOf({ row_length_m }, 130))
    for (const component of ['beam', 'sky', 'ground'] as const) {
      const values = kept.map((each) => each[component])
      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect(values[0]).toBeLessThan(values[4])
    }
    expect(keptOf({ row_length_m: 0.5 }, 100).beam).toBe(1)
    expect(keptOf({ row_length_m: 0.5 }, 100).surplus).toBe(0)
  })

  test('trackers and ridges read the length too', () => {
    for (const track_mode of ['single_axis', 'ewf']) {
      const lengths = [null, 6].map((row_length_m) => {
        const request = requestWith({ array: { track_mode, tilt_deg: 20, gcr: 0.5, row_length_m } })
        return rowArray(request.array).lengthPerPitch
      })
      expect(lengths[0]).toBe(Number.POSITIVE_INFINITY)
      expect(lengths[1]).toBeGreaterThan(0)
    }
  })
})
