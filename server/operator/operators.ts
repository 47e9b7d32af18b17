import type { OperatorRole } from '../../generated/operations.ts'
import { cleanMailAddress } from '../../generated/mail-address.ts'
import {
  addOperator,
  changeRole,
  listOperators,
  removeOperator,
  resetSecondStep,
} from '../console/service-operators.ts'
import {
  argumentAt,
  CommandError,
  JSON_OPTION,
  sayAll,
  UsageError,
  type AdminContext,
  type AdminDbContext,
  type Command,
} from './command.ts'

const ROLES: readonly OperatorRole[] = ['owner', 'support', 'viewer']

const ROLE_HELP = 'owner (everything), support (helps people) or viewer (only looks)'

function roleIn(text: unknown): OperatorRole {
  const role = ROLES.find((known) => known === text)
  if (role === undefined) throw new UsageError(`A role is one of ${ROLES.join(', ')}.`)
  return role
}

/** The address that a command names, as logins compare it. */
function addressAt(desk: AdminContext): string {
  const address = cleanMailAddress(argumentAt(desk, 0))
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address) || address.length > 254)
    throw new UsageError(`${JSON.stringify(address)} is no mail address.`)
  return address
}

const unknown = (email: string): CommandError => new CommandError(`No operator has the email ${JSON.stringify(email)}.`)

function sayLink({ say }: AdminContext, email: string, link: string): void {
  say(`${email} sets a password and an authenticator app by this link, which works once within 24 hours:`)
  say(link)
}

async function add(desk: AdminDbContext): Promise<void> {
  const email = addressAt(desk)
  const { name, role = 'support' } = desk.options
  const called = typeof name === 'string' ? name.trim() : email
  if (called === '' || called.length > 100) throw new UsageError('--name has 1 to 100 signs.')
  const link = await addOperator(desk, desk, { email, name: called, role: roleIn(role) })
  if (link === undefined) throw new CommandError(`${email} is an operator already.`)
  sayLink(desk, email, link)
}

async function list(desk: AdminDbContext): Promise<void> {
  sayAll(desk, await listOperators(desk.db), ({ email, name, role, isInvited, lastSeenAt }) => ({
    email,
    name,
    role,
    '': isInvited ? 'invited' : '',
    seen: lastSeenAt?.toISOString() ?? '',
  }))
}

async function remove(desk: AdminDbContext): Promise<void> {
  const email = addressAt(desk)
  if (!(await removeOperator(desk, desk, email))) throw unknown(email)
  desk.say(`${email} is no operator any more.`)
}

async function change(desk: AdminDbContext): Promise<void> {
  const [email, role] = [addressAt(desk), roleIn(argumentAt(desk, 1))]
  if (!(await changeRole(desk, desk, { email, role }))) throw unknown(email)
  desk.say(`The role of ${email} is ${role}.`)
}

async function reset(desk: AdminDbContext): Promise<void> {
  const email = addressAt(desk)
  const link = await resetSecondStep(desk, desk, email)
  if (link === undefined) throw unknown(email)
  sayLink(desk, email, link)
}

export const operatorCommands: readonly Command[] = [
  {
    name: 'operator add',
    summary: 'Invite somebody to the console at /operator, by a link that you hand over',
    words: ['email'],
    options: {
      name: { type: 'string', help: 'what the record calls them (the email)' },
      role: { type: 'string', help: `${ROLE_HELP}; support where nothing is said` },
    },
    opens: true,
    run: add,
  },
  {
    name: 'operator list',
    summary: 'List who may use the console',
    words: [],
    options: JSON_OPTION,
    opens: true,
    run: list,
  },
  {
    name: 'operator role',
    summary: 'Give an operator another role, from the next click on',
    words: ['email', 'role'],
    notes: `A role is ${ROLE_HELP}.`,
    opens: true,
    run: change,
  },
  {
    name: 'operator reset-second-step',
    summary: 'Take password, authenticator and sessions from an operator, who gets a new link',
    words: ['email'],
    notes: 'For a lost phone, a forgotten password, or a link that was not used in time.',
    opens: true,
    run: reset,
  },
  {
    name: 'operator remove',
    summary: 'Remove an operator, whose sessions end at once',
    words: ['email'],
    notes: 'The record keeps the name beside what was done.',
    opens: true,
    run: remove,
  },
]
