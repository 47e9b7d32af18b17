import { runAdmin } from '../../../server/operator/run.ts'

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
      ...(now === undefined ? {} : { now }),
    })
    return { status, said: said.join('\n'), complained: complained.join('\n') }
  }
}
