import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MessageWords } from './message-bubble.tsx'
import * as styles from './messages.css.ts'
import type { OutboxView } from './use-thread.ts'

const standing = { sending: 'messages.sending', waiting: 'messages.waiting', closed: 'messages.unsent' } as const

/** The viewer's messages that are not sent yet, below all others. One that failed holds up those behind it. */
export function UnsentList({ outbox }: { readonly outbox: OutboxView }) {
  const { t } = useI18n()
  const { items, first, retry, discard } = outbox
  return (
    <ol className={styles.rows}>
      {items.map(({ id, content, failure }, index) => {
        const stands = index === 0 || first === 'closed' ? first : 'waiting'
        return (
          <li key={id} className={styles.row.own}>
            <div className={styles.bubble.unsent}>
              <VisuallyHidden>{`${t('messages.you')}: `}</VisuallyHidden>
              <MessageWords text={content.text} pictures={content.pictures} />
              <p className={styles.meta} role="status">
                {stands !== 'failed' && t(standing[stands])}
              </p>
              {stands === 'failed' && (
                <p className={styles.problem} role="alert">
                  {failure ? failureText(t, failure, 'form', t('messages.sendFailed')) : t('messages.unsent')}
                </p>
              )}
            </div>
            {first !== 'sending' && (
              <div className={styles.acts}>
                <Button variant="quiet" onClick={() => discard(id)}>
                  {t('messages.discard')}
                </Button>
                {stands === 'failed' && (
                  <Button variant="plain" onClick={retry}>
                    {t('messages.retry')}
                  </Button>
                )}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
