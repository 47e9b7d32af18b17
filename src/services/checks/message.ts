import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/sendMessage.js'
import type { MessageDraft } from '../drafts.ts'
import { messageFieldOf, messageToWire } from '../wire/talk.ts'
import { renamed, someId } from './renamed.ts'

/** The rules that a message breaks. */
export function checkMessage(draft: MessageDraft, pictures: readonly string[]): readonly FieldError[] {
  return renamed(check({ jobId: someId, ...messageToWire(draft, pictures) }), messageFieldOf)
}
