import { groundSkyView, rearGroundView, rearSkyView } from './row-views.ts'

/**
 * Number of rows to either side that are computed one by one: this many, and more for rows higher
 * above the ground. Beyond them, only the mean of lit and shaded ground counts.
 */
const NEAR_ROWS = 3
const NEAR_ROWS_PER_HEIGHT = 2
/** Upper limit of that number. Rows that high see so many stripes that only their mean counts. */
const MOST_NEAR_ROWS = 64
/** Number of strips of the ground between two rows, for the sky diffuse. */
const STRIPS = 64
/** And of strips that become narrow towards the edge of the row. */
const FINE_STRIPS = 256

/**
 * The rear of one row over the ground among infinitely many rows of infinite length, in the section
 * across them. Lengths are in units of the distance between the axes. The row faces right and its
 * axis is at x = 0. The rear sees the ground to its left, and to its right up to the line where its
 * own plane meets the ground. View factors are means over the width of the row.
 * Source: Hottel 1954, in McAdams, Heat Transmission, ch. 4 (crossed strings); Anderson, Jensen and
 * Hansen, IEEE Journal of Photovoltaics, 2026.
 * Checked by: pvlib t07 vf_row_ground_2d_integ and infinite_sheds
 */
export class RowOverGround {
  /** View factor to the sky. */
  skyView = 0
  /** View factor to the whole ground. */
  groundView = 0
  /** View factor of the ground to the sky. */
  groundSkyView = 0
  private lowerX = 0
  private lowerZ = 0
  private upperX = 0
  private upperZ = 0
  /** x at which the plane of the row meets the ground. The rear sees nothing to the right of it. */
  private ownLineX = 0
  /**
   * x left of which the upper edge of the row sees the ground only past the lower edge of the row
   * to the left.
   */
  private pastNeighbourX = 0
  /**
   * Length of the string from the upper edge of the row to the lower edge of the row to the left.
   */
  private stringToNeighbour = 0
  private readonly nearRows: number
  /** The rotation of the last call of `turnTo`. */
  turnedRad = Number.NaN

  /**
   * @param axisHeight  height of the axis over the ground; a row that would reach below the ground
   *   is lifted until it touches it
   */
  constructor(
    private readonly gcr: number,
    private readonly axisHeight: number,
  ) {
    this.nearRows = Math.min(MOST_NEAR_ROWS, Math.ceil(NEAR_ROWS + NEAR_ROWS_PER_HEIGHT * axisHeight))
  }

  /**
   * @param rotationRad  rotation from the plane of the axes, 0 to 180 deg; beyond 90 deg the rear looks
   *   up, as the front of a row that is turned over does
   */
  turnTo(rotationRad: number): void {
    if (rotationRad === this.turnedRad) return
    this.turnedRad = rotationRad
    const { gcr } = this
    const rotationCos = Math.cos(rotationRad)
    const halfAcross = (gcr / 2) * rotationCos
    const halfUp = (gcr / 2) * Math.sin(rotationRad)
    const height = Math.max(this.axisHeight, halfUp)
    this.lowerX = halfAcross
    this.lowerZ = height - halfUp
    this.upperX = -halfAcross
    this.upperZ = height + halfUp
    const toNeighbour = 1 - 2 * halfAcross
    this.stringToNeighbour = Math.sqrt(toNeighbour * toNeighbour + 4 * halfUp * halfUp)
    this.pastNeighbourX = halfUp > 0 ? this.lowerX - 1 - (this.lowerZ * toNeighbour) / (2 * halfUp) : Number.NEGATIVE_INFINITY
    this.ownLineX = halfUp > 0 ? this.lowerX + (this.lowerZ * halfAcross) / halfUp : Number.POSITIVE_INFINITY
    this.skyView = rearSkyView(gcr, rotationCos)
    this.groundView = rearGroundView(gcr, rotationCos)
    this.groundSkyView = groundSkyView(gcr, this.groundView, this.skyView)
  }

  /** View factor to the ground left of x. */
  viewLeftOf(x: number): number {
    if (x >= this.ownLineX) return this.groundView
    const toUpper =
      x >= this.pastNeighbourX
        ? hypotenuse(x - this.upperX, this.upperZ)
        : this.stringToNeighbour + hypotenuse(x - this.lowerX + 1, this.lowerZ)
    const strings = hypotenuse(x - this.lowerX, this.lowerZ) - toUpper
    return (1 - this.stringToNeighbour - strings) / (2 * this.gcr)
  }

  /**
   * Fraction of the ground that the beam reaches.
   * @param sunSlope  tangent of the sun's angle from the section's vertical, positive to the right
   */
  litFrac(sunSlope: number): number {
    return Math.max(0, 1 - Math.abs(this.lowerX - this.upperX - (this.lowerZ - this.upperZ) * sunSlope))
  }

  /** View factor to the ground that the beam reaches. */
  litView(sunSlope: number): number {
    const lit = this.litFrac(sunSlope)
    if (lit === 0) return 0
    const lowerShadow = this.lowerX - this.lowerZ * sunSlope
    const upperShadow = this.upperX - this.upperZ * sunSlope
    const shadowEnd = Math.max(lowerShadow, upperShadow)
    // Far ground, for which the mean replaces the stripes, begins in the middle of a shadow: there
    // the error is smallest.
    const halfShadow = (1 - lit) / 2
    let start = shadowEnd - Math.floor(shadowEnd) - this.nearRows // start of the lit ground between two shadows
    let view = lit * this.viewLeftOf(start - halfShadow)
    const last = Math.min(this.ownLineX, this.nearRows)
    const far = this.farCount(start + lit, Math.ceil(last - start))
    view += this.farSum(start + lit, far) - this.farSum(start, far)
    start += far
    while (start < last) {
      view += this.viewLeftOf(start + lit) - this.viewLeftOf(start)
      start += 1
    }
    return start >= this.ownLineX ? view : view + lit * (this.groundView - this.viewLeftOf(start - halfShadow))
  }

  /**
   * View factor to the ground, weighted by the fraction of the sky that each point sees.
   * @param isFine  with narrow strips below the lower edge, where the sky changes most if it is near the ground
   */
  skylitView(isFine = false): number {
    const { nearRows } = this
    const strips = isFine ? FINE_STRIPS : STRIPS
    const first = isFine ? this.finePlace(0) : 0
    const farView = this.viewLeftOf(first - nearRows) + this.groundView - this.viewLeftOf(first + nearRows)
    let sum = 0
    let skyMean = 0
    let left = first
    let leftView = this.viewLeftOfEach(first)
    for (let strip = 0; strip < strips; strip++) {
      const middle = (strip + 0.5) / strips
      const end = (strip + 1) / strips
      const skyView = this.skyViewFrom(isFine ? this.finePlace(middle) : middle)
      const right = isFine ? this.finePlace(end) : end
      const rightView = this.viewLeftOfEach(right)
      sum += skyView * (rightView - leftView + farView * (right - left))
      skyMean += skyView * (right - left)
      left = right
      leftView = rightView
    }
    // The strips miss the sky between far rows, so the sum is scaled to the exact mean.
    // The strips may miss a gap that is narrower than a strip. Its sky is then spread over the
    // whole ground.
    return skyMean === 0 ? this.groundView * this.groundSkyView : (sum * this.groundSkyView) / skyMean
  }

  /** The place at a share of the ground between two rows, dense below the lower edge. */
  private finePlace(share: number): number {
    return this.lowerX + 4 * (share - 0.5) ** 3
  }

  /**
   * View factors to the ground left of a point between two rows, summed over the pairs of near
   * rows.
   */
  private viewLeftOfEach(x: number): number {
    const { nearRows } = this
    const far = this.farCount(x - nearRows, 2 * nearRows)
    let sum = this.farSum(x - nearRows, far)
    for (let row = far - nearRows; row < nearRows; row++) sum += this.viewLeftOf(row + x)
    return sum
  }

  /**
   * How many of the points x, x + 1, ... the upper edge of the row sees only past its neighbour, at
   * most `most`.
   */
  private farCount(x: number, most: number): number {
    return Math.max(0, Math.min(most, Math.ceil(this.pastNeighbourX - x)))
  }

  /**
   * Sum of `viewLeftOf` at that many such points. The string past the neighbour at one point is the
   * string to the lower edge at the next, so that all but the outer two cancel.
   */
  private farSum(x: number, count: number): number {
    const { lowerX, lowerZ } = this
    return (count + hypotenuse(x + count - lowerX, lowerZ) - hypotenuse(x - lowerX, lowerZ)) / (2 * this.gcr)
  }

  /** View factor from a point on the ground to the sky between the rows near it. */
  private skyViewFrom(x: number): number {
    let view = 0
    let rightmost = -1 // sine of the angle from the vertical to the right edge of the last row
    for (let row = -this.nearRows; row <= this.nearRows; row++) {
      const lower = sineFromVertical(row + this.lowerX - x, this.lowerZ)
      const upper = sineFromVertical(row + this.upperX - x, this.upperZ)
      if (row > -this.nearRows) view += Math.max(0, Math.min(lower, upper) - rightmost) / 2
      rightmost = Math.max(lower, upper)
    }
    return view
  }
}

function hypotenuse(x: number, z: number): number {
  return Math.sqrt(x * x + z * z)
}

function sineFromVertical(x: number, z: number): number {
  return x === 0 ? 0 : x / hypotenuse(x, z) // an edge may touch the ground exactly at this point
}
