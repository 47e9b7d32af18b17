import { enableCompileCache } from 'node:module'

// Before anything else is loaded, so that all of it comes from the cache at the next start.
enableCompileCache()

const major = Number.parseInt(process.versions.node, 10)
if (major < 24) {
  console.error(
    `This server needs Node 24; this is ${process.version}. Install it, or run "npm ci", which brings one, and "npm start".`,
  )
  process.exitCode = 1
} else {
  const { run } = await import('./start/run.ts')
  await run(process.env)
}
