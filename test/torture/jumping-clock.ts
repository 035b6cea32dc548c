/** Loaded before a server: the clock of its machine jumps by an hour, forth and back. */
const HOUR_MILLIS = 3_600_000
const EVERY_MILLIS = 3000

const now = Date.now
Date.now = () => now() + ((Math.floor(now() / EVERY_MILLIS) % 3) - 1) * HOUR_MILLIS

export {}
