import type { ReactNode } from 'react'
import * as styles from './status-pill.css.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'

export type PillStatus = 'open' | 'inprogress' | 'completed' | 'expired'

/** Each status has its own shape, for readers who cannot tell the colours apart. */
const shapes: Record<PillStatus, ReactNode> = {
  open: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  inprogress: (
    <>
      <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M6 1.8a4.2 4.2 0 0 1 0 8.4Z" fill="currentColor" />
    </>
  ),
  completed: (
    <path
      d="m1.8 6.4 2.9 2.9 5.5-6.3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  expired: <path d="M2.5 2.5l7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />,
}

function Shape({ of }: { readonly of: PillStatus }) {
  return (
    <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      {shapes[of]}
    </svg>
  )
}

/** A job's status, by word, shape and colour. */
export function StatusPill({ status, label }: { readonly status: PillStatus; readonly label: string }) {
  return (
    <span className={styles.pill[status]}>
      <Shape of={status} />
      <span>{label}</span>
    </span>
  )
}

/** The sign of the viewer's own bid: a paper plane, as on its way. */
export function BidSign() {
  return (
    <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d="M.8 5.6 11.2.8 8 11.2 5.6 7.4 11 1 4 6.6Z" fill="currentColor" />
    </svg>
  )
}

type BadgeProps = {
  readonly tone: 'call' | 'note' | 'gain' | 'loss'
  readonly className?: string
  readonly children: ReactNode
}

/** A badge beside the status: `call` asks for something, `note` informs, `gain` and `loss` tell how it ended. */
export function Badge({ tone, className, children }: BadgeProps) {
  const pill = classNames(styles.pill[tone], className)
  if (tone === 'call' || tone === 'note') return <span className={pill}>{children}</span>
  return (
    <span className={pill}>
      <Shape of={tone === 'gain' ? 'completed' : 'expired'} />
      <span>{children}</span>
    </span>
  )
}

type JobMarksProps = {
  readonly status: PillStatus
  /** What became of the viewer's own bid. */
  readonly outcome: keyof typeof outcomes | null
  readonly marks: { readonly rate: boolean; readonly applied: boolean }
  /** A banner beside it says what became of a bid that stands or has won. */
  readonly besideBanner?: boolean
}

const outcomes = {
  sent: 'note',
  declined: 'loss',
  withdrawn: 'loss',
  won: 'gain',
  notChosen: 'loss',
  ended: 'loss',
} as const

/**
 * Where a job stands for its viewer, in one pill, and the badges beside it: "Applied" by the rule of the specification.
 * A business with a bid reads what became of that; once nobody waits any more, the job's status says more.
 */
export function JobMarks({ status, outcome, marks, besideBanner = false }: JobMarksProps) {
  const { t } = useI18n()
  const isWon = outcome === 'won' && status === 'inprogress' && !besideBanner
  const isSent = outcome === 'sent' && status === 'open' && !besideBanner
  const ending = outcome !== null && (isWon || outcomes[outcome] === 'loss') ? outcome : null
  return [
    ending ? (
      <Badge key="status" tone={outcomes[ending]}>
        {t(`dashboard.mark.${ending}`)}
      </Badge>
    ) : (
      <StatusPill
        key="status"
        status={status}
        label={isSent ? t('dashboard.mark.sent') : t(`dashboard.status.${status}`)}
      />
    ),
    marks.rate && (
      <Badge key="rate" tone="call" className={styles.ofViewer}>
        {t('dashboard.mark.rate')}
      </Badge>
    ),
    marks.applied && (
      <Badge key="applied" tone="note" className={styles.ofViewer}>
        <BidSign />
        <span>{t('dashboard.mark.applied')}</span>
      </Badge>
    ),
  ]
}
