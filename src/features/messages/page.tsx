import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { ThreadId } from '../../actors/thread.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { idIn, links } from '../../shared/routes.ts'
import { GoneState, FailedState } from '../../ui/lists/state.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ThreadPanel } from './thread-panel.tsx'
import { useThread } from './use-thread.ts'
import { SkeletonBlock, Skeleton } from '../../ui/lists/skeleton.tsx'
import * as styles from './messages.css.ts'

/** The conversation of a job's customer and a business, at `/messages?job=…&business=…`. */
export default function MessagesPage() {
  const search = useSearch()
  const jobId = idIn(search, 'job')
  const business = idIn(search, 'business')
  const isBusiness = useSession().userType === 'business'
  if (!jobId || (!business && !isBusiness)) return <Frame>{<NoThread />}</Frame>
  // A new key per thread: no state of the previous one remains.
  return <ThreadOf key={`${jobId} ${business}`} id={{ jobId, businessId: business }} />
}

function ThreadOf({ id }: { readonly id: ThreadId }) {
  const { t } = useI18n()
  const thread = useThread(id)
  if (thread.status !== 'shown') {
    return (
      <Frame back={links.jobDetails(id.jobId)}>
        {thread.status === 'loading' && <ThreadSkeleton />}
        {thread.status === 'gone' && <NoThread />}
        {thread.status === 'failed' && (
          <FailedState title={t('messages.failed')} text={thread.text} onRetry={thread.retry} />
        )}
      </Frame>
    )
  }
  const { info } = thread
  return (
    <Frame back={info.jobStatus === 'deleted' ? links.dashboard : links.jobDetails(id.jobId)}>
      <ThreadPanel view={thread} />
    </Frame>
  )
}

/** Shown if the thread does not exist or the viewer may not see it; leads home. */
function NoThread() {
  const { t } = useI18n()
  return (
    <GoneState
      title={t('messages.gone.title')}
      text={t('messages.gone.text')}
      href={links.dashboard}
      onward={t('messages.gone.home')}
    />
  )
}

type FrameProps = { readonly back?: string; readonly children: ReactNode }

function Frame({ back = links.dashboard, children }: FrameProps) {
  const { t } = useI18n()
  return (
    <Screen title={t('messages.title')} back={back} room="form">
      {children}
    </Screen>
  )
}

const bones = ['other', 'own', 'other', 'other', 'own'] as const

/** Shown while a thread loads. */
export function ThreadSkeleton() {
  const { t } = useI18n()
  return (
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
  )
}
