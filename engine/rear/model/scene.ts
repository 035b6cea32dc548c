import { checkHeight } from '../height.ts'
import type { RearModelOption } from './option.ts'

/** The tables of a scene get their light together: `../scene/`. */
export const sceneRear: RearModelOption = {
  title: 'Tables and objects of the scene',
  source: 'The sky of each table by slices, its ground by rays to sun and shadow',
  readsFront: false,
  isFace: false,
  check({ array, bifacial, scene }, sink) {
    if (scene === null) {
      sink.fail('bifacial.model', 'scene is the light on the tables of a scene: send a scene, or set bifacial.model to view_factor')
    }
    if (bifacial !== null) checkHeight(array, bifacial, sink)
  },
  prepare: () => () => {},
}
