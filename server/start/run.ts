import { constants } from 'node:os'
import { readSettings, type Settings } from '../platform/runtime/settings.ts'
import { visible } from '../platform/visible.ts'
import { StartupError } from '../platform/startup-error.ts'
import { onStopSignal } from './signals.ts'
import { startServer, type RunningServer, type StartOptions } from './server.ts'
import { setTimeout as pass } from 'node:timers/promises'
import { buildFront } from '../app/app.ts'
import { webFolder } from '../platform/paths.ts'
import { logOptions, logOutput } from '../platform/http/request-telemetry.ts'
import { closeApp, listenError } from './listen.ts'
import { openMetrics, startWatch } from './telemetry.ts'
import { buildWebApp } from './web-build.ts'

/** Starts a server that has the web app alone: no database, no files, no mails. All calls are answered at `apiUrl`. */
export async function startFront(
  settings: Settings & Readonly<{ apiUrl: string }>,
  { say }: Pick<StartOptions, 'say'>,
): Promise<RunningServer> {
  const { host, port, publicUrl, apiUrl, trustedProxies, drainSeconds } = settings
  if (settings.webBuild) await buildWebApp({ say })
  const watch = await startWatch(settings)
  let isDraining = false
  const app = await buildFront({
    publicUrl,
    apiUrl,
    operatorContact: settings.operatorContact,
    webFolder,
    trustedProxies,
    log: { ...logOptions(settings.logLevel), stream: logOutput() },
    watch,
    isDraining: () => isDraining,
  })
  const scrapes = await openMetrics(watch.metrics, settings)
  await app.listen({ host, port }).catch(async (error: unknown) => {
    await scrapes.stop()
    throw listenError(error, host, port)
  })
  say(`Bidfair is ready at ${publicUrl}, with the API of ${apiUrl}`)
  return {
    drain: async () => {
      isDraining = true
      await pass(drainSeconds * 1000)
    },
    stop: async () => {
      await closeApp(app)
      await watch.tracing.stop()
      await scrapes.stop()
    },
  }
}

/** How long an orderly stop may take once the proxy has noticed, in milliseconds, before the process ends anyway. */
export const STOP_WITHIN = 30_000

/** Runs the server until a signal stops it in order; a second one means now. One line says what keeps it from starting. */
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
