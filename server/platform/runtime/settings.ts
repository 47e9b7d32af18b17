import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { readBucketAddress, type BucketAddress, type BucketKey } from '../store/bucket-address.ts'
import { isLoopbackHost } from '../outbound/public-address.ts'

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
  /** Undefined to write mail into files. */
  smtpUrl: string | undefined
  mailFrom: string
  /** What secrets in the database are sealed with; undefined for a key in the data folder. */
  secretsKey: string | undefined
  /** Keys from before, which are still read. */
  olderSecretsKeys: readonly string[]
  /** The operator's contact: an email address or URL. The app shows it to members. `undefined` if none. */
  operatorContact: string | undefined
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

/** The password of the demo logins as long as they stay on one machine: everybody knows it. */
export const DEMO_PASSWORD = 'demo1234'

/** Twice what `deploy/haproxy.cfg` takes to notice. */
export const DRAIN_SECONDS = 5

/** The demo town: left out, built with this password for its logins, or wanted without one where others can reach it. */
export type Demo = 'off' | 'needs a password' | Readonly<{ password: string }>

/** What an operator should hear at start although the server runs, a line each. */
export function warningsOf({ operatorContact, biddingRequiresSubscription }: Settings): string[] {
  if (operatorContact !== undefined || !biddingRequiresSubscription) return []
  return [
    'OPERATOR_CONTACT is not set: a business whose membership ends cannot bid any more, and is told that there is no contact to renew it.',
  ]
}

type Environment = Readonly<Record<string, string | undefined>>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const POSTGRES = ['postgres:', 'postgresql:'] as const
const YES = ['on', 'true', 'yes', '1']
const NO = ['off', 'false', 'no', '0']

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
    smtpUrl,
    mailFrom: read.address('MAIL_FROM') ?? 'Bidfair <no-reply@bidfair.localhost>',
    secretsKey: read.key('SECRETS_KEY'),
    olderSecretsKeys: read.keys('SECRETS_KEY_OLD'),
    operatorContact: read.contact('OPERATOR_CONTACT'),
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

/** Whether the links of mails are logged: they let readers into accounts, so only where no mail is sent and nobody else is served. */
export function logsMailLinks({ smtpUrl, publicUrl }: Pick<Settings, 'smtpUrl' | 'publicUrl'>): boolean {
  return smtpUrl === undefined && isLoopbackHost(new URL(publicUrl).hostname)
}

/** Reads one variable at a time and gathers what is wrong. */
function reader(environment: Environment) {
  const complaints: string[] = []
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined

  const wrong = (name: string, expected: string): undefined => {
    complaints.push(`${name} must be ${expected}, but is ${JSON.stringify(shown(text(name) ?? ''))}.`)
  }

  /** The value that `read` makes of a variable; undefined where it is missing, or wrong: `read` makes nothing of it. */
  const value = <Value>(name: string, expected: string, read: (given: string) => Value | undefined) => {
    const given = text(name)
    return given === undefined ? undefined : (read(given) ?? wrong(name, expected))
  }

  const inRange = (given: string, least: number, most: number): number | undefined =>
    Number(given) >= least && Number(given) <= most ? Number(given) : undefined

  return {
    complaints,
    text,
    number: (name: string, fallback: number, least: number, most: number): number =>
      value(name, `a number from ${least} to ${most}`, (given) => inRange(given, least, most)) ?? fallback,
    whole: (name: string, fallback: number, least: number, most: number): number =>
      value(name, `a whole number from ${least} to ${most}`, (given) =>
        /^\d+$/.test(given) ? inRange(given, least, most) : undefined,
      ) ?? fallback,
    yesNo: (name: string, fallback: boolean): boolean =>
      value(name, 'on or off', (given) => {
        const word = given.toLowerCase()
        return YES.includes(word) || (NO.includes(word) ? false : undefined)
      }) ?? fallback,
    oneOf: <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
      value(name, `one of ${words.join(', ')}`, (given) => words.find((word) => word === given)),
    url: (name: string, protocols: readonly string[]): string | undefined => {
      const begins = protocols.map((protocol) => `${protocol}//`).join(' or ')
      return value(name, `an address that begins with ${begins}`, (given) => {
        const url = URL.parse(given)
        return url !== null && protocols.includes(url.protocol) && url.host !== '' ? given : undefined
      })
    },
    origin: (name: string): string | undefined =>
      value(name, 'an address such as https://api.example, without a path', (given) => {
        const url = URL.parse(given)
        const isOrigin = url !== null && [url.origin, `${url.origin}/`].includes(given)
        return isOrigin && ['http:', 'https:'].includes(url.protocol) ? url.origin : undefined
      }),
    bucket: (name: string, key: BucketKey): BucketAddress | undefined => {
      const given = text(name)
      const address = given === undefined ? undefined : readBucketAddress(given, key)
      if (typeof address !== 'string') return address
      complaints.push(`${name} ${address}.`)
      return undefined
    },
    password: (name: string): string | undefined => {
      const given = text(name)
      if (given === undefined || (given.length >= 6 && given.length <= 128 && given !== DEMO_PASSWORD)) return given
      complaints.push(`${name} must have 6 to 128 characters, and not be the one that everybody knows.`)
      return undefined
    },
    key: (name: string): string | undefined => {
      const given = text(name)
      if (given === undefined || isKey(given)) return given
      complaints.push(`${name} ${KEY_RULE}.`)
      return undefined
    },
    keys: (name: string): readonly string[] => {
      const given =
        text(name)
          ?.split(',')
          .map((key) => key.trim()) ?? []
      if (!given.every(isKey))
        complaints.push(`${name} is one key or some with commas between them, each of which ${KEY_RULE}.`)
      return given
    },
    networks: (name: string): readonly string[] | undefined =>
      value(name, 'addresses and networks such as 10.0.0.5, 10.1.0.0/16, or none', (given) => {
        const networks = given === 'none' ? [] : given.split(/[\s,]+/).filter(Boolean)
        return networks.every(isNetwork) ? networks : undefined
      }),
    contact: (name: string): string | undefined =>
      value(name, 'a mail address or one that begins with https://', (given) =>
        /^[^\s<>@:]+@[^\s<>@]+$/.test(given) || URL.parse(given)?.protocol === 'https:' ? given : undefined,
      ),
    address: (name: string): string | undefined =>
      value(name, 'a mail address such as Bidfair <hello@example.com>', (given) =>
        /^[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(given) ? given : undefined,
      ),
  }
}

/** As many letters as 256 random bits have in hexadecimal or base64, and none that a list or a shell would cut at. */
const isKey = (text: string): boolean => /^[\w+/=-]{43,200}$/.test(text)
const KEY_RULE = 'must have 43 to 200 letters, digits or -_+/=, such as `openssl rand -hex 32` prints'

/** The names that Fastify has for networks of this machine and of private ones. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const prefix = bits === undefined || /^\d{1,3}$/.test(bits) ? Number(bits ?? 0) : Infinity
  return more.length === 0 && prefix <= most
}

/** Never prints the password of an address. */
function shown(value: string): string {
  return value.replace(/(:\/\/[^:/@]*:)[^@]*@/, '$1***@')
}
