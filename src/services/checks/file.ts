import type { ErrorCode } from '../../../generated/codes.ts'
import { mostBytes } from '../../../generated/uploads.ts'

type FileFacts = { readonly name: string; readonly size: number; readonly type: string }

const mostOf: ReadonlyMap<string, number> = new Map(Object.entries(mostBytes))
const isPicture = (type: string): boolean => type.startsWith('image/')

/** What keeps a picture from being uploaded, as far as can be told before sending; the server looks at the content. */
export function checkPicture(file: FileFacts): ErrorCode | null {
  return isPicture(file.type) ? checkDocument(file) : 'FILE_TYPE_NOT_ALLOWED'
}

/** What keeps a document (a PDF, or a picture of one) from being uploaded. */
export function checkDocument({ type, size }: FileFacts): ErrorCode | null {
  const most = mostOf.get(type)
  if (most === undefined) return 'FILE_TYPE_NOT_ALLOWED'
  return size > most ? 'FILE_TOO_LARGE' : null
}

/** What file inputs offer. */
export const acceptDocuments = [...mostOf.keys()].join(',')
export const acceptPictures = [...mostOf.keys()].filter(isPicture).join(',')
