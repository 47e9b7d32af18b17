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
import { recordAction } from './repository.ts'
import { closeReport, listReports, type ReportLine } from './repository-reports.ts'

async function list(desk: AdminDbContext): Promise<void> {
  const { all, json } = desk.options
  const reports = await listReports(desk.db, { all: all === true, limit: limitOf(desk) })
  if (json === true) return desk.say(JSON.stringify(reports, null, 2))
  if (reports.length === 0) return desk.say('Nothing.')
  for (const report of reports) for (const line of linesOf(report)) desk.say(line)
}

function linesOf(report: ReportLine): string[] {
  const { id, reportedAt, reason, reporter, reporterId, author, authorId, side, number, text, writtenAt } = report
  const { pictures, title, jobId, customerId, businessId, closedAt, note } = report
  const told = [
    ['report', `${id}  ${reportedAt.toISOString()}`],
    ['by', `${reporter}  ${reporterId}`],
    ['because', reason],
    ['about', `message ${number} of the ${side}, ${writtenAt.toISOString()}`],
    ['written by', `${author}  ${authorId}`],
    ['text', text],
    ...pictures.map((file) => ['picture', file] as const),
    ['job', `${title}  ${jobId}`],
    ['customer', customerId],
    ['business', businessId],
    ...(closedAt === null ? [] : [['closed', `${closedAt.toISOString()}  ${note}`] as const]),
  ] as const
  return [...told.map(([name, value]) => entry(name, value)), '']
}

/** Closes a report and writes it down, or does neither. */
async function close(desk: AdminDbContext): Promise<void> {
  const { db, operator } = desk
  const { note } = desk.options
  const now = desk.now()
  if (typeof note !== 'string' || note.trim() === '') throw new UsageError('--note says what was done about it.')
  const id = argumentAt(desk, 0)
  await db.transaction().execute(async (trx) => {
    const closed = await closeReport(trx, id, { note, now })
    if (closed === undefined) throw new CommandError(`No open report has the id ${JSON.stringify(id)}.`)
    await recordAction(trx, {
      operator,
      action: 'reports close',
      subject: id.toLowerCase(),
      details: { ...closed, note },
      now,
    })
  })
  desk.say('The report is closed.')
}

export const reportCommands: readonly Command[] = [
  {
    name: 'reports list',
    summary: 'List reported messages that wait for you, newest first: what was said, by whom, who reports it and why',
    words: [],
    options: { all: { type: 'boolean', help: 'closed ones, too' }, ...LIMIT_OPTION, ...JSON_OPTION },
    opens: true,
    run: list,
  },
  {
    name: 'reports close',
    summary: 'Close a report',
    words: ['id'],
    options: { note: { type: 'string', help: 'what was done about it, for the record' } },
    notes:
      'It changes nothing else: an account is blocked by its own command, and both sides go on seeing the message.',
    opens: true,
    run: close,
  },
]
