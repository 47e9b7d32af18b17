/**
 * The address of a file with its signature. It ends as a plain one does, so that whatever takes the id from the end of a link, or adds
 * `?size=small` to it, needs to know nothing of signatures: programs, pages that are open, and servers of the version before.
 */
export function signedAddress(publicUrl: string, fileId: string, signature: string): string {
  return `${publicUrl}/v1/signed/${signature}/v1/files/${fileId}`
}

const SIGNED = /^\/v1\/signed\/([\w.-]{1,100})(\/v1\/files\/[\w-]+)(?:\?(.*))?$/

/** The address that such a one stands for, where the contract has its signature: in the query. Any other stays. */
export function withoutSignedPath(url: string): string {
  const [, signature, path, query] = SIGNED.exec(url) ?? []
  if (signature === undefined) return url
  return `${path}?signature=${signature}${query === undefined ? '' : `&${query}`}`
}
