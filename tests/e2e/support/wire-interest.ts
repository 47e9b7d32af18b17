import type { components } from '../../../generated/api.ts'

const at = '2026-03-01T09:30:00.000Z'
const idOf = (index: number): string => `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`
const names = [
  'Ortega & Sons',
  'Krankenhausinstallationstechnikmeisterbetriebsgesellschaft mbH',
  '🔧 Fix-It 24/7 🚿',
  'الشركة الهندسية للسباكة والتدفئة',
]

/** One of very many bids on a job, of a business with a name that is long, or written from right to left. */
export const bidOf = (jobId: string, index: number): components['schemas']['Interest'] => ({
  bidId: idOf(index),
  jobId,
  businessId: idOf(index),
  buisness_name: `${names[index % names.length]} ${index + 1}`,
  logo_url: { url: null },
  rating: index % 4 === 3 ? null : 4.5,
  ratingsCount: index % 4 === 3 ? 0 : 12,
  jobsCompleted: 30,
  steppedDown: 0,
  licenseCheckedOn: null,
  insuranceCheckedOn: null,
  isLicense: 1,
  isInsurance: 1,
  amount: index === 1 ? 9_999_999.99 : 120 + index,
  proposalStatement: index === 0 ? 'I can come on Tuesday morning, parts included. '.repeat(20) : 'Tomorrow at nine.',
  createdAt: at,
  updatedAt: at,
  state: 'standing',
  declined: null,
  unreadMessages: 0,
  canStart: index % 2 === 0 ? '2026-11-28' : null,
})
