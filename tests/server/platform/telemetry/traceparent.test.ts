import { expect, test } from 'vitest'
import { newTrace, readTraceparent } from '../../../../server/platform/telemetry/tracing.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const spanId = 'b7ad6b7169203331'

test.each([
  [`00-${traceId}-${spanId}-01`, { traceId, spanId, isSampled: true }],
  [`00-${traceId}-${spanId}-00`, { traceId, spanId, isSampled: false }],
  [`00-${traceId}-${spanId}-03`, { traceId, spanId, isSampled: true }],
  // A version of later may say more.
  [`cc-${traceId}-${spanId}-01-what-the-future-will-be-like`, { traceId, spanId, isSampled: true }],
  [`cc-${traceId}-${spanId}-01.what`, undefined],
  [`00-${traceId}-${spanId}-01-more`, undefined],
  [`ff-${traceId}-${spanId}-01`, undefined],
  [`00-${traceId.toUpperCase()}-${spanId}-01`, undefined],
  [`00-${'0'.repeat(32)}-${spanId}-01`, undefined],
  [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
  [`00-${traceId}-${spanId}`, undefined],
  [`00-${traceId}-${spanId}-01\n`, undefined],
  ['', undefined],
  [undefined, undefined],
])('%j', (header, place) => {
  expect(readTraceparent(header)).toEqual(place)
})

test('a trace that begins here has ids as the standard wants them, and new ones each time', () => {
  const { traceId: mine, spanId: span } = newTrace()
  expect(readTraceparent(`00-${mine}-${span}-00`)).toEqual({ traceId: mine, spanId: span, isSampled: false })
  expect(newTrace().traceId).not.toBe(mine)
})
