import type { ScenePlant } from '../../scene/scene-plant.ts'
import type { ShadeBins } from '../../scene/shade/shade-bins.ts'

/** Share of the beam on each bin that the bodies of a scene take. Ask for one direction after the other. */
export interface BinShade {
  /**
   * Goes to a direction of the sun.
   * @param east, north, up  unit vector towards the sun
   * @param rotationsRad  of each bin; read for trackers
   * @param isStowed  whether the trackers stand as wind makes them
   */
  face(east: number, north: number, up: number, rotationsRad: Float64Array, isStowed: boolean): void
  /** Fraction of the beam on a bin that shade takes. */
  linear(bin: number): number
  /**
   * Fraction that shaded strips lose; at least `linear`.
   * @param lightPerBeam  all light on the plane over its beam; read where strings count as a whole
   */
  electrical(bin: number, lightPerBeam?: number): number
}

/** Which bin each table of a layout is in, and its modules. */
export function shadeBins({ layout, bins }: ScenePlant): ShadeBins {
  const binOf = new Int32Array(layout.devices.length)
  bins.forEach(({ devices }, bin) => {
    for (const device of devices) binOf[device] = bin
  })
  return { count: bins.length, binOf, weight: Float64Array.from(layout.devices, ({ modules }) => modules) }
}
