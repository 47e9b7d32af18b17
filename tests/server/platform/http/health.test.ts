import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveHealth } from '../../../../server/platform/http/health.ts'
import { shows } from '../../../support/shows.ts'

const app = fastify()
let asked = 0
let isAway = false
serveHealth(app, {
  database: async () => {
    asked += 1
    if (isAway) throw new Error('away')
  },
  isDraining: () => false,
})
afterAll(() => app.close())

test(
  'however often somebody asks whether we are ready, the database is asked a few times',
  shows('limit.readyz'),
  async () => {
    const began = performance.now()
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    }
    expect(asked).toBeLessThanOrEqual(1 + (performance.now() - began) / 250)
    isAway = true
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).not.toBe(200)
    isAway = false
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
  },
)
