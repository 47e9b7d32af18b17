import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './form.css.ts'
import type { Elements } from '../elements.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '../icons.tsx'
import { isComposed } from '../is-enter.ts'
import { ReadersContext } from './real-value.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../button.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

type FormProps = {
  readonly onSubmit: () => void
  /** How often a submit was refused: each new number focuses the first wrong field. */
  readonly refusals?: number
  readonly label?: string
  readonly children: ReactNode
}

/**
 * A form validated by us, not the browser. It never loads a page. It reads what its fields really hold before one is left and
 * before it is sent.
 */
export function Form({ onSubmit, refusals = 0, label, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [readers] = useState(() => new Set<() => void>())
  const readAll = () => readers.forEach((read) => read())
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstWrong(form.current)
  }, [refusals])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={label}
      // The Enter that ends a word of an input method sends nothing.
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && isComposed(event.nativeEvent)) event.preventDefault()
      }}
      onBlurCapture={readAll}
      onSubmit={(event) => {
        event.preventDefault()
        readAll()
        onSubmit()
      }}
    >
      <ReadersContext value={readers}>{children}</ReadersContext>
    </form>
  )
}

/** Focuses the first control marked as wrong. Returns whether there was one. */
export function focusFirstWrong(inside: HTMLElement): boolean {
  const wrong = inside.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return wrong !== null
}

/** The error of the form as a whole, announced at once. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.formError} role="alert">
      <WarningIcon />
      <span>{children}</span>
    </div>
  )
}

/** Advice before or while filling in the form. */
export function FormNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <InfoIcon />
      <span>{children}</span>
    </div>
  )
}

type FormSectionProps = {
  readonly title: string
  /** Which part of the form it is, and whether it has all that it needs. */
  readonly part?: { readonly number: number; readonly isComplete: boolean }
  readonly children: Elements
}

/** A group of fields with a heading. */
export function FormSection({ title, part, children }: FormSectionProps) {
  const { t, format } = useI18n()
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>
        {part && (
          <span className={part.isComplete ? styles.complete : styles.number} aria-hidden="true">
            {part.isComplete ? <CheckIcon className={styles.tick} /> : format.number(part.number)}
          </span>
        )}
        <span>{title}</span>
        {part?.isComplete === true && <VisuallyHidden>{` (${t('ui.complete')})`}</VisuallyHidden>}
      </h2>
      {children}
    </section>
  )
}

/** A field's options could not be loaded: why, and "Try again". The rest of the form stays. */
export function NotLoaded({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <FormError>
      <span>{`${text} `}</span>
      <Button variant="plain" onClick={onRetry}>
        {t('ui.tryAgain')}
      </Button>
    </FormError>
  )
}
