import { buildRecorded } from './build-recorded.ts'

/** What `npm run build -- --record` runs: the folder is handed to it. */
const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('Into which folder?')
await buildRecorded(target)
