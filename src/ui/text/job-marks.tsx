import { useI18n } from '../../i18n/i18n.tsx'
import { Badge } from './status-pill.tsx'

const shown = [
  ['rate', 'call'],
  ['applied', 'note'],
  ['won', 'gain'],
  ['notChosen', 'loss'],
] as const

type JobMarksProps = { readonly marks: { readonly [Mark in (typeof shown)[number][0]]: boolean } }

/** The viewer's badges beside a job's status. */
export function JobMarks({ marks }: JobMarksProps) {
  const { t } = useI18n()
  return shown.map(
    ([mark, tone]) =>
      marks[mark] && (
        <Badge key={mark} tone={tone}>
          {t(`dashboard.mark.${mark}`)}
        </Badge>
      ),
  )
}
