/** What a person types into a form, all text until it is sent. */

import type { Role, Schemas } from './types.ts'

export type { BidDraft } from '../../machines/bid.ts'

/** What a business says to its rating. */
export type ReplyDraft = { readonly reply: string }

/** Why a job is not done yet, or an assignment ends. */
export type ReasonDraft = { readonly reason: string }

/** A message; its pictures are files in the slot `pictures`. */
export type MessageDraft = { readonly text: string }

export type RatingDraft = { readonly stars: number; readonly comment: string }

/** Why a bid is declined; the empty string for no reason. */
export type DeclineDraft = { readonly reason: Schemas['DeclineReason'] | ''; readonly comment: string }

/** What is wrong with something; the kind is the empty string until it is chosen. */
export type ReportDraft = { readonly kind: Schemas['ReportKind'] | ''; readonly reason: string }

/** Why an invitation is declined; the empty string until it is chosen. */
export type InvitationDraft = { readonly reason: Schemas['InvitationReason'] | '' }

type SignupDraft = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly termsAccepted: boolean
}

/** The slot of its form is `picture`. */
export type CustomerSignupDraft = SignupDraft

/** The slots of its form are `picture`, `logo` and `documents`. */
export type BusinessSignupDraft = SignupDraft & {
  readonly referenceCode: string
  readonly businessName: string
  readonly businessIdNumber: string
  readonly businessPhone: string
  readonly businessEmail: string
  readonly categories: readonly string[]
  readonly address: string
  readonly zipCode: string
  /** Miles around the city. */
  readonly radius: number
  /** Null until that is answered. */
  readonly hasLicense: boolean | null
  readonly hasInsurance: boolean | null
  /** Keeps off the pages that anybody may read without an account. */
  readonly isHidden: boolean
}

/** The slot of its form is `picture`. */
export type CustomerProfileDraft = {
  readonly name: string
  readonly phone: string
  readonly country: string
  readonly state: string
  readonly city: string
}

/** The slot of its form is `picture`. */
export type BusinessProfileDraft = { readonly name: string; readonly phone: string }

/** The slots of its form are `logo` and `documents`. */
export type BusinessDetailsDraft = {
  readonly businessName: string
  readonly businessIdNumber: string
  readonly businessPhone: string
  readonly businessEmail: string
  readonly categories: readonly string[]
  readonly address: string
  readonly country: string
  readonly state: string
  readonly cities: readonly string[]
  /** Miles around each of them. */
  readonly radius: number
  readonly zipCode: string
  readonly hasLicense: boolean
  readonly hasInsurance: boolean
  /** Keeps off the pages that anybody may read without an account. */
  readonly isHidden: boolean
}

/** Which notifications are mailed: whether any, and the kinds. */
export type MailSettingsDraft = { readonly wantsMails: boolean; readonly wanted: readonly Schemas['MailKind'][] }

/** A new password, typed twice. */
export type NewPasswordDraft = { readonly newPassword: string; readonly confirmPassword: string }

export type PasswordDraft = NewPasswordDraft & { readonly oldPassword: string }

/** Another address to log in with, and the password of today. */
export type EmailDraft = { readonly email: string; readonly password: string }

/** Whose password is forgotten; the role is a hint only. */
export type ForgottenDraft = { readonly role: Role; readonly email: string }

/** A key for a program: what it may do, for how many days, and the password that proves who makes it. */
export type KeyDraft = {
  readonly name: string
  readonly scopes: readonly Schemas['KeyScope'][]
  readonly days: string
  readonly password: string
}

/** An address for events: its topics, and the password that proves who adds it. */
export type WebhookDraft = {
  readonly url: string
  readonly topics: readonly Schemas['WebhookTopic'][]
  readonly password: string
}

/** A saved search: what it is called, and how it tells. */
export type SavedSearchDraft = {
  readonly name: string
  readonly frequency: Schemas['AlertFrequency']
  readonly ways: readonly ('mail' | 'bell')[]
}

/** The password that proves who asks. */
export type ProofDraft = { readonly password: string }

/** A code of the authenticator app, or a recovery code. */
export type CodeDraft = { readonly code: string }

/** Password and code, which prove who asks. */
export type FullProofDraft = ProofDraft & CodeDraft

/** A passkey that is added: what it is called, and what proves who adds it; no code where the account has no second step. */
export type PasskeyDraft = FullProofDraft & { readonly name: string }
