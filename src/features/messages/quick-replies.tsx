import { useQuickReplies } from '../../actors/quick-replies.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button.tsx'
import * as styles from './composer.css.ts'
import { PencilIcon } from './icons.tsx'

type QuickRepliesProps = {
  readonly suggested: readonly string[]
  readonly onChoose: (text: string) => void
  readonly onEdit: () => void
}

/** Texts that a message can begin with, in one line that scrolls sideways; what changes them is at its end. */
export function QuickReplies({ suggested, onChoose, onEdit }: QuickRepliesProps) {
  const { t } = useI18n()
  const replies = useQuickReplies(suggested)
  return (
    <div className={styles.repliesLine}>
      <div className={styles.replies} role="group" aria-label={t('inbox.replies.label')}>
        {replies.map((reply, index) => (
          <button
            key={index}
            type="button"
            className={styles.reply}
            dir="auto"
            // The keyboard of a phone stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(reply)}
          >
            {reply}
          </button>
        ))}
      </div>
      <IconButton
        variant="accent"
        label={t('inbox.replies.edit')}
        icon={<PencilIcon />}
        aria-haspopup="dialog"
        onClick={onEdit}
      />
    </div>
  )
}
