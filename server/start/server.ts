import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { buildApp } from '../app/app.ts'
import { loadReferenceData } from '../places/reference-data.ts'
import { createCityUpdater } from '../places/service.ts'
import { buildDemoTown } from '../demo/index.ts'
import { closeDemoLogins, demoLogins, setDemoPassword } from '../demo/logins.ts'
import { openFiles } from '../files/storage-location.ts'
import type { FileStore } from '../files/file-store.ts'
import { handlers } from '../app/handlers.ts'
import { logOptions, logOutput, type Telemetry } from '../platform/http/request-telemetry.ts'
import { startTasks, type Runner, instrumentTasks } from '../platform/background/runner.ts'
import { backgroundTasks, NOTIFICATION_TASK } from '../app/background-tasks.ts'
import { composeMail } from '../notifications/compose-mail.ts'
import { startStreams } from '../notifications/stream-registry.ts'
import type { MailEvent } from '../platform/mail/deliver.ts'
import { fileTransport, smtpTransport } from '../platform/mail/transport.ts'
import { PATIENCE, webhookSender } from '../webhooks/service-delivery.ts'
import type { CardPayments } from '../membership/card-payments.ts'
import { webFolder } from '../platform/paths.ts'
import { subscribers } from '../app/subscribers.ts'
import { openSecrets } from '../platform/secrets/open.ts'
import { StoreUnavailable } from '../platform/store/store.ts'
import { passwordTriesOf, triesAllowed } from '../accounts/password-attempts.ts'
import { createRateLimiter } from '../platform/limits/rate-limiter.ts'
import type { AppDeps } from '../app/dependencies.ts'
import type { DemoLogin } from '../pages/reference/try-form.ts'
import { logsMailLinks, warningsOf, type Settings } from '../platform/runtime/settings.ts'
import { DEMO_PASSWORD } from '../platform/runtime/settings-reader.ts'
import { StartupError, reasonOf } from '../platform/startup-error.ts'
import { checkBackups, startBackups } from './backups.ts'
import { openDatabase, type RunningDatabase } from './database.ts'
import { closeApp, GRACE, listenError } from './listen.ts'
import { countedFiles, openMetrics, showState, startWatch, tracedPost } from './telemetry.ts'
import { buildWebApp } from './web-build.ts'

export type RunningServer = Readonly<{
  /** Says that it is not ready, and serves on for as long as those who ask may need to notice. */
  drain(): Promise<void>
  stop(): Promise<void>
}>

export type StartOptions = Readonly<{
  /** Told what an operator wants to read. */
  say: (line: string) => void
  /** Told, once, that the server cannot go on. */
  onLost: (reason: string) => void
}>

/** Over how long streams are ended where there is another server to come back to, in milliseconds: 2000 do not come back at once. */
const FAREWELL = 1000

/** Starts everything, in order. What was started is stopped again when a later part fails. */
export async function startServer(settings: Settings, { say, onLost }: StartOptions): Promise<RunningServer> {
  await checkBackups(settings)
  makeDataFolder(settings.dataDir)
  const choices = loadReferenceData(settings.dataDir, { onError: (error) => say(reasonOf(error)) })
  // Goes on beside the database and its town, and reports a failure after them, so that nothing stays running.
  const web = (settings.webBuild ? buildWebApp({ say }) : Promise.resolve()).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const watch = await startWatch(settings)
  const database = await openDatabase(settings, { onLost, onError: () => {}, tracing: watch.tracing })
  const streams = startStreams({
    db: database.db,
    url: database.listenUrl,
    now,
    mostForAddress: settings.streamsPerAddress,
    ...(settings.drainSeconds > 0 && { drainMs: FAREWELL }),
  })
  const files = countedFiles(openFiles(settings), watch.metrics)
  try {
    await checkFiles(files, say)
    const notes: string[] = []
    const secrets = await openSecrets(database.db, settings, { now, say: (line) => notes.push(line) })
    const limits = createRateLimiter({ db: database.db, now })
    const passwordTries = passwordTriesOf(limits, triesAllowed(settings.rateLimitMultiplier))
    let runner: Runner | undefined
    const wake = () => runner?.wake(NOTIFICATION_TASK)
    const { db } = database
    const given = { db, settings, secrets, choices, files, streams, subscribers, now, limits }
    const deps: AppDeps = { ...given, passwordTries, wake, payments: await openPayments(settings) }
    await createCityUpdater(deps)()
    const demo = await settleDemo(settings, { deps, say })
    const failure = await web
    if (failure !== undefined) throw failure.error
    return await serve(settings, { database, deps, watch, demo, say, notes, started: (one) => (runner = one) })
  } catch (error) {
    files.close()
    await streams.stop()
    await database.stop()
    throw error
  }
}

const now = () => new Date()

/** Only a server that takes cards loads what that needs. */
async function openPayments({ payments }: Settings): Promise<CardPayments | undefined> {
  if (payments === undefined) return undefined
  const { stripePayments } = await import('../membership/stripe.ts')
  return stripePayments(payments, now)
}

type Parts = Readonly<{
  database: RunningDatabase
  deps: AppDeps
  watch: Telemetry
  demo: Demo
  say: (line: string) => void
  /** Printed once it is ready. */
  notes: readonly string[]
  /** Told what runs in the background, once that has begun. */
  started: (runner: Runner) => void
}>

async function serve(
  settings: Settings,
  { database, deps, watch, demo, say, notes, started }: Parts,
): Promise<RunningServer> {
  const log = { ...logOptions(settings.logLevel), stream: logOutput() }
  const { host, port, trustedProxies } = settings
  let isDraining = false
  const app = await buildApp({
    deps,
    handlers,
    webFolder,
    trustedProxies,
    log,
    watch,
    demo: demo.logins,
    isDraining: () => isDraining,
  })
  const { metrics, tracing } = watch
  showState(metrics, { deps, pool: database.pool, dataDir: settings.dataDir })
  const scrapes = await openMetrics(metrics, settings)
  await app.listen({ host, port }).catch(async (error: unknown) => {
    await scrapes.stop()
    throw listenError(error, host, port)
  })
  const outbox = join(settings.dataDir, 'outbox')
  const post = settings.smtpUrl === undefined ? fileTransport(outbox, deps.now) : smtpTransport(settings.smtpUrl)
  const stopping = new AbortController()
  const showsLinks = logsMailLinks(settings)
  const delivery = {
    db: deps.db,
    secrets: deps.secrets,
    post: tracedPost(post, tracing),
    compose: composeMail,
    from: settings.mailFrom,
    now: deps.now,
    signal: stopping.signal,
    report: ({ link, ...mail }: MailEvent & Readonly<{ link?: string }>) => {
      const traceId = tracing.here()?.traceId
      metrics.mails.inc({ outcome: mail.error === undefined ? 'sent' : mail.isOver ? 'given_up' : 'put_off' })
      if (mail.error === undefined) app.log.info({ ...mail, traceId, ...(showsLinks && { link }) }, 'mail sent')
      else app.log.warn({ ...mail, traceId }, 'mail not sent')
    },
  }
  const sender = webhookSender({
    ...deps,
    outward: { allowsPrivate: settings.webhooksGoAnywhere, timeoutMs: PATIENCE },
    report: ({ outcome, ...event }) => {
      metrics.webhooks.inc({ outcome })
      app.log.info({ ...event, outcome }, 'event sent')
    },
    onError: (error) => app.log.error({ err: error }, 'sending events failed'),
  })
  const backups = startBackups(settings, { deps, metrics, signal: stopping.signal, log: app.log })
  const tasks = [...backgroundTasks({ deps, delivery, outbox, send: sender.begin }), ...backups.tasks]
  const runner = startTasks(instrumentTasks(tasks, { ...watch, now }), {
    onError: (task, error) => app.log.error({ task, err: error }, 'background task failed'),
  })
  started(runner)
  say(`Bidfair is ready at ${settings.publicUrl}`)
  for (const line of [...demo.lines, ...warningsOf(settings), ...notes]) say(line)
  return {
    drain: async () => {
      isDraining = true
      await pass(settings.drainSeconds * 1000)
    },
    stop: async () => {
      await closeApp(app)
      stopping.abort()
      const givingUp = setTimeout(() => post.close(), GRACE)
      await runner.stop()
      await backups.whenIdle()
      await sender.whenIdle({ isLast: true })
      clearTimeout(givingUp)
      post.close()
      deps.files.close()
      await deps.streams.stop()
      await database.stop()
      await tracing.stop()
      await scrapes.stop()
    },
  }
}

/** What refuses us would do so until a setting is another one; what is only silent is waited for while all else is served. */
async function checkFiles(files: FileStore, say: (line: string) => void): Promise<void> {
  await files.check().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error
    if (error.isRefusal) throw new StartupError(`${error.message}.`)
    say(`${error.message}. Until it does there are no uploads and no pictures.`)
  })
}

type Demo = Readonly<{ lines: readonly string[]; logins: readonly DemoLogin[] }>

/** Sets up the demo town as the settings require. Returns the lines to print and the demo logins. */
async function settleDemo({ demo, isReachable }: Settings, { deps, say }: Pick<Parts, 'deps' | 'say'>): Promise<Demo> {
  const { db } = deps
  if (typeof demo === 'string') {
    if (isReachable) await closeDemoLogins(db, DEMO_PASSWORD)
    const lines = [
      'DEMO is off, because others can reach this server by HOST or PUBLIC_URL: set DEMO_PASSWORD to have it.',
    ]
    return { lines: demo === 'off' ? [] : lines, logins: [] }
  }
  await buildDemoTown({ deps, password: demo.password, say })
  await setDemoPassword(db, demo.password)
  const found = await demoLogins(db)
  return {
    lines: found.map(({ role, email }) => `  ${TITLES[role]}  ${email.padEnd(28)}  ${demo.password}`),
    // A page that anyone may read tells no password but the one that everybody knows.
    logins: found.map((login) => ({ ...login, password: demo.password === DEMO_PASSWORD ? DEMO_PASSWORD : null })),
  }
}

const TITLES = { customer: 'Customer', business: 'Business' } as const

function makeDataFolder(folder: string): void {
  try {
    // Others may pass through, for PostgreSQL may have to run as another user, but not look around.
    mkdirSync(folder, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be made: ${reasonOf(error)}`)
  }
}
