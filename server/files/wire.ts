/** The address that a stored file is shown under: absolute, made from where this server is reached now. */
export function fileLink(publicUrl: string, fileId: string): string {
  return `${publicUrl}/v1/files/${fileId}`
}

/** The id at the end of a link that `fileLink` once made, whatever the address of the server was then. */
export function fileIdOf(link: string): string | undefined {
  return /\/v1\/files\/([A-Za-z0-9_-]{22})(?:\?[^#]*)?$/.exec(link)?.[1]
}
