import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './form.css.ts'
import { InfoIcon, WarningIcon } from '../icons.tsx'

type FormProps = {
  readonly onSubmit: () => void
  /** How often submitting was refused: each new number moves the focus to the first wrong field. */
  readonly refusals?: number
  readonly label?: string
  readonly children: ReactNode
}

/** A form whose rules are ours, not the browser's. It never loads a page. */
export function Form({ onSubmit, refusals = 0, label, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstWrong(form.current)
  }, [refusals])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** Moves the focus to the first control inside that is marked as wrong. Answers whether there was one. */
export function focusFirstWrong(inside: HTMLElement): boolean {
  const wrong = inside.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return wrong !== null
}

/** What went wrong with the form as a whole. Announced at once. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.formError} role="alert">
      <WarningIcon />
      <span>{children}</span>
    </div>
  )
}

/** Something to know before or while filling in. */
export function FormNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <InfoIcon />
      <span>{children}</span>
    </div>
  )
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  )
}
