import { readFileSync } from 'node:fs'
import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js'
import type { Role } from '../../../src/services/types.ts'

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
