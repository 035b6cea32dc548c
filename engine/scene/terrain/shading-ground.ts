import type { SceneTerrain } from '@pvyield/contract/schemas'
import { DEG_PER_RAD, RAD_PER_DEG, TWO_PI } from '../../core/angles.ts'
import type { Resolved } from '../../core/option.ts'
import type { HorizonProfile } from '../../geometry/horizon-profile.ts'
import type { Device } from '../device.ts'
import type { Ground } from '../shade/ground.ts'
import type { Vector } from '../vector.ts'
import { GroundBand } from './ground-band.ts'
import { tablesOnGround } from './ground-cost.ts'
import { GroundShade } from './ground-shade.ts'
import { LINE_STEPS, type Skylines, skylinesOf } from './skylines.ts'
import { TriangleTree } from './triangle-tree.ts'
import { trianglesOf } from './triangles.ts'

type BandOf = [
  kernel: ConstructorParameters<typeof GroundBand>[0],
  free: ConstructorParameters<typeof GroundBand>[2],
  low: ConstructorParameters<typeof GroundBand>[3],
]

/** Terrain that shades the devices of a plant. */
export class ShadingGround {
  private readonly tree: TriangleTree
  private lines: Skylines | null = null

  constructor(
    terrain: SceneTerrain,
    private readonly layout: { readonly middle: Vector; readonly devices: readonly Device[] },
  ) {
    this.tree = new TriangleTree(trianglesOf(terrain, layout.middle))
  }

  /**
   * @param origin  from which places of a kernel count, in the coordinates of the layout
   * @param horizon  line under which the sky is lost before; null for none
   */
  from(origin: Vector, horizon: HorizonProfile | null): Ground {
    return new GroundShade(this.tree, origin, horizon)
  }

  /** The shade of a kernel whose ground counts only in rows in which it may shade. */
  band(...[kernel, free, low]: BandOf): GroundBand {
    return new GroundBand(kernel, this, free, low)
  }

  tablesInRow(tables: number, rows: number): number {
    return tablesOnGround(tables, rows)
  }

  /** Whether the ground may shade any device. @param east, north, up  unit vector towards the sun */
  mayShade(east: number, north: number, up: number): boolean {
    const { highest } = this.skylines
    const at = Math.floor((Math.atan2(east, north) / TWO_PI + 1) * LINE_STEPS)
    const slope = Math.max(highest[at % LINE_STEPS], highest[(at + 1) % LINE_STEPS])
    return up < slope * Math.hypot(east, north)
  }

  /**
   * The horizon of a site, raised to the line under which the sun reaches no device; without fields where nothing is higher.
   * @param profile  that of the site
   */
  horizonOf(site: Resolved['site'], profile: HorizonProfile | null): Partial<Resolved['site']> {
    const { lowest } = this.skylines
    if (!lowest.some((slope) => slope > 0) || (site.use_horizon && !isProfile(site))) return {}
    const azimuths = Array.from(lowest, (_, k) => (360 * k) / LINE_STEPS)
    const own = profile === null ? [] : site.horizon_azimuths_deg.filter((azimuth) => !azimuths.includes(azimuth))
    const all = [...azimuths, ...own].sort((a, b) => a - b)
    return {
      use_horizon: true,
      horizon_azimuths_deg: all,
      horizon_elevations_deg: all.map((azimuth) =>
        Math.max(this.lowestDeg(azimuth), profile === null ? -90 : profile.elevationRad(azimuth * RAD_PER_DEG) * DEG_PER_RAD),
      ),
    }
  }

  /** Elevation of the lowest line, straight between its azimuths. */
  private lowestDeg(azimuthDeg: number): number {
    const { lowest } = this.skylines
    const at = (azimuthDeg / 360) * LINE_STEPS
    const k = Math.floor(at)
    const [from, to] = [k, k + 1].map((step) => Math.atan(lowest[step % LINE_STEPS]) * DEG_PER_RAD)
    return from + (at - k) * (to - from)
  }

  get skylines(): Skylines {
    this.lines ??= skylinesOf(this.tree, this.layout.devices)
    return this.lines
  }
}

/** Whether the horizon of a site is a line; else the run refuses it. */
function isProfile({ horizon_azimuths_deg: azimuths, horizon_elevations_deg: elevations }: Resolved['site']): boolean {
  return azimuths.length === elevations.length && azimuths.every((azimuth, k) => k === 0 || azimuth > azimuths[k - 1])
}
