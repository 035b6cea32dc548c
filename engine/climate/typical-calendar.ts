/** The typical year is 1990: no leap day, and the year that typical years are commonly stamped with. */
export const START = '1990-01-01T00:00'
export const MONTHS = 12
export const DAYS = 365
export const HOURS = 24 * DAYS

export const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Day of the year on which each month starts, January 1 is 0; the thirteenth is the year's end. */
export const MONTH_STARTS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const
