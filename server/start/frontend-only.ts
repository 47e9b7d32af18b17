import { setTimeout as pass } from 'node:timers/promises'
import { buildFront } from '../app/app.ts'
import { webFolder } from '../platform/paths.ts'
import { logOptions, logOutput } from '../platform/http/request-telemetry.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import { closeApp, listenError } from './listen.ts'
import type { RunningServer, StartOptions } from './server.ts'
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
