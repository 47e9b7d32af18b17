import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import * as styles from '../../ui/dialogs/choice-list.css.ts'
import type { JobFilter } from '../../actors/jobs.ts'
import { statusFilters } from './list-filter.ts'

export type FilterDialogProps = {
  readonly chosen: JobFilter
  readonly onChoose: (change: Partial<JobFilter>) => void
  /** Cancel: closes without a choice. */
  readonly onClose: () => void
}

/** Chooses which jobs to list. A choice takes effect at once. */
export function FilterDialog({ chosen, onChoose, onClose }: FilterDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open title={t('dashboard.filter.title')} harmless onClose={onClose}>
      <ul className={styles.choices}>
        {statusFilters.map((shows) => (
          <Choice key={shows} isChosen={shows === chosen.shows} onChoose={() => onChoose({ shows })}>
            {shows === 'all' ? t('dashboard.filter.all') : t(`dashboard.status.${shows}`)}
          </Choice>
        ))}
      </ul>
      <Button variant="plain" width="full" onClick={onClose}>
        {t('dashboard.filter.cancel')}
      </Button>
    </Dialog>
  )
}

type ChoiceProps = { readonly isChosen: boolean; readonly onChoose: () => void; readonly children: ReactNode }

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
        <span>{children}</span>
        {isChosen && <CheckIcon />}
      </button>
    </li>
  )
}
