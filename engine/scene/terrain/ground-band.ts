import type { ShadeKernel } from '../shade/shade-kernel.ts'

/** Shade by the direction of the sun, as `BinShade` of the stage. */
interface ShadeByDirection {
  face(east: number, north: number, up: number, rotationsRad: Float64Array, isStowed: boolean): void
  linear(bin: number): number
  electrical(bin: number, lightPerBeam?: number): number
}

/** Shade in which the ground counts while the sun is so low that it may: then it is projected, because its edge is sharp. */
export class GroundBand implements ShadeByDirection {
  private present: ShadeByDirection

  /** @param free, low  without and with the shade of the ground, of the same kernel */
  constructor(
    private readonly kernel: ShadeKernel,
    private readonly ground: { mayShade(east: number, north: number, up: number): boolean },
    private readonly free: ShadeByDirection,
    private readonly low: ShadeByDirection,
  ) {
    this.present = free
  }

  face(east: number, north: number, up: number, rotationsRad: Float64Array, isStowed: boolean): void {
    const { kernel, ground, free, low } = this
    kernel.countsGround = ground.mayShade(east, north, up)
    this.present = kernel.countsGround ? low : free
    this.present.face(east, north, up, rotationsRad, isStowed)
  }

  linear(bin: number): number {
    return this.present.linear(bin)
  }

  electrical(bin: number, lightPerBeam?: number): number {
    return this.present.electrical(bin, lightPerBeam)
  }
}
