import { useState } from 'react'
import type { ShownBusiness } from '../../actors/business.ts'
import type { Job } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NotLoaded } from '../../ui/forms/form.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import * as styles from './business.css.ts'
import { useInvite } from './use-invite.ts'

type AskCardProps = { readonly business: ShownBusiness }

/** For a customer without a bid of this business: how to get one. */
export function AskCard({ business }: AskCardProps) {
  const { t } = useI18n()
  const { jobs, isBusy, invite } = useInvite(business.businessId)
  const open = jobs.status === 'ready' ? jobs.value : []
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <h2 className={styles.title} id="ask">
        {t('business.ask.title', { name: business.name })}
      </h2>
      {jobs.status === 'loading' && <Bones />}
      {jobs.status === 'failed' && <NotLoaded text={t('business.ask.failed')} onRetry={jobs.retry} />}
      {jobs.status === 'ready' && <p>{t(open.length === 0 ? 'business.ask.text' : 'business.ask.invite')}</p>}
      {open.length > 0 && <Choice jobs={open} isBusy={isBusy} onInvite={invite} />}
      <Link
        className={buttonClass(open.some(isFree) ? 'plain' : 'primary', 'full')}
        href={links.postJobInviting(business.businessId)}
      >
        {t(open.length === 0 ? 'dashboard.postJob' : 'business.ask.post')}
      </Link>
    </section>
  )
}

const isFree = ({ inviteBar = null }: Job): boolean => inviteBar === null

type ChoiceProps = {
  readonly jobs: readonly Job[]
  readonly isBusy: boolean
  readonly onInvite: (jobId: string) => void
}

/** Which of the own open jobs, the newest that is possible to begin with: mostly one press is enough. */
function Choice({ jobs, isBusy, onInvite }: ChoiceProps) {
  const { t } = useI18n()
  // Only which option is shown, so not in a machine. One that is no longer possible gives way to the next.
  const [wanted, setWanted] = useState('')
  const free = jobs.filter(isFree)
  const chosen = free.find(({ id }) => id === wanted) ?? free[0]
  return (
    <>
      <Select
        label={t('business.ask.job')}
        value={chosen?.id ?? ''}
        onChange={setWanted}
        placeholder={t('business.ask.none')}
        options={jobs.map(({ id, title, inviteBar = null }) => ({
          value: id,
          label: inviteBar === null ? title : `${title} (${t(`business.ask.bars.${inviteBar}`)})`,
          disabled: inviteBar !== null,
        }))}
      />
      {chosen && (
        <Button width="full" working={isBusy} onClick={() => onInvite(chosen.id)}>
          {t('business.ask.button')}
        </Button>
      )}
    </>
  )
}

function Bones() {
  return (
    <Skeleton>
      <SkeletonBlock width="80%" />
      <SkeletonBlock height="3rem" />
    </Skeleton>
  )
}
