import { useMachine } from '@xstate/react'
import { useMachineOf } from '../../actors/environment-context.ts'
import { mailSettingsMachine } from '../../actors/notifications.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './mails-beside.css.ts'

/** Beside the list on a desk: which of these things are mailed, too, and the way to change that. Without an answer only the way. */
export function MailsBeside() {
  const { t } = useI18n()
  const [state] = useMachine(useMachineOf(mailSettingsMachine), { input: { request: null } })
  const settings = state.context.value
  return (
    <aside className={styles.card} aria-labelledby="mails">
      <h2 className={styles.heading} id="mails">
        {t('notifications.mails.title')}
      </h2>
      {settings?.emailNotifications === false && <p className={styles.off}>{t('notifications.mails.none')}</p>}
      {settings?.emailNotifications && (
        <ul className={styles.kinds}>
          {settings.kinds.map(({ kind, mailed }) => (
            <li key={kind} className={classNames(styles.kind, !mailed && styles.off)}>
              <span>{t(`account.mails.kinds.${kind}`)}</span>
              <span className={mailed ? styles.mailed : styles.unmailed}>
                {mailed ? <CheckIcon /> : <CloseIcon />}
                <VisuallyHidden>{` ${t(mailed ? 'notifications.mails.on' : 'notifications.mails.off')}`}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link className={buttonClass('plain', 'full')} href={links.mailSettings}>
        {t('notifications.mails.change')}
      </Link>
    </aside>
  )
}
