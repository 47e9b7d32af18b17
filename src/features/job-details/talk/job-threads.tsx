import { useMachine } from '@xstate/react'
import { useId } from 'react'
import { useMachineOf } from '../../../actors/environment-context.ts'
import { useThreadEvents } from '../../../actors/live.ts'
import { threadsInput, threadsMachine, type Thread } from '../../../actors/job-details.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { Card } from '../../../ui/lists/card.tsx'
import { ListFoot } from '../../../ui/lists/list-foot.tsx'
import { useListView } from '../../../ui/lists/list-view.ts'
import { RefreshFailed } from '../../../ui/lists/state.tsx'
import { useReturn } from '../../../ui/use-return.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { UnreadMessages } from './message-links.tsx'
import * as shared from '../parts/job-details.css.ts'
import * as styles from './talk.css.ts'

/** For the customer: who wrote about the job, whether they bid or not. Nothing is shown while nobody did. */
export function JobThreads({ jobId }: { readonly jobId: string }) {
  const { t } = useI18n()
  const title = useId()
  const [state, send] = useMachine(useMachineOf(threadsMachine), { input: threadsInput(jobId) })
  const { items, status, foot, isBusy, refreshFailed, wantMore, retry, refresh } = useListView(state, send)
  useReturn(refresh)
  useThreadEvents(jobId, null, refresh)
  const hasFailed = status === 'failed' || refreshFailed
  if (items.length === 0 && !hasFailed) return null
  return (
    <section className={styles.threads} aria-labelledby={title}>
      <h2 className={shared.sectionTitle} id={title}>
        {t('jobNotes.threads.title')}
      </h2>
      {hasFailed && <RefreshFailed text={t('jobNotes.threads.failed')} onRetry={retry} />}
      <ul className={styles.list} aria-busy={isBusy}>
        {items.map((thread) => (
          <li key={thread.businessId}>
            <ThreadCard thread={thread} />
          </li>
        ))}
      </ul>
      <ListFoot
        // What is all there needs no end.
        foot={foot === 'end' ? 'none' : foot}
        wantMore={wantMore}
        retry={retry}
        words={{
          more: t('jobNotes.threads.more'),
          loading: t('jobNotes.threads.loading'),
          failed: t('jobNotes.threads.failed'),
          end: '',
        }}
      />
    </section>
  )
}

function ThreadCard({ thread }: { readonly thread: Thread }) {
  const { jobId, businessId, other, unread, lastMessage: last } = thread
  const { t, format } = useI18n()
  return (
    <Card>
      <Link className={styles.thread} href={links.thread(jobId, businessId)}>
        <Avatar name={other.name} url={other.picture.url} isLogo />
        <span className={styles.words}>
          <span className={shared.name}>
            <bdi>{other.name}</bdi>
          </span>
          {last && (
            <span className={styles.last} dir="auto">
              {last.isOwn && <span>{`${t('jobNotes.threads.you')} `}</span>}
              <bdi>{last.text}</bdi>
            </span>
          )}
          <span className={styles.foot}>
            {last && <time dateTime={last.createdAt}>{format.ago(last.createdAt)}</time>}
            <UnreadMessages count={unread} />
          </span>
        </span>
      </Link>
    </Card>
  )
}
