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

export const logo: SlotParts = { label: (say) => say('fields.logo'), looks: 'picture' }

export const documents: SlotParts = {
  label: (say) => say('fields.documents'),
  looks: 'rows',
  left: (say, room) => (room === 0 ? say('fields.documentsFull') : say('fields.documentsLeft', { count: room })),
}
