import type { ErrorCode } from '../../../generated/codes.ts'
import { mostBytes } from '../../../generated/uploads.ts'

type FileFacts = { readonly name: string; readonly size: number; readonly type: string }

const mostOf: ReadonlyMap<string, number> = new Map(Object.entries(mostBytes))
const isPicture = (type: string): boolean => type.startsWith('image/')

/** The rule that a picture breaks, as far as the browser can tell; the server checks its content. */
export function checkPicture(file: FileFacts): ErrorCode | null {
  return isPicture(file.type) ? checkDocument(file) : 'FILE_TYPE_NOT_ALLOWED'
}

/** The rule that a document (a PDF, or a picture of one) breaks. */
export function checkDocument({ type, size }: FileFacts): ErrorCode | null {
  const most = mostOf.get(type)
  if (most === undefined) return 'FILE_TYPE_NOT_ALLOWED'
  return size > most ? 'FILE_TOO_LARGE' : null
}

/** The `accept` of file inputs. */
export const acceptDocuments = [...mostOf.keys()].join(',')
export const acceptPictures = [...mostOf.keys()].filter(isPicture).join(',')
