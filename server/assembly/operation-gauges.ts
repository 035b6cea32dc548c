import type { ChargingService } from '../charging/service.ts'
import type { Membership } from '../db/members.ts'
import { lastJobs } from '../health/last-jobs.ts'
import type { Metrics } from '../metrics.ts'

/** Adds the metrics of what is there with some settings only, and of what an operator runs next to the service. */
export function addOperationGauges(
  metrics: Metrics,
  parts: { dataDir: string; redis: { isUp(): boolean } | null; membership: Membership | null; charging: ChargingService | null },
): void {
  const { dataDir, redis, membership, charging } = parts
  if (redis !== null) metrics.gauge('redis_up', '1 while Redis can be reached.', () => (redis.isUp() ? 1 : 0))
  if (membership !== null)
    metrics.counter('members_given_up_total', 'Servers of the store that this one found gone without a stop.', () => membership.givenUp)
  if (charging !== null) {
    const { counts } = charging
    metrics.counters('reservations_total', 'Reservations of runs that are charged: made, or refused for want of money.', 'outcome', () => [
      ['made', counts.reserved],
      ['refused', counts.refused],
    ])
    metrics.counter('reserved_units_total', 'Units of the reservations that were made.', () => counts.units)
  }
  metrics.gauges(
    'program_end_timestamp_seconds',
    'When backup and audit last ended, seconds since 1970; none for one that never did.',
    'program',
    async () => (await lastJobs(dataDir)).map(({ job, atMillis }) => [job, atMillis / 1000] as const),
  )
  metrics.gauges('program_failed', '1 if the last backup failed, or the last audit found differences.', 'program', async () =>
    (await lastJobs(dataDir)).map(({ job, isFailed }) => [job, isFailed ? 1 : 0] as const),
  )
}
