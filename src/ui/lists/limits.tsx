import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { CloseIcon } from '../icons.tsx'
import { media } from '../theme/media.ts'
import { useMedia } from '../use-media.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Card } from './card.tsx'
import * as styles from './limits.css.ts'

type LimitsBoxProps = {
  readonly title: string
  readonly onClose: () => void
  /** The form; `choosing` makes what it does with a choice. */
  readonly children: (choosing: <Choice>(choose: (chosen: Choice) => void) => (chosen: Choice) => void) => ReactNode
}

/** What narrows a list: a column beside it where the window is wide, else a dialog that ends with the choice. */
export function LimitsBox({ title, onClose, children }: LimitsBoxProps) {
  const isBeside = useMedia(media.bar)
  if (isBeside) {
    return (
      <search aria-label={title}>
        <Card>{children((choose) => choose)}</Card>
      </search>
    )
  }
  return (
    <Dialog open title={title} closable harmless onClose={onClose}>
      {children((choose) => (chosen) => {
        onClose()
        choose(chosen)
      })}
    </Dialog>
  )
}

type ChipListProps<Name> = {
  /** What each limit in use says, by its name. */
  readonly limits: readonly (readonly [name: Name, words: string])[]
  readonly onRemove: (name: Name) => void
}

/** What narrows a list, each with a press that takes it away; nothing where nothing does. */
export function LimitChipList<Name extends string>({ limits, onRemove }: ChipListProps<Name>) {
  const { t } = useI18n()
  if (limits.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('dashboard.limits.active')}>
      {limits.map(([name, words]) => (
        <li key={name}>
          <button type="button" className={styles.chip} onClick={() => onRemove(name)}>
            <VisuallyHidden>{`${t('dashboard.limits.remove')} `}</VisuallyHidden>
            <bdi>{words}</bdi>
            <CloseIcon className={styles.cross} />
          </button>
        </li>
      ))}
    </ul>
  )
}
