import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { fill, stroke } from '../theme/pictures.css.ts'

/** The canvas of a decorative picture of 120 × 96: screen readers skip it, and lines end round. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 96"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** A letter with a tick: sent, or successful. */
export function EnvelopePicture() {
  return (
    <Drawing>
      <ellipse cx="60" cy="86" rx="42" ry="6" className={fill.ground} />
      <rect
        x="22"
        y="22"
        width="76"
        height="54"
        rx="8"
        className={classNames(fill.face, stroke.edge)}
        strokeWidth="2.5"
      />
      <path d="m26 28 34 26 34-26" stroke="currentColor" strokeWidth="3" />
      <circle cx="94" cy="70" r="14" className={fill.soft} stroke="currentColor" strokeWidth="2.5" />
      <path d="m88 70 4.5 4.5L101 66" stroke="currentColor" strokeWidth="3" />
    </Drawing>
  )
}
