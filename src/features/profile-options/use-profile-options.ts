import { useActorRef, useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { languageForm } from '../../actors/language.ts'
import { useBackstage, useSignedIn } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Language } from '../../i18n/languages.ts'
import { toast } from '../../ui/toast.ts'
import { useFormNews } from '../../ui/use-form-news.ts'

/** Who is in, the choice of a language, and logging out. */
export function useProfileOptions() {
  const { t } = useI18n()
  const backstage = useBackstage()
  const { user, userType: role } = useSignedIn()
  const [{ machine, input }] = useState(() => languageForm(backstage))
  const actor = useActorRef(machine, { input })
  const working = useSelector(actor, (state) => state.hasTag('busy'))

  // Said in the words that stood there when the choice was made: by the time it is saved, others may have come.
  const success = useRef('')
  useFormNews(actor, () => toast.success(success.current))

  return {
    user,
    role,
    working,
    logout: () => backstage.session.send({ type: 'logout.requested' }),
    choose: (language: Language) => {
      success.current = t(`account.changedTo.${language}`)
      // One that could not be saved is still open, and takes the new choice as a change.
      actor.send({ type: 'form.opened', initial: { language } })
      actor.send({ type: 'draft.changed', changes: { language } })
      actor.send({ type: 'form.submitted' })
    },
  }
}
