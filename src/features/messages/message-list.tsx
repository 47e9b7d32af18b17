import { useCallback, useState } from 'react'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { ReportDialog } from '../../ui/dialogs/safety-dialogs.ts'
import { DownIcon } from '../../ui/icons.tsx'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { NearRows } from '../../ui/lists/long-list.tsx'
import { EmptyState, RefreshFailed } from '../../ui/lists/state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BidCard } from './bid-card.tsx'
import { cutAfter, type Group, groupsOf, MessageGroup, useTimes } from './message-group.tsx'
import * as styles from './messages.css.ts'
import { UnsentList } from './message-bubble.tsx'
import type { ThreadView } from './use-thread.ts'
import type { useScrollPosition } from './use-scroll-position.ts'

/** A box that scrolls has to be reached by the keyboard. */
const reachable = { tabIndex: 0 } as const

type MessageListProps = {
  readonly view: ThreadView
  readonly place: ReturnType<typeof useScrollPosition>
  /** The reader chooses a message to report. */
  readonly isReporting: boolean
  /** A message was reported, or none after all. */
  readonly onReported: () => void
}

/** All messages that are loaded, and below them those on their way. */
export function MessageList({ view, place, isReporting, onReported }: MessageListProps) {
  const { scroller, setScroller, isAtEnd, seen, toEnd } = place
  const { t } = useI18n()
  const { id, info, messages, outbox } = view
  const times = useTimes()
  // Only a matter of display, so not in a machine: the message that is being reported.
  const [reported, setReported] = useState<number | null>(null)
  const report = useCallback((number: number) => setReported(number), [])
  const isEmpty = messages.length === 0 && outbox.items.length === 0
  const news = messages.findLast(({ isOwn }) => !isOwn)?.number ?? 0
  const { bid } = info
  const groups = groupsOf(messages, times.dayOf)
  // The bid stands where it was made or last changed.
  const bidAfter = messages.findLast(({ createdAt }) => bid !== null && createdAt <= bid.updatedAt)?.number ?? 0
  const [above, below] = bid === null ? [groups, []] : cutAfter(groups, bidAfter)
  const seenNumber = messages.findLast(({ isOwn, number }) => isOwn && number <= info.seenByOther)?.number ?? null

  const rowsOf = (group: Group) => (
    <NearRows key={group.id} scroller={scroller}>
      <MessageGroup
        group={group}
        name={info.other.name}
        times={times}
        seenNumber={group.rows.some(({ message }) => message.number === seenNumber) ? seenNumber : null}
        onReport={isReporting ? report : null}
      />
    </NearRows>
  )
  return (
    <div className={styles.place}>
      {view.catchUpFailed && <RefreshFailed text={t('messages.catchUpFailed')} onRetry={view.refresh} />}
      <div
        ref={setScroller}
        className={styles.scroller}
        role="region"
        aria-label={t('messages.list', { name: info.other.name })}
        aria-busy={view.isBusy}
        {...reachable}
      >
        <div className={styles.inside}>
          {isEmpty ? (
            <Empty canWrite={view.closed === null} />
          ) : (
            <ListFoot
              foot={view.older}
              wantMore={view.wantOlder}
              retry={view.wantOlder}
              // What is missing at the end comes first.
              loadsAhead={!view.catchUpFailed}
              words={{
                more: t('messages.older'),
                loading: t('messages.loadingOlder'),
                failed: t('messages.olderFailed'),
                end: t('messages.beginning'),
              }}
            />
          )}
          {above.map(rowsOf)}
          {bid && <BidCard bid={bid} />}
          {below.map(rowsOf)}
          <UnsentList outbox={outbox} />
        </div>
      </div>
      {!isAtEnd && news > seen && (
        <div className={styles.latest}>
          <Button icon={<DownIcon />} onClick={toEnd}>
            {t('messages.latest')}
          </Button>
        </div>
      )}
      <Said view={view} />
      {reported !== null && (
        <ReportDialog
          key={reported}
          reported={{ subject: 'message', thread: id, number: reported }}
          onDone={() => view.noteReported(reported)}
          onClosed={() => {
            setReported(null)
            onReported()
          }}
        />
      )}
    </div>
  )
}

/** For screen readers: what the other side writes while the thread is open. */
function Said({ view: { info, messages } }: { readonly view: ThreadView }) {
  const [known] = useState(() => messages.at(-1)?.number ?? 0)
  const last = messages.findLast(({ isOwn, number }) => !isOwn && number > known)
  return (
    <VisuallyHidden role="status">
      {last && (
        <span key={last.number}>
          <bdi>{info.other.name}</bdi>
          <span>{`: ${last.text}`}</span>
        </span>
      )}
    </VisuallyHidden>
  )
}

/** What one could write about, where one still can. */
function Empty({ canWrite }: { readonly canWrite: boolean }) {
  const { t } = useI18n()
  const { userType } = useSession()
  return (
    <EmptyState
      subject="messages"
      title={t('messages.empty.title')}
      text={canWrite ? t(`messages.empty.${userType}`) : undefined}
    />
  )
}
