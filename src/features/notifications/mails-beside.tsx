import { useMachine } from '@xstate/react'
import { useMachineOf } from '../../actors/environment-context.ts'
import { type MailSettings, mailSettingsMachine } from '../../actors/notifications.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import * as styles from './mails-beside.css.ts'

/** Beside the list on a desk: which of these things are mailed, too, and the way to change that. Without an answer only the way. */
export function MailsBeside() {
  const { t } = useI18n()
  const [state] = useMachine(useMachineOf(mailSettingsMachine), { input: { request: null } })
  const settings = state.context.value
  const kinds = settings?.emailNotifications ? settings.kinds : []
  return (
    <aside className={styles.card} aria-labelledby="mails">
      <h2 className={styles.heading} id="mails">
        {t('notifications.mails.title')}
      </h2>
      {settings?.emailNotifications === false && <p className={styles.off}>{t('notifications.mails.none')}</p>}
      <Kinds kinds={kinds.filter(({ mailed }) => mailed)} Sign={CheckIcon} />
      {kinds.some(({ mailed }) => !mailed) && (
        <div className={styles.off}>
          <h3 className={styles.not}>{t('notifications.mails.not')}</h3>
          <Kinds kinds={kinds.filter(({ mailed }) => !mailed)} Sign={CloseIcon} />
        </div>
      )}
      <Link className={buttonClass('plain', 'full')} href={links.mailSettings}>
        {t('notifications.mails.change')}
      </Link>
    </aside>
  )
}

type KindsProps = Pick<MailSettings, 'kinds'> & { readonly Sign: typeof CheckIcon }

function Kinds({ kinds, Sign }: KindsProps) {
  const { t } = useI18n()
  if (kinds.length === 0) return null
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ kind }) => (
        <li key={kind} className={styles.kind}>
          <Sign className={styles.sign} />
          <span>{t(`account.mails.kinds.${kind}`)}</span>
        </li>
      ))}
    </ul>
  )
}
