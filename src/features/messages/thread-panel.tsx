import { useSetup } from '../../actors/environment-context.ts'
import { createSeenReporter } from '../../actors/mark-read.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import * as styles from './messages.css.ts'
import { useComposer } from './use-composer.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import type { ThreadView } from './use-thread.ts'

/** A loaded thread: its other party and job, the messages, and the field for the next one. */
export function ThreadPanel({ view }: { readonly view: ThreadView }) {
  const { id, info, messages, outbox } = view
  const tellSeen = useSetup((environment) => createSeenReporter(environment, id))
  const place = useScrollPosition((number) => {
    const last = messages.findLast((message) => !message.isOwn && message.number <= number)
    if (last && info.unread > 0) tellSeen(last.number)
  })
  const composer = useComposer(id, (content) => {
    outbox.send(content)
    place.toEnd()
  })
  return (
    <section className={styles.panel}>
      <header className={styles.about}>
        <Avatar name={info.other.name} url={info.other.picture.url} />
        <div className={styles.aboutWords}>
          <h2 className={styles.oneLine} dir="auto" title={info.other.name}>
            {info.other.name}
          </h2>
          {info.jobStatus === 'deleted' ? (
            <p className={styles.oneLine} dir="auto">
              {info.jobTitle}
            </p>
          ) : (
            <Link className={styles.job} href={links.jobDetails(info.jobId)} dir="auto" title={info.jobTitle}>
              {info.jobTitle}
            </Link>
          )}
        </div>
      </header>
      <MessageList view={view} place={place} />
      {view.closed === null ? (
        <Composer name={info.other.name} composer={composer} />
      ) : (
        <Closed why={view.closed} mustVerify={info.closed === 'EMAIL_NOT_VERIFIED'} draft={composer.text} />
      )}
    </section>
  )
}

type ClosedProps = { readonly why: string; readonly mustVerify: boolean; readonly draft: string }

/** In the place of the composer: why one cannot write, and the way on where there is one. What was typed can still be copied. */
function Closed({ why, mustVerify, draft }: ClosedProps) {
  const { t } = useI18n()
  return (
    <div className={styles.closed}>
      <p role="status">{why}</p>
      {mustVerify && (
        <TextLink alone href={links.verifyEmail}>
          {t('messages.verify')}
        </TextLink>
      )}
      {draft !== '' && <TextArea label={t('messages.draft')} readOnly value={draft} onChange={() => {}} />}
    </div>
  )
}
