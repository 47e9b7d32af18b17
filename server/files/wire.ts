import type { components } from '../../generated/api.ts'

/** The address that a stored file is shown under: absolute, made from where this server is reached now. */
export function fileLink(publicUrl: string, fileId: string): string {
  return `${publicUrl}/v1/files/${fileId}`
}

/** The id at the end of a link that `fileLink` once made, whatever the address of the server was then. */
export function fileIdOf(link: string): string | undefined {
  return /\/v1\/files\/([A-Za-z0-9_-]{22})(?:\?[^#]*)?$/.exec(link)?.[1]
}

/** The file that a link names; a link that is none of ours names no file, and is refused where it is claimed. */
export function fromLink(link: string): string {
  return fileIdOf(link) ?? ''
}

/** A picture as the wire shows it, or none. */
export function toPicture(publicUrl: string, fileId: string | null): components['schemas']['ShownPicture'] {
  return { url: fileId === null ? null : fileLink(publicUrl, fileId) }
}
