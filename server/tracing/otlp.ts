import { hostname } from 'node:os'
import { SpanKind as Kind, type Span as OtelSpan, ROOT_CONTEXT, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { BoundedExport } from './bounded-export.ts'
import type { Span, SpanFields, SpanKind } from './span.ts'
import type { Traced, Tracing } from './tracing.ts'

/** Longest text of an attribute. */
const VALUE_MAX = 500

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  internal: Kind.INTERNAL,
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
}

/** Traces that are sent by OTLP/HTTP. Certificates, time limit and compression: the exporter reads its own settings. */
export function otlpTracing(config: TracingConfig, { version, role }: Traced, log: Log, metrics: Metrics): Tracing {
  const own = resourceFromAttributes({
    'service.name': config.serviceName,
    'service.version': version,
    'service.instance.id': `${hostname()}:${process.pid}`,
    'pvyield.role': role,
  })
  const exporter = new OTLPTraceExporter({ url: config.url, headers: parseKeyPairsIntoRecord(config.headers) })
  const provider = new TracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(config.sampler),
    spanLimits: { attributeValueLengthLimit: VALUE_MAX },
    spanProcessors: [new BoundedExport(exporter, log, metrics)],
  })
  const tracer = provider.getTracer('pvyield', version)
  return {
    begin: (name, kind, fields, traceparent) => begin(tracer, name, kind, fields, contextOf(traceparent)),
    stop: async (limitMillis) => {
      await Promise.race([provider.shutdown().catch(() => undefined), Bun.sleep(limitMillis)])
    },
  }
}

/** A text that is no traceparent begins a trace, as none does. */
function contextOf(traceparent: string | null) {
  const parent = traceparent === null ? null : parseTraceParent(traceparent)
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

function begin(tracer: Tracer, name: string, kind: SpanKind, fields: SpanFields, parent = ROOT_CONTEXT): Span {
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: fields }, parent)
  const { traceId, spanId, traceFlags } = span.spanContext()
  const isSampled = (traceFlags & 1) === 1
  const own: Span = {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
    // Nothing below a trace that is not sampled is either.
    begin: (part, partKind, partFields = {}) =>
      isSampled ? begin(tracer, part, partKind, partFields, trace.setSpan(ROOT_CONTEXT, span)) : own,
    set: (more) => void span.setAttributes(more),
    rename: (better) => void span.updateName(better),
    end: (error) => endSpan(span, error),
  }
  return own
}

function endSpan(span: OtelSpan, error: string | undefined): void {
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error)
  span.end()
}

function samplerOf({ name, ratio }: TracingConfig['sampler']): Sampler {
  const root = /always_on$/.test(name)
    ? new AlwaysOnSampler()
    : /always_off$/.test(name)
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
