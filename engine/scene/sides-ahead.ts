/** The device ahead of each device on one side, by position in the layout. Lengths are the scene's. */
export interface SideAhead {
  /** Position of the device ahead in the layout; -1 for none. */
  readonly index: Int32Array
  /** Horizontal distance to its line, across the row; 0 for none. */
  readonly spacing: Float64Array
  /** Height of its line above the device's own; 0 for none. */
  readonly rise: Float64Array
}

/**
 * Who stands ahead of each device. Where two lines are not parallel, distance and height are those
 * in the middle of the stretch that both have along the row.
 */
export interface Ahead {
  /** To the right of `along`: the side that racks and faces of ridges face. */
  readonly right: SideAhead
  /** To the left of a tracker's axis; none for other devices. */
  readonly left: SideAhead
}
