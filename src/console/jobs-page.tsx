import { useState } from 'react'
import { jobActForm, type JobAct, jobKey, jobsMachine, type FoundJob } from '../actors/console/acts.ts'
import { useConsoleMachine, useConsoleSetup, useOperator } from '../actors/console/environment.ts'
import { useWords } from '../i18n/console/words.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Chips } from '../ui/lists/chips.tsx'
import { placeIn } from '../ui/lists/long-list.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { Screen } from '../ui/screen.tsx'
import * as text from '../ui/theme/text.css.ts'
import { ActDialog } from './act-dialog.tsx'
import * as styles from './pages.css.ts'
import { links } from './links.ts'
import { Rows } from './rows.tsx'
import { useFiltered } from './use-filtered.ts'

const KINDS = ['all', 'open', 'inprogress', 'completed', 'expired', 'deleted'] as const

/** The longest email. */
const SEARCH = { minLength: 1, maxLength: 254 } as const

type Asked = { readonly job: FoundJob; readonly act: JobAct }

/** Jobs of the marketplace, and how an operator may repair each. */
export function JobsPage() {
  const w = useWords()
  const { list, filter, show } = useFiltered(useConsoleMachine(jobsMachine), {
    path: links.jobs,
    kinds: KINDS,
    idOf: jobKey,
  })
  // Only a matter of display, so not in a machine: which repair is asked about.
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Screen title={w('jobs.title')} room="page">
      <div className={styles.head}>
        <SearchField
          label={w('jobs.search')}
          rule={SEARCH}
          search={filter.search}
          onSearch={(search) => show({ search })}
        />
        <Chips
          label={w('jobs.kinds')}
          chips={KINDS.map((value) => ({ value, words: w(`jobs.status.${value}`) }))}
          pressed={filter.shows}
          onChoose={(shows) => show({ shows })}
        />
      </div>
      <Rows list={list} words="jobs">
        {(job, part, index) => (
          <JobRow key={jobKey(job)} job={job} place={placeIn(part, index)} onAsk={(act) => setAsked({ job, act })} />
        )}
      </Rows>
      {asked && <AskedRepair {...asked} onDone={list.refresh} onClosed={() => setAsked(null)} />}
    </Screen>
  )
}

/** What the job's machine lets an operator do, by its status. The server has the last word. */
const REPAIRS: Readonly<Record<FoundJob['status'], readonly JobAct[]>> = {
  open: ['end', 'remove'],
  inprogress: ['complete', 'reopen', 'end', 'remove'],
  completed: ['reopen', 'remove'],
  expired: ['reopen', 'remove'],
  deleted: ['reopen'],
}

type JobRowProps = {
  readonly job: FoundJob
  readonly place: ReturnType<typeof placeIn>
  readonly onAsk: (act: JobAct) => void
}

function JobRow({ job, place, onAsk }: JobRowProps) {
  const w = useWords()
  const { format } = useI18n()
  const { role } = useOperator()
  const { jobId, title, status, customer, business, budget, postedAt, rating, bids } = job
  const acts = role === 'viewer' ? [] : [...REPAIRS[status], ...(rating === null ? [] : (['removeRating'] as const))]
  return (
    <li className={styles.row} {...place}>
      <span className={styles.what}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <code className={styles.id}>{jobId}</code>
      </span>
      <span className={styles.what}>
        <bdi dir="ltr">{customer}</bdi>
        {business !== null && <bdi className={text.muted}>{business}</bdi>}
      </span>
      <span className={styles.what}>
        <span>{`${w(`jobs.status.${status}`)} · ${format.money(budget)} · ${w('jobs.bids', { count: bids })}`}</span>
        <span className={text.muted}>{w('jobs.posted', { date: format.date(postedAt) })}</span>
      </span>
      <span className={styles.acts}>
        <Link className={styles.quietLink} href={`${links.record}?subject=${jobId}`}>
          {w('section.record')}
        </Link>
        {acts.length > 0 && (
          <Menu
            label={w('act.menu', { name: title })}
            items={acts.map((act) => ({
              name: w(`jobs.act.${act}`),
              danger: act === 'end' || act === 'remove' || act === 'removeRating',
              onChoose: () => onAsk(act),
            }))}
          />
        )}
      </span>
    </li>
  )
}

type AskedRepairProps = Asked & { readonly onDone: () => void; readonly onClosed: () => void }

function AskedRepair({ job, act, ...listener }: AskedRepairProps) {
  const w = useWords()
  const setup = useConsoleSetup((environment) => jobActForm(environment, job.jobId, act))
  return (
    <ActDialog
      setup={setup}
      title={`${w(`jobs.act.${act}`)}: ${job.title}`}
      text={w(`jobs.explained.${act}`)}
      submit={w(`jobs.act.${act}`)}
      {...listener}
    />
  )
}
