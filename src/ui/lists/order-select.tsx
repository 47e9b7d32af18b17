import { DownIcon } from '../icons.tsx'
import * as styles from './order-select.css.ts'

type OrderSelectProps<Order extends string> = {
  /** The name of the choice, which only screen readers hear: the orders say themselves what they are. */
  readonly label: string
  readonly orders: readonly { readonly value: Order; readonly label: string }[]
  readonly order: Order
  readonly onChoose: (order: Order) => void
}

/** In which order a list is; a choice takes effect at once. */
export function OrderSelect<Order extends string>({ label, orders, order, onChoose }: OrderSelectProps<Order>) {
  return (
    <div className={styles.order}>
      <select
        className={styles.select}
        aria-label={label}
        value={order}
        onChange={({ target }) => {
          const chosen = orders.find(({ value }) => value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {orders.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      <DownIcon className={styles.sign} />
    </div>
  )
}
