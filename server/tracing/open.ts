import type { TracingConfig } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { NO_TRACING, type Traced, type Tracing } from './tracing.ts'

/** OpenTelemetry is loaded only for a server that has the setting: without it, nothing starts later. */
export async function openTracing(config: TracingConfig | null, server: Traced, log: Log, metrics: Metrics): Promise<Tracing> {
  return config === null ? NO_TRACING : (await import('./otlp.ts')).otlpTracing(config, server, log, metrics)
}
