import type { ReactNode } from 'react'

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
