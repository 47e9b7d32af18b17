import type { BusinessDetailsDraft } from '../../../src/services/drafts.ts'
import { several, yesOrNo } from './fields.ts'
import { textField, type FieldTable } from './form-stage.ts'
import type { SlotParts } from './slot-facts.ts'

/** What every business is asked, when it signs up and when it edits what it said. */
export const businessFields = {
  businessName: textField((say) => say('signup.businessName')),
  businessIdNumber: textField((say) => say('signup.businessIdNumber')),
  businessPhone: textField((say) => say('signup.businessPhone')),
  businessEmail: textField((say) => say('signup.businessEmail')),
  categories: several({
    label: (say) => say('signup.categories'),
    none: (say) => say('signup.categoriesChoose'),
    nameOf: (say, category) => say.category(category),
  }),
  address: textField((say) => say('signup.address')),
  zipCode: textField((say) => say('signup.zipCode')),
  hasLicense: yesOrNo((say) => say('signup.licence')),
  hasInsurance: yesOrNo((say) => say('signup.insurance')),
} satisfies Partial<FieldTable<BusinessDetailsDraft>>

export const logo: SlotParts = { label: (say) => say('signup.logo'), looks: 'picture' }

export const documents: SlotParts = {
  label: (say) => say('signup.documents'),
  looks: 'rows',
  left: (say, room) => (room === 0 ? say('signup.documentsFull') : say('signup.documentsLeft', { count: room })),
}
