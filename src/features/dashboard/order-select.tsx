import type { JobFilter } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { DownIcon } from '../../ui/icons.tsx'
import * as styles from './dashboard.css.ts'

const orders = ['newest', 'neededBy'] as const satisfies JobFilter['order'][]

type OrderSelectProps = {
  readonly order: JobFilter['order']
  readonly onChoose: (order: JobFilter['order']) => void
}

/** In which order the jobs are; a choice takes effect at once. */
export function OrderSelect({ order, onChoose }: OrderSelectProps) {
  const { t } = useI18n()
  return (
    <div className={styles.order}>
      <select
        className={styles.orderSelect}
        aria-label={t('dashboard.order.title')}
        value={order}
        onChange={({ target }) => onChoose(orders.find((one) => one === target.value) ?? 'newest')}
      >
        {orders.map((one) => (
          <option key={one} value={one}>
            {t(`dashboard.order.${one}`)}
          </option>
        ))}
      </select>
      <DownIcon className={styles.orderSign} />
    </div>
  )
}
