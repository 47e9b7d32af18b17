import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass, type ButtonWidth } from '../../ui/button.tsx'
import { NotLoaded } from '../../ui/forms/form.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import * as styles from './business.css.ts'
import * as offer from './offer.css.ts'
import { type Inviting, isFree } from './use-invite.ts'

type AskProps = { readonly business: ShownBusiness; readonly inviting: Inviting }

/** For a customer without a bid of this business: how to get one. On a phone the button is in the bar at the foot. */
export function AskCard({ isDesk, ...ask }: AskProps & { readonly isDesk: boolean }) {
  const { t } = useI18n()
  const { business, inviting } = ask
  const { jobs, open } = inviting
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <h2 className={styles.title} id="ask">
        {t('business.ask.title', { name: business.name })}
      </h2>
      {jobs.status === 'loading' && <Bones />}
      {jobs.status === 'failed' && <NotLoaded text={t('business.ask.failed')} onRetry={jobs.retry} />}
      {jobs.status === 'ready' && <p>{t(open.length === 0 ? 'business.ask.text' : 'business.ask.invite')}</p>}
      {open.length > 0 && <Choice {...ask} />}
      {isDesk && <InviteButton width="full" {...ask} />}
      <Link
        className={buttonClass(open.some(isFree) ? 'plain' : 'primary', 'full')}
        href={links.postJobInviting(business.businessId)}
      >
        {t(open.length === 0 ? 'dashboard.postJob' : 'business.ask.post')}
      </Link>
    </section>
  )
}

/** Which of the own open jobs. */
function Choice({ business, inviting }: AskProps) {
  const { t } = useI18n()
  const chosen = inviting.chosen(business.categories)
  return (
    <Select
      label={t('business.ask.job')}
      value={chosen?.id ?? ''}
      onChange={inviting.choose}
      placeholder={t('business.ask.none')}
      picture={chosen && <JobPicture pictures={chosen.pictures} />}
      options={inviting.open.map(({ id, title, inviteBar = null }) => ({
        value: id,
        label: inviteBar === null ? title : `${title} (${t(`business.ask.bars.${inviteBar}`)})`,
        disabled: inviteBar !== null,
      }))}
    />
  )
}

function InviteButton({ business, inviting, width }: AskProps & { readonly width: ButtonWidth }) {
  const { t } = useI18n()
  const chosen = inviting.chosen(business.categories)
  if (chosen === undefined) return null
  return (
    <Button width={width} working={inviting.isBusy} onClick={() => inviting.invite(chosen.id)}>
      {t('business.ask.button')}
    </Button>
  )
}

/** On a phone, within reach of the thumb: the job that is chosen, and the button. */
export function AskBar({ business, inviting }: AskProps) {
  const chosen = inviting.chosen(business.categories)
  return (
    <div className={offer.bar}>
      {chosen && (
        <>
          <JobPicture className={offer.jobPicture} pictures={chosen.pictures} />
          <p className={offer.barJob} dir="auto">
            {chosen.title}
          </p>
        </>
      )}
      <InviteButton width="auto" {...{ business, inviting }} />
    </div>
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
