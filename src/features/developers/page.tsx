import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Screen } from '../../ui/screen.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { Keys } from './keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** Which programs have a key, and where events are sent, with a way to end each of these. */
export default function DevelopersPage() {
  const { t } = useI18n()
  return (
    <Screen title={t('safety.developers.title')} back={links.profileOptions} room="form">
      <div className={stack.s8}>
        <p className={text.muted}>{t('safety.developers.lead')}</p>
        <Keys />
        <Webhooks />
      </div>
    </Screen>
  )
}
