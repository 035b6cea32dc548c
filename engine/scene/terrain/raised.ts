import type { SceneObject, SceneOutline } from '@pvyield/contract/schemas'
import { boundsOf } from './bounds.ts'
import type { Surface } from './surface.ts'

/**
 * An object whose z counts from the ground below it, in the frame of the ground. Walls and tree lines follow the ground, a
 * cylinder stands at its middle. The roof of a prism stays as it is drawn, raised by the middle between the lowest and the
 * highest ground under its corners; its base reaches down to the ground where that is lower.
 * @param surface  one that has a height under every vertex
 */
export function raisedObject(object: SceneObject, surface: Surface): SceneObject {
  if (object.kind === 'cylinder') return { ...object, z: object.z + surface.heightAt(object.x, object.y) }
  const heights = object.vertices.map(([x, y]) => surface.heightAt(x, y))
  if (object.kind !== 'prism') return { ...object, vertices: object.vertices.map(([x, y, z, h], k) => [x, y, z + heights[k], h]) }
  const { lowest, highest } = boundsOf(heights)
  const floor = (lowest + highest) / 2
  const vertices = object.vertices.map(([x, y, z, h], k) => {
    const base = Math.min(heights[k], floor)
    return [x, y, z + base, h + floor - base]
  })
  return { ...object, vertices }
}

/** An outline on the ground; beyond it at the middle height of its vertices that are on it, or the lowest of the ground without any. */
export function raisedOutline({ vertices }: SceneOutline, surface: Surface): SceneOutline {
  const heights = vertices.map(([x, y]) => surface.heightAt(x, y))
  const { lowest, highest } = boundsOf(heights.filter(Number.isFinite))
  const beyond = lowest > highest ? surface.lowest : (lowest + highest) / 2
  return { vertices: vertices.map(([x, y, z], k) => [x, y, z + (Number.isFinite(heights[k]) ? heights[k] : beyond)]) }
}
