import type { Scene, SceneObject } from '@pvyield/contract/schemas'
import { type Finding, findingOf } from '../../findings/finding.ts'
import { defaultId } from '../default-ids.ts'
import type { Surface } from './surface.ts'

/** An object of which more is below the ground, at all of its corners, hardly shades. */
const BURIED_FRAC = 0.5
/** A base so many widths of a device above the ground stands on something that is not drawn. */
const ABOVE_WIDTHS = 3
/** Corners of an object at which the ground is read. */
const CORNERS_MAX = 64
/** Comparisons with triangles, which bound the time for hostile meshes: less than a second. */
const COMPARED_MAX = 100_000_000

/** How an object and the ground under its corners lie to each other. */
interface Gap {
  readonly at: number
  /** Least height of its base above the ground, and most. */
  readonly least: number
  readonly most: number
  readonly height: number
  /** Most height above the ground of the points that are at `BURIED_FRAC` of its height. */
  readonly middle: number
}

/**
 * Objects whose heights are those of another zero than the heights of the ground.
 * @param objects  those of the scene, in the frame of the ground
 */
export function objectFindings({ types, terrain }: Scene, objects: readonly SceneObject[], surface: Surface): Finding[] {
  const gaps = gapsOf(objects, surface)
  const high = ABOVE_WIDTHS * Math.max(...types.map(({ width }) => width))
  const below = gaps.filter(({ middle }) => middle < 0)
  const above = gaps.filter(({ least }) => least > high)
  const nameOf = ({ at }: Gap): string => objects[at].id ?? defaultId('objects', at)
  const found: Finding[] = []
  if (below.length > 0) {
    const { most, height } = below[0]
    const values = { objects: below.length, first: nameOf(below[0]), depth: -most, height, heights: terrain?.heights ?? 'absolute' }
    found.push(findingOf('scene_object_below_ground', `scene.objects.${below[0].at}`, values))
  }
  if (above.length > 0) {
    const values = { objects: above.length, first: nameOf(above[0]), height: above[0].least }
    found.push(findingOf('scene_object_above_ground', `scene.objects.${above[0].at}`, values))
  }
  return found
}

/** Of the objects that stand over the ground with a corner. */
function gapsOf(objects: readonly SceneObject[], surface: Surface): Gap[] {
  const gaps: Gap[] = []
  let compared = 0
  for (const [at, object] of objects.entries()) {
    let [least, most, middle, height] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
    for (const [x, y, z, h] of cornersOf(object)) {
      compared += surface.comparedAt(x, y)
      if (compared > COMPARED_MAX) return gaps
      height = Math.max(height, h)
      const gap = z - surface.heightAt(x, y)
      if (!Number.isFinite(gap)) continue
      least = Math.min(least, gap)
      most = Math.max(most, gap)
      middle = Math.max(middle, gap + BURIED_FRAC * h)
    }
    if (least <= most) gaps.push({ at, least, most, middle, height })
  }
  return gaps
}

/** Each `[x, y, z, h]`; of an object of very many some of them. */
function cornersOf(object: SceneObject): readonly (readonly number[])[] {
  if (object.kind === 'cylinder') return [[object.x, object.y, object.z, object.height]]
  const step = Math.ceil(object.vertices.length / CORNERS_MAX)
  return step === 1 ? object.vertices : object.vertices.filter((_, k) => k % step === 0)
}
