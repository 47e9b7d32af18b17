import { join } from 'node:path'
import { subscribers } from '../../../server/app/subscribers.ts'
import { loadReferenceData } from '../../../server/places/reference-data.ts'
import { fileStore } from '../../../server/files/file-store.ts'
import { connect } from '../../../server/platform/db/connection.ts'
import { smtpTransport } from '../../../server/platform/mail/transport.ts'
import { newSecrets, SETTINGS, taskNamed } from './background.ts'

/** A process of its own that does one piece of background work, once, at a given time; for tests that kill it halfway. */
const [, , databaseUrl = '', name = '', time = '', dataDir = '', smtpUrl = 'smtp://127.0.0.1:9'] = process.argv
const deps = {
  db: connect({ url: databaseUrl }),
  settings: SETTINGS,
  secrets: newSecrets(),
  choices: loadReferenceData(dataDir),
  files: fileStore(join(dataDir, 'files')),
  now: () => new Date(time),
  subscribers,
  payments: undefined,
}
// Something that keeps the process alive while it waits for its end.
setInterval(() => {}, 60_000)
await taskNamed(name, deps, { post: smtpTransport(smtpUrl) }).run()
