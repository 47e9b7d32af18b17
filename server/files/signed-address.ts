/** The address of a file with its signature, which ends as a plain one does: programs and older servers need not know of signatures. */
export function signedAddress(publicUrl: string, fileId: string, signature: string): string {
  return `${publicUrl}/v1/signed/${signature}/v1/files/${fileId}`
}

const SIGNED = /^\/v1\/signed\/([\w.-]{1,100})(\/v1\/files\/[\w-]+)(?:\?(.*))?$/

/** Moves a signed path's signature to the query, as the contract requires. Returns other addresses unchanged. */
export function withoutSignedPath(url: string): string {
  const [, signature, path, query] = SIGNED.exec(url) ?? []
  if (signature === undefined) return url
  return `${path}?signature=${signature}${query === undefined ? '' : `&${query}`}`
}
