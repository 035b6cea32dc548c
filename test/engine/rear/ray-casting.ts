/**
 * Infinitely long rows in the section across them, solved by ray casting: slow, simple and
 * independent of the view factors. Lengths are in units of the distance between the axes.
 */
export class RayCaster {
  private readonly acrossHalf: number
  private readonly upHalf: number

  constructor(
    gcr: number,
    private readonly axisHeight: number,
    private readonly rotationRad: number,
    private readonly rowsEachSide = 12,
  ) {
    this.acrossHalf = (gcr / 2) * Math.cos(rotationRad)
    this.upHalf = (gcr / 2) * Math.sin(rotationRad)
  }

  /** Whether a ray from a point meets a row other than row 0 or, with `withOwn`, any row. */
  private meetsRow(x: number, z: number, dx: number, dz: number, withOwn: boolean): boolean {
    for (let row = -this.rowsEachSide; row <= this.rowsEachSide; row++) {
      if (row === 0 && !withOwn) continue
      // The row is the segment from its lower right to its upper left edge.
      const ax = row + this.acrossHalf - x
      const az = this.axisHeight - this.upHalf - z
      const bx = row - this.acrossHalf - x
      const bz = this.axisHeight + this.upHalf - z
      const sideA = dx * az - dz * ax
      const sideB = dx * bz - dz * bx
      if (sideA * sideB > 0) continue
      const share = sideA / (sideA - sideB)
      if ((ax + share * (bx - ax)) * dx + (az + share * (bz - az)) * dz > 1e-9) return true
    }
    return false
  }

  /**
   * Mean over the rear, weighted by the cosine of incidence, of a value at the ground point that
   * each ray reaches. Rays to rows or sky count 0.
   */
  rearMean(groundValue: (x: number) => number, points = 60, rays = 720): number {
    let sum = 0
    for (let p = 0; p < points; p++) {
      const share = (2 * (p + 0.5)) / points - 1
      const x = share * this.acrossHalf
      const z = this.axisHeight - share * this.upHalf
      for (let r = 0; r < rays; r++) {
        // Equal steps in the sine of the angle from the rear's normal give the cosine weight.
        const sine = (2 * (r + 0.5)) / rays - 1
        const angle = this.rotationRad + Math.asin(sine)
        const dx = -Math.sin(angle)
        const dz = -Math.cos(angle)
        if (dz >= 0 || this.meetsRow(x, z, dx, dz, false)) continue
        sum += groundValue(x - (z * dx) / dz)
      }
    }
    return sum / (points * rays)
  }

  /** Whether the beam reaches a point on the ground. */
  isLit(x: number, sunSlope: number): boolean {
    const place = x - Math.floor(x)
    const reach = Math.ceil(Math.abs(sunSlope) * (this.axisHeight + this.upHalf)) + 1
    if (reach > this.rowsEachSide) throw new Error('More rows are needed for so low a sun')
    return !this.meetsRow(place, 0, sunSlope, 1, true)
  }

  /** View factor from a point on the ground to the sky. */
  skyView(x: number, rays = 1000): number {
    const place = x - Math.floor(x)
    let open = 0
    for (let r = 0; r < rays; r++) {
      const sine = (2 * (r + 0.5)) / rays - 1
      if (!this.meetsRow(place, 0, sine, Math.sqrt(1 - sine * sine), true)) open++
    }
    return open / rays
  }
}
