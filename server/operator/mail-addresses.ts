import { bodyChecks } from '../../generated/checks.ts'
import { cleanMailAddress } from '../../generated/mail-address.ts'
import { type Command, JSON_OPTION, sayAll } from './command.ts'
import { listAddresses } from './repository.ts'

/** What becomes of the address of an account by the rule of today. */
type Finding = Readonly<{
  id: string
  email: string
  /** How it would be stored. */
  becomes: string
  /** No form takes it. */
  isRefused: boolean
  /** Accounts that share that mailbox, this one included. */
  accounts: number
}>

/** The accounts whose address would be refused today, be another one, or be that of other accounts too. */
export function findingsIn(accounts: readonly Readonly<{ id: string; email: string }>[]): Finding[] {
  const read = accounts.map(({ id, email }) => ({ id, email, becomes: cleanMailAddress(email) }))
  const byMailbox = Map.groupBy(read, ({ becomes }) => becomes.toLowerCase())
  return read
    .map((one) => ({
      ...one,
      isRefused: (bodyChecks.askVerification?.({ email: one.becomes }) ?? []).length > 0,
      accounts: byMailbox.get(one.becomes.toLowerCase())?.length ?? 1,
    }))
    .filter(({ email, becomes, isRefused, accounts: sharing }) => isRefused || sharing > 1 || email !== becomes)
}

function rowOf({ id, email, becomes, isRefused, accounts }: Finding): Readonly<Record<string, string>> {
  const shared = accounts > 1 ? `${accounts} accounts share this mailbox` : ''
  return { email, becomes: email === becomes ? '' : becomes, finding: isRefused ? 'refused' : shared, id }
}

export const mailAddressCommands: readonly Command[] = [
  {
    name: 'accounts check',
    summary: 'List accounts whose email would be refused, or read as another one, today',
    words: [],
    options: JSON_OPTION,
    opens: true,
    run: async (desk) => {
      const found = findingsIn(await listAddresses(desk.db))
      if (found.length > 0 || desk.options['json'] === true) sayAll(desk, found, rowOf)
      else desk.say('Every email is one that would be taken today.')
    },
  },
]
