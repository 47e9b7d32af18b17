import { isNoting, note } from 'statechart-kit/script/notes'
import { isObject } from '../../scripts/generate/contract.ts'
import { told } from './language.ts'
import { businessNameField } from './wire.ts'
import type { Said } from './script-texts/en.ts'

/** What ids stand for: the title of a job, the name of a business; of a bid the title of its job. */
const names = new Map<string, string>()

/** Nobody has to do these by hand: they change nothing, or what follows from them is told. */
const QUIET = ['/upload-file', '/login/customer', '/login/business']

/** A `fetch` of somebody by whom things come to be that scripts speak of: each call that changes something is noted. */
export function notedFetch(who: () => string, inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace(/^\/v1/, '')
    if (!isNoting() || request.method !== 'POST' || QUIET.includes(path)) return inner(request)
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    const response = await inner(request)
    const answer: unknown = response.ok ? await response.clone().json() : null
    if (isObject(body) && isObject(answer)) noteCall(who(), path, body, answer)
    return response
  }
}

/** What an account that has been made is called from now on. */
export function nameAccount(id: string, name: string): void {
  names.set(id, name)
}

function noteCall(who: string, path: string, body: Json, answer: Json): void {
  const said = saidIn(body)
  const { jobId, bidId } = answer
  if (typeof jobId === 'string' && said['title'] !== undefined) names.set(jobId, said['title'])
  if (typeof bidId === 'string' && said['jobId'] !== undefined) names.set(bidId, said['jobId'])
  const signedUp = /^\/signup\/(customer|business)$/.exec(path)?.[1]
  const text =
    signedUp === 'customer' || signedUp === 'business'
      ? told.person(signedUp, said)
      : (told.calls[path]?.(who, said) ?? told.otherCall(who, path, JSON.stringify(said)))
  note({ kind: 'told', part: 'given', text, about: typeof jobId === 'string' ? jobId : jobIn(body) })
  if (typeof jobId === 'string') note({ kind: 'named', id: jobId, name: told.job(names.get(jobId) ?? '') })
}

type Json = Readonly<Record<string, unknown>>

function jobIn({ jobId, jobid }: Json): string | null {
  const id = jobId ?? jobid
  return typeof id === 'string' ? id : null
}

function saidIn(body: Json): Said {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field === businessNameField ? 'name' : field,
      Array.isArray(value) && field === 'pics_url' ? `${value.length}` : (names.get(String(value)) ?? String(value)),
    ]),
  )
}
