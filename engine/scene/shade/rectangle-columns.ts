/** Numbers of a rectangle in `body`: centre, half vectors along and across, unit normal. */
export const BODY = 12
export const CENTRE = 0
export const ALONG = 3
export const ACROSS = 6
export const NORMAL = 9

/** Numbers of a rectangle in `seen`: the half vectors in the view, then the way back. */
export const SEEN = 8
export const SEEN_ALONG = 0
export const SEEN_ACROSS = 2
/**
 * Matrix from an offset in the view to the rectangle's own coordinates, in which what receives light
 * reaches from -1 to 1 along and across.
 */
export const BACK = 4
/** Of a part of a table, which receives nothing: its centre from that of the table. */
export const OFFSET = 4
