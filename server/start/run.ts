import { constants } from 'node:os'
import { readSettings } from '../platform/runtime/settings.ts'
import { visible } from '../platform/visible.ts'
import { StartupError } from '../platform/startup-error.ts'
import { onStopSignal } from './signals.ts'
import { startFront } from './frontend-only.ts'
import { startServer, type RunningServer } from './server.ts'

/** How long an orderly stop may take once the proxy has noticed, in milliseconds, before the process ends anyway. */
export const STOP_WITHIN = 30_000

/**
 * Runs the server until it is told to stop, which it does in order; who tells it once more means now. What keeps it from starting is said
 * in one line.
 */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  let isStopping = false
  let server: RunningServer | undefined

  const stop = async ({ drains }: Readonly<{ drains: boolean }>): Promise<void> => {
    if (isStopping) return
    isStopping = true
    if (drains) await server?.drain()
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    await server?.stop()
  }
  onStopSignal((signal, before) => {
    if (before > 0) process.exit(128 + constants.signals[signal])
    void stop({ drains: true })
  })

  try {
    const settings = readSettings(environment)
    const { apiUrl } = settings
    const say = (line: string): void => console.log(visible(line))
    const onLost = (reason: string): void => {
      console.error(visible(reason))
      process.exitCode = 1
      void stop({ drains: false })
    }
    server = await (apiUrl === undefined
      ? startServer(settings, { say, onLost })
      : startFront({ ...settings, apiUrl }, { say }))
    if (isStopping) await server.stop()
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof StartupError)) throw error
    console.error(visible(error.message))
  }
}
