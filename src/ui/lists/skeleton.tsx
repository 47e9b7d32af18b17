import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './lists.css.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

type BoneProps = {
  /** CSS lengths; the width is 100% by default. */
  readonly width?: string
  readonly height?: string
  readonly round?: boolean
}

/** One grey shape in place of content. */
export function SkeletonBlock({ width = '100%', height = '1em', round = false }: BoneProps) {
  return <span className={round ? styles.round : styles.bone} style={{ inlineSize: width, blockSize: height }} />
}

type SkeletonProps = {
  readonly children: ReactNode
  readonly label?: string
  /** What they are in is there already, and would look empty without them. */
  readonly isNow?: boolean
}

/** Grey shapes in the layout of the coming content; visible after 150 ms, and announced once. */
export function Skeleton({ children, label, isNow = false }: SkeletonProps) {
  const { t } = useI18n()
  return (
    <div className={isNow ? undefined : styles.late} role="status">
      <VisuallyHidden>{label ?? t('ui.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
