import type { RotationLaw } from '../shade/shading-table.ts'
import type { SunGrid } from '../shade/sun-grid.ts'
import { BEAM, type RearRays } from './rear-rays.ts'

/** Shares of the beam that reach the ground that the rears of a bin see, and the rears themselves. */
export abstract class RearBeam {
  /** As `RearRays.addBeam` writes them, in the present direction. */
  protected readonly sums: Float64Array

  /**
   * @param bins  those whose rears are asked for, of so many
   * @param each  rays from a bin in a direction
   */
  constructor(
    private readonly rays: RearRays,
    private readonly bins: readonly number[],
    count: number,
    private readonly each: number,
  ) {
    this.sums = new Float64Array(BEAM * count)
  }

  /**
   * Goes to a direction.
   * @param east, north, up  unit vector towards the sun, above the horizon
   * @param rotationsRad  of each table
   * @param isStowed  whether the trackers stand as wind makes them
   */
  abstract face(east: number, north: number, up: number, rotationsRad: Float64Array, isStowed: boolean): void

  onGround(bin: number): number {
    return shareOf(this.sums, BEAM * bin)
  }

  onRear(bin: number): number {
    return shareOf(this.sums, BEAM * bin + 2)
  }

  /** @param number  of the direction: other places in each */
  protected look(number: number, east: number, north: number, up: number, rotationsRad: Float64Array, out: Float64Array): void {
    const { rays, bins, each } = this
    rays.turn(rotationsRad)
    for (const bin of bins) rays.addBeam(bin, number * each, each, east, north, up, out)
  }
}

/** 0 to 1; all where there is no beam. */
function shareOf(sums: Float64Array, at: number): number {
  return sums[at] > 0 ? Math.min(1, sums[at + 1] / sums[at]) : 1
}

/** Numbers of directions: no two rows of a day have one. */
const STEPS = 1000
const NUMBERS = 100_000

/** The beam by rays in every direction that is asked for. */
export class ProjectedRearBeam extends RearBeam {
  face(east: number, north: number, up: number, rotationsRad: Float64Array): void {
    this.sums.fill(0)
    this.look(Math.floor(STEPS * (east + 1) + STEPS * STEPS * (north + 1)) % NUMBERS, east, north, up, rotationsRad, this.sums)
  }
}

/** The beam by rays at the nodes of a grid when they are first visited; between them it is interpolated as light. */
export class TabledRearBeam extends RearBeam {
  private readonly nodes: Readonly<Record<'following' | 'stowed', Map<number, Float64Array>>> = { following: new Map(), stowed: new Map() }
  private readonly direction = new Float64Array(3)
  private readonly rotations: Float64Array

  /**
   * @param law  rotations of the tables that follow the sun
   * @param stowRad  of stowed ones
   * @param tables  number of them
   */
  constructor(
    rays: RearRays,
    bins: readonly number[],
    count: number,
    each: number,
    private readonly grid: SunGrid,
    private readonly law: RotationLaw,
    private readonly stowRad: number,
    tables: number,
  ) {
    super(rays, bins, count, each)
    this.rotations = new Float64Array(tables)
  }

  face(east: number, north: number, up: number, _rotationsRad: Float64Array, isStowed: boolean): void {
    const { grid, sums } = this
    grid.locate(east, north, up)
    sums.fill(0)
    for (let k = 0; k < grid.corner.length; k++) {
      const node = this.at(grid.corner[k], isStowed)
      for (let at = 0; at < sums.length; at++) sums[at] += grid.weight[k] * node[at]
    }
  }

  private at(node: number, isStowed: boolean): Float64Array {
    const { grid, direction, rotations } = this
    const nodes = this.nodes[isStowed ? 'stowed' : 'following']
    const known = nodes.get(node)
    if (known !== undefined) return known
    const found = new Float64Array(this.sums.length)
    nodes.set(node, found)
    grid.direction(node, direction)
    const [east, north, up] = direction
    if (!(up > 0)) return found
    if (isStowed) rotations.fill(this.stowRad)
    else this.law(east, north, up, rotations)
    this.look(node, east, north, up, rotations, found)
    return found
  }
}
