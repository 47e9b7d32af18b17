import type { InterestOrder } from '../../../actors/job-details.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { DownIcon } from '../../../ui/icons.tsx'
import { visuallyHidden } from '../../../ui/theme/text.css.ts'
import * as styles from './table-head.css.ts'
import type { InterestsView } from './use-interests.ts'

/** In the order of the cells of a row. The server orders by amount and rating, each one way. */
const columns: readonly Column[] = [
  { name: 'business' },
  { name: 'rating', order: 'rating', sorted: 'descending' },
  { name: 'jobs' },
  { name: 'checks' },
  { name: 'start' },
  { name: 'amount', order: 'price', sorted: 'ascending' },
  { name: 'proposal', isHidden: true },
  { name: 'acts', isHidden: true },
]

type Column = {
  readonly name: 'business' | 'rating' | 'jobs' | 'checks' | 'start' | 'amount' | 'proposal' | 'acts'
  readonly order?: InterestOrder
  /** Which way that order goes. */
  readonly sorted?: 'ascending' | 'descending'
  /** Its cells are below the others, where no head can be. */
  readonly isHidden?: boolean
}

/** The heads of the columns, of which some choose the order; all are hidden where there is none to choose. */
export function TableHead({ order, chooseOrder }: Partial<Pick<InterestsView, 'order' | 'chooseOrder'>>) {
  const { t } = useI18n()
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={chooseOrder ? styles.row : visuallyHidden}>
        {columns.map((column) => {
          const { name, sorted = 'none', isHidden = false } = column
          const words = <span>{t(`jobDetails.interests.columns.${name}`)}</span>
          const isSorted = order !== undefined && column.order === order
          const choice = column.order
          if (!choice || !chooseOrder)
            return (
              <div key={name} role="columnheader" className={isHidden ? visuallyHidden : styles.head}>
                {words}
              </div>
            )
          return (
            <div key={name} role="columnheader" className={styles.head} aria-sort={isSorted ? sorted : 'none'}>
              <button type="button" className={styles.sort} onClick={() => chooseOrder(choice)}>
                {words}
                <DownIcon className={isSorted ? styles.sign : styles.noSign} />
              </button>
            </div>
          )
        })}
      </div>
    </div>
  )
}
