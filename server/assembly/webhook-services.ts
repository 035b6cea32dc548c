import { SecurityEvents } from '../accounts/events.ts'
import { OF_THE_STORE } from '../metrics.ts'
import { runLinks, studyLinks } from '../runs/links.ts'
import { isStudy, type StoredKind } from '../runs/stored-kind.ts'
import { DeliveryStore } from '../webhooks/delivery-store.ts'
import { PersonalWebhooks } from '../webhooks/personal-webhooks.ts'
import { WebhookSender } from '../webhooks/sender.ts'
import { WebhookService } from '../webhooks/service.ts'
import { WebhookStore } from '../webhooks/store.ts'
import type { SharedParts } from './shared-parts.ts'

/** Webhooks: what accounts have sent to their own programs when runs end. */
export function openWebhookServices({ config, log, database, holder, knownMillis, limits, metrics, unfinished }: SharedParts) {
  const { baseUrl, webhooks: reach } = config
  const store = new WebhookStore(database)
  const deliveries = new DeliveryStore(database, holder)
  const linksOf = (id: string, kind: StoredKind) => (isStudy(kind) ? studyLinks(id, baseUrl, kind) : runLinks(id, false, baseUrl))
  const track = <T>(work: Promise<T>) => unfinished.track(work)
  const sender = new WebhookSender({ store, deliveries, database, log, reach, linksOf, knownMillis, track })
  metrics.counters('webhook_attempts_total', 'Attempts to deliver events to webhooks.', 'outcome', () => [
    ['delivered', sender.counts.delivered],
    ['failed', sender.counts.failed],
  ])
  metrics.counter('webhook_deliveries_given_up_total', 'Events that no attempt delivered.', () => sender.counts.given_up)
  metrics.gauges('webhook_deliveries_waiting', `Events that wait for an attempt. ${OF_THE_STORE}`, 'state', async () => [
    ['waiting', await deliveries.waiting()],
  ])
  return {
    sender,
    webhooks: new WebhookService({ store, deliveries, database, notes: new SecurityEvents(database), sender, reach, limits }),
    personalWebhooks: new PersonalWebhooks(store, deliveries, database),
  }
}
