import type { Message } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton, Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { PictureStrip } from '../../ui/pictures/picture-strip.tsx'
import { FlagIcon } from '../../ui/safety-icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './messages.css.ts'
import { failureText } from '../../i18n/failure-text.ts'
import type { OutboxView } from './use-thread.ts'

type MessageBubbleProps = {
  readonly message: Message
  /** The day that begins with it; null if it is that of the message before. */
  readonly day: string | null
  readonly time: string
  /** The name of the other side. */
  readonly name: string
  /** It is the last own one that the other side has seen. */
  readonly isSeen: boolean
  /** Null unless the reader chooses a message to report. */
  readonly onReport: ((number: number) => void) | null
}

/** One message: the viewer's at the end side, the other's at the start side. */
export function MessageBubble({ message, day, time, name, isSeen, onReport }: MessageBubbleProps) {
  const { t } = useI18n()
  const { isOwn, isReported } = message
  return (
    <>
      {day !== null && (
        <li className={styles.day}>
          <h2 className={styles.dayName}>{day}</h2>
        </li>
      )}
      <li className={styles.row[isOwn ? 'own' : 'other']} data-number={message.number}>
        <div
          className={classNames(
            styles.bubble[isOwn ? 'own' : 'other'],
            message.pictures.length === 1 && styles.aroundPicture,
          )}
        >
          <VisuallyHidden>
            <bdi>{isOwn ? t('messages.you') : name}</bdi>
            <span>{': '}</span>
          </VisuallyHidden>
          <MessageWords text={message.text} pictures={message.pictures} isOwn={isOwn} />
          <p className={styles.meta}>
            <time dateTime={message.createdAt}>{time}</time>
            {isReported && <span>{` · ${t('messages.report.done')}`}</span>}
          </p>
        </div>
        {onReport && !isOwn && !isReported && (
          <IconButton
            label={t('messages.report.button')}
            icon={<FlagIcon className={styles.smallIcon} />}
            aria-haspopup="dialog"
            onClick={() => onReport(message.number)}
          />
        )}
        {isSeen && (
          <p className={styles.seen}>
            <CheckIcon className={styles.smallIcon} />
            <span>{t('messages.seen')}</span>
          </p>
        )}
      </li>
    </>
  )
}

/** What was written, with its pictures. */
export function MessageWords({ text, pictures, isOwn }: Pick<Message, 'text' | 'pictures' | 'isOwn'>) {
  const { t } = useI18n()
  return (
    <>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <PictureStrip pictures={pictures} label={t('messages.pictures')} layout="inset" mayReport={!isOwn} />
    </>
  )
}

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
            <div className={classNames(styles.bubble.unsent, content.pictures.length === 1 && styles.aroundPicture)}>
              <VisuallyHidden>{`${t('messages.you')}: `}</VisuallyHidden>
              <MessageWords text={content.text} pictures={content.pictures} isOwn />
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
