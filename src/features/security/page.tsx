import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Screen } from '../../ui/screen.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { Events } from './events.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondStepSection } from './second-step.tsx'
import { useSecondStep } from './use-security.ts'

/** What a login needs besides the password, and what happened to the safety of the account. */
export default function SecurityPage() {
  const { t } = useI18n()
  useKeptFocus()
  // What is done here is an event, too: each time the list is read again.
  const [changes, setChanges] = useState(0)
  const { loaded, refresh } = useSecondStep()
  const change = () => setChanges((count) => count + 1)
  return (
    <Screen title={t('safety.security.title')} back={links.profileOptions} room="form">
      <div className={stack.s5}>
        <p className={text.muted}>{t('safety.security.lead')}</p>
        <SecondStepSection
          loaded={loaded}
          onChanged={() => {
            refresh()
            change()
          }}
        />
        <Passkeys needsCode={loaded.status === 'ready' && loaded.value.isOn} onChanged={change} />
        <Events changes={changes} />
      </div>
    </Screen>
  )
}
