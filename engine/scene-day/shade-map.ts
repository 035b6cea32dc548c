import { RAD_PER_DEG } from '../core/angles.ts'
import { makeLayout } from '../scene/layout.ts'
import { kernelOf, type PicturePlant } from './draw-at.ts'

/** Share of the beam on the tables of a scene that shade takes, by where the sun stands. */
export interface ShadeMap {
  /** Middles of the cells, clockwise from north. */
  readonly azimuthsDeg: readonly number[]
  readonly elevationsDeg: readonly number[]
  /** By elevation, then azimuth; NaN where the sun is behind all tables. */
  readonly shadeFrac: Float64Array
}

const STEP_DEG = 10
const AZIMUTHS = Array.from({ length: 360 / STEP_DEG }, (_, k) => k * STEP_DEG)
const ELEVATIONS = Array.from({ length: 90 / STEP_DEG }, (_, k) => (k + 0.5) * STEP_DEG)
/** Tables of a larger scene would take a second and more. */
const TABLES_MAX = 300

/**
 * The shade of all tables together, each by its area and the cosine of its incidence: of the beam that reaches their
 * planes.
 * @returns null for a scene with trackers, whose shade depends on how they turn, and for one with many tables
 * Checked by: test/report/shade-map.test.ts
 */
export function shadeMap(plant: PicturePlant): ShadeMap | null {
  const layout = makeLayout(plant.scene)
  const { devices, bins } = layout
  if (devices.length > TABLES_MAX || bins.some(({ kind }) => kind === 'sat')) return null
  const kernel = kernelOf(plant, layout)
  kernel.turn(new Float64Array(devices.length))
  const areas = devices.map(({ halfLength, halfWidth, fill }) => 4 * halfLength * halfWidth * fill.filled * (1 - fill.open))
  const shadeFrac = Float64Array.from(
    ELEVATIONS.flatMap((elevationDeg) =>
      AZIMUTHS.map((azimuthDeg) => {
        const [azimuth, elevation] = [azimuthDeg * RAD_PER_DEG, elevationDeg * RAD_PER_DEG]
        kernel.face(Math.sin(azimuth) * Math.cos(elevation), Math.cos(azimuth) * Math.cos(elevation), Math.sin(elevation))
        let [light, lost] = [0, 0]
        for (let i = 0; i < kernel.count; i++) {
          const beam = areas[i] * Math.max(0, kernel.incidenceCos(i))
          light += beam
          if (beam > 0) lost += beam * kernel.shade(i)
        }
        return lost / light // NaN without light
      }),
    ),
  )
  return { azimuthsDeg: AZIMUTHS, elevationsDeg: ELEVATIONS, shadeFrac }
}
