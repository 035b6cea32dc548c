import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

/** Spans that wait to be sent, or are being sent, at most: about 2 MB. */
const HELD_MAX = 2048
/** How often a collector that stays away is logged. */
const LOG_AGAIN_MILLIS = 60_000

/**
 * Sends spans in batches. While the collector is away, those beyond a number are dropped and counted,
 * so that no request pays for it.
 */
export class BoundedExport implements SpanProcessor {
  private readonly counts = { sent: 0, failed: 0, dropped: 0 }
  private readonly batches: BatchSpanProcessor
  private held = 0
  private loggedAt = Number.NEGATIVE_INFINITY

  constructor(
    exporter: SpanExporter,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    const counting: SpanExporter = {
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          this.exported(spans.length, result)
          done(result)
        }),
      shutdown: () => exporter.shutdown(),
    }
    this.batches = new BatchSpanProcessor({ exporter: counting, maxQueueSize: HELD_MAX })
    metrics.counters('spans_total', 'Spans of traces: sent, failed to be sent, or dropped because too many waited.', 'outcome', () =>
      Object.entries(this.counts),
    )
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    if (this.held >= HELD_MAX) this.counts.dropped++
    else {
      this.held++
      this.batches.onEnd(span)
    }
  }

  forceFlush(): Promise<void> {
    return this.batches.forceFlush()
  }

  shutdown(): Promise<void> {
    return this.batches.shutdown()
  }

  private exported(count: number, { code, error }: ExportResult): void {
    this.held -= count
    this.counts[code === ExportResultCode.SUCCESS ? 'sent' : 'failed'] += count
    if (code === ExportResultCode.SUCCESS || performance.now() < this.loggedAt + LOG_AGAIN_MILLIS) return
    this.loggedAt = performance.now()
    this.log.warn('traces_not_sent', { cause: String(error), spans: count })
  }
}
