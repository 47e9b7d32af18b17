import { useState } from 'react'
import { useSession, useSetup } from '../../actors/environment-context.ts'
import { createSeenReporter } from '../../actors/mark-read.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { BlockDialog } from '../../ui/dialogs/safety-dialogs.ts'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import * as styles from './messages.css.ts'
import { ThreadHead } from './thread-head.tsx'
import { useComposer } from './use-composer.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useSuggestedReplies } from './use-suggested-replies.ts'
import type { ThreadView } from './use-thread.ts'

const RepliesDialog = lazyPart(
  lazy(async () => (await import('./replies-dialog.tsx')).RepliesDialog),
  ({ onClosed }) => onClosed(),
)

type ThreadPanelProps = {
  readonly view: ThreadView
  readonly hasJobBeside: boolean
  /** The other side was blocked, and the thread is out of sight. */
  readonly onBlocked: () => void
}

/** A loaded thread: its other party and job, the messages, and the field for the next one. */
export function ThreadPanel({ view, hasJobBeside, onBlocked }: ThreadPanelProps) {
  const { t } = useI18n()
  const { id, info, messages, outbox, closed } = view
  const tellSeen = useSetup((environment) => createSeenReporter(environment, id))
  const place = useScrollPosition((number) => {
    const last = messages.findLast((message) => !message.isOwn && message.number <= number)
    if (last && info.unread > 0) tellSeen(last.number)
  })
  const composer = useComposer(id, (content) => {
    outbox.send(content)
    place.toEnd()
  })
  const suggested = useSuggestedReplies()
  const isCustomer = useSession().userType === 'customer'
  // Only a matter of display, so not in a machine: what was chosen from the menu.
  const [wants, setWants] = useState<'report' | 'block' | 'replies' | null>(null)
  const rest = () => setWants(null)
  const editReplies = () => setWants('replies')
  const hasReportable = messages.some(({ isOwn, isReported }) => !isOwn && !isReported)
  return (
    <section className={styles.panel}>
      <ThreadHead
        info={info}
        onChanged={view.refresh}
        hasJobBeside={hasJobBeside}
        onReport={hasReportable ? () => setWants('report') : undefined}
        onBlock={() => setWants('block')}
        onEditReplies={closed === null ? editReplies : undefined}
      />
      <MessageList view={view} place={place} isReporting={wants === 'report'} onReported={rest} />
      {wants === 'report' ? (
        <div className={styles.reporting}>
          <p role="status">{t('inbox.reporting.lead')}</p>
          <Button variant="plain" onClick={rest}>
            {t('inbox.reporting.cancel')}
          </Button>
        </div>
      ) : closed === null ? (
        <Composer name={info.other.name} composer={composer} suggested={suggested} onEditReplies={editReplies} />
      ) : (
        <Closed why={closed} mustVerify={info.closed === 'EMAIL_NOT_VERIFIED'} draft={composer.text} />
      )}
      {wants === 'replies' && <RepliesDialog suggested={suggested} onClosed={rest} />}
      {wants === 'block' && (
        <BlockDialog
          blocked={
            isCustomer
              ? { role: 'business', businessId: info.businessId, name: info.other.name }
              : { role: 'customer', jobId: info.jobId, name: info.other.name }
          }
          // About work that was given they go on to talk.
          onDone={info.isAssigned ? view.refresh : onBlocked}
          onClosed={rest}
        />
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
