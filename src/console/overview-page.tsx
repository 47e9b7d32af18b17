import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useConsoleMachine } from '../actors/console/environment.ts'
import { type JobFigures, type Overview, type OverviewFilter, overviewMachine } from '../actors/console/overview.ts'
import { useWords } from '../i18n/console/words.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { LoadedScreen, useReloaded } from '../ui/forms/loaded-screen.tsx'
import { Chips } from '../ui/lists/chips.tsx'
import { EmptyState } from '../ui/lists/state.tsx'
import { DownloadIcon } from '../ui/icons.tsx'
import { saveFile } from '../ui/save-file.ts'
import * as text from '../ui/theme/text.css.ts'
import { useReturn } from '../ui/use-return.ts'
import { DayChart } from './day-chart.tsx'
import { csvOf } from './csv.ts'
import { links } from './links.ts'
import * as styles from './overview.css.ts'

const SPANS = ['7', '30', '90'] as const
type Span = (typeof SPANS)[number]

const DAY = 24 * 60 * 60 * 1000

/** What the address asks for: the last days, one trade, one state. */
function askedIn(search: string): { readonly span: Span; readonly filter: OverviewFilter } {
  const said = new URLSearchParams(search)
  const span = SPANS.find((known) => known === said.get('days')) ?? '30'
  const first = new Date(Date.now() - (Number(span) - 1) * DAY).toISOString().slice(0, 10)
  return {
    span,
    filter: { from: first, until: '', category: said.get('trade') ?? '', state: said.get('state') ?? '' },
  }
}

/** How the marketplace does: figures by day, trade and state, and what waits. */
export function OverviewPage() {
  const search = useSearch()
  // Another question is another page, which begins with loading.
  return <Asked key={search} search={search} />
}

function Asked({ search }: { readonly search: string }) {
  const w = useWords()
  const asked = useMemo(() => askedIn(search), [search])
  const { loaded, refresh } = useReloaded(useConsoleMachine(overviewMachine), asked.filter)
  useReturn(refresh)
  return (
    <LoadedScreen
      title={w('overview.title')}
      room="page"
      loaded={loaded}
      failed={w('overview.failed')}
      missing={<EmptyState title={w('overview.failed')} />}
      refreshFailed={w('overview.refreshFailed')}
    >
      {(overview) => <Figures overview={overview} {...asked} />}
    </LoadedScreen>
  )
}

type FiguresProps = { readonly overview: Overview; readonly span: Span; readonly filter: OverviewFilter }

function Figures({ overview, span, filter }: FiguresProps) {
  const w = useWords()
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const show = (changes: { readonly days?: Span; readonly trade?: string; readonly state?: string }) => {
    const wanted = { days: span, trade: filter.category, state: filter.state, ...changes }
    const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))
    navigate(`${links.overview}?${query}`)
  }
  const only = [
    ...(filter.category === '' ? [] : [{ words: t.category(filter.category), drop: { trade: '' } }]),
    ...(filter.state === '' ? [] : [{ words: filter.state, drop: { state: '' } }]),
  ]
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Chips
          label={w('overview.span')}
          chips={SPANS.map((value) => ({ value, words: w('overview.days', { count: Number(value) }) }))}
          pressed={span}
          onChoose={(days) => show({ days })}
        />
        <div className={styles.only}>
          {only.map(({ words, drop }) => (
            <Button key={words} variant="soft" onClick={() => show(drop)}>
              {w('overview.drop', { name: words })}
            </Button>
          ))}
          <Button variant="plain" icon={<DownloadIcon />} onClick={() => saveFile(fileOf(overview))}>
            {w('overview.csv')}
          </Button>
        </div>
      </div>
      <Cards overview={overview} />
      <DayChart overview={overview} />
      <div className={styles.tables}>
        <FigureTable
          title={w('overview.byTrade')}
          rows={overview.trades}
          nameOf={(name) => t.category(name)}
          onChoose={(trade) => show({ trade })}
        />
        <FigureTable
          title={w('overview.byState')}
          rows={overview.states}
          nameOf={(name) => name}
          onChoose={(state) => show({ state })}
        />
        <Queues overview={overview} />
      </div>
    </div>
  )
}

const sum = (rows: readonly JobFigures[], name: Exclude<keyof JobFigures, 'of'>): number =>
  rows.reduce((total, row) => total + row[name], 0)

function Cards({ overview }: { readonly overview: Overview }) {
  const w = useWords()
  const { format } = useI18n()
  const { days, accounts, openJobs, runningJobs, members, openReports } = overview
  const jobs = sum(days, 'jobs')
  const share = (part: number) => (jobs === 0 ? '–' : `${format.number(Math.round((100 * part) / jobs))} %`)
  const cards = [
    [w('overview.posted'), format.number(jobs)],
    [w('overview.answered'), share(sum(days, 'answered'))],
    [w('overview.accepted'), share(sum(days, 'accepted'))],
    [w('overview.completed'), share(sum(days, 'completed'))],
    [w('overview.disputed'), format.number(sum(days, 'disputed'))],
    [w('overview.customers'), format.number(accounts.reduce((total, row) => total + row.customers, 0))],
    [w('overview.businesses'), format.number(accounts.reduce((total, row) => total + row.businesses, 0))],
    [w('overview.openJobs'), format.number(openJobs)],
    [w('overview.runningJobs'), format.number(runningJobs)],
    [w('overview.members'), format.number(members)],
    [w('overview.openReports'), format.number(openReports)],
  ] as const
  return (
    <dl className={styles.cards}>
      {cards.map(([name, value]) => (
        <div key={name} className={styles.card}>
          <dt className={text.muted}>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type FigureTableProps = {
  readonly title: string
  readonly rows: readonly JobFigures[]
  readonly nameOf: (name: string) => string
  readonly onChoose: (name: string) => void
}

/** The first ten by their number of jobs; each narrows the figures to itself. */
function FigureTable({ title, rows, nameOf, onChoose }: FigureTableProps) {
  const w = useWords()
  const { format } = useI18n()
  return (
    <section className={styles.panel}>
      <h2 className={text.title}>{title}</h2>
      {rows.length === 0 ? (
        <p className={text.muted}>{w('overview.nothing')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{w('overview.name')}</th>
              <th scope="col">{w('overview.posted')}</th>
              <th scope="col">{w('overview.answered')}</th>
              <th scope="col">{w('overview.accepted')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map(({ of, jobs, answered, accepted }) => (
              <tr key={of}>
                <th scope="row">
                  <button type="button" className={styles.choice} onClick={() => onChoose(of)}>
                    {nameOf(of)}
                  </button>
                </th>
                <td>{format.number(jobs)}</td>
                <td>{format.number(answered)}</td>
                <td>{format.number(accepted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** How many rows a table shows; the CSV has all. */
const SHOWN = 10

function Queues({ overview: { queues } }: { readonly overview: Overview }) {
  const w = useWords()
  const { format } = useI18n()
  return (
    <section className={styles.panel}>
      <h2 className={text.title}>{w('overview.queues')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{w('overview.queue')}</th>
            <th scope="col">{w('overview.waiting')}</th>
            <th scope="col">{w('overview.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ queue, waiting, oldestSeconds }) => (
            <tr key={queue}>
              <th scope="row">
                <code>{queue}</code>
              </th>
              <td>{format.number(waiting)}</td>
              <td>{oldestSeconds === null ? '–' : `${format.number(oldestSeconds)} s`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const fileOf = (overview: Overview) => ({
  blob: new Blob([csvOf(rowsOf(overview))], { type: 'text/csv' }),
  name: `bidfair-${overview.from}-${overview.until}.csv`,
})

const COLUMNS = ['jobs', 'answered', 'accepted', 'completed', 'disputed'] as const

/** All figures as rows. Their names are those of the contract in any language, for programs. */
function rowsOf({ days, trades, states, accounts }: Overview): (readonly (string | number)[])[] {
  const groups = [
    ['day', days],
    ['trade', trades],
    ['state', states],
  ] as const
  return [
    ['by', 'of', ...COLUMNS, 'customers', 'businesses'],
    ...groups.flatMap(([by, rows]) => rows.map((row) => [by, row.of, ...COLUMNS.map((name) => row[name])])),
    ...accounts.map(({ of, customers, businesses }) => [
      'accounts',
      of,
      ...COLUMNS.map(() => ''),
      customers,
      businesses,
    ]),
  ]
}
