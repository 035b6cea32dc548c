import { RAD_PER_DEG } from '../../core/angles.ts'
import type { Resolved } from '../../core/option.ts'
import type { AngleRange } from '../../geometry/array-angles.ts'
import type { ScenePlant } from '../../scene/scene-plant.ts'
import { ShadeKernel } from '../../scene/shade/shade-kernel.ts'
import type { RotationLaw, ShadeBins } from '../../scene/shade/shading-table.ts'
import { everyTarget, type StandIns, sampledByHeight, standInsOf } from '../../scene/shade/stand-ins.ts'
import { sunGrid } from '../../scene/shade/sun-grid.ts'
import type { Occluder, ShadeTarget } from '../../scene/shade/target.ts'
import { occludersOf, targetsOf } from '../../scene/shade-scene.ts'
import { type BinShade, shadeBins } from './bin-shade.ts'
import { type Averaged, groundLossByRotation, type LossByRotation, skyLossByRotation } from './hemisphere-loss.ts'
import { type HemisphereSampling, sampledOf } from './hemisphere-sampling.ts'
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
}

/** The bodies of a scene that shade, and the means of their shade over the bins. */
export class SceneBodies {
  private readonly bins: ShadeBins
  private readonly targets: readonly ShadeTarget[]
  private readonly occluders: readonly Occluder[]
  private readonly kernel: ShadeKernel
  private readonly turns: readonly boolean[]
  private alike: readonly StandIns[] | null = null

  constructor(
    private readonly plant: ScenePlant,
    request: Pick<Resolved, 'array' | 'module'>,
    private readonly shading: Shading,
  ) {
    const targets = targetsOf(plant.layout, request, shading.byTables)
    this.bins = shadeBins(plant)
    this.targets = shading.atCentres ? targets.map(centreOf) : targets
    this.occluders = occludersOf(plant.scene, plant.layout)
    this.kernel = new ShadeKernel(this.targets, this.occluders, shading.byTables)
    this.turns = plant.bins.map(({ kind }) => kind === 'sat')
  }

  projected(): BinShade {
    return new ProjectedShade(this.kernel, this.bins, this.shading.byTable)
  }

  /** @param laws, stowRad  as in `TabledShade` */
  tabled(latitudeDeg: number, laws: readonly (BinLaw | null)[], stowRad: number): BinShade {
    const grid = sunGrid(latitudeDeg * RAD_PER_DEG, this.turns.includes(true), this.targets.length)
    const { byTable } = this.shading
    // trackers with equal surroundings may have different rotations
    const standIns = byTable === null ? this.standIns() : everyTarget(this.targets.length)
    return new TabledShade(this.kernel, grid, this.bins, laws, byTable, stowRad, standIns)
  }

  /** Share of the sky light on each bin that the bodies take, by rotation. @param range  rotations of the trackers */
  skyLoss(range: AngleRange): LossByRotation[] {
    return skyLossByRotation(this.averaged(range))
  }

  /** The same of the light from far ground. */
  groundLoss(range: AngleRange): LossByRotation[] {
    return groundLossByRotation(this.averaged(range))
  }

  private averaged(range: AngleRange): Averaged {
    const { kernel, bins, turns, shading } = this
    return { kernel, bins, standIns: this.samples(), turns, range, sampling: shading.sampling }
  }

  /** Tables with equal surroundings stand for each other. */
  private standIns(): readonly StandIns[] {
    const { targets, shading } = this
    if (!shading.byTables) return everyTarget(targets.length)
    this.alike ??= standInsOf(targets, this.occluders, this.bins.binOf)
    return this.alike
  }

  /** The same for means over all tables, in which a sample of each bin is enough. */
  private samples(): readonly StandIns[] {
    const sampled = this.sampledByBin()
    if (!this.shading.sampling.findsEqual) return [sampled]
    return [sampled, ...this.standIns().filter(({ elevationSin, targets }) => elevationSin > 0 && targets.length < sampled.targets.length)]
  }

  private sampledByBin(): StandIns {
    const picked: number[] = []
    const standIn = new Int32Array(this.targets.length)
    for (const { devices } of this.plant.bins) {
      const [{ targets, standIn: within }] = sampledByHeight(
        devices.map((device) => this.targets[device]),
        sampledOf(this.shading.sampling, devices.length, this.targets.length),
      )
      for (const k of targets) picked.push(devices[k])
      devices.forEach((device, k) => {
        standIn[device] = devices[within[k]]
      })
    }
    return { elevationSin: -1, targets: Int32Array.from(picked), standIn }
  }
}

function centreOf(target: ShadeTarget): ShadeTarget {
  return { ...target, halfLength: POINT * target.halfLength, halfWidth: POINT * target.halfWidth, strips: 1 }
}
