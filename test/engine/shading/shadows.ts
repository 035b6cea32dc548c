import { OPAQUE } from '../../../engine/scene/shade/opaque.ts'
import { ShadowList } from '../../../engine/scene/shade/shadow-list.ts'

/** Opaque shadows on a table. @param polygons  corners in shares of its length and width, from 0 to 1 */
export function shadowsOf(polygons: readonly (readonly (readonly number[])[])[]): ShadowList {
  const list = new ShadowList()
  for (const polygon of polygons) {
    list.begin(polygon.length)
    for (const [u, v] of polygon) list.add(2 * u - 1, 2 * v - 1)
    list.end(OPAQUE)
  }
  return list
}
