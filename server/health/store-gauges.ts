import type { Database } from '../db/database.ts'
import type { Space } from '../db/space.ts'
import { type Metrics, OF_THE_STORE } from '../metrics.ts'

/** Adds the metrics of the store. Sizes of files are those of a local store. */
export function addStoreGauges(metrics: Metrics, database: Database, space: Space): void {
  const taken = async (part: 'bytes' | 'records') => [...(await space.taken())].map(([kind, of]) => [kind, of[part]] as const)
  metrics.gauges('store_bytes', `Space of the records in the store. ${OF_THE_STORE}`, 'kind', () => taken('bytes'))
  metrics.gauges('store_records', `Records in the store. ${OF_THE_STORE}`, 'kind', () => taken('records'))
  metrics.gauges('store_file_bytes', 'Size of the files of the store, and free space of their disk.', 'file', async () =>
    Object.entries((await database.sizes()) ?? {}),
  )
  metrics.histograms('store_seconds', 'Duration of reads and of batches of writes of the store, with their wait for its thread.', () =>
    Object.entries(database.seconds).map(([operation, seconds]) => [{ operation }, seconds] as const),
  )
  metrics.gauge('store_failing', '1 while the store cannot be used.', () => (database.fault === null ? 0 : 1))
  metrics.gauge('store_hung', '1 while a database server answers reads and no write gets through.', () =>
    database.fault === 'hung' ? 1 : 0,
  )
  metrics.gauge(
    'store_writes_waiting',
    'Ends of accepted runs that are written again until they are stored.',
    () => database.writesWaiting.count,
  )
  metrics.gauge('store_writes_waiting_bytes', 'Memory of the writes that are tried again.', () => database.writesWaiting.bytes)
}
