import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/createWebhook.js'
import type { WebhookDraft } from '../drafts.ts'

/** The rules that a new address breaks. */
export function checkWebhook({ url, topics, password }: WebhookDraft): readonly FieldError[] {
  return check({ url: url.trim(), topics: [...topics], password })
}
