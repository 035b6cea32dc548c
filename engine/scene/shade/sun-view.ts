/**
 * Coordinates of a scene as the sun sees it: x to the right, y upwards, both perpendicular to the
 * direction of the sun. Two points with the same x and y are on one ray of the beam.
 */
export class SunView {
  /** Unit vector of x. */
  xEast = 1
  xNorth = 0
  xUp = 0
  /** Unit vector of y. */
  yEast = 0
  yNorth = 1
  yUp = 0
  /** Unit vector towards the sun. */
  sunEast = 0
  sunNorth = 0
  sunUp = 1

  /**
   * Looks from a sun in this direction, with x level.
   * @param east, north, up  unit vector towards the sun, of any elevation
   */
  face(east: number, north: number, up: number): void {
    this.alignTo(east, north, up, -north, east, 0)
  }

  /**
   * Looks from a sun in this direction, with x along a line of the scene, so that the boxes around
   * rows are narrow. For a line that points to the sun, x is level.
   */
  alignTo(east: number, north: number, up: number, lineEast: number, lineNorth: number, lineUp: number): void {
    this.sunEast = east
    this.sunNorth = north
    this.sunUp = up
    if (this.takeLine(lineEast, lineNorth, lineUp) || this.takeLine(-north, east, 0)) return
    this.takeLine(1, 0, 0)
  }

  /** Takes a line as x and completes the axes; false when it points to the sun. */
  private takeLine(lineEast: number, lineNorth: number, lineUp: number): boolean {
    const { sunEast, sunNorth, sunUp } = this
    const towardsSun = lineEast * sunEast + lineNorth * sunNorth + lineUp * sunUp
    const xEast = lineEast - towardsSun * sunEast
    const xNorth = lineNorth - towardsSun * sunNorth
    const xUp = lineUp - towardsSun * sunUp
    const length = Math.sqrt(xEast * xEast + xNorth * xNorth + xUp * xUp)
    if (!(length > LINE_TOLERANCE)) return false
    this.xEast = xEast / length
    this.xNorth = xNorth / length
    this.xUp = xUp / length
    this.yEast = sunNorth * this.xUp - sunUp * this.xNorth
    this.yNorth = sunUp * this.xEast - sunEast * this.xUp
    this.yUp = sunEast * this.xNorth - sunNorth * this.xEast
    return true
  }
}

/** Sine of the angle to the sun below which a line is considered to point to it. */
const LINE_TOLERANCE = 1e-3
