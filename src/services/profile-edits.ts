import { Effect } from 'effect'
import * as wire from '../../generated/client/wire-accounts.ts'
import { asEmailFieldError } from './failures.ts'
import { call, type Service, reading } from './client.ts'
import type { BusinessDetailsDraft, BusinessProfileDraft, CustomerProfileDraft } from './drafts.ts'
import { checkOf, flag, pictureIn } from './inputs.ts'
import type { Acknowledged, Drafted, Language, Role, Schemas } from './types.ts'

type Links = readonly string[]
type Edit<Draft> = Drafted<Draft> & { readonly picture: Links }

/** The links of a business's uploaded files. */
type DetailsFiles = { readonly logo: Links; readonly documents: Links }

// Saving the same twice is harmless, so each of these is tried again if the connection fails.

/** Saves a customer's profile. Failures name the draft's fields, and `picture`. */
export function editCustomer({ draft, picture }: Edit<CustomerProfileDraft>): Service<Acknowledged> {
  return editCustomerAccount(customerInput(draft, picture), true)
}

/** Saves the owner of a business. Failures name the draft's fields, and `picture`. */
export function editBusinessProfile({ draft, picture }: Edit<BusinessProfileDraft>): Service<Acknowledged> {
  return editBusinessAccount(ownerInput(draft, picture), true)
}

type DetailsEdit = Drafted<BusinessDetailsDraft> & { readonly files: DetailsFiles }

/** Saves a business's details. Failures name the draft's fields, and `logo`, `documents`. */
export function editBusinessDetails({ draft, files }: DetailsEdit): Service<Acknowledged> {
  return editBusinessAccount(detailsInput(draft, files), true)
}

type Speaking = { readonly role: Role; readonly language: Language }

/** Saves the language to the account, for the next login and for mails. */
export function saveLanguage({ role, language }: Speaking): Service<Acknowledged> {
  return editAccount(role, { language }, true)
}

/** Saves what both roles have. */
export function editAccount(
  role: Role,
  input: Pick<Schemas['EditCustomer'] & Schemas['EditBusiness'], 'email' | 'password' | 'language'>,
  isSafe: boolean,
): Service<Acknowledged> {
  return role === 'customer' ? editCustomerAccount(input, isSafe) : editBusinessAccount(input, isSafe)
}

function editCustomerAccount(input: Schemas['EditCustomer'], isSafe: boolean): Service<Acknowledged> {
  const body = wire.editCustomer.toWire(input)
  return call({
    isSafe,
    wire: wire.editCustomer,
    send: ({ client, init }) => client.POST('/edit-customer-details/customer', { ...init, body }),
  }).pipe(Effect.mapError(asEmailFieldError))
}

function editBusinessAccount(input: Schemas['EditBusiness'], isSafe: boolean): Service<Acknowledged> {
  const body = wire.editBusiness.toWire(input)
  return call({
    isSafe,
    wire: wire.editBusiness,
    send: ({ client, init }) => client.POST('/edit-buisness-details/business', { ...init, body }),
  }).pipe(Effect.mapError(asEmailFieldError))
}

export const checkCustomerProfile = checkOf(wire.editCustomer, customerInput)
export const checkBusinessProfile = checkOf(wire.editBusiness, ownerInput)
export const checkBusinessDetails = checkOf(wire.editBusiness, detailsInput)

function customerInput(draft: CustomerProfileDraft, picture: Links): Schemas['EditCustomer'] {
  const { country, state, city } = draft
  return { ...ownerInput(draft, picture), country, state, city }
}

function ownerInput({ name, phone }: BusinessProfileDraft, picture: Links) {
  return { name: name.trim(), phone: phone.trim(), picture: pictureIn(picture) }
}

function detailsInput(draft: BusinessDetailsDraft, { logo, documents }: DetailsFiles): Schemas['EditBusiness'] {
  return {
    ...draft,
    businessName: draft.businessName.trim(),
    businessIdNumber: draft.businessIdNumber.trim(),
    businessPhone: draft.businessPhone.trim(),
    businessEmail: draft.businessEmail.trim(),
    address: draft.address.trim(),
    zipCode: draft.zipCode.trim(),
    hasLicense: flag(draft.hasLicense),
    hasInsurance: flag(draft.hasInsurance),
    logo: pictureIn(logo),
    documents,
  }
}

/** Loads the viewer's customer account. */
export function getCustomer(): Service<Schemas['CustomerData']> {
  return call({
    isSafe: true,
    wire: reading(wire.getCustomer, ({ customer }) => customer),
    send: ({ client, init }) => client.POST('/get-customer-details/customer', { ...init, body: {} }),
  })
}

/** Loads the viewer's business account with all its details. */
export function getBusiness(): Service<Schemas['BusinessDetails']> {
  return call({
    isSafe: true,
    wire: reading(wire.getBusiness, ({ business }) => business),
    send: ({ client, init }) => client.POST('/get-buisness-details/buisness', { ...init, body: {} }),
  })
}
