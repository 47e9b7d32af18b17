import { expect } from 'vitest'
import type { FileRow } from '../../../machines/registration-context.ts'
import type { Account } from '../../support/api.ts'
import { businessNameField } from '../../support/wire.ts'
import { businessOf, isPictured } from './stored.ts'
import type { BusinessDetailsDraft } from '../../../src/services/drafts.ts'
import { several, yesOrNo } from './fields.ts'
import { textField, type FieldTable } from './form-stage.ts'
import type { SlotParts } from './slot-facts.ts'

/** What every business is asked, when it signs up and when it edits what it said. */
export const businessFields = {
  businessName: textField((say) => say('fields.businessName')),
  businessIdNumber: textField((say) => say('fields.businessIdNumber')),
  businessPhone: textField((say) => say('fields.businessPhone')),
  businessEmail: textField((say) => say('fields.businessEmail')),
  categories: several({
    label: (say) => say('fields.categories'),
    none: (say) => say('fields.categoriesChoose'),
    nameOf: (say, category) => say.category(category),
  }),
  address: textField((say) => say('fields.address')),
  zipCode: textField((say) => say('fields.zipCode')),
  hasLicense: yesOrNo((say) => say('fields.licence')),
  hasInsurance: yesOrNo((say) => say('fields.insurance')),
} satisfies Partial<FieldTable<BusinessDetailsDraft>>

/** What a business said of itself is kept as it said it, with its files. */
export async function isBusinessStored(
  account: Pick<Account, 'client'>,
  said: Omit<BusinessDetailsDraft, 'cities'>,
  { files, cities }: { readonly files: readonly FileRow<string>[]; readonly cities: readonly string[] },
): Promise<void> {
  const known = await businessOf(account)
  const inSlot = (slot: string) => files.filter((file) => file.slot === slot)
  expect({ ...known, documents: known.documents.length }).toMatchObject({
    [businessNameField]: said.businessName,
    buisness_id_number: said.businessIdNumber,
    buisness_phone_number: said.businessPhone,
    buisness_email: said.businessEmail,
    category: said.categories,
    address: said.address,
    country: said.country,
    state: said.state,
    city: cities,
    zipcode: said.zipCode,
    isLicense: Number(said.hasLicense),
    isInsurance: Number(said.hasInsurance),
    documents: inSlot('documents').length,
  })
  await isPictured(known.logo_url.url, inSlot('logo'))
}

export const logo: SlotParts = { label: (say) => say('fields.logo'), looks: 'picture' }

export const documents: SlotParts = {
  label: (say) => say('fields.documents'),
  looks: 'rows',
  left: (say, room) => (room === 0 ? say('fields.documentsFull') : say('fields.documentsLeft', { count: room })),
}
