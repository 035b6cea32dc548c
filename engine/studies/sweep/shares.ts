/** Where in the chain the variants of an axis begin to differ. */
export type Changes = 'all' | 'light' | 'electrical'

/** What a variant adds to a sweep, as a share of a run: the price of a sweep follows from it. */
export const RUN_SHARES: Readonly<Record<Changes, number>> = { all: 1, light: 0.5, electrical: 0.1 }
