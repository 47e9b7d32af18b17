import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../../server/platform/db/embedded.ts'
import { otlpHttpExporter } from '../../../../server/platform/telemetry/otlp.ts'
import { startTracing } from '../../../../server/platform/telemetry/tracing.ts'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { testCollector } from '../../support/collector.ts'
import { testDatabase } from '../../support/database.ts'

const database = await testDatabase()
afterAll(database.close)

const ignore = () => {}
const remote = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${remote.traceId}-${remote.spanId}-01`

test('what is done within a span is part of it, and what fails says so', async () => {
  const collector = await testCollector()
  onTestFinished(collector.close)
  const { during, within, begin, stop } = startTracing(
    otlpHttpExporter({ endpoint: `${collector.endpoint}/`, share: 1, onExport: ignore }),
  )
  await within({ ...remote, isSampled: true }, async () => {
    await during({ name: 'outer', attributes: { size: 3 } }, async () => begin({ name: 'inner' }).end())
    await expect(during({ name: 'broken' }, async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
  begin({ name: 'alone' }).end()
  await stop()
  const [inner, outer, broken, alone] = ['inner', 'outer', 'broken', 'alone'].map((name) =>
    collector.spans.find((span) => span.name === name),
  )
  expect(outer).toMatchObject({ traceId: remote.traceId, parentSpanId: remote.spanId, attributes: { size: 3 } })
  expect(inner).toMatchObject({ traceId: remote.traceId, parentSpanId: outer?.spanId, failed: false })
  expect(broken).toMatchObject({ traceId: remote.traceId, failed: true })
  expect(alone?.parentSpanId).toBeUndefined()
  expect(alone?.traceId).not.toBe(remote.traceId)
})

test('of what is not to be gathered nothing is sent, but its id stands in the log', async () => {
  const collector = await testCollector()
  const lines: string[] = []
  const gather = otlpHttpExporter({ endpoint: collector.endpoint, share: 0, onExport: ignore })
  const server = await testApp({ database, collector: gather, log: (line) => lines.push(line) })
  onTestFinished(async () => {
    await server.close()
    await collector.close()
  })
  await server.app.inject({ url: '/v1/usa-states-cities', headers: { traceparent } })
  await gather.stop()
  expect(collector.spans).toEqual([])
  const answered = () => lines.filter((line) => line.includes('"answered"'))
  await expect.poll(answered).toHaveLength(1)
  expect(answered()[0]).toContain(`"traceId":"${remote.traceId}"`)
})

test(
  'a collector that is silent keeps no request waiting, and a stop only a moment',
  shows('watch.collector'),
  async () => {
    const silent = await testCollector({ isSilent: true })
    const gather = otlpHttpExporter({ endpoint: silent.endpoint, share: 1, every: 1, onExport: ignore })
    const server = await testApp({ database, collector: gather })
    // More than may wait, so that some are thrown away.
    for (let n = 0; n < 5000; n += 1) gather.begin({ name: 'work' }).end()
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => await server.app.inject({ url: '/v1/usa-states-cities' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await gather.stop()
    await server.close()
    await silent.close()
  },
)

test('what a collector that is away does not take is counted as lost', async () => {
  let lost = 0
  const onExport = (outcome: string, spans: number) => (lost += outcome === 'lost' ? spans : 0)
  const gather = otlpHttpExporter({ endpoint: `http://127.0.0.1:${await freePort()}`, share: 1, every: 1, onExport })
  for (let n = 0; n < 10; n += 1) gather.begin({ name: 'work' }).end()
  await gather.stop()
  await expect.poll(() => lost, { timeout: 20_000 }).toBe(10)
})
