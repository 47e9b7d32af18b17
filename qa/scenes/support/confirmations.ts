import type { Locator } from 'playwright-core'
import { done, isTransient, type Failure, type Outcome } from '../../../machines/outcome.ts'
import { links } from '../../../src/shared/routes.ts'
import { failureText } from '../../../src/i18n/failure-text.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import type { createCommand } from '../../../machines/command.ts'
import type { EmptyIntent } from '../../../src/actors/commands.ts'
import type { Acknowledged } from '../../../src/services/types.ts'
import { command } from '../../models/command.ts'
import type { Account } from '../../support/api.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { press } from './form-acts.ts'
import { alertsIn, becomes, isWorking } from './form-facts.ts'
import type { Gate } from './network-gate.ts'
import { seesExpired, notDone, toastsOn, type Toast } from './toasts.ts'
import { type Stage, walkScene } from './walk.ts'
import type { OpenVisit, Visit } from './visit.ts'

/** Somebody whom a dialog asks. One gate holds what Yes sends, the other the thing that is asked about, when it is looked at again. */
export type QuestionWorld = { readonly visit: Visit; readonly gate: Gate; readonly jobGate: Gate }

/** Somebody whom a dialog asks about a job. */
export type JobQuestion = QuestionWorld & { readonly account: Account; readonly jobId: string }

type Words = { readonly title: string; readonly text: string; readonly yes: string; readonly no: string }

type Given = { readonly context: { readonly failure: Failure | null } }

/** What a person does about a question, and sees of it until it is settled. */
export function question(wordsIn: (say: Translate) => Words) {
  const dialogOf = ({ page, say }: Visit): Locator =>
    page.getByRole('alertdialog', { name: wordsIn(say).title, exact: true })

  /** It stands there and can be answered, unless the answer is on its way; it says nothing else but `alerts`. */
  async function stands(
    { visit }: QuestionWorld,
    { isBusy = false, alerts = [] }: { readonly isBusy?: boolean; readonly alerts?: readonly string[] } = {},
  ): Promise<void> {
    const { text, yes, no } = wordsIn(visit.say)
    const dialog = dialogOf(visit)
    const buttonOf = (name: string): Locator => dialog.getByRole('button', { name, exact: true })
    await dialog.getByText(text, { exact: true }).waitFor()
    await becomes(
      async () => ({
        isBusy: await isWorking(buttonOf(yes)),
        mayBeLeft: (await buttonOf(no).getAttribute('aria-disabled')) !== 'true',
        alerts: await alertsIn(dialog),
        toasts: await toastsOn(visit.page),
      }),
      { isBusy, mayBeLeft: !isBusy, alerts, toasts: [] },
    )
  }

  return {
    dialogOf,
    stands,
    does: {
      'command.asked': 'elsewhere',
      'command.confirmed': ({ visit }: QuestionWorld) => press(dialogOf(visit), wordsIn(visit.say).yes),
      'command.cancelled': ({ visit }: QuestionWorld) => press(dialogOf(visit), wordsIn(visit.say).no),
    },
    sees: {
      idle: ({ visit }: QuestionWorld) => gone(visit, []),
      'asked.plain': (world: QuestionWorld) => stands(world),
      'asked.failed': (world: QuestionWorld, { context: { failure } }: Given) =>
        stands(world, { alerts: failure ? [failureText(world.visit.say, failure, 'load')] : [] }),
      sending: async (world: QuestionWorld) => {
        await world.gate.arrived()
        await stands(world, { isBusy: true })
      },
      refused: ({ visit }: QuestionWorld, { context: { failure } }: Given) =>
        failure?.type === 'unauthorized' ? seesExpired(visit) : gone(visit, [notDone(visit.say, failure)]),
    },
  } as const
}

/** No question is there any more; only toasts say what came of it. */
export function gone({ page }: Visit, toasts: readonly Toast[]): Promise<void> {
  return becomes(async () => ({ dialogs: await page.locator('dialog').count(), toasts: await toastsOn(page) }), {
    dialogs: 0,
    toasts,
  })
}

type Asking = {
  readonly jobId: string
  readonly sends: OperationId
  /** The screen, where it is not that of the job. */
  readonly path?: string
  readonly looks: 'getCustomerJob' | 'getBusinessJob' | 'listMessages'
  /** What opens the part of the screen that the button is in, where it is folded away. */
  readonly folded?: (say: Translate) => string
  readonly button: (say: Translate) => string
}

/** Brings somebody before the screen of a job, or another one about it, from where a button asks. */
export async function openQuestion(
  openVisit: OpenVisit,
  account: Account,
  { jobId, sends, path = links.jobDetails(jobId), looks, folded, button }: Asking,
): Promise<JobQuestion> {
  const visit = await openVisit(account)
  const gate = await visit.gateOn(sends)
  const jobGate = await visit.gateOn(looks)
  await visit.page.goto(path)
  await jobGate.answer(done(null))
  if (folded) await visit.page.getByText(folded(visit.say), { exact: true }).click()
  await visit.page.getByRole('button', { name: button(visit.say), exact: true }).click()
  return { visit, gate, jobGate, account, jobId }
}

/** Answers Yes. What the server says for good has the screen look at the job again, unless nobody is logged in any more. */
export async function answerYes({ gate, jobGate }: QuestionWorld, outcome: Outcome<unknown>): Promise<void> {
  await gate.answer(outcome)
  if (outcome.type === 'done' || !(isTransient(outcome) || outcome.type === 'unauthorized')) {
    await jobGate.answer(done(null))
  }
}

type QuestionStage = Stage<ReturnType<typeof createCommand<EmptyIntent, Acknowledged>>, JobQuestion>

/** What tells one question about a job from another. */
type QuestionParts = {
  readonly words: (say: Translate) => Words
  readonly open: () => Promise<Asking & { readonly account: Account }>
  readonly done: (world: JobQuestion) => Promise<void>
  readonly stored: NonNullable<QuestionStage['stored']>
  /** The screen of the job is left once Yes is answered, rather than looked at again. */
  readonly isLeft?: boolean
}

/** Walks a question about a job, which Yes settles at once. */
export function walkQuestion(
  scene: string,
  { words, open, done: seesDone, stored, isLeft = false }: QuestionParts,
): void {
  const { does, sees } = question(words)
  const stage: QuestionStage = {
    open: async (openVisit) => {
      const { account, ...asking } = await open()
      return openQuestion(openVisit, account, asking)
    },
    does,
    answers: {
      save: (world, outcome) =>
        isLeft && outcome.type === 'done' ? world.gate.answer(outcome) : answerYes(world, outcome),
    },
    sees: { ...sees, 'asked.changed': 'elsewhere', done: seesDone },
    stored,
  }
  walkScene(command, scene, stage)
}
