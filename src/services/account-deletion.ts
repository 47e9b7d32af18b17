import { parse } from 'content-disposition'
import { Effect } from 'effect'
import type { Failure } from '../../machines/outcome.ts'
import * as wire from '../../generated/client/wire-accounts.ts'
import { Api, call, within, type Service } from './client.ts'
import type { ProofDraft } from './drafts.ts'
import { checkOf } from './inputs.ts'
import type { Schemas, StoredFile } from './types.ts'

/**
 * Has the viewer's account deleted in two weeks and ends all its sessions. A wrong password is reported at `password`;
 * fails as `conflict` while jobs are in progress.
 */
export function deleteAccount(proof: ProofDraft): Service<Schemas['DeletionBegun']> {
  const body = wire.deleteAccount.toWire(proof)
  return call({
    wire: wire.deleteAccount,
    send: ({ client, init }) => client.POST('/delete-account', { ...init, body }),
  })
}

/** The rules that a password breaks by which somebody proves who asks. */
export const checkProof = checkOf(wire.deleteAccount, (draft: ProofDraft) => draft)

/** How many times longer than other answers the archive may need to begin, and then for each next piece of it. */
const timeoutFactor = 4

const ARCHIVE = 'application/zip'

/** Downloads all of the viewer's data as one archive. It may take as long as bytes keep coming. */
export function exportAccount(): Service<StoredFile> {
  const begun = call({
    isSafe: true,
    timeoutFactor,
    wire: { fromWire: archiveIn },
    send: async ({ client, init }) => {
      const { data, error, response } = await client.POST('/export-account', { ...init, parseAs: 'stream' })
      return { error, response, ...(data && { data: { bytes: data, headers: response.headers } }) }
    },
  })
  return Effect.flatMap(begun, ({ reader, name }) =>
    allOf(reader).pipe(
      Effect.map((blob) => ({ blob, name })),
      // A caller that stops waiting for the rest, or waits in vain, needs no more.
      Effect.ensuring(Effect.sync(() => void reader.cancel().catch(() => undefined))),
    ),
  )
}

type Begun = { readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>; readonly headers: Headers }

/** A proxy may answer with its own page, which must not be saved as an archive. */
function archiveIn({ bytes, headers }: Begun) {
  const type = headers.get('Content-Type')
  if (type !== ARCHIVE) throw new Error(`An archive is not ${type}`)
  const { filename = 'data.zip' } = parse(headers.get('Content-Disposition') ?? '').parameters
  return { reader: bytes.getReader(), name: filename }
}

/** An archive that ends too early is cut off by the server, and fails. */
function allOf(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>): Service<Blob> {
  return Effect.gen(function* () {
    const { patience } = yield* Api
    const next = Effect.tryPromise({ try: () => reader.read(), catch: (): Failure => ({ type: 'malformed' }) }).pipe(
      within(timeoutFactor * patience),
    )
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for (;;) {
      const { done, value } = yield* next
      if (done) return new Blob(pieces, { type: ARCHIVE })
      pieces.push(value)
    }
  })
}
