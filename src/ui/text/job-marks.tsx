import { useI18n } from '../../i18n/i18n.tsx'
import { Badge, BidSign, type PillStatus, StatusPill } from './status-pill.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type JobMarksProps = {
  readonly status: PillStatus
  /** What became of the viewer's own bid. */
  readonly outcome: keyof typeof outcomes | null
  readonly marks: { readonly rate: boolean; readonly applied: boolean }
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
 * A job's status and the viewer's badges beside it. A job that went to somebody else is not in progress for a loser.
 * What became of a bid says already that there is one: beside it, "Applied" is a sign with a name.
 */
export function JobMarks({ status, outcome, marks }: JobMarksProps) {
  const { t } = useI18n()
  const isLost = outcome !== null && outcomes[outcome] === 'loss' && (status === 'inprogress' || status === 'completed')
  const applied = t('dashboard.mark.applied')
  return (
    <>
      {marks.rate && <Badge tone="call">{t('dashboard.mark.rate')}</Badge>}
      {(marks.applied || outcome) && (
        <Badge tone={outcome ? outcomes[outcome] : 'note'}>
          {marks.applied && <BidSign />}
          {marks.applied && (outcome ? <VisuallyHidden>{applied}</VisuallyHidden> : applied)}
          {outcome && <span>{t(`dashboard.mark.${outcome}`)}</span>}
        </Badge>
      )}
      {!isLost && <StatusPill status={status} label={t(`dashboard.status.${status}`)} />}
    </>
  )
}
