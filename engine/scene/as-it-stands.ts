import type { Scene } from '@pvyield/contract/schemas'
import type { Layout } from './layout.ts'

/** A scene whose heights are all in the frame of its ground. */
export function asItStands({ terrain, ...scene }: Scene, { placements, objects, outlines }: Layout): Scene {
  const standing = { ...scene, placements: [...placements], objects: [...objects], outlines: [...outlines] }
  return terrain === undefined ? standing : { ...standing, terrain: { ...terrain, heights: 'absolute' } }
}
