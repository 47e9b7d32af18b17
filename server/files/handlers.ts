import { create } from 'content-disposition'
import type { Handler } from '../platform/http/handler.ts'
import { rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import { toUploadError } from '../platform/http/upload.ts'
import { downloadName } from './file-name.ts'
import { isDocument, keepUpload, openFile, type FileDeps, type SeenAs } from './service.ts'
import { MOST_BYTES } from './file-signature.ts'
import { signatureHolds, uploadLink } from './serializer.ts'

/** Takes one file, from anyone: sign-up uploads before there is an account. */
export const uploadFile: Handler<'uploadFile', FileDeps> = async ({ openUpload, caller, ip, translate, deps }) => {
  const { name, stream, announced } = await openUpload(MOST_BYTES)
  // A form that ends in the middle of its file is broken like any other; a disk that fails is our own fault.
  const id = await keepUpload(deps, caller, { name, stream, ip, network: rateLimitNetwork(ip), announced }).catch(
    (reason: unknown) => {
      // What is refused unread is read nevertheless, or its sender would not see the answer.
      stream.resume()
      throw stream.errored === reason ? toUploadError(reason) : reason
    },
  )
  return { message: translate('FILE_UPLOADED'), file: { url: uploadLink(deps, id) } }
}

export const getFile: Handler<'getFile', FileDeps> = async ({ path, query, caller, deps }) => {
  const { fileId } = path
  const holds = signatureHolds(deps, fileId, query?.signature)
  const wanted = { id: fileId, size: query?.size ?? ('large' as const), isSigned: holds !== undefined }
  const { row, seenAs, byteSize, stream } = await openFile(deps, caller, wanted)
  const headers = {
    'content-type': row.media_type,
    'content-length': byteSize,
    // A stored file never changes, so its id and size name its bytes.
    etag: `"${fileId}-${wanted.size}"`,
    'cache-control': KEPT[seenAs] ?? (row.purpose === null ? UNKEPT : `private, max-age=${holds}, immutable`),
  }
  if (!isDocument(row)) return { headers, stream }
  return { headers: { ...headers, 'content-disposition': create(downloadName(row)) }, stream }
}

const UNKEPT = 'private, no-store'

/** How long browsers keep a file, by why it is shown: one by a signed link for as long as that works. */
const KEPT: Readonly<Partial<Record<SeenAs, string>>> = {
  public: 'public, max-age=31536000, immutable',
  // What is on the page of a business today may not be tomorrow.
  onPage: 'private, max-age=3600',
  ownOrParty: UNKEPT,
}
