import { join } from 'node:path'
import { checkTree } from './walls/check.ts'

/** Tells each place that breaks a wall or a habit of the house as `file:line: what`; exits 1 when there is one. */
const { files, findings } = checkTree(join(import.meta.dirname, '..'))
for (const { path, line, message } of findings) console.log(`${path}:${line}: ${message}`)
console.log(`walls: ${files} files, ${findings.length} broken`)
process.exitCode = findings.length > 0 ? 1 : 0
