import { isObject, objectAt, type Json } from './contract.ts'

/** The languages that every code has words in. */
export const LANGUAGES = ['en', 'es', 'ar'] as const

/** An error or message code with its words; errors carry the HTTP status too. */
export type Code = {
  readonly name: string
  readonly status: number | undefined
  readonly words: Record<string, string>
}

/** Reads `x-error-codes` and `x-message-codes`; throws when a code lacks words or the enum and the table differ. */
export function readCodes(contract: Json): { errors: Code[]; messages: Code[] } {
  const errors = readTable(contract, 'x-error-codes', true)
  const messages = readTable(contract, 'x-message-codes', false)
  const listed = objectAt(contract, 'components', 'schemas', 'ErrorCode')['enum']
  const inEnum = Array.isArray(listed) ? listed.map(String) : []
  const inTable = errors.map((code) => code.name)
  const differing = [
    ...inEnum.filter((name) => !inTable.includes(name)).map((name) => `${name} has no entry in x-error-codes`),
    ...inTable.filter((name) => !inEnum.includes(name)).map((name) => `${name} is not in the ErrorCode enum`),
    ...messages.filter((code) => inTable.includes(code.name)).map((code) => `${code.name} is an error and a message`),
  ]
  if (differing.length > 0) throw new Error(`openapi.yaml: ${differing.join('; ')}`)
  return { errors, messages }
}

function readTable(contract: Json, key: string, withStatus: boolean): Code[] {
  return Object.entries(objectAt(contract, key)).map(([name, entry]) => {
    if (!isObject(entry)) throw new Error(`openapi.yaml: ${key}.${name} must be an object`)
    const words = Object.fromEntries(
      LANGUAGES.map((language) => {
        const text = entry[language]
        if (typeof text !== 'string' || text === '')
          throw new Error(`openapi.yaml: ${key}.${name} has no ${language} words`)
        return [language, text]
      }),
    )
    const status = entry['status']
    if (withStatus && typeof status !== 'number') throw new Error(`openapi.yaml: ${key}.${name} has no status`)
    return { name, words, status: typeof status === 'number' ? status : undefined }
  })
}

/** `generated/codes.ts`: the unions of codes and the status of each error. */
export function codesModule({ errors, messages }: { errors: Code[]; messages: Code[] }): string {
  const union = (codes: Code[]): string => codes.map((code) => `  | '${code.name}'`).join('\n') || '  never'
  return `/** Every error code of the contract. */
export type ErrorCode =
${union(errors)}

/** Every code of a message that reports success. */
export type MessageCode =
${union(messages)}

/** The HTTP status that an error code is answered with. */
export const errorStatus = {
${errors.map((code) => `  ${code.name}: ${code.status},`).join('\n')}
} as const satisfies Record<ErrorCode, number>

/** The names alone, for browsers, which have no use for the status: a third less to load than the table. */
const NAMES = '${errors.map((code) => code.name).join(' ')}'

/** Whether a value from outside is a code of the contract. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && NAMES.split(' ').includes(value)
`
}

/** `generated/messages/<language>.ts`: the words of every code in one language. */
export function messagesModule({ errors, messages }: { errors: Code[]; messages: Code[] }, language: string): string {
  const row = (code: Code): string => `  ${code.name}: ${JSON.stringify(code.words[language])},`
  return `import type { ErrorCode, MessageCode } from '../codes.ts'

/** The words of every code, as openapi.yaml gives them. */
export const messages = {
${[...errors, ...messages].map(row).join('\n')}
} as const satisfies Record<ErrorCode | MessageCode, string>
`
}
