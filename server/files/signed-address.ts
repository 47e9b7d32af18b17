/** The address of a file with its signature, which ends as a plain one does: programs and older servers need not know of signatures. */
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
