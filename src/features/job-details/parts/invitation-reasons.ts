import type { Schemas } from '../../../actors/jobs.ts'

/** Why an invitation is declined, by the last part of the key of its words: "other" is a plural there. */
export const reasonWords = {
  busy: 'busy',
  tooFar: 'tooFar',
  notMyWork: 'notMyWork',
  other: 'unsaid',
} as const satisfies { readonly [Reason in Schemas['InvitationReason']]: string }
