import type { ReactNode } from 'react'

type DrawingProps = { readonly width: number; readonly height: number; readonly children: ReactNode }

/** The canvas of a decorative picture: screen readers skip it, and lines end round. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
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
