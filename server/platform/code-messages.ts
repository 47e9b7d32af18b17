import type { ErrorCode, MessageCode } from '../../generated/codes.ts'
import { messages as ar } from '../../generated/messages/ar.ts'
import { messages as en } from '../../generated/messages/en.ts'
import { messages as es } from '../../generated/messages/es.ts'
import type { Language } from '../schema/column-types.ts'

/** The words of every code, by language. */
export const codeMessages: Readonly<Record<Language, Readonly<Record<ErrorCode | MessageCode, string>>>> = {
  en,
  es,
  ar,
}
