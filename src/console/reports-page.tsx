import { useState } from 'react'
import { type FoundReport, reportKey, type ReportOutcome, reportsMachine, settleForm } from '../actors/console/acts.ts'
import { useConsoleMachine, useConsoleSetup, useOperator } from '../actors/console/environment.ts'
import { useWords } from '../i18n/console/words.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { Chips } from '../ui/lists/chips.tsx'
import { placeIn } from '../ui/lists/long-list.tsx'
import { Link } from '../ui/link.tsx'
import { Screen } from '../ui/screen.tsx'
import * as text from '../ui/theme/text.css.ts'
import { ActDialog } from './act-dialog.tsx'
import { links } from './links.ts'
import * as styles from './pages.css.ts'
import { Rows } from './rows.tsx'
import { useFiltered } from './use-filtered.ts'

const KINDS = ['all', 'job', 'business', 'review', 'picture', 'message', 'settled'] as const

type Asked = { readonly report: FoundReport; readonly outcome: ReportOutcome }

/** What was reported, grouped by subject, and what an operator makes of each. */
export function ReportsPage() {
  const w = useWords()
  const { list, filter, show } = useFiltered(useConsoleMachine(reportsMachine), {
    path: links.reports,
    kinds: KINDS,
    idOf: reportKey,
  })
  // Only a matter of display, so not in a machine: which settlement is asked about.
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Screen title={w('reports.title')} room="page">
      <div className={styles.head}>
        <p className={text.muted}>{w('reports.lead')}</p>
        <Chips
          label={w('reports.kinds')}
          chips={KINDS.map((value) => ({ value, words: w(`reports.show.${value}`) }))}
          pressed={filter.shows}
          onChoose={(shows) => show({ shows })}
        />
      </div>
      <Rows list={list} words="reports">
        {(report, part, index) => (
          <ReportRow
            key={reportKey(report)}
            report={report}
            place={placeIn(part, index)}
            onAsk={(outcome) => setAsked({ report, outcome })}
          />
        )}
      </Rows>
      {asked && <AskedSettlement {...asked} onDone={list.refresh} onClosed={() => setAsked(null)} />}
    </Screen>
  )
}

type ReportRowProps = {
  readonly report: FoundReport
  readonly place: ReturnType<typeof placeIn>
  readonly onAsk: (outcome: ReportOutcome) => void
}

function ReportRow({ report, place, onAsk }: ReportRowProps) {
  const w = useWords()
  const { format } = useI18n()
  const { role } = useOperator()
  const { subject, count, kinds, words, lastAt, author, authorId, jobId, settledBefore, settledAt, note } = report
  // A word with the key `other` would be a plural.
  const often = ({ kind, count: times }: FoundReport['kinds'][number]) =>
    `${w(`reports.kind.${kind === 'other' ? 'another' : kind}`)} (${format.number(times)})`
  return (
    <li className={styles.row} {...place}>
      <span className={styles.what}>
        <strong>{w('reports.of', { subject: w(`reports.subject.${subject}`), count })}</strong>
        <span>{kinds.map(often).join(', ')}</span>
        <span className={styles.when}>{format.cardDate(lastAt)}</span>
        {settledBefore > 0 && <span className={text.muted}>{w('reports.before', { count: settledBefore })}</span>}
      </span>
      <Shown report={report} />
      <span className={styles.what}>
        {words !== null && <q>{words}</q>}
        {settledAt !== null && report.outcome !== null && (
          <span>{w(`reports.settled.${report.outcome}`, { note: note ?? '' })}</span>
        )}
        <Link className={styles.quietLink} href={`${links.accounts}?q=${authorId}`}>
          <bdi dir="ltr">{author}</bdi>
        </Link>
        {jobId !== null && (
          <Link className={styles.quietLink} href={`${links.jobs}?q=${jobId}`}>
            {w('reports.toJob')}
          </Link>
        )}
      </span>
      <span className={styles.acts}>
        {role !== 'viewer' && settledAt === null && (
          <>
            <Button variant="plain" onClick={() => onAsk('dismissed')}>
              {w('reports.outcome.dismissed')}
            </Button>
            <Button onClick={() => onAsk('acted')}>{w('reports.outcome.acted')}</Button>
          </>
        )}
      </span>
    </li>
  )
}

/** What the newest reporter saw. */
function Shown({ report: { title, text: said, reply, stars, pictures } }: { readonly report: FoundReport }) {
  const w = useWords()
  return (
    <span className={styles.what}>
      {title !== null && (
        <strong>
          <bdi>{title}</bdi>
        </strong>
      )}
      {stars !== null && <span>{w('reports.stars', { count: stars })}</span>}
      {said !== null && <bdi>{said}</bdi>}
      {reply !== null && <bdi className={text.muted}>{reply}</bdi>}
      {pictures.length > 0 && (
        <span className={styles.details}>
          {pictures.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img
                className={styles.picture}
                src={url}
                alt={w('reports.picture', { number: index + 1 })}
                loading="lazy"
              />
            </a>
          ))}
        </span>
      )}
    </span>
  )
}

type AskedSettlementProps = Asked & { readonly onDone: () => void; readonly onClosed: () => void }

function AskedSettlement({ report, outcome, ...listener }: AskedSettlementProps) {
  const w = useWords()
  const setup = useConsoleSetup((environment) => settleForm(environment, report.reportId, outcome))
  return (
    <ActDialog
      setup={setup}
      title={w(`reports.outcome.${outcome}`)}
      text={w(`reports.explained.${outcome}`, { count: report.count })}
      submit={w(`reports.outcome.${outcome}`)}
      needsReason
      {...listener}
    />
  )
}
