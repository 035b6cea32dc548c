import { checkScene } from './needs-scene.ts'
import type { RowModelOption } from './option.ts'

export const shadingTable: RowModelOption = {
  title: 'Scene projected on a grid of sun directions',
  source: 'Geometry, as projection; linear interpolation between directions (engine/scene/shade/shading-table.ts)',
  check: checkScene,
  sceneBeam: 'tabled',
}
