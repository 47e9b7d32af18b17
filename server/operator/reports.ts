import { loadCases, loadReports, type CaseReport, type ReportCase } from '../reports/service-cases.ts'
import {
  CommandError,
  UsageError,
  argumentAt,
  type Command,
  type AdminDbContext,
  entry,
  JSON_OPTION,
  LIMIT_OPTION,
  limitOf,
} from './command.ts'
import { settleReport } from '../console/service-reports.ts'
import { DomainError } from '../platform/domain-error.ts'

/** So many of the reports of one case are shown; of more, how many there are. */
const MOST_SHOWN = 20

type CaseLine = ReportCase & Readonly<{ reports: readonly CaseReport[] }>

async function list(desk: AdminDbContext): Promise<void> {
  const { db } = desk
  const { all, json } = desk.options
  const limit = limitOf(desk)
  const open = (await loadCases(db, { isSettled: false, limit })).cases
  const settled = all === true ? (await loadCases(db, { isSettled: true, limit })).cases : []
  const cases: CaseLine[] = []
  for (const one of [...open, ...settled].slice(0, limit)) {
    const { reports } = await loadReports(db, { subject: one.subject, subjectId: one.subjectId, limit: MOST_SHOWN })
    cases.push({ ...one, reports: reports.filter(({ settledAt }) => isSameTime(settledAt, one.settledAt)) })
  }
  if (json === true) return desk.say(JSON.stringify(cases, null, 2))
  if (cases.length === 0) return desk.say('Nothing.')
  for (const one of cases) for (const line of linesOf(one)) desk.say(line)
}

const isSameTime = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime()

function linesOf({ reports, ...one }: CaseLine): string[] {
  const { id, subject, subjectId, count, kinds, lastAt, author, authorId, jobId, businessId, shown } = one
  const { settledAt, outcome, note, settledBefore } = one
  const { number, side, writtenAt, stars, title, text, reply } = shown
  const what = number === undefined ? `${subject}  ${subjectId}` : `message ${number} of the ${side}, ${writtenAt}`
  const told: (readonly [string, string])[] = [
    ['report', `${id}  ${lastAt.toISOString()}`],
    ['about', what],
    ['reports', `${count}: ${kinds.map((each) => `${each.kind} ${each.count}`).join(', ')}`],
    ...reports.flatMap(({ reporter, reporterId, kind, words }) => [
      ['by', `${reporter}  ${reporterId}`] as const,
      ['because', words === null ? kind : `${kind}: ${words}`] as const,
    ]),
    ['written by', `${author}  ${authorId}`],
    ...present({ title, stars: stars?.toString(), text, reply }),
    ...one.pictureIds.map((file) => ['picture', file] as const),
    ...present({ job: jobId ?? undefined, business: businessId ?? undefined }),
    ...(settledBefore === 0 ? [] : [['before', `settled ${settledBefore} times`] as const]),
    ...(settledAt === null ? [] : [['closed', `${settledAt.toISOString()}  ${outcome}: ${note}`] as const]),
  ]
  return [...told.map(([name, value]) => entry(name, value)), '']
}

/** The values that are there, with their names. */
function present(values: Readonly<Record<string, string | undefined>>): (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
}

/** Settles a case and writes it down, or does neither. */
async function close(desk: AdminDbContext): Promise<void> {
  const { operator } = desk
  const { note, dismissed } = desk.options
  if (typeof note !== 'string' || note.trim() === '') throw new UsageError('--note says what was done about it.')
  const id = argumentAt(desk, 0)
  const outcome = dismissed === true ? 'dismissed' : 'acted'
  const closed = await settleReport(desk, { operator }, { reportId: id, outcome, note }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'REPORT_NOT_FOUND')
      throw new CommandError(`No open report has the id ${JSON.stringify(id)}.`)
    throw error
  })
  desk.say(closed === 1 ? 'The report is closed.' : `All ${closed} reports of it are closed.`)
}

export const reportCommands: readonly Command[] = [
  {
    name: 'reports list',
    summary:
      'List what was reported and waits for you, newest first: what it says, whose it is, who reports it and why',
    words: [],
    options: { all: { type: 'boolean', help: 'closed ones, too' }, ...LIMIT_OPTION, ...JSON_OPTION },
    notes: 'Reports of one thing are one entry. Texts and pictures are those of the time of the newest report.',
    opens: true,
    run: list,
  },
  {
    name: 'reports close',
    summary: 'Close a report, with all others of the same thing',
    words: ['id'],
    options: {
      note: { type: 'string', help: 'what was done about it, for the record' },
      dismissed: { type: 'boolean', help: 'there is nothing wrong with it' },
    },
    notes: 'It changes nothing else: an account is blocked by its own command, and what was reported stays.',
    opens: true,
    run: close,
  },
]
