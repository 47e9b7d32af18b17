import type { FastifyInstance } from 'fastify'
import { StartupError, codeOf } from '../platform/startup-error.ts'

/** `listen` tells of a used port by code; people want to read it in words. */
export function listenError(
  error: unknown,
  host: string,
  port: number,
  settings: Readonly<{ host: string; port: string }> = { host: 'HOST', port: 'PORT' },
): unknown {
  const where = `port ${port} on ${host}`
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartupError(`Cannot listen: ${where} is in use. Set ${settings.port} to another one.`)
    case 'EACCES':
      return new StartupError(
        `Cannot listen: ${where} is not allowed for this user. Set ${settings.port} to 1024 or more.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(
        `Cannot listen: ${host} is no address of this machine. Set ${settings.host} to another one.`,
      )
    default:
      return error
  }
}

/** How long requests that are on their way may take to end at a stop, in milliseconds. */
export const GRACE = 10_000

/** Answers what is on its way and lets nobody in any more. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), GRACE).unref()
  // Node closes what is idle when the stop begins; what becomes idle a moment later would keep it waiting.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(sweep)
  clearTimeout(impatience)
}
