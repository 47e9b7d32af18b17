import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { amountText } from '../../../machines/draft.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { readAmount, writeAmount } from '../../i18n/money.ts'
import { classNames } from '../class-names.ts'
import { Field } from './field.tsx'
import * as styles from './field.css.ts'
import { RealValue } from './real-value.tsx'
import type { TextFieldProps } from './text-field.tsx'

/**
 * An amount in dollars, typed as readers of the language write it, with what was understood beside it. The value is an
 * `amountText`, or the typed text while that is no amount or can be read in two ways.
 */
export function MoneyField({ label, error, hint, optional, value, onChange, ...input }: TextFieldProps) {
  const { t, format, language } = useI18n()
  const [typed, setTyped] = useState<{ text: string; value: string; language: string } | null>(null)
  const isTyped = typed?.value === value && typed.language === language
  const reading = readAmount(value, language)
  const amount = reading.type === 'amount' ? reading.value : null
  const written = amount === null ? value : writeAmount(amount, language)
  const unclear =
    reading.type === 'ambiguous'
      ? t('ui.amountUnclear', {
          larger: format.exactMoney(reading.readings[0]),
          smaller: format.exactMoney(reading.readings[1]),
          largerTyped: writeAmount(reading.readings[0], language),
          smallerTyped: writeAmount(reading.readings[1], language),
        })
      : undefined

  const shown = isTyped ? typed.text : written
  const type = (text: string) => {
    const read = readAmount(text, language)
    const next = read.type === 'amount' ? amountText(read.value) : read.type === 'empty' ? '' : text
    setTyped({ text, value: next, language })
    onChange(next)
  }

  // A text from another language or an earlier version may be an amount in this language.
  const understand = useEffectEvent(onChange)
  useLayoutEffect(() => {
    if (amount !== null && amountText(amount) !== value) understand(amountText(amount))
  }, [amount, value])

  return (
    <Field {...{ label, error: error && (unclear ?? error), hint: unclear ?? hint, ...(optional && { optional }) }}>
      {(control) => (
        <div className={styles.wrap} dir="ltr">
          <span className={styles.start} aria-hidden="true">
            $
          </span>
          <RealValue<HTMLInputElement> shown={shown} onChange={type}>
            {(ref) => (
              <input
                autoComplete="off"
                {...input}
                {...control}
                className={classNames(styles.control, styles.withStart, styles.withUnderstood)}
                type="text"
                inputMode="decimal"
                ref={ref}
                value={shown}
                onChange={(event) => type(event.target.value)}
              />
            )}
          </RealValue>
          <output className={styles.understood} htmlFor={control.id}>
            {amount !== null && format.exactMoney(amount)}
          </output>
        </div>
      )}
    </Field>
  )
}
