import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/text/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Bone, Skeleton } from '../../ui/lists/skeleton.tsx'
import { EmptyState, FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { useAnimatedList } from '../../ui/lists/use-animated-list.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { BellPicture } from './bell-picture.tsx'
import { NotificationRow } from './notification-row.tsx'
import * as styles from './notifications.css.ts'
import { useNotifications, type NotificationList } from './use-notifications.ts'
import { useUserType } from './use-user-type.ts'

/** What happened to jobs and bids, newest first; each leads to its job. */
export default function NotificationsPage() {
  const { t } = useI18n()
  return (
    <Screen title={t('notifications.title')} back={links.dashboard} room="form">
      <NotificationsContent list={useNotifications()} />
    </Screen>
  )
}

function NotificationsContent({ list }: { readonly list: NotificationList }) {
  const { t } = useI18n()
  switch (list.status) {
    case 'loading':
      return <ListSkeleton />
    case 'failed':
      return <FailedState title={t('notifications.failed')} text={list.text} onRetry={list.retry} />
    case 'empty':
      return <NothingYet />
    case 'list':
      return <List list={list} />
  }
}

function List({ list }: { readonly list: Extract<NotificationList, { status: 'list' }> }) {
  const { t } = useI18n()
  const rows = useAnimatedList()
  const now = useNow()
  const { items, added } = list
  return (
    <>
      {list.refreshFailed && <RefreshFailed text={t('notifications.refreshFailed')} onRetry={list.retry} />}
      <ul ref={rows} className={styles.list} aria-label={t('notifications.list')} aria-busy={list.isRefreshing}>
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} now={now} />
        ))}
      </ul>
      <p className={styles.foot}>{t('notifications.newest', { count: items.length })}</p>
      <div role="status">
        <VisuallyHidden>{added > 0 && t('notifications.new', { count: added })}</VisuallyHidden>
      </div>
    </>
  )
}

function NothingYet() {
  const { t } = useI18n()
  const role = useUserType()
  return (
    <EmptyState
      picture={<BellPicture />}
      title={t('notifications.empty.title')}
      text={t(`notifications.empty.${role}`)}
      action={
        <Link className={buttonClass('plain')} href={links.dashboard}>
          {t('notifications.empty.home')}
        </Link>
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
          <div key={bone} className={styles.bone}>
            <Bone width="90%" />
            <Bone width="28%" height="0.8em" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
