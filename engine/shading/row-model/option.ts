import type { ModelOption } from '../../core/option.ts'

/** A model of near shading, keyed by `array.row_model`. */
export interface RowModelOption extends ModelOption {
  /**
   * How the model finds the beam shade of a scene: devices and objects projected in each row of the
   * weather, interpolated between sun directions, or the rows of the array section.
   */
  readonly sceneBeam: 'projected' | 'tabled' | 'rows'
}
