import type { components } from '../../generated/client/schemas.ts'

/** A failure as the server tells it, in clean names. */
export type Failure = components['schemas']['Failure']

/** What goes wrong without an answer of the API: no connection, no time left, called off, or an answer that somebody else wrote. */
export type ConnectionCode = 'OFFLINE' | 'TIMED_OUT' | 'ABORTED' | 'NOT_UNDERSTOOD'

/** Why a call did not do what it was to do. `code` is stable; the message is for people. */
export class BidfairError extends Error {
  override readonly name = 'BidfairError'
  readonly code: string
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  /** What the server told, with the fields that are wrong (`errors`) and what is so now; undefined where it told nothing. */
  readonly failure: Failure | undefined
  /** Seconds after which the server wants to be asked again, where it says so. */
  readonly retryAfter: number | undefined

  constructor(
    code: string,
    about: ErrorOptions & { status?: number; failure?: Failure; retryAfter?: number | undefined },
  ) {
    super(about.failure ? `${code}: ${about.failure.message}` : code, about)
    this.code = code
    this.status = about.status ?? 0
    this.failure = about.failure
    this.retryAfter = about.retryAfter
  }
}

/** What a call comes to: its data, or why there is none, with the codes that this call may be refused with. */
export type Result<Data, Code extends string> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: BidfairError & { readonly code: Code | ConnectionCode } }

/** The data of a call; throws its error. For programs that end at the first thing that goes wrong. */
export async function orThrow<Data>(call: Promise<Result<Data, string>>): Promise<Data> {
  const result = await call
  if (result.error) throw result.error
  return result.data
}
