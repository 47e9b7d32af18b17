import type { components } from '../../../generated/client/schemas.ts'

export type ReportKind = components['schemas']['ReportKind']

/** The key of the words of each kind of report; a key `other` would be a plural. */
export const kindWords = {
  spam: 'spam',
  scam: 'scam',
  offensive: 'offensive',
  misleading: 'misleading',
  privacy: 'privacy',
  other: 'unsaid',
} as const satisfies Readonly<Record<ReportKind, string>>
