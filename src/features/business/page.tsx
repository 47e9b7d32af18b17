import { useState } from 'react'
import { useSearch } from 'wouter'
import type { ShownBusiness } from '../../actors/business.ts'
import { useSession } from '../../actors/environment-context.ts'
import type { Interest } from '../../actors/jobs.ts'
import type { ThreadId } from '../../actors/thread.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { idIn, links } from '../../shared/routes.ts'
import type { Elements } from '../../ui/elements.ts'
import { BidDialog } from '../../ui/dialogs/bid-dialog.ts'
import { GoneState, FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { addressBefore, Screen } from '../../ui/screen.tsx'
import { media } from '../../ui/theme/media.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { useMedia } from '../../ui/use-media.ts'
import * as styles from './business.css.ts'
import { AskBar, AskCard } from './ask-card.tsx'
import { BusinessHead, Trades } from './business-head.tsx'
import { Cover } from './cover.tsx'
import { OfferBar, OfferCard } from './offer.tsx'
import { OwnBar } from './own-bar.tsx'
import { Ratings } from './ratings.tsx'
import { Reviews } from './reviews.tsx'
import { BusinessSkeleton } from './skeleton.tsx'
import { Trust } from './trust.tsx'
import { useBusiness, useReviews } from './use-business.ts'
import { type Inviting, useInvite } from './use-invite.ts'
import { type OfferView, useOffer } from './use-offer.ts'

/** What a business is known for, at `/business?id=…`; with `&job=…` beside its bid on a job of the viewer. */
export default function BusinessPage() {
  const search = useSearch()
  const { userType } = useSession()
  const [businessId, jobId] = [idIn(search, 'id'), idIn(search, 'job')]
  // A new key per business and job: no state of the previous one remains.
  if (businessId === null) return <MissingScreen />
  if (userType === 'business') {
    return <BusinessScreen key={businessId} id={businessId} view={noOffer} inviting={null} home={links.dashboard} />
  }
  if (jobId === null) return <InvitingScreen key={businessId} id={businessId} home={links.dashboard} />
  return <BidderScreen key={`${businessId} ${jobId}`} businessId={businessId} jobId={jobId} />
}

const noOffer = { status: 'none' } as const

function BidderScreen({ businessId, jobId }: ThreadId & { readonly businessId: string }) {
  const view = useOffer({ jobId, businessId })
  const screen = { id: businessId, home: links.jobDetails(jobId) }
  if (view.status === 'none') return <InvitingScreen {...screen} />
  return <BusinessScreen {...screen} view={view} inviting={null} />
}

/** For a customer without a bid of this business. */
function InvitingScreen({ id, home }: Pick<BusinessScreenProps, 'id' | 'home'>) {
  return <BusinessScreen id={id} view={noOffer} inviting={useInvite(id)} home={home} />
}

type BusinessScreenProps = {
  readonly id: string
  readonly view: OfferView
  /** How to invite it; null where that is not offered. */
  readonly inviting: Inviting | null
  /** Where the arrow leads if nothing was looked at before. */
  readonly home: string
}

function BusinessScreen({ id, view, inviting, home }: BusinessScreenProps) {
  const { t } = useI18n()
  const business = useBusiness(id)
  const isOwn = useSession().user.id === id
  // Both are asked for at once.
  const reviews = useReviews(id)
  const isDesk = useMedia(media.desk)
  // Only a matter of display, so not in a machine: the bid that is asked about, as it was shown.
  const [asked, setAsked] = useState<Interest | null>(null)
  // A reader from a job goes back to it.
  const [back] = useState(() => addressBefore() ?? home)
  useKeptFocus()
  const name = business.status === 'ready' ? business.value.name : ''
  const offer = { view, name, onAccept: setAsked }
  const hasOfferBar = business.status !== 'failed' && (view.status === 'ready' || view.status === 'loading')
  const asksNow = business.status === 'ready' && inviting?.chosen(business.value.categories) !== undefined
  const bar = hasOfferBar ? (
    <OfferBar {...offer} />
  ) : (
    asksNow && inviting && <AskBar business={business.value} inviting={inviting} />
  )
  return (
    <Screen title={t('business.title')} back={back} bottom={!isDesk && bar}>
      {isOwn && business.status !== 'failed' && (
        <OwnBar business={business.status === 'ready' ? business.value : null} />
      )}
      {business.status === 'loading' && <BusinessSkeleton />}
      {business.status === 'failed' &&
        (business.isMissing ? (
          <NoBusiness />
        ) : (
          <FailedState
            title={t('business.failed')}
            text={failureText(t, business.failure, 'load')}
            onRetry={business.retry}
            wayOut={{ href: links.dashboard, words: t('ui.toJobs') }}
          />
        ))}
      {business.status === 'ready' && (
        <div className={styles.screen}>
          <Cover pictures={business.value.pictures} mayReport={!isOwn} />
          <Columns {...{ reviews, offer, inviting, isDesk }} business={business.value}>
            <BusinessHead business={business.value} isOwn={isOwn} home={home} />
            {(business.isOutdated || isOutdated(view)) && (
              <RefreshFailed
                text={t('business.refreshFailed')}
                onRetry={() => {
                  business.retry()
                  if (view.status === 'ready') view.retry()
                }}
              />
            )}
          </Columns>
        </div>
      )}
      {asked && view.status === 'ready' && (
        <BidDialog act="accept" bid={asked} onChanged={view.refresh} onClosed={() => setAsked(null)} />
      )}
    </Screen>
  )
}

const isOutdated = (view: OfferView): boolean => view.status === 'ready' && view.isOutdated

type ColumnsProps = {
  readonly business: ShownBusiness
  readonly reviews: ReturnType<typeof useReviews>
  readonly offer: Parameters<typeof OfferCard>[0]
  readonly inviting: Inviting | null
  readonly isDesk: boolean
  /** Who it is. */
  readonly children: Elements
}

/**
 * On a desk, what one can do has a column of its own that begins beside the name; where that is nothing, the ratings have it.
 * On a phone it comes first.
 */
function Columns({ business, reviews, offer, inviting, isDesk, children }: ColumnsProps) {
  const hasOffer = offer.view.status !== 'none'
  const ask = inviting && <AskCard {...{ business, inviting, isDesk }} />
  const ratings = <Ratings business={business} />
  const hasSide = hasOffer || inviting !== null || business.rating !== null
  return (
    <div className={isDesk && hasSide ? styles.columns : styles.column}>
      <div className={styles.column}>
        {children}
        {!isDesk && offer.view.status === 'failed' && <OfferCard {...offer} />}
        <Trust business={business} />
        <Trades business={business} />
        {!isDesk && ask}
        {(!isDesk || hasOffer) && ratings}
        <Reviews list={reviews} business={business} />
      </div>
      {isDesk && hasSide && (
        <div className={styles.side}>
          {ask}
          {hasOffer ? <OfferCard {...offer} /> : ratings}
        </div>
      )}
    </div>
  )
}

function MissingScreen() {
  const { t } = useI18n()
  return (
    <Screen title={t('business.title')} back={links.dashboard}>
      <NoBusiness />
    </Screen>
  )
}

function NoBusiness() {
  const { t } = useI18n()
  return (
    <GoneState
      title={t('business.missing.title')}
      text={t('business.missing.text')}
      ways={[
        { href: links.dashboard, words: t('business.missing.home') },
        { href: links.messages, words: t('shell.toMessages') },
      ]}
    />
  )
}
