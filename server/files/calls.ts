import { create } from 'content-disposition'
import type { Handler } from '../call.ts'
import { networkOf } from '../platform/http/limits.ts'
import { brokenForm } from '../platform/http/upload.ts'
import { keepUpload, openFile } from './rules.ts'
import { MOST_BYTES } from './store.ts'
import { fileLink } from './wire.ts'

/** Takes one file, from anyone: sign-up uploads before there is an account. */
export const uploadFile: Handler<'uploadFile'> = async ({ openUpload, caller, ip, say, tools }) => {
  const { name, stream } = await openUpload(MOST_BYTES)
  // A form that ends in the middle of its file is broken like any other; a disk that fails is our own fault.
  const id = await keepUpload(tools, caller, { name, stream, ip, network: networkOf(ip) }).catch((reason: unknown) => {
    throw stream.errored === reason ? brokenForm(reason) : reason
  })
  return { Success: true, Message: say('FILE_UPLOADED'), Data: { url: fileLink(tools.settings.publicUrl, id) } }
}

export const getFile: Handler<'getFile'> = async ({ path, query, caller, tools }) => {
  const { row, byteSize, stream } = await openFile(tools, caller, path.fileId, query?.size ?? 'large')
  const headers = { 'content-type': row.media_type, 'content-length': byteSize }
  if (row.kind === 'image') {
    return { headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' }, stream }
  }
  const disposition = create(row.original_name ?? 'document.pdf')
  return { headers: { ...headers, 'cache-control': 'private, no-store', 'content-disposition': disposition }, stream }
}
