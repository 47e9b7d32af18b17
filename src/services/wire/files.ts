import { property } from './property.ts'
export const uploadPath = '/upload-file'

/** The link in the answer of an upload; null where there is none. */
export function uploadFromWire(body: unknown): string | null {
  const data = property(body, 'Data')
  const url = property(data, 'url')
  return typeof url === 'string' && url !== '' ? hereFromWire(url) : null
}

/**
 * A link as this page can fetch it. The server names files by its public address; the page may have been opened at
 * another one of the same server, a number or a name in the local network, and takes pictures from its own alone.
 */
export function hereFromWire(link: string): string
export function hereFromWire(link: string | null): string | null
export function hereFromWire(link: string | null): string | null {
  return link && link.replace(/^https?:\/\/[^/]+/, '')
}

/** The id at the end of a link to a file. */
export function fileIdFromWire(link: string): string {
  return link.split('/').at(-1) ?? ''
}
