import { RAD_PER_DEG } from '../core/angles.ts'
import type { SkyColumns } from '../core/frame.ts'
import type { GroundHorizon } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { AngleRange } from './array-angles.ts'
import { rackingOf } from './racking.ts'
import { awayFromAxes, facesLeft, type RowArray, sunCosine } from './row-array.ts'
import { RowOverGround } from './row-over-ground.ts'
import { SmoothTable } from './smooth-table.ts'

/** Step between the rotations at which the ground under trackers is computed. */
const STEP_RAD = 4 * RAD_PER_DEG

/** The rows over the ground. */
export interface RowsOverGround extends Pick<RowArray, 'gcr' | 'normal' | 'right' | 'rotationOffsetRad'> {
  /** Height of the axis over the ground, in units of the distance between the axes. */
  axisHeight: number
  /** Range of the angle between the rows and the plane of the axes, to either side. */
  smallestRad: number
  largestRad: number
}

/**
 * @param heightM  of the axis of a tracker, or of the lower edge of fixed rows
 * @param rotations  of the plane in the run
 */
export function rowsOverGround(array: Resolved['array'], rows: RowArray, heightM: number, { fromRad, toRad }: AngleRange): RowsOverGround {
  const { gcr, collectorWidthM, rotationOffsetRad, normal } = rows
  const first = fromRad + rotationOffsetRad
  const last = toRad + rotationOffsetRad
  const axisHeightM = rackingOf(array).isTracker ? heightM * normal.up : heightM + (collectorWidthM / 2) * Math.sin(rotationOffsetRad)
  const [one, other] = [awayFromAxes(first), awayFromAxes(last)]
  return {
    ...rows,
    axisHeight: (axisHeightM * gcr) / collectorWidthM,
    largestRad: first <= Math.PI && last >= Math.PI ? Math.PI : Math.max(one, other),
    smallestRad: first <= 0 && last >= 0 ? 0 : Math.min(one, other),
  }
}

/**
 * View factor to the ground, weighted by the sky that each point of the ground sees, by the
 * rotation of the row.
 */
function skylitViews(row: RowOverGround, { smallestRad, largestRad }: RowsOverGround, isFine: boolean): SmoothTable {
  const viewAt = (rad: number): number => {
    row.turnTo(rad)
    return row.skylitView(isFine)
  }
  return new SmoothTable(viewAt, { fromRad: smallestRad, toRad: largestRad }, STEP_RAD)
}

/**
 * A fraction including the light through the modules: the dark part receives `transparency` of the
 * full light.
 */
function brightened(share: number, whole: number, transparency: number): number {
  return share + transparency * (whole - share)
}

/** Sky light on open ground without its circumsolar part, below a horizon. @param i  row of the weather */
export function skyOnGround(sky: SkyColumns<'shading'>, i: number, horizon: GroundHorizon | null): number {
  return (horizon?.skyKeptFrac ?? 1) * (sky.dhiWm2[i] - sky.circumsolarNormalWm2[i] * sky.sunZenithCos[i])
}

/** Beam and circumsolar light on a plane on open ground that faces the sun. */
export function beamToGround(sky: SkyColumns<'shading'>, i: number, horizon: GroundHorizon | null): number {
  const isHidden = horizon?.hides(sky.sunElevationRad[i], sky.sunAzimuthRad[i]) ?? false
  return isHidden ? 0 : sky.dniWm2[i] + sky.circumsolarNormalWm2[i]
}

/**
 * The ground between endless rows in one row of the weather: the light on it, and what the rears of the
 * rows see of it. Circumsolar light is treated like the beam. The horizon takes beam and sky of the
 * ground. To see it from the fronts, give the rows that are turned over.
 */
export class LitGround {
  /** Light on open ground: sky without its circumsolar part, and beam. */
  skyWm2 = 0
  beamWm2 = 0
  /** Beam on a plane that faces the sun. */
  normalWm2 = 0
  /** Cosine between the sun and the vertical of the section; 0 without beam. */
  normalCos = 0
  /** Tangent of the sun's angle from that vertical, positive to the side that the front of the row faces. */
  sunSlope = 0
  /** Shares of sky and beam that reach the ground, as a mean over it. */
  skyShare = 0
  beamShare = 0
  /** The same times the view factor from a rear to the ground, where it is lit. */
  seenSky = 0
  seenBeam = 0

  private readonly row: RowOverGround
  /** Made when the ground is first seen. */
  private skylit: SmoothTable | null = null

  /** @param isFine  of the ground just below the lower edges, for rows that may touch it */
  constructor(
    private readonly rows: RowsOverGround,
    private readonly transparency: number,
    private readonly horizon: GroundHorizon | null,
    private readonly isFine = false,
  ) {
    this.row = new RowOverGround(rows.gcr, rows.axisHeight)
  }

  /** View factor from a rear to the sky, at the rotation of the last call. */
  get skyView(): number {
    return this.row.skyView
  }

  /**
   * The light on the ground.
   * @param i  row of the weather
   * @param rotationRad  of the plane
   */
  light(sky: SkyColumns<'shading'>, i: number, rotationRad: number): void {
    const { rows, row, horizon, transparency } = this
    const { sunZenithCos, sunEastCos, sunNorthCos } = sky
    const turnedRad = rotationRad + rows.rotationOffsetRad
    row.turnTo(awayFromAxes(turnedRad))
    this.skyWm2 = skyOnGround(sky, i, horizon)
    this.normalWm2 = beamToGround(sky, i, horizon)
    this.beamWm2 = this.normalWm2 * sunZenithCos[i]
    this.normalCos = this.normalWm2 > 0 ? sunCosine(rows.normal, sunEastCos[i], sunNorthCos[i], sunZenithCos[i]) : 0
    let litFrac = 0
    if (this.normalCos > 0) {
      const across = sunCosine(rows.right, sunEastCos[i], sunNorthCos[i], sunZenithCos[i])
      const isLeft = facesLeft(turnedRad) || (turnedRad === 0 && across < 0) // level rows face the sun
      this.sunSlope = (isLeft ? -across : across) / this.normalCos // mirrored for rows that face left
      litFrac = row.litFrac(this.sunSlope)
    }
    this.beamShare = brightened(litFrac, 1, transparency)
    this.skyShare = brightened(row.groundSkyView, 1, transparency)
  }

  /** Ground light towards the rears, before the albedo. */
  seenWm2(sky: SkyColumns<'shading'>, i: number, rotationRad: number): number {
    this.light(sky, i, rotationRad)
    this.see()
    return this.beamWm2 * this.seenBeam + this.skyWm2 * this.seenSky
  }

  /** What the rears see of the ground that was lit last. */
  see(): void {
    const { rows, row, transparency, isFine } = this
    this.skylit ??= skylitViews(new RowOverGround(rows.gcr, rows.axisHeight), rows, isFine)
    const litView = this.normalCos > 0 ? row.litView(this.sunSlope) : 0
    this.seenBeam = brightened(litView, row.groundView, transparency)
    this.seenSky = brightened(this.skylit.at(row.turnedRad), row.groundView, transparency)
  }
}
