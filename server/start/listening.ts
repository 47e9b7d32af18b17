import { StartupError, codeOf } from '../platform/startup-error.ts'

/** `listen` tells of a used port by code; people want to read it in words. */
export function listenError(error: unknown, host: string, port: number): unknown {
  const where = `port ${port} on ${host}`
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartupError(`Cannot listen: ${where} is in use. Set PORT to another one.`)
    case 'EACCES':
      return new StartupError(`Cannot listen: ${where} is not allowed for this user. Set PORT to 1024 or more.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(`Cannot listen: ${host} is no address of this machine. Set HOST to another one.`)
    default:
      return error
  }
}
