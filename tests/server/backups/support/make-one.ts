import { connect } from '../../../../server/platform/db/connection.ts'
import { openDepot } from '../../../../server/backups/depot.ts'
import { makeBackup } from '../../../../server/backups/make.ts'
import { folderStore } from '../../../../server/platform/store/folder.ts'

/** A process of its own that makes one backup in a folder, and says what became of it; for tests that kill it. */
const [, , databaseUrl = '', dataDir = '', folder = '', recipient = ''] = process.argv
const db = connect({ url: databaseUrl, connections: 2 })
const made = await makeBackup(
  {
    db,
    store: folderStore(`${dataDir}/files`),
    dataDir,
    depot: openDepot({ folder }, dataDir),
    recipients: [recipient],
    zone: 'UTC',
    now: () => new Date(),
    pieceBytes: 1,
  },
  { isDue: () => true },
)
console.log(typeof made === 'string' ? made : made.name)
await db.destroy()
