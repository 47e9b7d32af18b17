import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A span as a collector gets it, with what tests look at. */
export type ReceivedSpan = Readonly<{
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  attributes: Readonly<Record<string, unknown>>
}>

export type TestCollector = Readonly<{ endpoint: string; spans: readonly ReceivedSpan[]; close(): Promise<void> }>

/** An OpenTelemetry collector that keeps the spans that it is sent; one that is silent never answers. */
export async function testCollector({ isSilent = false } = {}): Promise<TestCollector> {
  const spans: ReceivedSpan[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (isSilent) return
    spans.push(...spansIn(JSON.parse(text) as Traces))
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** OTLP: resources, in them scopes, in them spans. */
type Traces = Readonly<{
  resourceSpans: readonly Readonly<{ scopeSpans: readonly Readonly<{ spans: SentSpan[] }>[] }>[]
}>
type SentSpan = Omit<ReceivedSpan, 'attributes'> &
  Readonly<{ attributes: readonly Readonly<{ key: string; value: Readonly<Record<string, unknown>> }>[] }>

const spansIn = ({ resourceSpans }: Traces): ReceivedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId, spanId, parentSpanId, name, attributes }) => ({
      traceId,
      spanId,
      parentSpanId,
      name,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }))

/** The samples of metrics as Prometheus reads them: the value of each series, by its name and labels as they are written. */
export function samplesIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}
