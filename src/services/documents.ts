import { parse } from 'content-disposition'
import type { operations } from '../../generated/api.ts'
import { call, type Service } from './client.ts'
import type { StoredDocument, WantedDocument } from './types.ts'
import { fileIdFromWire } from './wire/files.ts'

/** A document is larger than any other answer, and whoever wants it may stand on a building site. */
const patienceFactor = 4

/**
 * Fetches one of one's own documents, for which the browser alone has no token. It keeps the name that it came with; one
 * that the server does not name is called as it is on the screen.
 */
export function getDocument({ link, name }: WantedDocument): Service<StoredDocument> {
  const path = { fileId: fileIdFromWire(link) }
  return call({
    isSafe: true,
    patienceFactor,
    send: async ({ client, init }) => {
      const answer = await client.GET('/files/{fileId}', { ...init, params: { path }, parseAs: 'blob' })
      const { data: blob, error, response } = answer
      return { error, response, ...(blob && { data: { blob, headers: response.headers } }) }
    },
    read: ({ blob, headers }) => {
      const ending = endingOf(blob)
      const { filename } = parse(headers.get('Content-Disposition') ?? '').parameters
      return { blob, name: filename ?? `${name}.${ending}` }
    },
  })
}

/** How the name of a file of each kind ends; the contract has no other kinds. */
const endings: Readonly<Record<keyof operations['getFile']['responses'][200]['content'], string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** Throws on what is no file of ours: something on the way answers with a page of its own, and nobody wants that on the device. */
function endingOf({ type }: Blob): string {
  const ending = new Map(Object.entries(endings)).get(type)
  if (ending === undefined) throw new Error(`A document is not ${type}`)
  return ending
}
