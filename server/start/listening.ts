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
