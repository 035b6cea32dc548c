/** The group of what lets no light through. */
export const OPAQUE = 0
