import { join } from 'node:path'
import { checkBareTexts } from './import-rules/bare-text.ts'
import { checkTree } from './import-rules/check.ts'

/** Tells each place that breaks a wall or a habit of the house as `file:line: what`; exits 1 when there is one. */
const root = join(import.meta.dirname, '..')
const { paths, findings: broken } = checkTree(root)
const views = paths.filter((path) => path.startsWith('src/') && path.endsWith('.tsx'))
const findings = [...broken, ...checkBareTexts(root, views)]
for (const { path, line, message } of findings) console.log(`${path}:${line}: ${message}`)
console.log(`import rules: ${paths.length} files, ${findings.length} broken`)
process.exitCode = findings.length > 0 ? 1 : 0
