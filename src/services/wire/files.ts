import { property } from './property.ts'
export const uploadPath = '/upload-file'

/** The link in an upload's answer; null if there is none. */
export function uploadFromWire(body: unknown): string | null {
  const data = property(body, 'Data')
  const url = property(data, 'url')
  return typeof url === 'string' && url !== '' ? hereFromWire(url) : null
}

/**
 * A link that this page may load. The server writes its public address into links, but the page may have been opened
 * by another address of the same server, and it accepts pictures only from its own origin.
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
