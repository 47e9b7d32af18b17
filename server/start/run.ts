import { constants } from 'node:os'
import { readSettings } from '../settings.ts'
import { StartupError } from '../platform/startup-error.ts'
import { startServer, type RunningServer } from './server.ts'

/** How long an orderly stop may take, in milliseconds, before the process ends anyway. */
const STOP_WITHIN = 30_000

/**
 * How long signals count as one wish, in milliseconds. A terminal sends Ctrl-C to every program of the line, and npm and others hand
 * on to us what they got themselves, so that one key press arrives several times.
 */
const ONE_WISH = 2000

/**
 * Runs the server until it is told to stop, which it does in order; who tells it once more means now. What keeps it from starting is said
 * in one line.
 */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  let begun: number | undefined
  let server: RunningServer | undefined

  const stop = async (): Promise<void> => {
    begun = performance.now()
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    await server?.stop()
  }
  const onSignal = (signal: NodeJS.Signals): void => {
    if (begun === undefined) void stop()
    else if (performance.now() - begun > ONE_WISH) process.exit(128 + constants.signals[signal])
  }
  // SIGHUP is a terminal that was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)

  try {
    server = await startServer(readSettings(environment), {
      say: (line) => console.log(line),
      onLost: (reason) => {
        console.error(reason)
        process.exitCode = 1
        if (begun === undefined) void stop()
      },
    })
    if (begun !== undefined) await server.stop()
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
  }
}
