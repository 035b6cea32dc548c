/**
 * The typical year is 1990: it has no leap day and is the usual year in the stamps of typical
 * years.
 */
export const START = '1990-01-01T00:00'
export const MONTHS = 12
export const DAYS = 365
export const HOURS = 24 * DAYS

export const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * Day of the year on which each month starts, January 1 is 0; the thirteenth value is the end of
 * the year.
 */
export const MONTH_STARTS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const
