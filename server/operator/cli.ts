import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { migrate } from '../schema/migrations/migrate.ts'
import { listActions } from '../console/service-record.ts'
import { readSettings } from '../platform/runtime/settings.ts'
import { StoreUnavailable } from '../platform/store/store.ts'
import { StartupError, codeOf, reasonOf } from '../platform/startup-error.ts'
import { accountCommands } from './accounts.ts'
import { secondStepCommands } from './second-step.ts'
import { BackupError } from '../backups/backup-error.ts'
import { backupCommands } from './backup-commands.ts'
import { CommandError, UsageError, type Command, type AdminContext, table } from './command.ts'
import { openDatabase } from './database.ts'
import { depotCommands } from './depot-commands.ts'
import { jobCommands } from './jobs.ts'
import { keyCommands } from './keys.ts'
import { leavingCommands } from './account-deletion.ts'
import { mailAddressCommands } from './mail-addresses.ts'
import { licenceCommands } from './license-checks.ts'
import { listCommands } from './reference-data.ts'
import { operatorCommands } from './operators.ts'
import { membershipCommands } from './memberships.ts'
import { fileCommands } from './files.ts'
import { reportCommands } from './reports.ts'
import { secretCommands, statusCommand } from './status.ts'
import { visible } from '../platform/visible.ts'
import { webhookCommands } from './webhooks.ts'

const auditCommand: Command = {
  name: 'audit',
  summary: 'List what operators did by these commands and in the console, newest first',
  words: [],
  opens: true,
  run: async ({ db, say }) => {
    const rows = (await listActions(db, { limit: 100 })).map(({ at, operator, action, subject, details }) => ({
      at: at.toISOString(),
      operator,
      action,
      subject,
      details: JSON.stringify(details),
    }))
    for (const line of table(rows)) say(line)
  },
}

const commands: readonly Command[] = [
  ...accountCommands,
  ...secondStepCommands,
  ...mailAddressCommands,
  ...leavingCommands,
  ...keyCommands,
  ...webhookCommands,
  ...membershipCommands,
  ...licenceCommands,
  ...jobCommands,
  ...reportCommands,
  ...listCommands,
  ...depotCommands,
  ...backupCommands,
  ...fileCommands,
  ...operatorCommands,
  ...secretCommands,
  statusCommand,
  auditCommand,
]

type Site = Readonly<{
  environment: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
  now?: () => Date
  /** Who runs the process; as the system says where nobody is given. */
  user?: User
}>

type User = Readonly<{ name: string; isRoot: boolean }>

const systemUser = (): User => ({ name: userInfo().username, isRoot: process.getuid?.() === 0 })

/** Returns the operator's name. `SUDO_USER` counts only from root. Any other user could set it, too. */
function operatorOf({ environment, user = systemUser() }: Site): string {
  return (user.isRoot && environment['SUDO_USER']) || user.name
}

/** Runs one command line and answers its exit status: 0 done, 1 it could not be done, 2 it was written wrongly. */
export async function runAdmin(args: readonly string[], given: Site): Promise<number> {
  // The one way out for all that commands say, much of it other people's words: a terminal obeys none of them.
  const site: Site = {
    ...given,
    say: (line) => given.say(visible(line)),
    complain: (line) => given.complain(visible(line)),
  }
  const { say, complain } = site
  const command = commands.find(({ name }) => name.split(' ').every((part, index) => args[index] === part))
  if (command === undefined) {
    const isAsked = args.length === 0 || args.some((arg) => arg === '--help' || arg === '-h' || arg === 'help')
    if (!isAsked) complain(`There is no command ${JSON.stringify(args.slice(0, 2).join(' '))}.`)
    for (const line of overview()) (isAsked ? say : complain)(line)
    return isAsked ? 0 : 2
  }
  try {
    await runCommand(command, args.slice(command.name.split(' ').length), site)
    return 0
  } catch (error) {
    if (error instanceof UsageError || codeOf(error)?.startsWith('ERR_PARSE_ARGS') === true) {
      complain(reasonOf(error))
      complain(`Try: npm run admin -- ${command.name} --help`)
      return 2
    }
    if (![CommandError, BackupError, StartupError, StoreUnavailable].some((kind) => error instanceof kind))
      complain(`${command.name} failed:`)
    complain(reasonOf(error))
    return 1
  }
}

async function runCommand(command: Command, args: readonly string[], site: Site): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...command.options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values['help'] === true) {
    for (const line of manual(command)) site.say(line)
    return
  }
  if (positionals.length !== command.words.length) {
    const wanted = command.words.map((name) => `<${name}>`).join(' ') || 'nothing'
    throw new UsageError(`${command.name} wants ${wanted}.`)
  }
  const settings = readSettings(site.environment)
  const desk: AdminContext = {
    settings,
    now: site.now ?? (() => new Date()),
    say: site.say,
    operator: operatorOf(site),
    words: positionals,
    options: values,
  }
  if (!command.opens) return await command.run(desk)
  const { db, url, close } = await openDatabase(settings)
  try {
    await migrate(url)
    await command.run({ ...desk, db, url })
  } finally {
    await close()
  }
}

function overview(): string[] {
  const rows = commands.map(({ name, words, summary }) => ({
    command: [name, ...words.map((one) => `<${one}>`)].join(' '),
    '': summary,
  }))
  return [
    'Usage: npm run admin -- <command>',
    '',
    ...table(rows).slice(1),
    '',
    'Each has --help. They read the settings of the server (DATA_DIR, DATABASE_URL, FILES_URL) and work beside a running one.',
  ]
}

function manual({ name, words, summary, options = {}, notes }: Command): string[] {
  const rows = Object.entries(options).map(([option, { type, help }]) => ({
    option: `  --${option}${type === 'string' ? ' <…>' : ''}`,
    '': help,
  }))
  return [
    `Usage: npm run admin -- ${[name, ...words.map((one) => `<${one}>`)].join(' ')}${rows.length > 0 ? ' [options]' : ''}`,
    '',
    `${summary}.`,
    ...(notes === undefined ? [] : notes.split('\n')),
    ...(rows.length > 0 ? ['', ...table(rows).slice(1)] : []),
  ]
}
