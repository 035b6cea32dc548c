import type { DueDelivery } from './delivery-store.ts'
import { CONFIRM } from './events.ts'

/** Where what an event is about can be read. */
export type SubjectLinks = (id: string, kind: NonNullable<DueDelivery['kind']>) => object

/**
 * The body of an event: what ended, when, and where it can be read, never results. The same bytes at each attempt.
 */
export function messageOf(due: DueDelivery, linksOf: SubjectLinks): string {
  return JSON.stringify({ type: due.event, timestamp: timeText(due.at), data: dataOf(due, linksOf) })
}

function dataOf({ event, webhookId, challenge, subject, kind, code, acceptedAt, at }: DueDelivery, linksOf: SubjectLinks): object {
  if (event === CONFIRM) return { webhook_id: webhookId, challenge }
  if (subject === null || kind === null) return { webhook_id: webhookId }
  const isRun = kind === 'full' || kind === 'simple'
  return {
    ...(isRun ? { run_id: subject } : { study_id: subject }),
    kind,
    status: event.endsWith('.completed') ? 'complete' : 'failed',
    failure_code: code,
    created_at: timeText(acceptedAt ?? at),
    ended_at: timeText(at),
    links: linksOf(subject, kind),
  }
}

function timeText(millis: number): string {
  return new Date(millis).toISOString()
}
