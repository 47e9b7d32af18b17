import { readSettings } from '../settings.ts'
import { StartupError } from '../platform/startup-error.ts'
import { startServer, type RunningServer } from './server.ts'

/** How long an orderly stop may take, in milliseconds, before the process ends anyway. */
const STOP_WITHIN = 30_000

/** Runs the server until it is told to stop. What keeps it from starting is said in one line. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  const begun = new AbortController()
  let server: RunningServer | undefined
  let isStopping = false

  const stop = async (): Promise<void> => {
    // A second Ctrl-C means now. PostgreSQL then lives on until the next start takes it over.
    if (isStopping) process.exit(130)
    isStopping = true
    begun.abort()
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    await server?.stop()
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  // A terminal that was closed.
  process.on('SIGHUP', () => void stop())

  try {
    server = await startServer(readSettings(environment), {
      say: (line) => console.log(line),
      onLost: (reason) => {
        console.error(reason)
        process.exitCode = 1
        void stop()
      },
    })
    if (begun.signal.aborted) await server.stop()
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
  }
}
