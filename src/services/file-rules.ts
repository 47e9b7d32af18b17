import type { ErrorCode } from '../../generated/codes.ts'
import { mostBytes } from '../../generated/limits.ts'

type FileFacts = { readonly name: string; readonly size: number; readonly type: string }

const mostOf: ReadonlyMap<string, number> = new Map(Object.entries(mostBytes))
const mostOfAny = Math.max(...mostOf.values())

/**
 * The rule that a picture breaks when it is picked. Names and types are often missing or wrong, so only the server, which judges
 * by content, refuses a kind of file. Any size is taken, because a picture is shrunk before it is sent.
 */
export function checkPicture({ size }: Pick<FileFacts, 'size'>): ErrorCode | null {
  return size === 0 ? 'FILE_TYPE_NOT_ALLOWED' : null
}

/** The rule of the server that a file breaks whatever its content is; the server checks the rest. */
export function checkSent({ size }: Pick<FileFacts, 'size'>): ErrorCode | null {
  if (size === 0) return 'FILE_TYPE_NOT_ALLOWED'
  return size > mostOfAny ? 'FILE_TOO_LARGE' : null
}

/** Whether a picture can be sent as it is if its type is true. */
export function isTakenAs({ type, size }: Pick<FileFacts, 'type' | 'size'>): boolean {
  return size <= (mostOf.get(type) ?? 0)
}

/** Whether a file is a PDF for certain: no picture begins like one. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-'
}

/** The `accept` of file inputs, with endings of names for systems that know no types. */
const endings = '.jpg,.jpeg,.png,.webp,.gif,.avif'
export const acceptPictures = `image/*,${endings}`
export const acceptDocuments = [...mostOf.keys(), 'application/x-pdf', '.pdf', endings].join(',')
