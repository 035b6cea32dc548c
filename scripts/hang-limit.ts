/**
 * When a test that hangs is ended. No test is that slow, on any machine: a test waits for what it
 * needs, never for a time, and this limit only ends the wait for what never comes.
 */
export const HANG_LIMIT_MILLIS = 14_400_000
