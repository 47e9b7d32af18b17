import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { isObject, objectAt } from '../../scripts/generate/contract.ts'
import { shows } from '../support/shows.ts'
import { newFolder } from './support/folder.ts'
import { StartupError } from '../../server/platform/startup-error.ts'
import { logsMailLinks, readSettings } from '../../server/platform/runtime/settings.ts'

/** A value for each variable, and what becomes of it. */
const EVERY: Readonly<Record<string, readonly [value: string, settings: object]>> = {
  PORT: ['8080', { port: 8080 }],
  HOST: ['0.0.0.0', { host: '0.0.0.0', isReachable: true }],
  PUBLIC_URL: ['https://jobs.example.com/', { publicUrl: 'https://jobs.example.com' }],
  DATA_DIR: ['/var/lib/bidfair', { dataDir: '/var/lib/bidfair' }],
  DATABASE_URL: ['postgres://a:b@pooler:6432/bidfair', { databaseUrl: 'postgres://a:b@pooler:6432/bidfair' }],
  DATABASE_LISTEN_URL: ['postgres://a:b@db/bidfair', { databaseListenUrl: 'postgres://a:b@db/bidfair' }],
  AWS_ACCESS_KEY_ID: ['AKIA', {}],
  AWS_SECRET_ACCESS_KEY: ['secret', {}],
  FILES_URL: [
    's3://photos?region=eu-central-1',
    {
      filesBucket: {
        bucket: 'photos',
        prefix: '',
        url: 'https://photos.s3.eu-central-1.amazonaws.com/',
        region: 'eu-central-1',
        accessKeyId: 'AKIA',
        secretAccessKey: 'secret',
      },
    },
  ],
  BACKUP_URL: ['s3://backups?region=eu-central-1', {}],
  BACKUP_DIR: ['', {}],
  BACKUP_ACCESS_KEY_ID: ['AKIB', {}],
  BACKUP_SECRET_ACCESS_KEY: ['hush', {}],
  BACKUP_AT: ['02:15 Europe/Madrid', {}],
  BACKUP_RECIPIENTS: [
    'age1one, age1two',
    {
      backups: {
        place: {
          bucket: {
            bucket: 'backups',
            prefix: '',
            url: 'https://backups.s3.eu-central-1.amazonaws.com/',
            region: 'eu-central-1',
            accessKeyId: 'AKIB',
            secretAccessKey: 'hush',
          },
        },
        at: { minutes: 135, zone: 'Europe/Madrid' },
        recipients: ['age1one', 'age1two'],
      },
    },
  ],
  SMTP_URL: ['smtp://mail:25', { smtpUrl: 'smtp://mail:25' }],
  MAIL_FROM: ['Jobs <jobs@example.com>', { mailFrom: 'Jobs <jobs@example.com>' }],
  EMAIL_VERIFICATION: ['off', { emailVerification: 'off' }],
  JOB_EXPIRY_DAYS: ['14', { jobExpiryDays: 14 }],
  BIDDING_REQUIRES_SUBSCRIPTION: ['off', { biddingRequiresSubscription: false }],
  RATE_LIMIT_MULTIPLIER: ['2.5', { rateLimitMultiplier: 2.5 }],
  JOBS_PER_DAY: ['5', { jobsPerDay: 5 }],
  BIDS_PER_DAY: ['20', { bidsPerDay: 20 }],
  INVITATIONS_PER_DAY: ['3', { invitationsPerDay: 3 }],
  WEBHOOKS_GO_ANYWHERE: ['on', { webhooksGoAnywhere: true }],
  STREAMS_PER_ADDRESS: ['7', { streamsPerAddress: 7 }],
  DRAIN_SECONDS: ['20', { drainSeconds: 20 }],
  TRUSTED_PROXIES: [
    '10.0.0.5, 10.1.0.0/16 fd00::/8,loopback',
    { trustedProxies: ['10.0.0.5', '10.1.0.0/16', 'fd00::/8', 'loopback'] },
  ],
  SECRETS_KEY: ['a'.repeat(64), { secretsKey: 'a'.repeat(64) }],
  SECRETS_KEY_OLD: [`${'b'.repeat(64)}, ${'c'.repeat(43)}`, { olderSecretsKeys: ['b'.repeat(64), 'c'.repeat(43)] }],
  OPERATOR_CONTACT: ['https://example.com/help', { operatorContact: 'https://example.com/help' }],
  UPLOAD_MB_PER_ACCOUNT: ['50', { uploadMbPerAccount: 50 }],
  UPLOAD_MB_PER_ADDRESS: ['100', { uploadMbPerAddress: 100 }],
  DEMO: ['on', {}],
  DEMO_PASSWORD: ['a town to try', { demo: { password: 'a town to try' } }],
  WEB_BUILD: ['off', { webBuild: false }],
  LOG_LEVEL: ['warn', { logLevel: 'warn' }],
  METRICS_PORT: ['9464', {}],
  METRICS_HOST: ['0.0.0.0', { metrics: { port: 9464, host: '0.0.0.0' } }],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['http://collector:4318', {}],
  TRACES_SHARE: ['0.1', { traces: { endpoint: 'http://collector:4318', share: 0.1 } }],
}

test('every setting is read', () => {
  const rows = Object.entries(EVERY)
  const settings = readSettings(Object.fromEntries(rows.map(([name, [value]]) => [name, value])))
  expect(settings).toEqual(Object.assign({ apiUrl: undefined }, ...rows.map(([, [, read]]) => read)))
})

test('the API of another server is an address without a path, and leaves no data here', () => {
  expect(readSettings({ API_URL: 'https://api.example/' }).apiUrl).toBe('https://api.example')
  expect(() => readSettings({ API_URL: 'https://api.example/v1' })).toThrow('API_URL must be an address such as')
  expect(() => readSettings({ API_URL: 'http://localhost:3000', DATABASE_URL: 'postgres://a@db/b' })).toThrow(
    'DATABASE_URL is for a server that answers the calls itself, which API_URL leaves to another.\nAPI_URL must be the address of another server than PUBLIC_URL.',
  )
})

test('what depends on other settings follows them', () => {
  const { publicUrl, emailVerification } = readSettings({ PORT: '4000', SMTP_URL: 'smtps://mail' })
  expect({ publicUrl, emailVerification }).toEqual({
    publicUrl: 'http://localhost:4000',
    emailVerification: 'required',
  })
  expect(readSettings({ DATABASE_URL: 'postgresql://db/bidfair' }).demo).toBe('off')
})

const here = { password: 'demo1234' }
test.each<[Record<string, string>, unknown]>([
  [{}, here],
  [{ HOST: '127.8.8.8' }, here],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, here],
  [{ HOST: 'LocalHost', PUBLIC_URL: 'http://bidfair.localhost' }, here],
  [{ HOST: '0.0.0.0' }, 'needs a password'],
  [{ HOST: '::' }, 'needs a password'],
  [{ HOST: 'localhost.example.com' }, 'needs a password'],
  [{ PUBLIC_URL: 'https://jobs.example.com' }, 'needs a password'],
  [{ PUBLIC_URL: 'http://192.168.1.7:3000', DEMO: 'on' }, 'needs a password'],
  [{ HOST: '0.0.0.0', DEMO: 'off' }, 'off'],
  [{ HOST: '0.0.0.0', DEMO_PASSWORD: 'a town to try' }, { password: 'a town to try' }],
  [{ DEMO_PASSWORD: 'a town to try' }, { password: 'a town to try' }],
])(
  'the demo logins stay on this machine unless they have a password of their own: %o',
  shows('privacy.demo-logins'),
  (environment, demo) => {
    expect(readSettings(environment).demo).toEqual(demo)
  },
)

test('a variable may name a file that has its value', () => {
  const path = join(newFolder(), 'key')
  writeFileSync(path, `${'k'.repeat(43)}\n`)
  expect(readSettings({ SECRETS_KEY_FILE: path }).secretsKey).toBe('k'.repeat(43))
  expect(readSettings({ PORT: '4000', PORT_FILE: path }).port).toBe(4000)
  expect(() => readSettings({ SMTP_URL_FILE: `${path}.gone` })).toThrow(
    /^SMTP_URL_FILE must name a file that can be read: ENOENT/,
  )
})

test('an empty variable counts as missing', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: ' ' })).toEqual(readSettings({}))
})

/** Wrong values, in the order in which they are complained of. */
const WRONG: readonly (readonly [name: string, value: string, complaint: string])[] = [
  ['PORT', '80.5', 'must be a whole number from 1 to 65535, but is "80.5".'],
  [
    'DATABASE_URL',
    'mysql://me:secret@db/x',
    'must be an address that begins with postgres:// or postgresql://, but is "mysql://me:***@db/x".',
  ],
  ['SMTP_URL', 'mail', 'must be an address that begins with smtp:// or smtps://, but is "mail".'],
  [
    'PUBLIC_URL',
    'jobs.example.com',
    'must be an address that begins with http:// or https://, but is "jobs.example.com".',
  ],
  ['DEMO', 'perhaps', 'must be on or off, but is "perhaps".'],
  ['DEMO_PASSWORD', 'demo1234', 'must have 6 to 128 characters, and not be the one that everybody knows.'],
  ['MAIL_FROM', 'nobody', 'must be a mail address such as Bidfair <hello@example.com>, but is "nobody".'],
  [
    'SECRETS_KEY',
    'a secret that is too short',
    'must have 43 to 200 letters, digits or -_+/=, such as `openssl rand -hex 32` prints.',
  ],
  [
    'SECRETS_KEY_OLD',
    'another',
    'is one key or some with commas between them, each of which must have 43 to 200 letters, digits or -_+/=, such as `openssl rand -hex 32` prints.',
  ],
  ['EMAIL_VERIFICATION', 'maybe', 'must be one of required, off, but is "maybe".'],
  ['JOB_EXPIRY_DAYS', '0', 'must be a whole number from 1 to 3650, but is "0".'],
  ['RATE_LIMIT_MULTIPLIER', 'fast', 'must be a number from 0.01 to 1000000, but is "fast".'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
]

test('each wrong setting gets one line, and none shows a password', () => {
  const wrong = Object.fromEntries(WRONG.map(([name, value]) => [name, value]))
  expect(() => readSettings(wrong)).toThrow(WRONG.map(([name, , complaint]) => `${name} ${complaint}`).join('\n'))
})

test('proxies that are trusted are addresses and networks, or none', shows('limit.trusted-proxies'), () => {
  expect(readSettings({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  for (const wrong of [
    'proxy.example.com',
    '10.0.0.0/33',
    '10.0.0.5/',
    '10.0.0.0/8/8',
    'fd00::/129',
    '*',
    '10.0.0.1;10.0.0.2',
  ]) {
    expect(() => readSettings({ TRUSTED_PROXIES: wrong })).toThrow('TRUSTED_PROXIES must be addresses')
  }
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ PUBLIC_URL: 'https://jobs.example.com' }, false],
  [{ SMTP_URL: 'smtp://mail:25' }, false],
])('with %j, whether links of mails are logged is %s', shows('link.logged'), (environment, isLogged) => {
  expect(logsMailLinks(readSettings(environment))).toBe(isLogged)
})

test.each([
  ['s3://photos', 'https://photos.s3.us-east-1.amazonaws.com/', ''],
  // A certificate names one part of a host.
  ['s3://my.photos/town/?region=eu-west-1', 'https://s3.eu-west-1.amazonaws.com/my.photos/', 'town/'],
  ['s3://photos?endpoint=http://10.0.0.5:9000&region=garage', 'http://10.0.0.5:9000/photos/', ''],
  ['s3://photos/a/b?endpoint=https://store.example.com/s3/&style=host', 'https://photos.store.example.com/s3/', 'a/b/'],
])('%s is a bucket at %s', shows('files.s3'), (text, url, prefix) => {
  const key = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(readSettings({ ...key, FILES_URL: text }).filesBucket).toMatchObject({ url, prefix })
})

test.each([
  ['/srv/files', 'must be an address such as s3://photos?endpoint=https://s3.example.com&region=eu-1'],
  ['s3://AKIA:se/cret@photos', 'must be an address such as s3://photos?endpoint=https://s3.example.com&region=eu-1'],
  ['s3://AKIA:secret@photos', 'must not hold a key: that goes into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  ['s3://p', 'must name a bucket, as in s3://photos?endpoint=https://s3.example.com&region=eu-1'],
  ['s3://photos?secret=secret', 'may have no other options than endpoint, region, style'],
  ['s3://photos/a b', 'may have only letters, digits, dots, dashes and slashes behind the bucket'],
  [
    's3://photos?endpoint=photos.example.com',
    'must have an endpoint such as https://s3.example.com:9000, and style=path or style=host',
  ],
  [
    's3://photos?endpoint=https://a:secret@example.com',
    'must have an endpoint such as https://s3.example.com:9000, and style=path or style=host',
  ],
  ['s3://photos', 'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it'],
])('one line says what is wrong with %s, without what it might hold', shows('files.s3'), (text, complaint) => {
  const key = text === 's3://photos' ? {} : { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(() => readSettings({ ...key, FILES_URL: text })).toThrow(new StartupError(`FILES_URL ${complaint}.`))
})

test('the composed servers have settings that they start with', () => {
  const composed = load(readFileSync(join(import.meta.dirname, '../../compose.yaml'), 'utf8'))
  if (!isObject(composed)) throw new Error('compose.yaml holds no object')
  const given = objectAt(composed, 'services', 'server-1', 'environment')
  const environment = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
  expect(readSettings({ ...environment, HOST: '0.0.0.0' })).toMatchObject({
    filesBucket: { url: 'http://files:7070/bidfair/' },
    demo: { password: 'one-of-your-own' },
  })
})
