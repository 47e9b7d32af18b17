import { Rules } from '../../../generated/rules.ts'

const { buisness_name, buisness_id_number, buisness_email } = Rules.SignupBusiness

/** The maximum lengths of a business's texts, by field of its draft. */
export const businessLimits = {
  businessName: buisness_name.maxLength,
  businessIdNumber: buisness_id_number.maxLength,
  businessEmail: buisness_email.maxLength,
} as const
