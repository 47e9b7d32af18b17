import type { FastifyInstance } from 'fastify'
import { errorStatus, type ErrorCode } from '../../generated/codes.ts'
import { messages } from '../../generated/messages/en.ts'
import { commonCodes, operations, type Operation } from '../../generated/operations.ts'
import { cachedText } from '../platform/http/cached-responses.ts'
import { PROBLEMS } from '../platform/http/error-responses.ts'
import { docsPage, escaped } from './layout/html.ts'

type Status = (typeof errorStatus)[ErrorCode]

/** What a client does about each status. */
const ADVICE: Readonly<Record<Status, string>> = {
  400: 'The request is not what the contract says. Mend the program; the same again fails again.',
  401: 'Log in again, or show that the credentials are wrong.',
  403: 'This account may not do it, now or ever. Show the words.',
  404: 'It is not there, or not for this account. Read the list again.',
  405: 'The header <code>Allow</code> names the methods of this address.',
  408: 'Send it again over a better line.',
  409: 'It has changed since it was read. Read it again and let the person decide.',
  413: 'Send less.',
  415: 'Send JSON, and files as the contract says.',
  422: 'Show each word of <code>errors</code> at its field.',
  429: 'Wait as many seconds as <code>Retry-After</code> says. <code>RateLimit</code> tells beforehand how many are left.',
  500: 'A fault of ours. Send it again with the same <code>Idempotency-Key</code>; where it stays, tell us the <code>X-Request-Id</code>.',
  503: 'Wait as many seconds as <code>Retry-After</code> says and send it again with the same <code>Idempotency-Key</code>.',
}

/** Statuses of field errors. */
const ofFields: ReadonlySet<Status> = new Set([400, 422])

const codes = Object.keys(errorStatus).filter((code): code is ErrorCode => Object.hasOwn(errorStatus, code))

/** `/docs/problems`: every error code, who answers it, and what to do; where the `type` of problem details leads. */
export function serveProblems(app: FastifyInstance): void {
  const page = (): string => docsPage({ title: 'Problems', address: PROBLEMS, main: problems() })
  app.get(PROBLEMS, cachedText('text/html', page))
}

function problems(): string {
  const byStatus = [...Map.groupBy(codes, (code) => errorStatus[code])].toSorted(([one], [other]) => one - other)
  return byStatus
    .map(
      ([status, group]) => `<h2>${status}</h2>\n<p>${ADVICE[status]}</p>\n<dl>\n${group.map(entry).join('\n')}\n</dl>`,
    )
    .join('\n')
}

function entry(code: ErrorCode): string {
  return `<dt id="${code}"><code>${code}</code></dt>\n<dd>${escaped(messages[code])}<br><small>${answeredBy(code)}</small></dd>`
}

function answeredBy(code: ErrorCode): string {
  if (commonCodes.includes(code)) return 'Any call.'
  const calls = Object.values<Operation>(operations).filter((operation) => operation.codes.includes(code))
  // What no call lists is said of a field, or before it is known which call it is, or of a key, which any call may be sent.
  if (calls.length === 0)
    return ofFields.has(errorStatus[code]) ? 'At a field, in <code>errors</code>.' : 'Any address.'
  return calls.map(({ id, path }) => `<a href="/docs#${id}">${path}</a>`).join(', ')
}
