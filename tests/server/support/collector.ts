import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { record } from '../../support/json.ts'

/** A span as a collector gets it, with what tests look at. */
export type ReceivedSpan = Readonly<{
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  failed: boolean
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
    spans.push(...spansIn(JSON.parse(text)))
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

const listIn = (value: unknown, key: string): readonly unknown[] => {
  const found = record(value)[key]
  return Array.isArray(found) ? found : []
}

/** OTLP: resources, in them scopes, in them spans. */
const spansIn = (body: unknown): ReceivedSpan[] =>
  listIn(body, 'resourceSpans').flatMap((resource) =>
    listIn(resource, 'scopeSpans').flatMap((scope) => listIn(scope, 'spans').map(spanIn)),
  )

function spanIn(value: unknown): ReceivedSpan {
  const span = record(value)
  const { traceId, spanId, parentSpanId, name, kind } = span
  const attributes = listIn(span, 'attributes')
    .map(record)
    .map((one) => [String(one['key']), Object.values(record(one['value']))[0]] as const)
  return {
    traceId: String(traceId),
    spanId: String(spanId),
    parentSpanId: typeof parentSpanId === 'string' && parentSpanId !== '' ? parentSpanId : undefined,
    name: String(name),
    kind: Number(kind),
    failed: record(span['status'])['code'] === 2,
    attributes: Object.fromEntries(attributes),
  }
}

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
