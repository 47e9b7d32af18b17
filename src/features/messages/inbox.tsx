import { useState } from 'react'
import { Rules } from '../../../generated/rules.ts'
import type { Thread } from '../../actors/inbox.ts'
import { useSession } from '../../actors/environment-context.ts'
import type { ThreadId } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Chips } from '../../ui/lists/chips.tsx'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { LongList, type Part, placeIn } from '../../ui/lists/long-list.tsx'
import { SearchField } from '../../ui/lists/search-field.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { EmptyState, FailedState, RefreshFailed, WholeState } from '../../ui/lists/state.tsx'
import { PostJobLink } from '../../ui/post-job-link.tsx'
import { useNow } from '../../ui/text/now.ts'
import { inboxChips } from './inbox-address.ts'
import { InboxRow } from './inbox-row.tsx'
import * as styles from './inbox.css.ts'
import { useShortTime } from './short-time.ts'
import type { InboxView } from './use-inbox.ts'

type InboxProps = {
  readonly inbox: InboxView
  /** The thread beside the list; null for none. */
  readonly open: ThreadId | null
  /** The list scrolls in a pane of its own, not with the page. */
  readonly isPane?: boolean
}

/** All conversations of the viewer: a search field, chips, and the list. */
export function Inbox({ inbox, open, isPane = false }: InboxProps) {
  const { t, format } = useI18n()
  const { unreadMessages: unread = 0 } = inbox
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { status, filter, choose } = inbox
  // Where nothing was ever written, there is nothing to search or to narrow.
  if (status === 'empty' && filter.search === '' && filter.shows === 'all') return <NothingYet inbox={inbox} />
  return (
    <div className={isPane ? styles.pane : styles.page} ref={setScroller}>
      <div className={styles.tools}>
        <SearchField
          label={t('inbox.search')}
          rule={Rules.ListThreads.q}
          search={filter.search}
          onSearch={(search) => choose({ search })}
        />
        <Chips
          label={t('inbox.filters')}
          chips={inboxChips.map((value) => ({
            value,
            words: t(`inbox.chips.${value}`),
            ...(value === 'unread' && unread > 0 && { count: format.number(unread) }),
          }))}
          pressed={filter.shows}
          onChoose={(shows) => choose({ shows })}
        />
      </div>
      <Content inbox={inbox} open={open} scroller={isPane ? scroller : undefined} />
    </div>
  )
}

type ContentProps = {
  readonly inbox: InboxView
  readonly open: ThreadId | null
  readonly scroller: HTMLElement | null | undefined
}

function Content({ inbox, open, scroller }: ContentProps) {
  const { t } = useI18n()
  switch (inbox.status) {
    case 'loading':
      return <ListSkeleton />
    case 'failed':
      return (
        <FailedState
          title={t('inbox.failed')}
          text={inbox.failure}
          onRetry={inbox.retry}
          wayOut={{ href: links.dashboard, words: t('ui.toJobs') }}
        />
      )
    case 'empty':
      return (
        <>
          <Stale inbox={inbox} />
          <NothingFits inbox={inbox} />
        </>
      )
    case 'list':
      return <List inbox={inbox} open={open} scroller={scroller} />
  }
}

function List({ inbox, open, scroller }: ContentProps) {
  const { t } = useI18n()
  const now = useNow()
  const time = useShortTime()
  const { items, foot, wantMore, retry, isRefreshing, linkTo } = inbox
  const isOpen = ({ jobId, businessId }: Thread): boolean =>
    open?.jobId === jobId && (open.businessId === null || open.businessId === businessId)
  const partOf = (part: Part<Thread>) => (
    <ul className={styles.list} aria-label={t('inbox.list')} aria-busy={isRefreshing}>
      {part.rows.map((thread, index) => (
        <InboxRow
          key={`${thread.jobId} ${thread.businessId}`}
          thread={thread}
          href={linkTo(thread)}
          isOpen={isOpen(thread)}
          time={(at) => time(at, now)}
          place={placeIn(part, index)}
        />
      ))}
    </ul>
  )
  return (
    <>
      <Stale inbox={inbox} />
      <div>
        <LongList rows={items} foot={foot} {...(scroller !== undefined && { scroller })}>
          {partOf}
        </LongList>
      </div>
      <ListFoot
        {...{ foot, wantMore, retry }}
        words={{
          more: t('inbox.more'),
          loading: t('inbox.loadingMore'),
          failed: t('inbox.moreFailed'),
          end: t('inbox.end'),
        }}
      />
    </>
  )
}

/** Refreshing failed: what is shown may be out of date. */
function Stale({ inbox: { refreshFailed, retry } }: { readonly inbox: InboxView }) {
  const { t } = useI18n()
  if (!refreshFailed) return null
  return (
    <div className={styles.notice}>
      <RefreshFailed text={t('inbox.refreshFailed')} onRetry={retry} />
    </div>
  )
}

/** Nothing was ever written. What is written, is written about jobs. */
function NothingYet({ inbox }: { readonly inbox: InboxView }) {
  const { t } = useI18n()
  const { userType } = useSession()
  return (
    <div>
      <Stale inbox={inbox} />
      <WholeState
        subject="messages"
        title={t('inbox.empty.title')}
        text={t(`inbox.empty.${userType}`)}
        action={
          userType === 'customer' ? (
            <PostJobLink href={links.postJob} />
          ) : (
            <Link className={buttonClass('plain')} href={links.dashboard}>
              {t('inbox.empty.home')}
            </Link>
          )
        }
      />
    </div>
  )
}

/** Nothing that fits was written. */
function NothingFits({ inbox: { filter, choose } }: { readonly inbox: InboxView }) {
  const { t } = useI18n()
  const isSearch = filter.search !== ''
  const why = isSearch ? 'search' : filter.shows === 'unread' ? 'unread' : 'status'
  return (
    <EmptyState
      subject="messages"
      title={t(`inbox.nothing.${why}.title`)}
      text={t(`inbox.nothing.${why}.text`)}
      action={
        <Button variant="plain" onClick={() => choose({ search: '', shows: 'all' })}>
          {t('inbox.nothing.all')}
        </Button>
      }
    />
  )
}

const bones = [0, 1, 2, 3, 4, 5] as const

function ListSkeleton() {
  return (
    <Skeleton>
      <div className={styles.list}>
        {bones.map((bone) => (
          <div key={bone} className={styles.row}>
            <SkeletonBlock width="48px" height="48px" round />
            <div className={styles.words}>
              <SkeletonBlock width="60%" />
              <SkeletonBlock width="80%" height="0.8em" />
              <SkeletonBlock width="90%" height="0.8em" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
