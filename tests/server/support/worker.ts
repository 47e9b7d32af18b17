import { join } from 'node:path'
import { connect } from '../../../server/platform/db/connection.ts'
import { fileStore } from '../../../server/files/file-store.ts'
import { backgroundTasks } from '../../../server/app/background-tasks.ts'
import { subscribers } from '../../../server/app/subscribers.ts'
import { secretsOf } from '../../../server/platform/secrets/secrets.ts'
import { smtpTransport } from '../../../server/platform/mail/transport.ts'
import { composeMail } from '../../../server/notifications/compose-mail.ts'

/**
 * A process of its own that does one piece of background work, once, at a given time; for tests that kill it halfway.
 * Files are never removed from disk by it: it says so and waits for its end.
 */
const [, , databaseUrl = '', name = '', time = '', dataDir = '', smtpUrl = 'smtp://127.0.0.1:9'] = process.argv
const now = () => new Date(time)
const db = connect({ url: databaseUrl })
const files = {
  ...fileStore(join(dataDir, 'files')),
  remove: async () => {
    console.log('removing')
    await new Promise(() => {})
  },
}
const deps = {
  db,
  settings: {
    jobExpiryDays: 30,
    biddingRequiresSubscription: true,
    uploadMbPerAccount: 500,
    uploadMbPerAddress: 1000,
    emailVerification: 'off' as const,
    publicUrl: 'http://localhost:3000',
    operatorContact: undefined,
    rateLimitMultiplier: 1,
    jobsPerDay: 50,
    bidsPerDay: 200,
    webhooksGoAnywhere: false,
  },
  secrets: secretsOf('a key for tests, which stays the same for all servers of a test'),
  files,
  now,
  subscribers,
}
const delivery = {
  db,
  secrets: deps.secrets,
  post: smtpTransport(smtpUrl),
  compose: composeMail,
  from: 'x@example.com',
  now,
  report: () => {},
}
const task = backgroundTasks({ deps, delivery, send: async () => false }).find((one) => one.name === name)
if (task === undefined) throw new Error(`there is no task ${name}`)
// Something that keeps the process alive while it waits for its end.
setInterval(() => {}, 60_000)
await task.run()
console.log('done')
