import { subscribers } from '../../server/subscribers.ts'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../../server/app.ts'
import { loadReferenceData } from '../../server/places/reference-data.ts'
import { connect } from '../../server/platform/db/connection.ts'
import { fileStore } from '../../server/files/file-store.ts'
import { handlers } from '../../server/handlers.ts'
import { logOptions, logOutput } from '../../server/platform/http/logs.ts'
import { startStreams } from '../../server/notifications/stream-registry.ts'
import { passwordTriesOf, triesAllowed } from '../../server/accounts/password-attempts.ts'
import { secretsOf } from '../../server/platform/secrets/secrets.ts'
import { createRateLimiter } from '../../server/platform/limits/rate-limiter.ts'
import { newMetrics } from '../../server/platform/telemetry/metrics.ts'
import { startTracing } from '../../server/platform/telemetry/tracing.ts'
import { recordQueries, type Query } from './queries.ts'

/**
 * One server under measurement, in a process of its own: `app` is the real one as it ships, `bare` answers each address with nothing but
 * the same SQL through `pg` and `JSON.stringify`. Told `cpu`, it says how much processor time it has used so far.
 */
const [, , kind = '', databaseUrl = '', customerId = '', customerToken = '', businessId = '', businessToken = ''] =
  process.argv

const port = kind === 'app' ? await startApp() : await startBare()
process.send?.({ port })
process.on('message', () => process.send?.(process.cpuUsage()))

function now(): Date {
  return new Date()
}

async function startApp(): Promise<number> {
  const dataDir = join(tmpdir(), 'bidfair-bench-files')
  const db = connect({ url: databaseUrl })
  const limits = createRateLimiter({ db, now })
  const multiplier = 1e6
  const app = await buildApp({
    deps: {
      db,
      subscribers,
      settings: {
        jobExpiryDays: 30,
        biddingRequiresSubscription: true,
        uploadMbPerAccount: 500,
        uploadMbPerAddress: 1000,
        emailVerification: 'off',
        publicUrl: 'http://localhost:3000',
        operatorContact: undefined,
        rateLimitMultiplier: multiplier,
        jobsPerDay: 50,
        bidsPerDay: 200,
        webhooksGoAnywhere: false,
      },
      secrets: secretsOf('a key for measurements'),
      choices: loadReferenceData(dataDir),
      files: fileStore(dataDir),
      streams: startStreams({ db, url: databaseUrl, now }),
      now,
      limits,
      passwordTries: passwordTriesOf(limits, triesAllowed(multiplier)),
      wake: () => {},
    },
    handlers,
    webFolder: join(dataDir, 'none'),
    trustedProxies: ['loopback'],
    log: { ...logOptions('info'), stream: logOutput() },
    watch: { metrics: newMetrics(), tracing: startTracing() },
  })
  await app.listen({ port: 0 })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function startBare(): Promise<number> {
  const lists: Readonly<Record<string, Query[]>> = await recordQueries(databaseUrl, {
    customer: { id: customerId, token: customerToken },
    business: { id: businessId, token: businessToken },
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 })
  const server = createServer((request, response) => {
    void answer(request).then((body) => response.setHeader('content-type', 'application/json; charset=utf-8').end(body))
  })
  const answer = async (request: IncomingMessage): Promise<string> => {
    JSON.parse(await textOf(request))
    let rows: unknown[] = []
    for (const { sql, parameters } of lists[request.url ?? ''] ?? [])
      rows = (await pool.query(sql, [...parameters])).rows
    return JSON.stringify({ Success: true, jobs: rows.slice(0, 10), nextCursor: null })
  }
  // Connections rest while the other server is measured; closing them would end the next request.
  server.keepAliveTimeout = 72_000
  server.listen(0)
  // A port was asked for, so the address is no pipe.
  return (server.address() as AddressInfo).port
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
