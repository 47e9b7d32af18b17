import { businessMachine } from '../../actors/business.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { useMachine } from '@xstate/react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { loadedFrom } from '../../ui/forms/loaded-screen.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './post-job.css.ts'

type InvitedProps = { readonly id: string; readonly onRemove: () => void }

/** The business that is invited to the job as it is posted. One that has left can only be removed. */
export function Invited({ id, onRemove }: InvitedProps) {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(businessMachine), { input: { request: id } })
  const business = loadedFrom(state, () => send({ type: 'details.retried' }))
  const isGone = business.status === 'failed' && business.isMissing
  const name = business.status === 'ready' ? business.value.name : ''
  return (
    <section className={styles.invited} aria-label={t('postJob.invited')}>
      <Avatar name={name} url={business.status === 'ready' ? business.value.logo.url : null} isLogo />
      <div className={styles.invitedWords}>
        <p className={text.muted}>{t('postJob.invited')}</p>
        <p className={styles.invitedName}>{isGone ? t('postJob.invitedGone') : <bdi>{name}</bdi>}</p>
      </div>
      <Button variant="plain" onClick={onRemove}>
        {t('postJob.uninvite')}
      </Button>
    </section>
  )
}
