import { Effect } from 'effect'
import type { components } from '../../generated/api.ts'
import { uploadFile } from '../../generated/client/wire-files.ts'
import type { Failure } from '../../machines/outcome.ts'
import { failureFromResponse } from './failures.ts'
import { Api, reportExpiredToken, within, type Service } from './client.ts'
import type { UploadRequest } from './request.ts'
import { checkSent, isPdf } from './file-rules.ts'
import { isRecord, property } from './property.ts'

/** Phones on building sites have slow networks, and the server re-encodes large pictures before it answers. */
const timeoutFactor = 4

export type FileToSend = {
  readonly file: File
  /** Makes of a picture what is sent in its place; null for a file that is sent as it is. Rejects if it cannot be asked. */
  readonly prepare: ((file: File, signal: AbortSignal) => Promise<File>) | null
  /** Reports the share that has been sent, from 0 to 1. */
  readonly onProgress: (ratio: number) => void
}

/**
 * Uploads one file, prepared if so wanted, and returns its link. What the server would refuse is not sent. Interrupting it cancels the upload. It may take as long as bytes keep
 * moving, and some time after the last one, while the server checks the file.
 */
export function sendFile({ file, prepare, onProgress }: FileToSend): Service<{ readonly url: string }> {
  return Effect.gen(function* () {
    const api = yield* Api
    const patience = timeoutFactor * api.patience
    const sent = prepare === null ? file : yield* prepared(file, prepare).pipe(within(patience))
    // As a document the server takes it, but no form with pictures does.
    const isDocument = prepare !== null && (yield* Effect.promise(() => isPdf(sent)))
    const code = isDocument ? 'FILE_TYPE_NOT_ALLOWED' : checkSent(sent)
    if (code !== null) return yield* Effect.fail<Failure>({ type: 'invalid', code, errors: [] })
    const token = api.token()
    const sending = Effect.callback<{ readonly url: string }, Failure>((resume) => {
      const request = api.newRequest()
      const fail = (failure: Failure): void => resume(Effect.fail(failure))
      let stalled: ReturnType<typeof setTimeout> | undefined
      const keepWaiting = (): void => {
        clearTimeout(stalled)
        stalled = setTimeout(() => {
          fail({ type: 'timedOut' })
          request.abort()
        }, patience)
      }
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        keepWaiting()
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        clearTimeout(stalled)
        resume(answerOf(request))
      })
      request.addEventListener('error', () => {
        clearTimeout(stalled)
        fail({ type: 'offline' })
      })
      request.open('POST', `${api.baseUrl}/upload-file`)
      request.setRequestHeader('Accept-Language', api.language())
      if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
      const body = new FormData()
      body.append('file', sent)
      keepWaiting()
      request.send(body)
      return Effect.sync(() => {
        clearTimeout(stalled)
        request.abort()
      })
    })
    return yield* reportExpiredToken(sending, api, token)
  })
}

function prepared(file: File, prepare: NonNullable<FileToSend['prepare']>): Effect.Effect<File, Failure> {
  return Effect.tryPromise({ try: (signal) => prepare(file, signal), catch: (): Failure => ({ type: 'offline' }) })
}

function answerOf(request: UploadRequest): Effect.Effect<{ readonly url: string }, Failure> {
  const { status, responseText } = request
  const headers = new Headers()
  const retryAfter = request.getResponseHeader('Retry-After')
  if (retryAfter !== null) headers.set('Retry-After', retryAfter)
  const body = parsed(responseText)
  const url = isAnswer(body) ? property(uploadFile.fromWire(body).file, 'url') : null
  const isDone = status >= 200 && status < 300
  return isDone && typeof url === 'string' && url !== ''
    ? Effect.succeed({ url })
    : Effect.fail(failureFromResponse({ status, headers }, body))
}

/** A proxy may have answered, so the file may still be missing. */
const isAnswer = (body: unknown): body is components['schemas']['UploadAnswer'] => isRecord(body)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
