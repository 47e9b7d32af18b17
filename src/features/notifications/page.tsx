import { Fragment, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '../../actors/environment-context.ts'
import type { NotificationGroup, Topic } from '../../actors/notifications.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { idIn, links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Screen } from '../../ui/screen.tsx'
import { Chips } from '../../ui/lists/chips.tsx'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { LongList, type Part, placeIn } from '../../ui/lists/long-list.tsx'
import { SkeletonBlock, Skeleton } from '../../ui/lists/skeleton.tsx'
import { FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { useAnimatedList } from '../../ui/lists/use-animated-list.ts'
import { media } from '../../ui/theme/media.ts'
import { useNow } from '../../ui/text/now.ts'
import { useMedia } from '../../ui/use-media.ts'
import { MailsBeside } from './mails-beside.tsx'
import { NothingAbout, NothingYet } from './nothing-yet.tsx'
import { type InSpan, inSpans, listsOf } from './days.ts'
import { NotificationRow } from './notification-row.tsx'
import * as styles from './notifications.css.ts'
import { topicAddress, topicIn, topicsOf } from './topics.ts'
import { useMarkAllRead, useNotifications, type NotificationList } from './use-notifications.ts'

/** What happened to jobs and bids, newest first; or, where the address names a group, the single ones of it. */
export default function NotificationsPage() {
  const group = idIn(useSearch(), 'group')
  return group === null ? <Notifications /> : <Group key={group} group={group} />
}

function Group({ group }: { readonly group: string }) {
  const { t } = useI18n()
  const list = useNotifications({ group, about: null })
  return (
    <Screen title={t('notifications.groupTitle')} back={links.notifications} room="middle">
      <div className={styles.alone}>
        <Content list={list} empty={<NothingYet />} />
      </div>
    </Screen>
  )
}

function Notifications() {
  const { t } = useI18n()
  const { userType } = useSession()
  const [, navigate] = useLocation()
  const isWide = useMedia(media.bar)
  const about = topicIn(useSearch(), userType)
  const list = useNotifications({ group: null, about })
  const place = useRef<HTMLDivElement>(null)
  const choose = (topic: Topic | null): void => {
    if (topic === about) return
    navigate(topicAddress(topic))
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <Screen title={t('notifications.title')} back={links.dashboard} room="middle">
      <div className={styles.columns}>
        <div className={styles.main}>
          {(list.status !== 'empty' || about !== null) && (
            <div className={styles.tools}>
              <Chips
                label={t('notifications.topicsLabel')}
                chips={(['all', ...topicsOf[userType]] as const).map((value) => ({
                  value,
                  words: t(`notifications.topics.${value}`),
                }))}
                pressed={about ?? 'all'}
                onChoose={(topic) => choose(topic === 'all' ? null : topic)}
              />
              {list.status === 'list' && <MarkAllRead list={list} onDone={() => place.current?.focus()} />}
            </div>
          )}
          <div ref={place} tabIndex={-1}>
            <Content
              list={list}
              empty={about === null ? <NothingYet /> : <NothingAbout topic={about} onAll={() => choose(null)} />}
            />
          </div>
        </div>
        {isWide && <MailsBeside />}
      </div>
    </Screen>
  )
}

type ContentProps = { readonly list: NotificationList; readonly empty: Elements }

function Content({ list, empty }: ContentProps) {
  const { t } = useI18n()
  switch (list.status) {
    case 'loading':
      return <ListSkeleton />
    case 'failed':
      return (
        <FailedState
          title={t('notifications.failed')}
          text={list.failure}
          onRetry={list.retry}
          wayOut={{ href: links.dashboard, words: t('ui.toJobs') }}
        />
      )
    case 'empty':
      return (
        <>
          {list.refreshFailed && <RefreshFailed text={t('notifications.refreshFailed')} onRetry={list.retry} />}
          {empty}
        </>
      )
    case 'list':
      return <List list={list} />
  }
}

function List({ list }: Pick<ContentProps, 'list'>) {
  const { t } = useI18n()
  const now = useNow()
  const { items, foot, wantMore, retry } = list
  return (
    <>
      {list.refreshFailed && <RefreshFailed text={t('notifications.refreshFailed')} onRetry={retry} />}
      <div>
        <LongList rows={inSpans(items, now)} foot={foot}>
          {(part) => <Rows {...part} isBusy={list.isRefreshing} now={now} />}
        </LongList>
      </div>
      <ListFoot
        {...{ foot, wantMore, retry }}
        words={{
          more: t('notifications.more'),
          loading: t('notifications.loadingMore'),
          failed: t('notifications.moreFailed'),
          end: t('notifications.end'),
        }}
      />
    </>
  )
}

type RowsProps = Part<InSpan<NotificationGroup>> & { readonly isBusy: boolean; readonly now: Date }

/** A heading for each span of days, and its rows; one that began above goes on without. */
function Rows({ rows, before, ...part }: RowsProps) {
  const { t } = useI18n()
  return (
    <div>
      {listsOf(rows).map(({ span, isBegun, ...list }) => (
        <Fragment key={span}>
          {!isBegun && <h2 className={styles.span}>{t(`notifications.spans.${span}`)}</h2>}
          <SpanRows {...part} rows={list.rows} before={before + list.before} />
        </Fragment>
      ))}
    </div>
  )
}

function SpanRows({ rows, isBusy, now, ...part }: RowsProps) {
  const { t } = useI18n()
  const list = useAnimatedList()
  return (
    <ul ref={list} className={styles.part} aria-label={t('notifications.list')} aria-busy={isBusy}>
      {rows.map((row, index) => (
        <NotificationRow key={row.item.id} row={row} now={now} place={placeIn(part, index)} />
      ))}
    </ul>
  )
}

/** The button goes once nothing is unread, and hands the focus on. */
function MarkAllRead({ list, onDone }: { readonly list: NotificationList; readonly onDone: () => void }) {
  const { t } = useI18n()
  const { hasUnread, isBusy, markAll } = useMarkAllRead(() => {
    onDone()
    list.refresh()
  })
  if (!hasUnread && !isBusy && list.items.every(({ unread }) => unread === 0)) return null
  return (
    <div className={list.refreshFailed ? styles.toolbar : styles.onHeading}>
      <Button variant="quiet" working={isBusy} onClick={markAll}>
        {t('notifications.markAllRead')}
      </Button>
    </div>
  )
}

const bones = [0, 1, 2, 3, 4, 5] as const

function ListSkeleton() {
  return (
    <Skeleton>
      <div className={styles.bones}>
        {bones.map((bone) => (
          <div key={bone} className={styles.bone}>
            <SkeletonBlock width="48px" height="48px" />
            <div className={styles.words}>
              <SkeletonBlock width="90%" />
              <SkeletonBlock width="28%" height="0.8em" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
