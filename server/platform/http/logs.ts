import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { bufferedWriter } from '../buffered-writer.ts'
import { visible } from '../visible.ts'
import { codeOf } from '../startup-error.ts'

/** One JSON line for each event, with the request's id and without what must stay secret. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    redact: ['req.headers.authorization', 'authorization', 'password', '*.password', 'token', '*.token'],
    serializers: {
      // Never the query, which may hold a one-time token, nor the headers, nor the body.
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
      err: describeError,
    },
  }
}

/** Whatever was thrown: code that throws something else than errors must not keep the log from saying so. */
function describeError(thrown: unknown) {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown), stack: '' }
  return { type: thrown.name, message: thrown.message, code: codeOf(thrown), stack: thrown.stack ?? '' }
}

/** Where the lines of a process go: to its output, many at a time, and what is left before it ends, but for a kill that nobody can hear. */
export function logOutput(): Readonly<{ write(line: string): void }> {
  // JSON leaves some signs alone that a terminal obeys. What reads JSON reads the same.
  const output = bufferedWriter((lines) => process.stdout.write(visible(lines)))
  // Whoever read it may be gone; the server is not.
  process.stdout.on('error', () => {})
  // An output that is slow takes what it is given before the end, but no more after it.
  process.on('beforeExit', output.flush).once('exit', output.flush)
  return output
}

/** One line for each answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const quiet = reply.statusCode < 400 && !request.url.startsWith('/v1')
    request.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.caller?.id,
      },
      'answered',
    )
    next()
  })
}
