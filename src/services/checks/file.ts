import type { ErrorCode } from '../../../generated/codes.ts'

type FileFacts = { readonly name: string; readonly size: number; readonly type: string }

const megabyte = 1_000_000
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** What keeps a picture from being uploaded, as far as can be told before sending; the server looks at the content. */
export function checkPicture({ type, size }: FileFacts): ErrorCode | null {
  if (!pictureTypes.includes(type)) return 'FILE_TYPE_NOT_ALLOWED'
  return size > 10 * megabyte ? 'FILE_TOO_LARGE' : null
}

/** What keeps a document (a PDF, or a picture of one) from being uploaded. */
export function checkDocument(file: FileFacts): ErrorCode | null {
  if (file.type !== 'application/pdf') return checkPicture(file)
  return file.size > 20 * megabyte ? 'FILE_TOO_LARGE' : null
}

/** What file inputs offer. */
export const acceptPictures = pictureTypes.join(',')
export const acceptDocuments = `${acceptPictures},application/pdf`
