import { useI18n } from '../../i18n/i18n.tsx'
import { Badge, BidSign, type PillStatus, StatusPill } from './status-pill.tsx'

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
 * A job's status and the viewer's badges beside it: "Applied" by the rule of the specification, and what became of the bid.
 * A job that went to somebody else is not in progress for a loser.
 */
export function JobMarks({ status, outcome, marks }: JobMarksProps) {
  const { t } = useI18n()
  const isLost = outcome !== null && outcomes[outcome] === 'loss' && (status === 'inprogress' || status === 'completed')
  return (
    <>
      {marks.rate && <Badge tone="call">{t('dashboard.mark.rate')}</Badge>}
      {marks.applied && (
        <Badge tone="note">
          <BidSign />
          <span>{t('dashboard.mark.applied')}</span>
        </Badge>
      )}
      {outcome && <Badge tone={outcomes[outcome]}>{t(`dashboard.mark.${outcome}`)}</Badge>}
      {!isLost && <StatusPill status={status} label={t(`dashboard.status.${status}`)} />}
    </>
  )
}
