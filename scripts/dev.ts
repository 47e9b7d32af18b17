import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { onStopSignal } from '../server/start/signals.ts'

/** `npm run dev`: the app with hot reload on `PORT` (3000), and its server on the next port. `--inspect` adds `/__machines`. */
const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 3000)
const serverPort = port + 1
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`

// Read by vite.config.ts, which hands the calls on.
process.env['BIDFAIR_SERVER'] = `http://127.0.0.1:${serverPort}`
const config = process.argv.includes('--inspect') ? 'qa/inspector/vite.config.ts' : 'vite.config.ts'
const vite = await createServer({ configFile: join(root, config), server: { port, strictPort: true } })
await vite.listen()

// Only the server's sources. Following every import would restart the server for each touched file of a package.
const watched = ['server', 'machines', 'generated', 'openapi.yaml'].map((path) => `--watch-path=${join(root, path)}`)
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', join(root, 'server/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  // A terminal's Ctrl-C reaches it by us alone, once.
  detached: true,
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: publicUrl, WEB_BUILD: 'off' },
})
vite.printUrls()

server.once('exit', (code) => {
  process.exitCode = code ?? 0
  void vite.close()
})
onStopSignal((signal) => server.kill(signal))
