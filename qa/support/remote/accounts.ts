import { UnsupportedError } from 'statechart-kit/walk/unsupported'
import type { Role } from '../../../src/services/types.ts'
import { readFileSync } from 'node:fs'
import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js'

/** An account that walks may use, and leave things in. */
export type BorrowedAccount = { readonly role: Role; readonly email: string; readonly password: string }

/** What walks may use on a server that somebody else runs. */
export type Allowed = {
  readonly accounts: readonly BorrowedAccount[]
  /** Walks may make accounts with addresses like this, in which a number takes the place of `{}`; so many in a run at most. */
  readonly signUp?: { readonly email: string; readonly most: number }
  /** Where mail to these addresses can be read, over IMAP. */
  readonly mailbox?: Mailbox
}

export type Mailbox = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  /** TLS from the beginning; only a server on this machine goes without. */
  readonly secure: boolean
}

const text = { type: 'string', minLength: 1 } as const

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['accounts'],
  properties: {
    accounts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['role', 'email', 'password'],
        properties: { role: { type: 'string', enum: ['customer', 'business'] }, email: text, password: text },
      },
    },
    signUp: {
      type: 'object',
      nullable: true,
      additionalProperties: false,
      required: ['email', 'most'],
      properties: { email: { type: 'string', pattern: '\\{\\}.*@' }, most: { type: 'integer', minimum: 1 } },
    },
    mailbox: {
      type: 'object',
      nullable: true,
      additionalProperties: false,
      required: ['host', 'port', 'user', 'password', 'secure'],
      properties: { host: text, port: { type: 'integer' }, user: text, password: text, secure: { type: 'boolean' } },
    },
  },
} satisfies JSONSchemaType<Allowed>

/** What a file allows. Throws one line that says what is wrong with it, without its passwords. */
export function readAllowed(file: string): Allowed {
  const allowed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const ajv = new Ajv2020({ allErrors: true })
  const isAllowed = ajv.compile<Allowed>(schema)
  if (isAllowed(allowed)) return allowed
  throw new Error(`${file}: ${ajv.errorsText(isAllowed.errors, { dataVar: 'it' })}`)
}

/** Somebody who is wanted for a path. */
export type Wanted = {
  readonly role: Role
  /** Nobody has used the account before, and nobody will after: the path is about it. */
  readonly isUnused: boolean
  /** What the person or business has to be called; undefined where it does not matter. */
  readonly name: string | undefined
  /** The category of a business; undefined for a plumber or any borrowed account. */
  readonly trade?: string | undefined
  /** The path is about verifying its address. */
  readonly isUnverified?: boolean
}

type Known<Account> = Pick<Wanted, 'role' | 'name' | 'trade'> & { readonly account: Account }

/** How accounts are had. */
type Doors<Account> = {
  readonly logIn: (lent: BorrowedAccount) => Promise<Account>
  readonly signUp: (wanted: Wanted, email: string) => Promise<Account>
  /** Part of the addresses of this run, so that no other run has them. */
  readonly run: string
}

/**
 * The people of a run that walks elsewhere: the accounts that it was lent, then those that it may make. The one that was used longest
 * ago comes first, and nobody is two people of one path.
 */
export function peopleOf<Account>({ accounts, signUp: may }: Allowed, { logIn, signUp, run }: Doors<Account>) {
  const notYet = [...accounts]
  /** Those that were used longest ago come first. */
  let known: readonly Known<Account>[] = []
  let inUse: ReadonlySet<Account> = new Set()
  let made = 0

  const newAddress = (why: string): string => {
    if (!may) throw new UnsupportedError(`${why}, and the accounts file does not allow to sign up`)
    if (made >= may.most)
      throw new UnsupportedError(`${why}, and ${may.most} sign-ups of the accounts file are used up`)
    made += 1
    return may.email.replace('{}', `${run}-${made}`)
  }

  const use = (one: Known<Account>): Account => {
    inUse = new Set([...inUse, one.account])
    known = [...known.filter(({ account }) => account !== one.account), one]
    return one.account
  }

  const before = async ({ role, name, trade }: Wanted): Promise<Account | undefined> => {
    const fits = (one: Known<Account>) =>
      one.role === role && one.name === name && one.trade === trade && !inUse.has(one.account)
    const at = name === undefined && trade === undefined ? notYet.findIndex((lent) => lent.role === role) : -1
    const [lent] = at < 0 ? [] : notYet.splice(at, 1)
    if (lent) return use({ role, name, trade, account: await logIn(lent) })
    const one = known.find(fits)
    return one && use(one)
  }

  return {
    /** An address that nobody has yet. */
    newAddress,
    /** Somebody as they are wanted. */
    take: async (wanted: Wanted): Promise<Account> => {
      const { role, name, trade, isUnused } = wanted
      const found = isUnused ? undefined : await before(wanted)
      if (found) return found
      const who = isUnused ? `a ${role} that nobody has used` : `one more ${role}${name ? ` called ${name}` : ''}`
      const account = await signUp(wanted, newAddress(`It needs ${who}`))
      // Of one that a path is about it is not known afterwards how it stands.
      return isUnused ? account : use({ role, name, trade, account })
    },
    /** The next path begins. */
    next: (): void => {
      inUse = new Set()
    },
  }
}
