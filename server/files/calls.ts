import { create } from 'content-disposition'
import type { Handler } from '../call.ts'
import { networkOf } from '../platform/http/address.ts'
import { brokenForm } from '../platform/http/upload.ts'
import { isDocument, keepUpload, openFile } from './rules.ts'
import { MOST_BYTES } from './store.ts'
import { fileLink } from './wire.ts'

/** Takes one file, from anyone: sign-up uploads before there is an account. */
export const uploadFile: Handler<'uploadFile'> = async ({ openUpload, caller, ip, say, tools }) => {
  const { name, stream, byteSize } = await openUpload(MOST_BYTES)
  // A form that ends in the middle of its file is broken like any other; a disk that fails is our own fault.
  const id = await keepUpload(tools, caller, { name, stream, ip, network: networkOf(ip), byteSize }).catch(
    (reason: unknown) => {
      // What is refused unread is read nevertheless, or its sender would not see the answer.
      stream.resume()
      throw stream.errored === reason ? brokenForm(reason) : reason
    },
  )
  return { Success: true, Message: say('FILE_UPLOADED'), Data: { url: fileLink(tools.settings.publicUrl, id) } }
}

export const getFile: Handler<'getFile'> = async ({ path, query, caller, tools }) => {
  const { row, isShown, byteSize, stream } = await openFile(tools, caller, path.fileId, query?.size ?? 'large')
  const headers = { 'content-type': row.media_type, 'content-length': byteSize }
  // What is on the page of a business today may not be tomorrow.
  if (isShown) return { headers: { ...headers, 'cache-control': 'private, max-age=3600' }, stream }
  if (row.purpose === 'picture') {
    return { headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' }, stream }
  }
  // What is not used yet may still become a document, which nobody must have kept.
  const unkept = { ...headers, 'cache-control': 'private, no-store' }
  if (!isDocument(row)) return { headers: unkept, stream }
  return { headers: { ...unkept, 'content-disposition': create(downloadName(row.kind, row.original_name)) }, stream }
}

/** A picture was written anew, so it is not of the type any more that its name tells. */
function downloadName(kind: 'image' | 'document', name: string | null): string {
  if (kind === 'document') return name ?? 'document.pdf'
  return `${(name ?? 'document').replace(/\.\w{1,5}$/, '')}.webp`
}
