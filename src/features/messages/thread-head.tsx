import { useState } from 'react'
import { useSession } from '../../actors/environment-context.ts'
import { bidActsOf, type Talk } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { type BidDialogProps, BidDialog } from '../../ui/dialogs/bid-dialog.ts'
import { PersonIcon } from '../../ui/icons.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { BlockIcon, FlagIcon } from '../../ui/safety-icons.tsx'
import { Star } from '../../ui/text/star-rating.tsx'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BidStrip } from './bid-strip.tsx'
import { JobIcon, RemoveIcon, ReplyIcon } from './icons.tsx'
import { JobRow } from './job-row.tsx'
import * as styles from './thread-head.css.ts'

type ThreadHeadProps = {
  readonly info: Talk
  /** Loads the thread again, with its bid. */
  readonly onChanged: () => void
  /** The job is shown beside the thread. */
  readonly hasJobBeside: boolean
  /** Absent where the other side has written nothing. */
  readonly onReport: (() => void) | undefined
  readonly onBlock: () => void
  /** Absent where nothing can be written. */
  readonly onEditReplies: (() => void) | undefined
}

/** With whom one talks and about what, and behind three dots what is rarely wanted. */
export function ThreadHead({ info, onChanged, hasJobBeside, onReport, onBlock, onEditReplies }: ThreadHeadProps) {
  const { t, format } = useI18n()
  const session = useSession()
  const isCustomer = session.userType === 'customer'
  // On a phone the messages need the room: what is not the first choice is in the menu.
  const isDesk = useMedia(media.desk)
  // Only a matter of display, so not in a machine: the dialog that is open.
  const [asked, setAsked] = useState<Pick<BidDialogProps, 'act' | 'bid'> | null>(null)
  const { other, jobId, businessId, jobStatus, bid } = info
  const may = bidActsOf(info, session)
  const ask = bid && ((act: BidDialogProps['act']) => setAsked({ act, bid }))
  const isGone = jobStatus === 'deleted'
  const isCompared = isCustomer && jobStatus === 'open' && info.bidsCount > 1
  const job = isCompared && bid && !isDesk ? t('inbox.offer.compare', { count: info.bidsCount }) : t('inbox.menu.job')
  const items: readonly MenuItem[] = [
    ...(isGone ? [] : [{ name: job, icon: <JobIcon />, href: links.jobDetails(jobId) }]),
    ...(isCustomer
      ? [{ name: t('inbox.menu.profile'), icon: <PersonIcon />, href: links.bidder(businessId, jobId) }]
      : []),
    ...(onEditReplies ? [{ name: t('inbox.menu.replies'), icon: <ReplyIcon />, onChoose: onEditReplies }] : []),
    ...(onReport ? [{ name: t('inbox.menu.report'), icon: <FlagIcon />, onChoose: onReport }] : []),
    ...(ask && may.decline && !isDesk
      ? [{ name: t('inbox.offer.decline'), icon: <RemoveIcon />, danger: true, onChoose: () => ask('decline') }]
      : []),
    // A business names its customer by the job.
    ...(isCustomer || !isGone
      ? [
          {
            name: t(isCustomer ? 'blocks.business' : 'blocks.customer'),
            icon: <BlockIcon />,
            danger: true,
            onChoose: onBlock,
          },
        ]
      : []),
  ]
  return (
    <header className={styles.head}>
      <div className={styles.person}>
        <Avatar name={other.name} url={other.picture.url} isLogo={isCustomer} />
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto" title={other.name}>
            {other.name}
          </h2>
          {other.rating !== null && (
            <p className={styles.score}>
              <VisuallyHidden>{t('ui.ratedOutOf', { rating: format.rating(other.rating) })}</VisuallyHidden>
              <span className={styles.star} aria-hidden="true">
                <Star filled={1} />
              </span>
              <b aria-hidden="true">{format.rating(other.rating)}</b>
              <span aria-hidden="true">{`(${format.number(other.ratingsCount)})`}</span>
            </p>
          )}
        </div>
        {items.length > 0 && <Menu label={t('inbox.menu.button')} items={items} />}
      </div>
      {bid && ask ? (
        <BidStrip
          info={info}
          bid={bid}
          may={isDesk ? may : { ...may, decline: false }}
          hasJob={!hasJobBeside}
          isCompared={isCompared && isDesk}
          onAsk={ask}
        />
      ) : (
        !hasJobBeside && <JobRow info={info} isCompared={isCompared} />
      )}
      {asked && <BidDialog {...asked} onChanged={onChanged} onClosed={() => setAsked(null)} />}
    </header>
  )
}
