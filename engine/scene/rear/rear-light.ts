import { RAD_PER_DEG } from '../../core/angles.ts'
import type { AngleRange } from '../../geometry/array-angles.ts'
import type { ScenePlant } from '../scene-plant.ts'
import type { ShadeBins } from '../shade/shade-bins.ts'
import { ShadeKernel } from '../shade/shade-kernel.ts'
import type { RotationLaw } from '../shade/shading-table.ts'
import { sunGrid } from '../shade/sun-grid.ts'
import type { ShadeTarget } from '../shade/target.ts'
import { occludersOf } from '../shade-scene.ts'
import { scaled } from '../vector.ts'
import { groundPlanes, PLANE } from './ground-planes.ts'
import { ProjectedRearBeam, type RearBeam, TabledRearBeam } from './rear-beam.ts'
import { RearRays } from './rear-rays.ts'
import { type RearSampling, rearSampling } from './rear-sampling.ts'
import { rearViews, type ViewsOfBin } from './rear-views.ts'

/** What decides the light on the rears of a scene, besides its bodies. */
export interface RearOf {
  /** The bins whose rears are asked for. */
  readonly bins: readonly number[]
  /** Of each device: height above the ground of a tracker's axis, of a rack's lower edge; in the unit of the scene. */
  readonly height: (device: number) => number
  /** Of each bin: share of the light that passes a table to the ground. */
  readonly transparency: readonly number[]
  /** Rotations of the run; 0 to 0 without trackers. */
  readonly range: AngleRange
  readonly stowRad: number
  readonly latitudeDeg: number
  /** Rotations of the tables by the sun; null where they depend on the weather, or every row is to be projected. */
  readonly law: RotationLaw | null
  /** Default: that of the plant. */
  readonly sampling?: RearSampling | undefined
}

/** The light on the rears of the tables of a scene, as shares of sky and beam, means over each bin. */
export class RearLight {
  readonly views: readonly ViewsOfBin[]
  readonly beam: RearBeam
  private readonly slopes: Float64Array

  /** @param targets  the tables with their fronts */
  constructor(plant: ScenePlant, targets: readonly ShadeTarget[], bins: ShadeBins, of: RearOf) {
    const turned = targets.map(turnedOver)
    const kernel = new ShadeKernel(turned, occludersOf(plant.layout))
    const planes = groundPlanes(plant.layout, of.height)
    for (let i = 0; i < targets.length; i++) planes[PLANE * i] -= kernel.origin[2]
    const light = of.transparency.map((through) => through + kernel.open * (1 - through))
    const rays = new RearRays(kernel, turned, bins, planes, light)
    const sampling = of.sampling ?? rearSampling(targets.length, bins.count)
    const turns = plant.bins.map(({ kind }) => kind === 'sat')
    this.views = rearViews(kernel, turned, bins, planes, rays, turns, of.range, sampling)
    const grid = sunGrid(of.latitudeDeg * RAD_PER_DEG, turns.includes(true), targets.length)
    this.beam =
      of.law === null
        ? new ProjectedRearBeam(rays, of.bins, bins.count, sampling.ofSun)
        : new TabledRearBeam(rays, of.bins, bins.count, sampling.ofSun, grid, of.law, of.stowRad, targets.length)
    this.slopes = meanSlopes(planes, bins)
  }

  /** Cosine between the sun and the vertical of the ground below a bin, at least 0. */
  groundCos(bin: number, east: number, north: number, up: number): number {
    const { slopes } = this
    return Math.max(0, up * slopes[PLANE * bin] - east * slopes[PLANE * bin + 1] - north * slopes[PLANE * bin + 2])
  }
}

/** A table whose rear receives light: its tube, behind it before, is in front. */
function turnedOver({ tube, ...target }: ShadeTarget): ShadeTarget {
  const front = tube === undefined ? {} : { tube: { ...tube, below: -tube.below } }
  return { ...target, ...front, across: scaled(-1, target.across) }
}

/** Of each bin the mean vertical of the ground: its part upwards, and those against east and north. */
function meanSlopes(planes: Float64Array, { count, binOf, weight }: ShadeBins): Float64Array {
  const slopes = new Float64Array(PLANE * count)
  const sum = new Float64Array(count)
  for (let i = 0; i < binOf.length; i++) {
    const [toEast, toNorth] = [planes[PLANE * i + 1], planes[PLANE * i + 2]]
    const share = weight[i] / Math.hypot(1, toEast, toNorth)
    const at = PLANE * binOf[i]
    slopes[at] += share
    slopes[at + 1] += share * toEast
    slopes[at + 2] += share * toNorth
    sum[binOf[i]] += weight[i]
  }
  return slopes.map((part, at) => part / sum[Math.floor(at / PLANE)])
}
