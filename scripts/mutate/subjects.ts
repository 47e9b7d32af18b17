import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bidMachine } from '../../machines/bid.ts'
import { createCommand } from '../../machines/command.ts'
import { createDetails } from '../../machines/loader.ts'
import { createForm } from '../../machines/form.ts'
import { jobMachine } from '../../machines/job/machine.ts'
import { createLive } from '../../machines/live.ts'
import { membershipMachine } from '../../machines/membership.ts'
import { createOutbox } from '../../machines/outbox.ts'
import { createPages } from '../../machines/pages.ts'
import { pickerMachine } from '../../machines/picker.ts'
import { createRegistration } from '../../machines/registration.ts'
import { createSession } from '../../machines/session.ts'
import { createThread } from '../../machines/thread.ts'
import { uploadMachine } from '../../machines/upload.ts'
import { viewerMachine } from '../../machines/viewer.ts'
import { editsOf } from 'statechart-kit/mutants/edits'
import type { Mutant } from './mutant.ts'
import { mutantsOf } from './source.ts'

const root = join(import.meta.dirname, '../..')

/** The charts of the machines, by the ids that they give themselves. */
const CHARTS: Readonly<Record<string, () => unknown>> = {
  job: () => jobMachine.config,
  session: () => createSession().config,
  bid: () => bidMachine.config,
  registration: () => createRegistration().config,
  form: () => createForm().config,
  command: () => createCommand().config,
  pages: () => createPages().config,
  thread: () => createThread().config,
  outbox: () => createOutbox().config,
  details: () => createDetails().config,
  upload: () => uploadMachine.config,
  live: () => createLive().config,
  viewer: () => viewerMachine.config,
  picker: () => pickerMachine.config,
  membership: () => membershipMachine.config,
}

/** What decides about a job, whose life is also what the rules of the server ask. */
const JOB_POLICY = ['machines/job/machine.ts', 'machines/job/policy.ts']

/** The rules of the server, wherever they stand, the parts that decide for them, and the job’s policy. */
const SOURCES = [
  ...globSync(
    [
      'server/*/service*.ts',
      'server/{accounts/{password-attempts,password-hash},notifications/render-text,platform/{cursor,idempotency/with-idempotency}}.ts',
    ],
    { cwd: root },
  ).toSorted(),
  ...JOB_POLICY,
]

/** How the paths of the test files begin that are about a subject. */
export function testsOf(subject: string): readonly string[] {
  if (JOB_POLICY.includes(subject)) return ['tests/machines/job', 'tests/server/job-policy/']
  const folder = dirname(subject)
  return [`tests/${folder === 'server/account-data' ? 'server/accounts' : folder}/`]
}

/** Mutants that are tried together, and the tests that are to notice them. */
export type Part = {
  readonly name: 'machines' | 'rules'
  /** The share of its mutants, in percent, that the tests have to notice. */
  readonly least: number
  readonly tests: readonly string[]
  /** Left out, since they would count falsely or cannot notice anything. */
  readonly without: readonly string[]
  readonly needsDatabase: boolean
  /** The files whose text is changed. */
  readonly sources: readonly string[]
  readonly mutants: () => readonly Mutant[]
}

export const parts: readonly Part[] = [
  {
    name: 'machines',
    least: 95,
    tests: ['tests/machines/*.test.ts', 'tests/src/actors/*.test.ts'],
    // What is drawn from a machine changes with it, without a word on how it behaves.
    without: ['tests/machines/charts.test.ts'],
    needsDatabase: false,
    sources: [],
    mutants: () => Object.entries(CHARTS).flatMap(([machine, config]) => chartMutants(machine, config())),
  },
  {
    name: 'rules',
    least: 92,
    tests: [
      'tests/server/{background,secrecy}.test.ts',
      'tests/server/{accounts,bids,businesses,files,jobs,job-policy,notifications,operator,places,messages,webhooks,wire,platform/http,platform/idempotency}/*.test.ts',
      'tests/server/platform/cursor.test.ts',
      'tests/machines/job*.test.ts',
    ],
    // These start processes of their own, which a mutant does not get into, look at files and statements alone, or try everything on the
    // server for minutes, of which tests of less notice the same.
    without: [
      '**/notifications/two-processes.test.ts',
      '**/plans.test.ts',
      '**/job-policy/every-event.test.ts',
      '**/files/{content,decoder,pictures,s3,store}.test.ts',
      '**/operator/{backup,embedded,files}.test.ts',
    ],
    needsDatabase: true,
    sources: SOURCES,
    mutants: () => SOURCES.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8'))),
  },
]

function chartMutants(machine: string, config: unknown): readonly Mutant[] {
  return editsOf(config).map(({ place, change }, index) => ({
    subject: machine,
    place,
    change,
    id: `${machine}#${index}`,
  }))
}
