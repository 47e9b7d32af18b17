import { expect } from 'vitest'
import { runAdmin } from '../../../server/operator/cli.ts'

/** Control characters and signs that turn the direction, but for the ends of our own lines. */
const OBEYED = /(?!\n)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** What an operator's command answered. */
export type Outcome = Readonly<{ status: number; said: string; complained: string }>

/** Runs operator's commands with these settings, at this time. */
export function operatorOf(settings: Readonly<Record<string, string>>, now?: () => Date) {
  return async (...args: string[]): Promise<Outcome> => {
    const said: string[] = []
    const complained: string[] = []
    const status = await runAdmin(args, {
      environment: { SUDO_USER: 'olga', ...settings },
      say: (line) => said.push(line),
      complain: (line) => complained.push(line),
      user: { name: 'root', isRoot: true },
      ...(now === undefined ? {} : { now }),
    })
    // Whatever people wrote, a terminal is never told to do anything.
    expect([...said, ...complained].join('')).not.toMatch(OBEYED)
    return { status, said: said.join('\n'), complained: complained.join('\n') }
  }
}
