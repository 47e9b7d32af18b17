import type { ErrorCode } from '../../../generated/codes.ts'
import { mostBytes } from '../../../generated/uploads.ts'

type FileFacts = { readonly name: string; readonly size: number; readonly type: string }

const mostOf: ReadonlyMap<string, number> = new Map(Object.entries(mostBytes))

/** The rule that a picture breaks when it is picked: any kind and size is taken, because it is shrunk before it is sent. */
export function checkPicture({ type }: Pick<FileFacts, 'type'>): ErrorCode | null {
  return type.startsWith('image/') ? null : 'FILE_TYPE_NOT_ALLOWED'
}

/** The rule of the server that a file breaks, as far as the browser can tell; the server checks its content. */
export function checkSent({ type, size }: FileFacts): ErrorCode | null {
  const most = mostOf.get(type)
  if (most === undefined) return 'FILE_TYPE_NOT_ALLOWED'
  return size > most ? 'FILE_TOO_LARGE' : null
}

/** The `accept` of file inputs. */
export const acceptDocuments = [...mostOf.keys()].join(',')
export const acceptPictures = 'image/*'
