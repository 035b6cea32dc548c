import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

/** Fails: `array.row_model` of a plant without a scene; `array.diffuse_shading` that describes rows. */
export function checkScene({ array, scene }: Resolved, sink: Sink): void {
  if (scene === null) {
    sink.fail('array.row_model', `row_model ${array.row_model} needs a scene: send one, or set row_model to rows or null`)
  } else if (array.diffuse_shading === 'limit_angle') {
    sink.fail(
      'array.diffuse_shading',
      'limit_angle describes rows, and this row model computes the sky of each device: set diffuse_shading to lune or none, or row_model to rows',
    )
  }
}
