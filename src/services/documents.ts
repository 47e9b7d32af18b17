import { parse } from 'content-disposition'
import type { operations } from '../../generated/api.ts'
import { call, type Service } from './client.ts'
import type { StoredFile, WantedDocument } from './types.ts'

/** Documents are the largest answers, and may be wanted where the network is slow. */
const timeoutFactor = 4

/**
 * Downloads one of the viewer's own documents, for which the browser alone has no token. It keeps the name it was
 * uploaded with; if the server gives none, the name on the screen.
 */
export function getDocument({ link, name }: WantedDocument): Service<StoredFile> {
  const path = { fileId: fileIdIn(link) }
  return call({
    isSafe: true,
    timeoutFactor,
    wire: {
      fromWire: ({ blob, headers }: { readonly blob: Blob; readonly headers: Headers }) => {
        const ending = endingOf(blob)
        const { filename } = parse(headers.get('Content-Disposition') ?? '').parameters
        return { blob, name: filename ?? `${name}.${ending}` }
      },
    },
    send: async ({ client, init }) => {
      const answer = await client.GET('/files/{fileId}', { ...init, params: { path }, parseAs: 'blob' })
      const { data: blob, error, response } = answer
      return { error, response, ...(blob && { data: { blob, headers: response.headers } }) }
    },
  })
}

/** A picture of a link that has ended, small where the link says so: the viewer's token opens it. */
export function getPicture(link: string): Service<Blob> {
  const [address = '', query] = link.split('?')
  const params = {
    path: { fileId: fileIdIn(address) },
    query: query === undefined ? {} : ({ size: 'small' } as const),
  }
  return call({
    isSafe: true,
    wire: {
      fromWire: (blob: Blob) => {
        endingOf(blob)
        return blob
      },
    },
    send: async ({ client, init }) => {
      const { data, error, response } = await client.GET('/files/{fileId}', { ...init, params, parseAs: 'blob' })
      return { error, response, ...(data && { data }) }
    },
  })
}

/** The id at the end of a link to a file. */
const fileIdIn = (link: string): string => link.split('/').at(-1) ?? ''

/** The file extension of each kind that the contract has. */
const endings: Readonly<Record<keyof operations['getFile']['responses'][200]['content'], string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/**
 * Throws on anything but a file of ours: a proxy may answer with its own page, which must not be saved as a document.
 */
function endingOf({ type }: Blob): string {
  const ending = new Map(Object.entries(endings)).get(type)
  if (ending === undefined) throw new Error(`A document is not ${type}`)
  return ending
}
