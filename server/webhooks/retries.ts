const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Pauses after the attempts that failed, as the Standard Webhooks specification suggests: 10 attempts in a little more than three days. */
const PAUSES_MILLIS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
/** The share of a pause by which it varies, so that a receiver that comes back does not get everything at once. */
const JITTER = 0.2
/** The longest pause that a receiver may ask for. */
const ASKED_MAX_MILLIS = DAY

/** How long an address may take nothing at all before it is disabled. */
export const DISABLED_AFTER_MILLIS = 5 * DAY

/**
 * When a delivery is tried again; null when it has been tried often enough.
 * @param attempts  those that were made
 * @param asked     the pause that the receiver asked for, ms; null for none
 */
export function nextAttemptAt(now: number, attempts: number, asked: number | null, random = Math.random): number | null {
  const pause = PAUSES_MILLIS[attempts - 1]
  if (pause === undefined) return null
  const varied = pause * (1 + JITTER * (2 * random() - 1))
  return now + Math.round(Math.max(varied, Math.min(asked ?? 0, ASKED_MAX_MILLIS)))
}
