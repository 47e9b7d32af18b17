import { Effect } from 'effect'
import * as wire from '../../generated/client/wire-session.ts'
import { asEmailFieldError } from './failures.ts'
import { call, reading, type Service } from './client.ts'
import type { BusinessSignupDraft, CustomerSignupDraft } from './drafts.ts'
import { checkOf, flag, optional, pictureIn } from './inputs.ts'
import { businessOf, customerOf } from './session.ts'
import type { Drafted, Keyed, Language, Schemas, SignedUp } from './types.ts'

/** The links of uploaded files, by slot. */
export type CustomerFiles = { readonly picture: readonly string[] }
export type BusinessFiles = CustomerFiles & { readonly logo: readonly string[]; readonly documents: readonly string[] }

/** The key keeps a retry from finding the email taken by its own first attempt. */
type Signup<Draft, Files> = Keyed & Drafted<Draft> & { readonly files: Files; readonly language: Language }

/** Creates a customer's account. Failures name the draft's fields, and `picture`. */
export function signUpCustomer(signup: Signup<CustomerSignupDraft, CustomerFiles>): Service<SignedUp> {
  const { draft, files, language, key } = signup
  const body = wire.signupCustomer.toWire({ ...customerInput(draft, files), language })
  return call({
    key,
    wire: reading(wire.signupCustomer, ({ message, token, user }): SignedUp => {
      return { message, session: token && user ? { token, userType: 'customer', user: customerOf(user) } : null }
    }),
    send: ({ client, init }) => client.POST('/signup/customer', { ...init, body }),
  }).pipe(Effect.mapError(asEmailFieldError))
}

/** Creates a business's account. Failures name the draft's fields, and `picture`, `logo`, `documents`. */
export function signUpBusiness(signup: Signup<BusinessSignupDraft, BusinessFiles>): Service<SignedUp> {
  const { draft, files, language, key } = signup
  const body = wire.signupBusiness.toWire({ ...businessInput(draft, files), language })
  return call({
    key,
    wire: reading(businessForm, ({ message, token, user }): SignedUp => {
      return { message, session: token && user ? { token, userType: 'business', user: businessOf(user) } : null }
    }),
    send: ({ client, init }) => client.POST('/signup/business', { ...init, body }),
  }).pipe(Effect.mapError(asEmailFieldError))
}

/** The form has one city. */
const businessForm = {
  ...wire.signupBusiness,
  cleanFields: { ...wire.signupBusiness.cleanFields, city: 'city' },
}

type Draft = CustomerSignupDraft | BusinessSignupDraft

/** The published call takes an account without the box, so that it has to be ticked is a rule of this app. */
const unticked = ({ termsAccepted }: Draft) =>
  termsAccepted ? [] : [{ field: 'termsAccepted', code: 'TERMS_REQUIRED' } as const]

/** It takes an account without the answers, too, as if they were No; here nobody says No without a word. */
const unanswered = (draft: BusinessSignupDraft) =>
  (['hasLicense', 'hasInsurance'] as const)
    .filter((field) => draft[field] === null)
    .map((field) => ({ field, code: 'ANSWER_REQUIRED' }) as const)

export const checkCustomerSignup = checkOf(wire.signupCustomer, customerInput, unticked)
export const checkBusinessSignup = checkOf(businessForm, businessInput, (draft) => [
  ...unanswered(draft),
  ...unticked(draft),
])

function customerInput(draft: CustomerSignupDraft, { picture }: CustomerFiles): Schemas['SignupCustomer'] {
  return { ...personIn(draft), city: draft.city, picture: pictureIn(picture) }
}

function businessInput(draft: BusinessSignupDraft, files: BusinessFiles): Schemas['SignupBusiness'] {
  return {
    ...personIn(draft),
    ...files,
    ...optional('referenceCode', draft.referenceCode),
    ...optional('businessIdNumber', draft.businessIdNumber),
    ...optional('businessEmail', draft.businessEmail),
    businessName: draft.businessName.trim(),
    businessPhone: draft.businessPhone.trim(),
    categories: draft.categories,
    address: draft.address.trim(),
    zipCode: draft.zipCode.trim(),
    cities: draft.city === '' ? [] : [draft.city],
    radius: draft.radius,
    hasLicense: flag(draft.hasLicense === true),
    hasInsurance: flag(draft.hasInsurance === true),
    isHidden: draft.isHidden,
  }
}

function personIn({ name, email, phone, password, country, state, termsAccepted }: Draft) {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    password,
    country,
    state,
    ...(termsAccepted && { termsAccepted }),
  }
}
