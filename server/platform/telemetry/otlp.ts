import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { TraceContext, NewSpan, Span, TraceRecorder } from './tracing.ts'

export type OtlpOptions = Readonly<{
  /** The address of an OpenTelemetry collector, to which `/v1/traces` is added. */
  endpoint: string
  /** The share of traces that is gathered, from 0 to 1. */
  share: number
  /** Told of so many spans that they were taken, or lost. */
  onExport: (outcome: 'sent' | 'lost', spans: number) => void
  /** How long spans are gathered before they are sent, in milliseconds. */
  every?: number
}>

/** How long the collector may take for one batch, and a stop for what is left, in milliseconds. */
const PATIENCE = 5000
const LAST_WORDS = 2000

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const

/** Sends spans to an OpenTelemetry collector (OTLP over HTTP, JSON) in batches. At most 2048 wait; what comes then is lost. */
export function otlpHttpExporter({ endpoint, share, onExport, every = 2000 }: OtlpOptions): TraceRecorder {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: PATIENCE })
  const ratio = new TraceIdRatioBasedSampler(share)
  const provider = new TracerProvider({
    // Callers can leave their requests out, but cannot ask for more than the share.
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'bidfair' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: counted(exporter, onExport),
        scheduledDelayMillis: every,
        exportTimeoutMillis: PATIENCE,
      }),
    ],
  })
  const tracer = provider.getTracer('bidfair')
  return {
    begin: ({ name, kind, parent, attributes = {} }) => {
      const options = { kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind], attributes }
      const span = tracer.startSpan(name, options, contextOf(parent, kind))
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        place: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end: ({ name: better = name, attributes: more = {}, error } = {}) => {
          span.updateName(better).setAttributes(more)
          if (error !== undefined) {
            span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : 'failed' })
          }
          span.end()
        },
      } satisfies Span
    },
    stop: async () => {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, LAST_WORDS)
      await Promise.race([provider.shutdown().catch(() => {}), late])
      clearTimeout(timer)
    },
  }
}

/** Requests are part of what happens elsewhere; everything else of what happens here. */
function contextOf(parent: TraceContext | undefined, kind: NewSpan['kind']): Context {
  if (parent === undefined) return ROOT_CONTEXT
  const { traceId, spanId, isSampled } = parent
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: kind === 'server' })
}

/** The same exporter, which tells what became of each batch. */
function counted(exporter: SpanExporter, onExport: OtlpOptions['onExport']): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        onExport(result.error === undefined ? 'sent' : 'lost', spans.length)
        done(result)
      }),
    shutdown: async () => await exporter.shutdown(),
  }
}
