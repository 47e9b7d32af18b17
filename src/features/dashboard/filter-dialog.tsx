import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import * as styles from '../../ui/dialogs/choice-list.css.ts'
import { type StatusFilter, statusFilters } from './status-filter.ts'

export type FilterDialogProps = {
  readonly chosen: StatusFilter
  readonly onChoose: (status: StatusFilter) => void
  /** Cancel: closes without a choice. */
  readonly onClose: () => void
}

/** Chooses which jobs to list. A choice takes effect at once. */
export function FilterDialog({ chosen, onChoose, onClose }: FilterDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open title={t('dashboard.filter.title')} harmless onClose={onClose}>
      <ul className={styles.choices}>
        {statusFilters.map((status) => (
          <li key={status}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={status === chosen}
              onClick={() => onChoose(status)}
            >
              {status === null ? t('dashboard.filter.all') : t(`dashboard.status.${status}`)}
              {status === chosen && <CheckIcon />}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="plain" width="full" onClick={onClose}>
        {t('dashboard.filter.cancel')}
      </Button>
    </Dialog>
  )
}
