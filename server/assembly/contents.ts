import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { storeFile } from '../db/file.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { Contents } from '../objects/contents.ts'
import { S3Objects } from '../objects/s3-objects.ts'

/** Longer contents go to the object store, where there is one. A call for a shorter one costs more than its row. */
const OBJECT_ABOVE_BYTES = 256_000
/** A database server takes values of 5 MB. */
const ROW_MAX_BYTES = 4_500_000

/** Where the long contents of the store are: in the object store; without one in the store, in parts where it takes no long values. */
export function openContents({ objects: bucket, databaseUrl }: Config, database: Database, log: Log, metrics: Metrics) {
  const objects = bucket === null ? null : new S3Objects(bucket, log)
  const inRow = storeFile(databaseUrl) === null ? ROW_MAX_BYTES : Number.POSITIVE_INFINITY
  const contents = new Contents(database, { objects, log, aboveBytes: objects === null ? inRow : OBJECT_ABOVE_BYTES })
  const taken = async (part: 'bytes' | 'records') => (await contents.taken()).map((of) => [of.state, of[part]] as const)
  metrics.gauges('objects_bytes', 'Contents outside their rows: new, kept, or released and to be deleted.', 'state', () => taken('bytes'))
  metrics.gauges('objects_records', 'Number of these contents.', 'state', () => taken('records'))
  if (objects !== null) {
    metrics.gauge('objects_failing', '1 while the object store cannot be used.', () => (objects.isFailing ? 1 : 0))
    metrics.counter('objects_calls_failed_total', 'Calls of the object store that were made again or given up.', () => objects.failures)
    void objects.check()
  }
  return { objects, contents }
}
