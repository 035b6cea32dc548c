/** Raised by every change of the generated years, their notes included. Store years by edition. */
export const TYPICAL_YEAR_EDITION = 6
