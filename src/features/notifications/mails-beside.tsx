import { useMachine } from '@xstate/react'
import { useMachineOf } from '../../actors/environment-context.ts'
import { type MailSettings, mailSettingsMachine } from '../../actors/notifications.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
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
  const kinds = settings?.emailNotifications ? settings.kinds : []
  return (
    <aside className={styles.card} aria-labelledby="mails">
      <div className={styles.head}>
        <h2 className={styles.heading} id="mails">
          {t('notifications.mails.title')}
        </h2>
        <Link className={styles.change} href={links.mailSettings}>
          {t('notifications.mails.change')}
        </Link>
      </div>
      {settings?.emailNotifications === false && <p className={styles.off}>{t('notifications.mails.none')}</p>}
      <Kinds title={t('notifications.mails.aboutBids')} kinds={kinds.filter(({ kind }) => isAboutBids(kind))} />
      <Kinds title={t('notifications.mails.aboutJobs')} kinds={kinds.filter(({ kind }) => !isAboutBids(kind))} />
    </aside>
  )
}

const isAboutBids = (kind: string): boolean => /^(bid|invit)/.test(kind)

type KindsProps = Pick<MailSettings, 'kinds'> & { readonly title: string }

/** Those that are mailed have a tick; the others are pale, and say so to screen readers. */
function Kinds({ title, kinds }: KindsProps) {
  const { t } = useI18n()
  if (kinds.length === 0) return null
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, mailed }) => (
          <li key={kind} className={classNames(styles.kind, !mailed && styles.off)}>
            {mailed ? <CheckIcon className={styles.tick} /> : <CloseIcon className={styles.cross} />}
            {!mailed && <VisuallyHidden>{`${t('notifications.mails.not')}: `}</VisuallyHidden>}
            <span>{t(`account.mails.kinds.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
