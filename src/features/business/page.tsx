import { useState } from 'react'
import { useSearch } from 'wouter'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { idIn, links } from '../../shared/routes.ts'
import { GoneState, FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { addressBefore, Screen } from '../../ui/screen.tsx'
import * as styles from './business.css.ts'
import { BusinessHead, RatingBars } from './business-head.tsx'
import { BusinessSkeleton } from './business-skeleton.tsx'
import { FinishedWork } from './finished-work.tsx'
import { Reviews } from './reviews.tsx'
import { useBusiness, useReviews } from './use-business.ts'

/** What a business is known for, at `/business?id=…`. */
export default function BusinessPage() {
  const { t } = useI18n()
  const id = idIn(useSearch(), 'id')
  // A reader from a job goes back to it.
  const [back] = useState(() => addressBefore() ?? links.dashboard)
  return (
    <Screen title={t('business.title')} back={back}>
      {/* A new key per business: no state of the previous one remains. */}
      {id ? <BusinessOf key={id} id={id} /> : <NoBusiness />}
    </Screen>
  )
}

function BusinessOf({ id }: { readonly id: string }) {
  const { t } = useI18n()
  const business = useBusiness(id)
  // Both are asked for at once.
  const reviews = useReviews(id)
  switch (business.status) {
    case 'loading':
      return <BusinessSkeleton />
    case 'failed':
      if (business.isMissing) return <NoBusiness />
      return (
        <FailedState
          title={t('business.failed')}
          text={failureText(t, business.failure, 'load')}
          onRetry={business.retry}
          wayOut={{ href: links.dashboard, words: t('ui.toJobs') }}
        />
      )
    case 'ready':
      return (
        <>
          {business.isOutdated && <RefreshFailed text={t('business.refreshFailed')} onRetry={business.retry} />}
          <div className={styles.columns}>
            <div className={styles.column}>
              <BusinessHead business={business.value} />
              <RatingBars business={business.value} />
            </div>
            <div className={styles.column}>
              <FinishedWork business={business.value} />
              <Reviews list={reviews} name={business.value.name} />
            </div>
          </div>
        </>
      )
  }
}

function NoBusiness() {
  const { t } = useI18n()
  return (
    <GoneState
      title={t('business.missing.title')}
      text={t('business.missing.text')}
      href={links.dashboard}
      onward={t('business.missing.home')}
    />
  )
}
