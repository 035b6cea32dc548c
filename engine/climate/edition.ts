/** Raised by every change of the generated years. Store years by edition. */
export const TYPICAL_YEAR_EDITION = 4
