import { listDocuments, type DocumentView } from '../businesses/service-profile.ts'
import {
  CHECKABLE,
  checkCredential,
  lockCredentials,
  uncheckCredential,
  type Checkable,
  type SelfReportedCredentials,
} from '../businesses/service-license-checks.ts'
import { subscribers } from '../app/subscribers.ts'
import type { Db } from '../platform/db/connection.ts'
import {
  accountAt,
  changeAccount,
  day,
  CommandError,
  UsageError,
  type Command,
  type AdminDbContext,
  table,
} from './command.ts'

const LICENCE_OPTIONS = { insurance: { type: 'boolean', help: 'of the insurance, not of the license' } } as const

const subjectOf = ({ options }: AdminDbContext): Checkable => (options['insurance'] === true ? 'insurance' : 'license')

/** How the record names what was checked: old entries have these words. */
const NAMES: Readonly<Record<Checkable, string>> = { license: 'licence', insurance: 'insurance' }

const CLAIMS: Readonly<Record<Checkable, string>> = { license: 'licensed', insurance: 'insured' }

type Found = Readonly<{ id: string; email: string; role: string }>

/** What a business says and has, held until the transaction ends. */
async function readClaims(
  db: Db,
  { id, email }: Found,
): Promise<Readonly<{ claims: SelfReportedCredentials; papers: DocumentView[] }>> {
  const claims = await lockCredentials(db, id)
  if (claims === undefined) throw new CommandError(`${email} is a customer; only businesses have licenses.`)
  return { claims, papers: await listDocuments(db, id) }
}

/** The document that the check is made by: the one that is named, or the only one. */
function paperOf({ options }: AdminDbContext, email: string, papers: readonly DocumentView[]): DocumentView {
  const number = options['document']
  if (number !== undefined && !/^[1-5]$/.test(String(number)))
    throw new UsageError('--document is a number from 1 to 5.')
  if (number === undefined && papers.length > 1) {
    throw new CommandError(`${email} has ${papers.length} documents: say by --document which one (licence show).`)
  }
  const paper = papers[number === undefined ? 0 : Number(number) - 1]
  if (paper === undefined) {
    throw new CommandError(papers.length === 0 ? `${email} has no document.` : `${email} has no document ${number}.`)
  }
  return paper
}

async function show(desk: AdminDbContext): Promise<void> {
  const { claims, papers } = await readClaims(desk.db, await accountAt(desk))
  for (const of of CHECKABLE) {
    const { isSaid, check } = claims[of]
    const said = isSaid ? 'says so' : 'says no'
    desk.say(`${of}: ${check === null ? said : `checked on ${day(check.at)} by ${check.fileId}`}`)
  }
  const rows = papers.map(({ fileId, name }, index) => ({ document: `${index + 1}`, name: name ?? '', file: fileId }))
  for (const line of table(rows)) desk.say(line)
}

async function check(desk: AdminDbContext): Promise<void> {
  await changeAccount(desk, 'licence check', async (db, account) => {
    const of = subjectOf(desk)
    const { claims, papers } = await readClaims(db, account)
    if (!claims[of].isSaid) throw new CommandError(`${account.email} does not say that it is ${CLAIMS[of]}.`)
    const { fileId } = paperOf(desk, account.email, papers)
    const now = desk.now()
    await checkCredential({ ...desk, subscribers }, db, { businessId: account.id, of, fileId }, now)
    return {
      said: `The ${of} of ${claims.businessName} is shown as checked on ${day(now)}.`,
      // Not its name, which may be somebody's.
      details: { of: NAMES[of], file: fileId },
    }
  })
}

async function revoke(desk: AdminDbContext): Promise<void> {
  await changeAccount(desk, 'licence revoke', async (db, account) => {
    const of = subjectOf(desk)
    const { claims } = await readClaims(db, account)
    if (claims[of].check === null) throw new CommandError(`The ${of} of ${account.email} is not checked.`)
    await uncheckCredential({ ...desk, subscribers }, db, { businessId: account.id, of }, desk.now())
    const { reason } = desk.options
    return {
      said: `The ${of} of ${claims.businessName} is no longer shown as checked.`,
      details: { of: NAMES[of], file: claims[of].check.fileId, ...(reason === undefined ? {} : { reason }) },
    }
  })
}

export const licenceCommands: readonly Command[] = [
  {
    name: 'licence show',
    summary: 'Show what a business states about license and insurance, and its documents',
    words: ['email or id'],
    notes: 'A document is the file of its name in DATA_DIR/files, or in the bucket of FILES_URL.',
    opens: true,
    run: show,
  },
  {
    name: 'licence check',
    summary: 'Mark a business document as verified; customers see the date',
    words: ['email or id'],
    options: { ...LICENCE_OPTIONS, document: { type: 'string', help: 'which one, from 1, where there are several' } },
    notes:
      'It holds until the business removes the document, takes back what it says, or changes its name. The business is told.',
    opens: true,
    run: check,
  },
  {
    name: 'licence revoke',
    summary: 'Take back that a document was checked',
    words: ['email or id'],
    options: { ...LICENCE_OPTIONS, reason: { type: 'string', help: 'why, for the record' } },
    notes: 'The business is told.',
    opens: true,
    run: revoke,
  },
]
