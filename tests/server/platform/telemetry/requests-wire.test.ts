import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { errorStatus } from '../../../../generated/codes.ts'
import { operations } from '../../../../generated/operations.ts'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { samplesIn } from '../../support/samples.ts'
import { newCustomer } from '../../support/town-wire.ts'

const asked = Promise.withResolvers<void>()
const answer = Promise.withResolvers<never>()
answer.promise.catch(() => {})
const server = await testApp({
  handlers: {
    /** Never answers whom it is asked by. */
    listGroupedNotifications: async () => {
      asked.resolve()
      return await answer.promise
    },
  },
})
afterAll(async () => {
  answer.reject(new Error('over'))
  await server.close()
})

const samples = async () => samplesIn(await server.watch.metrics.text())
const requests = async (labels: string): Promise<number> =>
  (await samples()).get(`bidfair_requests_total{${labels}}`) ?? 0

test('requests are counted by call, status and code, and timed by call', shows('watch.requests'), async () => {
  const ana = await newCustomer(server)
  await ana.must('listCustomerJobs', {})
  await ana.must('listCustomerJobs', {})
  await ana.refused('listCustomerJobs', { page: -1 })
  await ana.refused('listBusinessJobs', {})
  await server.app.inject({ url: '/healthz' })
  await expect.poll(() => requests('operation="none",status="200",code="OK"')).toBe(1)
  const counted = await samples()
  expect(counted.get('bidfair_requests_total{operation="listCustomerJobs",status="200",code="OK"}')).toBe(2)
  expect(
    counted.get('bidfair_requests_total{operation="listCustomerJobs",status="422",code="VALIDATION_FAILED"}'),
  ).toBe(1)
  expect(counted.get('bidfair_requests_total{operation="listBusinessJobs",status="403",code="ROLE_NOT_ALLOWED"}')).toBe(
    1,
  )
  expect(counted.get('bidfair_request_seconds_count{operation="listCustomerJobs"}')).toBe(3)
  expect(counted.get('bidfair_request_seconds_bucket{le="10",operation="listCustomerJobs"}')).toBe(3)
})

test('who hangs up before the answer is counted as gone', async () => {
  const { token } = await newCustomer(server)
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const operation = Object.values(operations).find(({ id }) => id === 'listGroupedNotifications')
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    `${operation?.method} /v1${operation?.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
  ]
  socket.write([...head, 'Content-Type: application/json', 'Content-Length: 2', '', '{}'].join('\r\n'))
  await asked.promise
  socket.destroy()
  await expect.poll(() => requests('operation="listGroupedNotifications",status="499",code="GONE"')).toBe(1)
})

test(
  'nobody can make the series grow: labels have only values that the contract knows',
  shows('watch.bounded'),
  async () => {
    const odd = Array.from({ length: 40 }, (_, n) => `x${n}`)
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'] as const
    for (const name of odd) {
      const headers = {
        'x-request-id': name,
        traceparent: name,
        'user-agent': name,
        host: name,
        authorization: `Bearer ${name}`,
      }
      for (const url of [
        `/${name}`,
        `/v1/${name}`,
        `/v1/files/${name}`,
        `/v1/usa-states-cities?${name}=1`,
        `/%${name}`,
      ]) {
        const method = methods[Number(name.slice(1)) % methods.length] ?? 'GET'
        await server.app.inject({ method, url, headers })
      }
      await server.app.inject({
        method: 'POST',
        url: '/v1/login/customer',
        headers,
        payload: { [name]: name, email: name },
      })
    }
    const none = () => requests('operation="none",status="404",code="NOT_FOUND"')
    await expect.poll(none).toBeGreaterThan(20)
    const series = [...(await samples()).keys()]
    const unknown = series
      .filter((one) => /operation=/.test(one))
      .filter((one) => {
        const [, operation = ''] = /operation="([^"]*)"/.exec(one) ?? []
        const [, code = 'OK'] = /code="([^"]*)"/.exec(one) ?? []
        const isKnown = operation === 'none' || Object.hasOwn(operations, operation)
        return !isKnown || !(code === 'OK' || code === 'GONE' || Object.hasOwn(errorStatus, code))
      })
    expect(unknown).toEqual([])
    expect(series.filter((one) => /x\d+"/.test(one))).toEqual([])
  },
)
