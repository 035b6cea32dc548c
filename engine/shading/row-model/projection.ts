import { checkScene } from './needs-scene.ts'
import type { RowModelOption } from './option.ts'

export const projection: RowModelOption = {
  title: 'Scene projected in every row of the weather',
  source: 'Geometry: the union of the shadows along the beam, exact (engine/scene/shade)',
  check: checkScene,
  sceneBeam: 'projected',
}
