import { marked } from 'marked'
import { errorStatus } from '../../../generated/codes.ts'
import { PROBLEMS } from '../../platform/http/error-responses.ts'

/** Contract paragraphs as HTML. Each error code links to its description. */
export const paragraphs = (text: string): string => withCodes(marked.parse(text, { async: false }))

/** The same within a line. */
export const inLine = (text: string): string => withCodes(marked.parseInline(text, { async: false }))

/** A code of an error, as a link. */
export const codeLink = (code: string): string => `<a href="${PROBLEMS}#${code}">${code}</a>`

const withCodes = (html: string): string =>
  html.replaceAll(/\b[A-Z]+(_[A-Z0-9]+)+\b/g, (word) => (Object.hasOwn(errorStatus, word) ? codeLink(word) : word))
