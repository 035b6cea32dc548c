import { isValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import { withOthers } from '../core/watched.ts'
import { horizonProfile } from '../geometry/horizon-profile.ts'
import type { OrientationBin } from '../scene/bins.ts'
import { binRequest, type ScenePlant } from '../scene/scene-plant.ts'

/** Requests of the faces or bins of a plant; others when the fields that define these are invalid. */
export function requestsOr(others: readonly Resolved[], requests: readonly Resolved[]): readonly Resolved[] {
  return isValid(requests) ? requests : others
}

/** The requests of the bins of a scene, one face after the other. */
export function binsOf({ array }: Resolved, faces: readonly Resolved[], scene: ScenePlant): Resolved[] {
  const ground = scene.ground()
  const seen =
    ground === null
      ? faces
      : faces.map((face) => withOthers(face, { site: withOthers(face.site, ground.horizonOf(face.site, horizonProfile(face.site))) }))
  return scene.faces.flatMap((bins, face) => bins.map((bin) => binRequest(seen[face] ?? seen[0], bin, array.gcr)))
}

/** How the planes of a plant become arrays at its inverters: one of each face, or one of each bin of a scene. */
interface Wiring {
  readonly arrays: readonly Resolved[]
  /** Number of orientations of each array. */
  readonly bins: readonly number[]
  /** Share of the plant in each array; their sum is 1. */
  readonly shares: readonly number[]
}

/** @param planes  requests of the bins of the scene, one face after the other */
export function wiringOf(faces: readonly Resolved[], planes: readonly Resolved[], scene: ScenePlant): Wiring {
  if (scene.scene.blend !== 'power')
    return evenly(
      faces,
      scene.faces.map((bins) => bins.length),
    )
  const inFaces = scene.faces.flatMap(sharesOf)
  return {
    arrays: planes.map((plane, k) => {
      const { array } = plane
      return withOthers(plane, { array: withOthers(array, { strings_per_inverter: inFaces[k] * array.strings_per_inverter }) })
    }),
    bins: planes.map(() => 1),
    shares: inFaces.map((share) => share / scene.faces.length),
  }
}

/** All faces have equal shares of the plant. */
export function evenly(arrays: readonly Resolved[], bins: readonly number[]): Wiring {
  return { arrays, bins, shares: new Array<number>(bins.length).fill(1 / bins.length) }
}

/** Share of the modules of a face in each of its bins. */
export function sharesOf(bins: readonly OrientationBin[]): number[] {
  const modules = bins.reduce((sum, bin) => sum + bin.modules, 0)
  return bins.map((bin) => bin.modules / modules)
}
