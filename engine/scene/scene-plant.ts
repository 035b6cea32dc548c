import type { Scene } from '@pvyield/contract/schemas'
import { DEG_PER_RAD } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import { withOthers } from '../core/watched.ts'
import { type Ahead, findAhead } from './ahead.ts'
import type { OrientationBin } from './bins.ts'
import { type Layout, makeLayout } from './layout.ts'
import { groundCode } from './terrain/load-ground.ts'
import type { ShadingGround } from './terrain/shading-ground.ts'

/** The scene of a run: its layout, and the bins of each face of the plant. */
export interface ScenePlant {
  readonly scene: Scene
  readonly layout: Layout
  /** One face, or the eastern and the western faces of ridges. Each has one bin or more. */
  readonly faces: readonly (readonly OrientationBin[])[]
  /** The bins of all faces, one face after the other: the order of `Frame.planes`. */
  readonly bins: readonly OrientationBin[]
  /** Who stands ahead of each device; found when it is first asked for. */
  readonly ahead: () => Ahead
  /** The terrain, where it shades; prepared when it is first asked for. */
  readonly ground: () => ShadingGround | null
}

/**
 * @param scene  a scene that passed all checks of a run
 * @param partOf  part of the plant that a type belongs to
 */
export function scenePlant(scene: Scene, partOf?: (type: string) => number): ScenePlant {
  const layout = makeLayout(scene, partOf)
  const { terrain } = scene
  const ofSides = (['e', 'w'] as const).map((side) => layout.bins.filter((bin) => bin.side === side))
  const faces = layout.bins.some(({ side }) => side !== null) ? ofSides : [layout.bins]
  let ahead: Ahead | null = null
  let ground: ShadingGround | null = null
  return {
    scene: { ...scene },
    layout,
    faces,
    bins: faces.flat(),
    ahead: () => {
      ahead ??= findAhead(layout)
      return ahead
    },
    ground: () => {
      if (terrain?.shades !== true) return null
      ground ??= new (groundCode().ShadingGround)(terrain, layout)
      return ground
    },
  }
}

/** The bins of one part of a plant: what stands in the scene stays. */
export function binsOfPart(plant: ScenePlant, isOwn: (bin: OrientationBin) => boolean): ScenePlant {
  const faces = plant.faces.map((bins) => bins.filter(isOwn)).filter((bins) => bins.length > 0)
  return { ...plant, faces, bins: faces.flat() }
}

/** Tables of a scene are active over their whole width; only the rows of the array section have bands. */
const WITHOUT_BANDS = { band_top_m: 0, band_bottom_m: 0 }

/**
 * The request of a bin: that of its face, with the racking, tilt, azimuth and strips of its devices.
 * Only roofs keep the racking of the request.
 * @param plantGcr  ground cover ratio of the plant; that of a ridge's face follows from its tilt
 */
export function binRequest(face: Resolved, { kind, tiltRad, azimuthRad, strings }: OrientationBin, plantGcr: number): Resolved {
  const { array } = face
  return withOthers(face, {
    array: withOthers(array, {
      track_mode: kind === 'sat' ? 'single_axis' : kind === 'ewf' ? 'ewf' : array.track_mode === 'rooftop' ? 'rooftop' : 'fixed',
      tilt_deg: tiltRad * DEG_PER_RAD,
      azimuth_deg: azimuthRad * DEG_PER_RAD,
      string_steps: strings,
      ...(array.row_model === 'rows' ? {} : WITHOUT_BANDS),
      gcr: kind === 'ewf' ? plantGcr / (2 * Math.cos(tiltRad)) : plantGcr,
    }),
  })
}
