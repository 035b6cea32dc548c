import { RAD_PER_DEG } from '../../core/angles.ts'
import type { AngleRange } from '../../geometry/array-angles.ts'
import type { HorizonProfile } from '../../geometry/horizon-profile.ts'
import type { ScenePlant } from '../../scene/scene-plant.ts'
import type { Ground } from '../../scene/shade/ground.ts'
import { lookoutsOf } from '../../scene/shade/lookouts.ts'
import type { ShadeBins } from '../../scene/shade/shade-bins.ts'
import { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import type { RotationLaw } from '../../scene/shade/shading-table.ts'
import { sunGrid } from '../../scene/shade/sun-grid.ts'
import type { ShadeTarget } from '../../scene/shade/target.ts'
import { TargetSample } from '../../scene/shade/target-sample.ts'
import { occludersOf } from '../../scene/shade-scene.ts'
import type { ShadingGround } from '../../scene/terrain/shading-ground.ts'
import type { Vector } from '../../scene/vector.ts'
import { tablesLookedAt } from './beam-sample.ts'
import { type BinShade, shadeBins } from './bin-shade.ts'
import { type HemisphereLoss, hemisphereLoss } from './hemisphere-loss.ts'
import { type HemisphereSampling, slicesOf, stepOf } from './hemisphere-sampling.ts'
import { ProjectedShade } from './projected-shade.ts'
import { type BinLaw, TabledShade } from './tabled-shade.ts'

/** A device seen as its centre: its size times this. */
const POINT = 1e-4

/** Which bodies shade. */
export interface Shading {
  /** Whether tables shade each other; objects always do. */
  readonly byTables: boolean
  /** Whether only the centre of each table is looked at. */
  readonly atCentres: boolean
  /** Rotation of each tracker by the sun, away from strong wind; null where those of a bin are one. */
  readonly byTable: RotationLaw | null
  readonly sampling: HemisphereSampling
  /** Null or absent where the ground does not shade. */
  readonly ground?: GroundBelow | null
}

/** Ground that shades. */
export interface GroundBelow {
  readonly ground: ShadingGround
  /** Line under which the sky is lost before; null for none. */
  readonly horizon: HorizonProfile | null
  /** Rows of the weather. */
  readonly rows: number
}

/** The bodies of a scene that shade, and the means of their shade over the bins. */
export class SceneBodies {
  private readonly bins: ShadeBins
  private readonly targets: readonly ShadeTarget[]
  private readonly kernel: ShadeKernel
  private readonly turns: readonly boolean[]

  /** @param targets  the tables, as the bodies shade them */
  constructor(
    plant: ScenePlant,
    targets: readonly ShadeTarget[],
    private readonly shading: Shading,
  ) {
    this.bins = shadeBins(plant)
    this.targets = shading.atCentres ? targets.map(centreOf) : targets
    const { ground = null } = shading
    const groundFrom = ground === null ? null : (origin: Vector): Ground => ground.ground.from(origin, ground.horizon)
    this.kernel = new ShadeKernel(this.targets, occludersOf(plant.layout), shading.byTables, groundFrom)
    this.turns = plant.bins.map(({ kind }) => kind === 'sat')
  }

  projected(): BinShade {
    const { shading, targets } = this
    return this.onGround(this.project(tablesLookedAt(targets.length, true, shading.byTables)))
  }

  private project(looked: number): ProjectedShade {
    return new ProjectedShade(this.kernel, this.bins, this.shading.byTable, this.sample(looked))
  }

  /** @param free  the shade without that of the ground */
  private onGround(free: BinShade): BinShade {
    const { kernel, targets, shading } = this
    const { ground = null } = shading
    if (ground === null) return free
    return ground.ground.band(kernel, free, this.project(ground.ground.tablesInRow(targets.length, ground.rows)))
  }

  /** @param laws, stowRad  as in `TabledShade` */
  tabled(latitudeDeg: number, laws: readonly (BinLaw | null)[], stowRad: number): BinShade {
    const { kernel, targets, bins, turns, shading } = this
    const grid = sunGrid(latitudeDeg * RAD_PER_DEG, turns.includes(true), targets.length)
    const sample = this.sample(tablesLookedAt(targets.length, false, shading.byTables))
    return this.onGround(new TabledShade(kernel, grid, bins, laws, shading.byTable, stowRad, sample))
  }

  private sample(looked: number): TargetSample | null {
    const { targets, bins } = this
    return looked < targets.length ? new TargetSample(targets, bins, looked) : null
  }

  /** Shares of the sky light and of the light from far ground that the bodies take. @param range  rotations of the trackers */
  hemisphere(range: AngleRange): HemisphereLoss {
    const { kernel, targets, bins, turns, shading } = this
    const { sampling, byTables } = shading
    const pairsOf = (members: number): number => Math.ceil(slicesOf(sampling, members, targets.length, bins.count, byTables) / 2)
    return hemisphereLoss(kernel, lookoutsOf(targets, kernel.origin, bins, pairsOf), turns, range, stepOf(sampling, targets.length))
  }
}

function centreOf(target: ShadeTarget): ShadeTarget {
  return {
    ...target,
    halfLength: POINT * target.halfLength,
    halfWidth: POINT * target.halfWidth,
    frame: 0,
    rows: undefined,
    tube: undefined,
    strips: 1,
    circuit: undefined,
  }
}
