import { Rules } from '../../../generated/rules.ts'

const { buisness_name, buisness_id_number, buisness_email } = Rules.SignupBusiness

/** How long the texts about a business may be, by the names of its draft. */
export const businessLimits = {
  businessName: buisness_name.maxLength,
  businessIdNumber: buisness_id_number.maxLength,
  businessEmail: buisness_email.maxLength,
} as const
