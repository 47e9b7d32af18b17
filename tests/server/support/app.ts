import type { FastifyInstance } from 'fastify'
import { checkAnswer } from '../../support/answer-check.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../../server/app/app.ts'
import { loadReferenceData } from '../../../server/places/reference-data.ts'
import type { Pace } from '../../../server/platform/http/slow-body-limit.ts'
import { logOptions, type Telemetry } from '../../../server/platform/http/request-telemetry.ts'
import { newMetrics } from '../../../server/platform/telemetry/metrics.ts'
import { startTracing, type TraceRecorder } from '../../../server/platform/telemetry/tracing.ts'
import { fileStore } from '../../../server/files/file-store.ts'
import { startStreams, type StreamsOptions } from '../../../server/notifications/stream-registry.ts'
import { handlers as allHandlers, type Handlers } from '../../../server/app/handlers.ts'
import { subscribers } from '../../../server/app/subscribers.ts'
import { passwordTriesOf, triesAllowed, type TriesAllowed } from '../../../server/accounts/password-attempts.ts'
import { createRateLimiter } from '../../../server/platform/limits/rate-limiter.ts'
import type { AppDeps } from '../../../server/app/dependencies.ts'
import type { ServiceSettings } from '../../../server/platform/runtime/dependencies.ts'
import { operatorOf } from './admin.ts'
import { newSecrets, SETTINGS, tellAtEachCall } from './background.ts'
import { testDatabase, type TestDatabase } from './database.ts'

/** Lets no answer below /v1 out that the contract does not allow: the request then fails, and so does its test. */
export async function checkAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'OPTIONS' || request.method === 'HEAD') return payload
    const body = typeof payload === 'string' ? payload : undefined
    checkAnswer(request.method, request.url, { status: reply.statusCode, headers: reply.getHeaders(), body })
    return payload
  })
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export type TestApp = Readonly<{
  app: FastifyInstance
  database: TestDatabase
  deps: AppDeps
  watch: Telemetry
  /** The folder of uploads. */
  filesFolder: string
  /** The server's clock; moving it moves what the server takes for now. */
  clock: { now: Date }
  /** Moves the clock on, by so many milliseconds. */
  pass(milliseconds: number): void
  /** Does something so many milliseconds later, and sets the clock back. */
  later<Result>(milliseconds: number, act: () => Promise<Result>): Promise<Result>
  /** Runs an operator's command. */
  admin: ReturnType<typeof operatorOf>
  close(): Promise<void>
}>

type Options = Readonly<{
  settings?: Partial<ServiceSettings>
  /** What its rules are given in the place of the real thing. */
  deps?: Partial<Pick<AppDeps, 'verifyHash' | 'delay' | 'files' | 'payments'>>
  /** Those that are to answer in the place of the real ones. */
  handlers?: Partial<Handlers>
  /** Generous by default, so that tests do not meet the limits that they do not mean. */
  rateLimitMultiplier?: number
  /** What wrong passwords are limited by. */
  tries?: Partial<TriesAllowed>
  webFolder?: string
  /** The database of another server, which it shares and leaves alone; a fresh one otherwise. */
  database?: TestDatabase
  streams?: Partial<StreamsOptions>
  pace?: Pace
  isDraining?: () => boolean
  /** By default at each call; `by itself` leaves it to the test. */
  tells?: 'at each call' | 'by itself'
  /** Who gathers traces; nobody by default. */
  collector?: TraceRecorder
  /** Gets each line of the log. */
  log?: (line: string) => void
}>

/**
 * The real server on a fresh database. Every answer below /v1 is checked against the contract.
 *
 * ```ts
 * const server = await testApp()
 * afterAll(server.close)
 * await server.app.inject({ method: 'POST', url: '/v1/login/customer', payload: { … } })
 * ```
 */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-app-'))
  const clock = { now: new Date() }
  const multiplier = options.rateLimitMultiplier ?? SETTINGS.rateLimitMultiplier
  const now = () => clock.now
  const limits = createRateLimiter({ db: database.db, now })
  const deps: AppDeps = {
    db: database.db,
    settings: { ...SETTINGS, rateLimitMultiplier: multiplier, ...options.settings },
    secrets: newSecrets(),
    choices: loadReferenceData(dataDir),
    files: fileStore(join(dataDir, 'files')),
    subscribers,
    streams: startStreams({ db: database.db, url: database.url, now, ...options.streams }),
    now,
    limits,
    passwordTries: passwordTriesOf(limits, { ...triesAllowed(multiplier), ...options.tries }),
    wake: () => {},
    payments: undefined,
    ...options.deps,
  }
  const log = options.log
  const watch = { metrics: newMetrics(), tracing: startTracing(options.collector) }
  const app = await buildApp({
    deps,
    handlers: { ...allHandlers, ...options.handlers },
    webFolder: options.webFolder ?? join(dataDir, 'none'),
    trustedProxies: ['loopback'],
    ...(options.pace === undefined ? {} : { pace: options.pace }),
    ...(options.isDraining === undefined ? {} : { isDraining: options.isDraining }),
    watch,
    log: log === undefined ? false : { ...logOptions('debug'), stream: { write: log } },
  })
  await checkAnswers(app)
  if (options.tells !== 'by itself') tellAtEachCall(app, deps)
  await app.ready()
  const pass = (milliseconds: number): void => {
    clock.now = new Date(clock.now.getTime() + milliseconds)
  }
  return {
    app,
    database,
    deps,
    watch,
    filesFolder: join(dataDir, 'files'),
    clock,
    pass,
    later: async (milliseconds, act) => {
      const start = clock.now
      pass(milliseconds)
      return await act().finally(() => (clock.now = start))
    },
    admin: operatorOf({ DATABASE_URL: database.url, DATA_DIR: dataDir }, now),
    close: async () => {
      await app.close()
      deps.files.close()
      await deps.streams.stop()
      if (options.database === undefined) await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
