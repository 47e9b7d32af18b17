import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, fieldErrorWithCode } from '../domain-error.ts'

/** One file of a form, as it comes over the line. */
export type Upload = Readonly<{
  name: string
  stream: Readable
  /** Bytes of the whole form, as the request announces them; 0 where it does not. */
  announced: number
}>

/** Opens the form of a request up to the file in its field `file`; the reader decides how much is read, twice `mostBytes` at most. */
export async function openUpload(request: FastifyRequest, reply: FastifyReply, mostBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > 2 * mostBytes) {
    void reply.header('connection', 'close')
    throw fieldErrorWithCode('FILE_TOO_LARGE', 'file')
  }
  // One byte over the limit, so the reader notices and reports it.
  const limits = { fileSize: mostBytes + 1, files: 1, parts: 10 }
  const part = await request.file({ limits }).catch((reason: unknown) => {
    throw toUploadError(reason)
  })
  if (part?.fieldname === 'file') return { name: part.filename, stream: part.file, announced }
  part?.file.resume()
  throw fieldErrorWithCode('FILE_MISSING', 'file')
}

/** What a form that broke off is answered with: what its parser says has a status, an error without one tells of no form. */
export function toUploadError(reason: unknown): unknown {
  if (reason instanceof DomainError) return reason
  return reason instanceof Error && 'statusCode' in reason ? reason : new DomainError('MALFORMED_REQUEST')
}
