import { useI18n } from '../../i18n/i18n.tsx'
import type { Loaded } from '../../ui/forms/loaded-screen.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { mostWanted, TradePicture } from '../../ui/pictures/trades.tsx'
import * as styles from './wanted-trades.css.ts'

/** So many at most: the field's own list has all. */
const MOST = 6

type WantedTradesProps = {
  readonly trades: Loaded<readonly { readonly name: string }[]>
  readonly value: string
  readonly disabled: boolean
  readonly onChoose: (trade: string) => void
}

/** The trades that people need most: one press chooses. Without them the form is whole all the same. */
export function WantedTrades({ trades, value, disabled, onChoose }: WantedTradesProps) {
  const { t } = useI18n()
  if (trades.status === 'failed') return null
  if (trades.status === 'loading') {
    return (
      <div className={styles.trades} aria-hidden="true">
        {Array.from({ length: MOST }, (_, index) => (
          <span key={index} className={styles.tradeBone} />
        ))}
      </div>
    )
  }
  return (
    <ul className={styles.trades} aria-label={t('postJob.wanted')}>
      {mostWanted(trades.value, MOST).map(({ name }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.trade}
            aria-pressed={name === value}
            disabled={disabled}
            onClick={() => onChoose(name)}
          >
            <TradePicture className={styles.picture} trade={name} />
            <span className={styles.name}>{t.category(name)}</span>
            {name === value && (
              <span className={styles.tick} aria-hidden="true">
                <CheckIcon />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
