import { useMemo } from 'react'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** The quick replies for those who chose none of their own, in the reader's language. */
export function useSuggestedReplies(): readonly string[] {
  const { t } = useI18n()
  const { userType } = useSession()
  return useMemo(
    () => (['first', 'second', 'third'] as const).map((each) => t(`inbox.replies.suggested.${userType}.${each}`)),
    [t, userType],
  )
}
