import { resolve } from 'node:path'
import type { DailyTime } from '../local-clock.ts'
import { StartupError } from '../startup-error.ts'
import type { BucketAddress } from '../store/bucket-address.ts'
import { isLoopbackHost } from '../outbound/public-address.ts'
import { DEMO_PASSWORD, reader, type Environment } from './settings-reader.ts'

/** Everything that an operator can set; `docs/operators/settings.md` explains each. */
export type Settings = Readonly<{
  port: number
  host: string
  /** Without a slash at the end. */
  publicUrl: string
  /** The origin of another server that answers all calls, so that this one has the web app alone; undefined where it answers them itself. */
  apiUrl: string | undefined
  /** Absolute. */
  dataDir: string
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined
  /** Where messages of the database are listened for; undefined for the same address. */
  databaseListenUrl: string | undefined
  /** Undefined to keep uploads in the data folder. */
  filesBucket: BucketAddress | undefined
  /** Where backups are kept and made by themselves; undefined for nowhere. */
  backups: BackupSettings | undefined
  /** Undefined to write mail into files. */
  smtpUrl: string | undefined
  mailFrom: string
  /** What secrets in the database are sealed with; undefined for a key in the data folder. */
  secretsKey: string | undefined
  /** Keys from before, which are still read. */
  olderSecretsKeys: readonly string[]
  /** The operator's contact: an email address or URL. The app shows it to members. `undefined` if none. */
  operatorContact: string | undefined
  /** How memberships are paid by card; undefined where an operator renews them. */
  payments: PaymentSettings | undefined
  emailVerification: 'required' | 'off'
  jobExpiryDays: number
  biddingRequiresSubscription: boolean
  rateLimitMultiplier: number
  /** What an account may do in 24 hours. */
  jobsPerDay: number
  bidsPerDay: number
  invitationsPerDay: number
  /** Streams of notifications that an address may have open at a time, in each process. */
  streamsPerAddress: number
  /** For how long it serves on after it has said that it is not ready, in seconds, so that a proxy notices before it closes. */
  drainSeconds: number
  /** Addresses, networks (`10.0.0.0/8`) and names for some of them (`loopback`) whose `X-Forwarded-For` counts. */
  trustedProxies: readonly string[]
  /** Megabytes that one account, and one address, may upload on one day. */
  uploadMbPerAccount: number
  uploadMbPerAddress: number
  /** Whether events may be sent without TLS and to private addresses: for development alone. */
  webhooksGoAnywhere: boolean
  demo: Demo
  /** Whether others than the people at this machine may reach the server, by `HOST` or `PUBLIC_URL`. */
  isReachable: boolean
  /** Whether a web app that is missing or older than its sources is built at start. */
  webBuild: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** Where metrics are served; undefined for nowhere. */
  metrics: Readonly<{ port: number; host: string }> | undefined
  /** Where traces are sent to, and what share of them; undefined for nowhere. */
  traces: Readonly<{ endpoint: string; share: number }> | undefined
}>

/** How backups are made; without recipients they can only be read. */
export type BackupSettings = Readonly<{
  place: Readonly<{ folder: string }> | Readonly<{ bucket: BucketAddress }>
  at: DailyTime
  /** Public keys of age. */
  recipients: readonly string[]
}>

/** An account at Stripe. */
export type PaymentSettings = Readonly<{
  secretKey: string
  /** What it signs its events with. */
  webhookSecret: string
  /** The id of a yearly price in US dollars. */
  price: string
  /** Undefined for its own address. */
  apiUrl: string | undefined
}>

/** Twice what `deploy/haproxy.cfg` takes to notice. */
export const DRAIN_SECONDS = 5

/** The demo town: left out, built with this password for its logins, or wanted without one where others can reach it. */
export type Demo = 'off' | 'needs a password' | Readonly<{ password: string }>

/** What an operator should hear at start although the server runs, a line each. */
export function warningsOf({ operatorContact, payments, biddingRequiresSubscription }: Settings): string[] {
  if (operatorContact !== undefined || payments !== undefined || !biddingRequiresSubscription) return []
  return [
    'OPERATOR_CONTACT is not set: a business whose membership ends cannot bid any more, and is told that there is no contact to renew it.',
  ]
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const POSTGRES = ['postgres:', 'postgresql:'] as const

/** Reads the settings; an empty variable counts as missing. Throws StartupError with one line for each wrong setting. */
export function readSettings(environment: Environment): Settings {
  const read = reader(environment)
  const port = read.whole('PORT', 3000, 1, 65_535)
  const databaseUrl = read.url('DATABASE_URL', POSTGRES)
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  const host = read.text('HOST') ?? '127.0.0.1'
  const publicUrl = (read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const isReachable = ![host, new URL(publicUrl).hostname].every(isLoopbackHost)
  const isDemoWanted = read.yesNo('DEMO', databaseUrl === undefined)
  const demoPassword = read.password('DEMO_PASSWORD') ?? (isReachable ? undefined : DEMO_PASSWORD)
  const metricsPort = read.whole('METRICS_PORT', 0, 1, 65_535)
  const metricsHost = read.text('METRICS_HOST') ?? '127.0.0.1'
  const endpoint = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const share = read.number('TRACES_SHARE', 1, 0, 1)
  const settings: Settings = {
    port,
    host,
    publicUrl,
    apiUrl: read.origin('API_URL'),
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseListenUrl: read.url('DATABASE_LISTEN_URL', POSTGRES),
    filesBucket: read.bucket('FILES_URL', {
      id: read.text('AWS_ACCESS_KEY_ID'),
      secret: read.text('AWS_SECRET_ACCESS_KEY'),
    }),
    backups: readBackups(read),
    smtpUrl,
    mailFrom: read.address('MAIL_FROM') ?? 'Bidfair <no-reply@bidfair.localhost>',
    secretsKey: read.key('SECRETS_KEY'),
    olderSecretsKeys: read.keys('SECRETS_KEY_OLD'),
    operatorContact: read.contact('OPERATOR_CONTACT'),
    payments: readPayments(read),
    emailVerification:
      read.oneOf('EMAIL_VERIFICATION', ['required', 'off']) ?? (smtpUrl === undefined ? 'off' : 'required'),
    jobExpiryDays: read.whole('JOB_EXPIRY_DAYS', 30, 1, 3650),
    biddingRequiresSubscription: read.yesNo('BIDDING_REQUIRES_SUBSCRIPTION', true),
    uploadMbPerAccount: read.whole('UPLOAD_MB_PER_ACCOUNT', 500, 1, 1_000_000),
    uploadMbPerAddress: read.whole('UPLOAD_MB_PER_ADDRESS', 1000, 1, 1_000_000),
    rateLimitMultiplier: read.number('RATE_LIMIT_MULTIPLIER', 1, 0.01, 1_000_000),
    jobsPerDay: read.whole('JOBS_PER_DAY', 50, 1, 1_000_000),
    bidsPerDay: read.whole('BIDS_PER_DAY', 200, 1, 1_000_000),
    invitationsPerDay: read.whole('INVITATIONS_PER_DAY', 30, 1, 1_000_000),
    streamsPerAddress: read.whole('STREAMS_PER_ADDRESS', 50, 1, 1_000_000),
    // Where PostgreSQL is its own, there is no other server that could take over.
    drainSeconds: read.whole('DRAIN_SECONDS', databaseUrl === undefined ? 0 : DRAIN_SECONDS, 0, 300),
    trustedProxies: read.networks('TRUSTED_PROXIES') ?? ['loopback'],
    webhooksGoAnywhere: read.yesNo('WEBHOOKS_GO_ANYWHERE', false),
    demo: !isDemoWanted ? 'off' : demoPassword === undefined ? 'needs a password' : { password: demoPassword },
    isReachable,
    webBuild: read.yesNo('WEB_BUILD', true),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    metrics: metricsPort === 0 ? undefined : { port: metricsPort, host: metricsHost },
    traces: endpoint === undefined ? undefined : { endpoint, share },
  }
  if (settings.databaseListenUrl !== undefined && read.text('DATABASE_URL') === undefined)
    read.complaints.push('DATABASE_LISTEN_URL is for the database of DATABASE_URL, which is not set.')
  if (settings.apiUrl !== undefined && databaseUrl !== undefined)
    read.complaints.push('DATABASE_URL is for a server that answers the calls itself, which API_URL leaves to another.')
  if (settings.apiUrl === new URL(publicUrl).origin)
    read.complaints.push('API_URL must be the address of another server than PUBLIC_URL.')
  if (read.complaints.length > 0) throw new StartupError(read.complaints.join('\n'))
  return settings
}

/** A key of their own keeps backups out of reach of those who have that of the uploads. */
function readBackups(read: ReturnType<typeof reader>): BackupSettings | undefined {
  const folder = read.text('BACKUP_DIR')
  const bucket = read.bucket('BACKUP_URL', {
    id: read.text('BACKUP_ACCESS_KEY_ID') ?? read.text('AWS_ACCESS_KEY_ID'),
    secret: read.text('BACKUP_SECRET_ACCESS_KEY') ?? read.text('AWS_SECRET_ACCESS_KEY'),
  })
  const at = read.dailyTime('BACKUP_AT') ?? { minutes: 210, zone: 'UTC' }
  const recipients = read.text('BACKUP_RECIPIENTS')?.split(/[\s,]+/) ?? []
  if (folder !== undefined && read.text('BACKUP_URL') !== undefined)
    read.complaints.push('BACKUP_DIR and BACKUP_URL are two places for backups: set one of them.')
  if (folder !== undefined) return { place: { folder: resolve(folder) }, at, recipients }
  return bucket && { place: { bucket }, at, recipients }
}

/** Payments need all of their settings: without one of them nobody could pay, or nobody would notice that somebody did. */
function readPayments(read: ReturnType<typeof reader>): PaymentSettings | undefined {
  const apiUrl = read.origin('STRIPE_API_URL')
  if (read.oneOf('PAYMENTS', ['stripe']) === undefined) return undefined
  const wanting = 'PAYMENTS=stripe'
  return {
    secretKey: read.needed('STRIPE_SECRET_KEY', wanting),
    webhookSecret: read.needed('STRIPE_WEBHOOK_SECRET', wanting),
    price: read.needed('STRIPE_PRICE', wanting),
    apiUrl,
  }
}

/** Whether the links of mails are logged: they let readers into accounts, so only where no mail is sent and nobody else is served. */
export function logsMailLinks({ smtpUrl, publicUrl }: Pick<Settings, 'smtpUrl' | 'publicUrl'>): boolean {
  return smtpUrl === undefined && isLoopbackHost(new URL(publicUrl).hostname)
}
