import { enableCompileCache } from 'node:module'

// Before anything else is loaded, so that all of it comes from the cache at the next start.
enableCompileCache()

const major = Number.parseInt(process.versions.node, 10)
if (major < 24) {
  console.error(
    `This server needs Node 24; this is ${process.version}. Start it with "npm start", which brings its own.`,
  )
  process.exitCode = 1
} else {
  const { run } = await import('./start/run.ts')
  await run(process.env)
}
