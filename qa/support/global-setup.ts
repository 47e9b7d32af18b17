import type { TestProject } from 'vitest/node'
import { startServer } from '../../scripts/run-server.ts'
import { deleteCreated } from './remote/cleanup-log.ts'
import { browserName, ensureBrowser } from './browsers.ts'
import { elsewhere } from './remote/remote-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server that the whole run shares; each test makes accounts of its own. */
    baseUrl: string
    /** Where that server keeps its data: mails are files in its outbox. Empty where somebody else runs it. */
    dataDir: string
    /** The browser's program. */
    browser: string
  }
}

/** A whole run comes from one address, and some scenes from one account. */
const BUSY = {
  RATE_LIMIT_MULTIPLIER: '1000',
  JOBS_PER_DAY: '100000',
  INVITATIONS_PER_DAY: '100000',
  UPLOAD_MB_PER_ADDRESS: '100000',
}

/** Starts one real server, unless the walks go to somebody else’s: one which builds the web application where that is needed, with a PostgreSQL of its own for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browser', ensureBrowser(browserName, { withWindow: process.env['QA_HEADED'] === 'on' }))
  const place = elsewhere()
  if (place) {
    project.provide('baseUrl', place.url)
    project.provide('dataDir', '')
    return async () => {
      const stays = await deleteCreated(place.left, { baseUrl: place.url, fetch: place.fetch })
      console.log(stays.length === 0 ? 'Nothing was left behind' : `Left behind:\n${stays.join('\n')}`)
    }
  }
  const open = { OPERATOR_CONTACT: 'help@example.com', WEBHOOKS_GO_ANYWHERE: 'on' }
  const server = await startServer({ DEMO: 'off', ...open, ...BUSY })
  project.provide('baseUrl', server.baseUrl)
  project.provide('dataDir', server.dataDir)
  return server.stop
}
