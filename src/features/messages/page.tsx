import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ThreadId } from '../../actors/thread.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { idIn, links } from '../../shared/routes.ts'
import { FailedState, GoneState } from '../../ui/lists/state.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Skeleton, SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { addressBefore, Screen } from '../../ui/screen.tsx'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { inboxAddress } from './inbox-address.ts'
import { Inbox } from './inbox.tsx'
import { JobBeside } from './job-beside.tsx'
import * as layout from './layout.css.ts'
import * as styles from './messages.css.ts'
import { ThreadPanel } from './thread-panel.tsx'
import { useInbox, useInboxFilter } from './use-inbox.ts'
import { useThread } from './use-thread.ts'

/** What an address asks for: the list alone, a thread, or one that cannot be. */
type Asked = { readonly type: 'list' | 'none' } | { readonly type: 'thread'; readonly id: ThreadId }

/** All conversations, at `/messages`; with `?job=…&business=…` one of them, on a desk beside the list. */
export default function MessagesPage() {
  const { t } = useI18n()
  const asked = useAsked()
  const isDesk = useMedia(media.desk)
  const back = useBack(asked, isDesk)
  const open = asked.type === 'thread' ? asked.id : null
  // A new key per thread: no state of the previous one remains.
  const key = open === null ? asked.type : `${open.jobId} ${open.businessId}`
  const title = t('messages.title')
  const [, navigate] = useLocation()
  const filter = useInboxFilter()
  // How often the list was outdated as a whole: nothing of those who were blocked stays in it.
  const [round, setRound] = useState(0)
  const leave = () => {
    setRound(round + 1)
    navigate(inboxAddress(filter), { replace: true })
  }
  const thread = open === null ? <NoThread /> : <ThreadOf key={key} id={open} onBlocked={leave} />
  if (isDesk)
    return (
      <Screen title={title} room="page" {...back}>
        <Panes open={open} thread={asked.type === 'list' ? null : thread} round={round} />
      </Screen>
    )
  // On a phone the list and a thread are two screens: the heading of each gets the focus.
  return (
    <Screen key={key} title={title} room="form" {...back}>
      {asked.type === 'list' ? <WholeInbox round={round} /> : <div className={layout.alone}>{thread}</div>}
    </Screen>
  )
}

type PanesProps = { readonly open: ThreadId | null; readonly thread: Elements; readonly round: number }

/** The list, and beside it the thread that is asked for, or else the newest. */
function Panes({ open, thread, round }: PanesProps) {
  const inbox = useInbox(open, { opensNewest: thread === null, round })
  const isComing = inbox.status === 'loading' || inbox.status === 'list'
  const isAlone = thread === null && !isComing
  return (
    <div className={isAlone ? layout.listAlone : layout.panes}>
      <Inbox inbox={inbox} open={open} isPane={!isAlone} />
      {thread ?? (isComing && <ThreadSkeleton />)}
    </div>
  )
}

function WholeInbox({ round }: Pick<PanesProps, 'round'>) {
  return <Inbox inbox={useInbox(null, { opensNewest: false, round })} open={null} />
}

function useAsked(): Asked {
  const search = useSearch()
  const jobId = idIn(search, 'job')
  const businessId = idIn(search, 'business')
  const isBusiness = useSession().userType === 'business'
  if (jobId === null) return { type: 'list' }
  return businessId === null && !isBusiness ? { type: 'none' } : { type: 'thread', id: { jobId, businessId } }
}

/** Where the arrow leads: whoever came from a job goes back to it, else a phone goes back to the list. */
function useBack(asked: Asked, isDesk: boolean): { readonly back?: string } {
  const filter = useInboxFilter()
  const [origin] = useState(() => (asked.type === 'list' ? null : addressBefore()))
  if (asked.type === 'list') return {}
  if (asked.type === 'thread' && origin === links.jobDetails(asked.id.jobId)) return { back: origin }
  return isDesk ? {} : { back: inboxAddress(filter) }
}

/** A thread, and from three columns on its job. */
function ThreadOf({ id, onBlocked }: { readonly id: ThreadId; readonly onBlocked: () => void }) {
  const { t } = useI18n()
  const hasThree = useMedia(media.three)
  const thread = useThread(id)
  switch (thread.status) {
    case 'shown':
      return (
        <>
          <ThreadPanel view={thread} hasJobBeside={hasThree} onBlocked={onBlocked} />
          {hasThree && <JobBeside info={thread.info} />}
        </>
      )
    case 'loading':
      return <ThreadSkeleton />
    case 'gone':
      return <NoThread />
    case 'failed':
      return (
        <FailedState
          title={t('messages.failed')}
          text={thread.text}
          onRetry={thread.retry}
          wayOut={{ href: links.jobDetails(id.jobId), words: t('ui.goBack') }}
        />
      )
  }
}

/** Shown if the thread does not exist or the viewer may not see it; leads home. */
function NoThread() {
  const { t } = useI18n()
  return (
    <div className={layout.none}>
      <GoneState
        title={t('messages.gone.title')}
        text={t('messages.gone.text')}
        ways={[
          { href: links.dashboard, words: t('messages.gone.home') },
          { href: links.messages, words: t('shell.toMessages') },
        ]}
      />
    </div>
  )
}

const bones = ['other', 'own', 'other', 'other', 'own'] as const

/** Shown while a thread loads. */
function ThreadSkeleton() {
  const { t } = useI18n()
  return (
    <div className={styles.loading}>
      <Skeleton label={t('messages.loading')}>
        <div className={styles.rows}>
          {bones.map((side, index) => (
            <div key={index} className={styles.row[side]}>
              <div className={styles.bone}>
                <SkeletonBlock height="3.5em" />
              </div>
            </div>
          ))}
        </div>
      </Skeleton>
    </div>
  )
}
