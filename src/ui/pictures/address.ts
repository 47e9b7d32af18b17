/**
 * Where the page loads a picture from. The server writes its public address into links, but the page may have been opened by another
 * address of the same server, and it accepts pictures only from its own origin.
 */
export function pictureAt(link: string): string {
  return link.replace(/^https?:\/\/[^/]+/, '')
}

/** The same for an uploaded picture's small version. */
export function smallPicture(link: string): string {
  return link.startsWith('blob:') ? link : `${pictureAt(link)}?size=small`
}
