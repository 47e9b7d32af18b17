import { useId, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { Field } from '../../ui/forms/field.tsx'
import { ChoiceDialog } from '../../ui/forms/lazy-dialogs.tsx'
import type { Loaded } from '../../ui/forms/loaded-screen.tsx'
import { CheckIcon, createIcon } from '../../ui/icons.tsx'
import { mostWanted, TradePicture } from '../../ui/pictures/trades.tsx'
import * as styles from './trade-field.css.ts'

/** So many at most: with the tile of all they fill two rows on a phone. */
const MOST = 5

const AllIcon = createIcon(<path d="M5 5h5v5H5zm9 0h5v5h-5zm-9 9h5v5H5zm9 0h5v5h-5z" />)

type TradeFieldProps = FieldBinding<string> & {
  readonly trades: Loaded<readonly { readonly name: string }[]>
  readonly disabled: boolean
}

/** The trade of a job: one press on a tile chooses what people need most. The last tile has all others, and shows the one that it chose. */
export function TradeField({ trades, value, disabled, onChange, onBlur, error }: TradeFieldProps) {
  const { t } = useI18n()
  const allId = useId()
  const [open, setOpen] = useState(false)
  const all = trades.status === 'ready' ? trades.value : []
  const wanted = mostWanted(all, MOST)
  const isOther = value !== '' && wanted.every(({ name }) => name !== value)
  const close = () => {
    setOpen(false)
    onBlur()
  }
  return (
    <>
      <Field label={t('postJob.category')} error={error}>
        {({ 'aria-required': _required, 'aria-describedby': described, ...control }) => (
          <div className={styles.trades}>
            {trades.status === 'loading' &&
              Array.from({ length: MOST }, (_, index) => (
                <span key={index} className={styles.tradeBone} aria-hidden="true" />
              ))}
            {wanted.length > 0 && (
              <ul className={styles.wanted} aria-label={t('postJob.wanted')}>
                {wanted.map(({ name }) => (
                  <li key={name}>
                    <button
                      type="button"
                      className={classNames(styles.trade, name === value && styles.chosen)}
                      aria-pressed={name === value}
                      disabled={disabled}
                      onClick={() => onChange(name)}
                    >
                      <TradePicture className={styles.picture} trade={name} />
                      <span className={styles.name}>{t.category(name)}</span>
                      {name === value && <Tick />}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <button
              {...control}
              // Its name is the label, so what it shows has to be announced as well.
              aria-describedby={classNames(allId, described)}
              aria-haspopup="dialog"
              type="button"
              name="category"
              className={classNames(styles.trade, isOther && styles.chosen)}
              disabled={disabled}
              onClick={() => setOpen(true)}
              // The dialog takes the focus, but the field counts as left only once the dialog closes.
              onBlur={() => !open && onBlur()}
            >
              {isOther ? (
                <TradePicture className={styles.picture} trade={value} />
              ) : (
                <span className={styles.all}>
                  <AllIcon />
                </span>
              )}
              <span id={allId} className={styles.name}>
                {isOther ? t.category(value) : t('postJob.allTrades')}
              </span>
              {isOther && <Tick />}
            </button>
          </div>
        )}
      </Field>
      {open && (
        <ChoiceDialog
          title={t('postJob.categoryChoose')}
          options={all.map(({ name }) => name)}
          nameOf={t.category}
          value={value}
          empty={t('ui.loading')}
          onClose={close}
          onChoose={(trade) => {
            onChange(trade)
            close()
          }}
        />
      )}
    </>
  )
}

function Tick() {
  return (
    <span className={styles.tick} aria-hidden="true">
      <CheckIcon />
    </span>
  )
}
