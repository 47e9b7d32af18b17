import type { Effect } from 'effect'
import { call, type Api } from './client.ts'
import type { ServiceFailure } from './failures.ts'
import type { StoredDocument, WantedDocument } from './types.ts'
import { documentNameFromWire, fileIdFromWire } from './wire/files.ts'

/** A document is larger than any other answer, and whoever wants it may stand on a building site. */
const patienceFactor = 4

/**
 * Fetches one of one's own documents, for which the browser alone has no token. It keeps the name that it came with; one
 * that the server does not name is called as it is on the screen.
 */
export function getDocument({ link, name }: WantedDocument): Effect.Effect<StoredDocument, ServiceFailure, Api> {
  const path = { fileId: fileIdFromWire(link) }
  return call({
    isSafe: true,
    patienceFactor,
    send: async ({ client, init }) => {
      const answer = await client.GET('/files/{fileId}', { ...init, params: { path }, parseAs: 'blob' })
      const { data: blob, error, response } = answer
      return { error, response, ...(blob && { data: { blob, headers: response.headers } }) }
    },
    read: ({ blob, headers }) => ({ blob, name: documentNameFromWire(headers) ?? `${name}.${kindOf(blob)}` }),
  })
}

/** How the name of such a file ends: `application/pdf` → `pdf`. */
const kindOf = ({ type }: Blob): string => type.split('/').at(-1) ?? ''
