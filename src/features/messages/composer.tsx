import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Rules } from '../../../generated/rules.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { FileInput, useRemoval } from '../../ui/forms/file-input.tsx'
import { CameraIcon } from '../../ui/icons.tsx'
import { isEnter } from '../../ui/is-enter.ts'
import { lazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './composer.css.ts'
import { SendIcon } from './icons.tsx'
import { QuickReplies } from './quick-replies.tsx'
import type { ComposerView } from './use-composer.ts'

const { maxLength } = Rules.SendMessage.text

/** With fewer characters left, the reader sees how many. */
const warnBelow = 200

const pickedPictures = lazy(async () => (await import('./composer-pictures.tsx')).ComposerPictures)
/** Fetched for users who begin to write. Without it they cannot see or remove a picture, so none is sent. */
const ComposerPictures = lazyPart(pickedPictures, ({ picked, onRemove }) => {
  for (const { id } of picked) onRemove(id)
})
const ahead = [pickedPictures] as const

type ComposerProps = {
  /** The name of the other side. */
  readonly name: string
  readonly composer: ComposerView
  /** The quick replies of those who chose none of their own. */
  readonly suggested: readonly string[]
  readonly onEditReplies: () => void
}

/** Where a message is written: text of several lines, and pictures. */
export function Composer({ name, composer, suggested, onEditReplies }: ComposerProps) {
  const { t } = useI18n()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, error, pictures, isBusy, refusals, submit } = composer
  const { input, remove } = useRemoval(pictures.onRemove)
  const left = maxLength - text.length
  usePrefetch(ahead)
  useEffect(() => {
    if (refusals > 0) area.current?.focus()
  }, [refusals])

  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        area.current?.focus()
        submit()
      }}
    >
      <QuickReplies
        suggested={suggested}
        onChoose={(reply) => {
          composer.change((text.trim() === '' ? reply : `${text.trimEnd()} ${reply}`).slice(0, maxLength))
          area.current?.focus()
        }}
        onEdit={onEditReplies}
      />
      {pictures.picked.length > 0 && (
        <ComposerPictures picked={pictures.picked} onRemove={remove} onRetry={pictures.onRetry} />
      )}
      <div className={styles.line}>
        <FileInput
          control={{ id: `${id}-pictures` }}
          inputRef={input}
          accept={acceptPictures}
          multiple
          disabled={pictures.disabled || pictures.room === 0}
          look="icon"
          onPick={pictures.onPick}
        >
          <CameraIcon />
          <VisuallyHidden>{t('messages.addPicture')}</VisuallyHidden>
        </FileInput>
        <div className={styles.grow} data-text={text}>
          <textarea
            ref={area}
            className={styles.area}
            aria-label={t('messages.write', { name })}
            aria-describedby={`${id}-note`}
            aria-invalid={error !== undefined || undefined}
            placeholder={t('messages.placeholder')}
            rows={1}
            maxLength={maxLength}
            dir="auto"
            value={text}
            readOnly={isBusy}
            onChange={(event) => composer.change(event.target.value)}
            onKeyDown={(event) => {
              if (!sends(event)) return
              event.preventDefault()
              submit()
            }}
          />
        </div>
        <button
          type="submit"
          className={styles.send}
          aria-label={t('messages.send')}
          title={t('messages.send')}
          aria-busy={isBusy || undefined}
          // The keyboard of a phone stays.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SendIcon />
        </button>
      </div>
      <div id={`${id}-note`}>{error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      <p className={styles.note} role="status">
        {isBusy ? t('messages.waitingForPictures') : left < warnBelow && t('messages.left', { count: left })}
      </p>
    </form>
  )
}

/** Enter sends where there is a keyboard with a Shift key; on a phone it begins a new line, as does Shift+Enter. */
function sends({ shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return isEnter(nativeEvent) && !shiftKey && matchMedia('(hover: hover) and (pointer: fine)').matches
}
