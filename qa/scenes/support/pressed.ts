import type { Locator } from 'playwright-core'
import type { OperationId } from '../../../generated/operations.ts'
import type { createCommand } from '../../../machines/command.ts'
import type { Failure } from '../../../machines/outcome.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import type { Acknowledged } from '../../../src/services/types.ts'
import { command } from '../../models/command.ts'
import type { Account } from '../../support/api.ts'
import { becomes, isWorking } from './form-facts.ts'
import type { Gate } from './network-gate.ts'
import { notDone, seesExpired, toastsOn, type Toast, type Told } from './toasts.ts'
import type { OpenVisit, Visit } from './visit.ts'
import { type Stage, walkScene } from './walk.ts'

/** A person before a button that does something at once; the gate holds what it sends. */
type PressedWorld = { readonly visit: Visit; readonly gate: Gate }

type Given = { readonly context: { readonly failure: Failure | null } }

/** What tells one such button from another. */
type Button<Intent extends object, Saved extends object, More> = {
  readonly name: (say: Translate) => string
  readonly call: OperationId
  /** Makes what has to be there, and says who comes; null is a person who is not logged in. */
  readonly people: () => Promise<readonly [account: Account | null, more: More]>
  /** How one comes to the button. */
  readonly enter: (visit: Visit, more: More) => Promise<unknown>
  /** The toast where it fails. */
  readonly told?: Told
  /** The toast once it has worked, where the button stays. */
  readonly good?: (say: Translate) => Toast
  readonly done?: (world: PressedWorld & More) => Promise<unknown>
  /** Before the call is answered well. */
  readonly before?: (more: More) => Promise<unknown>
  /** What is seen where the server refuses it in a way of its own; undefined otherwise. */
  readonly refused?: (visit: Visit, failure: Failure) => Promise<void> | undefined
  readonly stored?: NonNullable<
    Stage<ReturnType<typeof createCommand<Intent, Saved>>, PressedWorld & More>['stored']
  >[string]
}

/** Walks a button, by the keyboard, until it has worked. */
export function walkButton<Intent extends object, Saved extends object = Acknowledged, More extends object = object>(
  scene: string,
  { name, call, people, enter, told = notDone, good, done, before, refused, stored }: Button<Intent, Saved, More>,
): void {
  const buttonIn = ({ page, say }: Visit): Locator => page.getByRole('button', { name: name(say), exact: true })
  const hasFocus = (visit: Visit): Promise<void> => buttonIn(visit).and(visit.page.locator(':focus')).waitFor()

  /** It can be pressed, or works and keeps the focus; toasts say what came of it. To come to the button leaves those of the time before. */
  async function stands(visit: Visit, isBusy: boolean, toasts?: readonly Toast[]): Promise<void> {
    const button = buttonIn(visit)
    await button.waitFor()
    await becomes(async () => ({ isBusy: await isWorking(button), toasts: toasts && (await toastsOn(visit.page)) }), {
      isBusy,
      toasts,
    })
  }

  const stage: Stage<ReturnType<typeof createCommand<Intent, Saved>>, PressedWorld & More> = {
    open: async (openVisit: OpenVisit) => {
      const [account, more] = await people()
      const visit = await openVisit(account)
      const gate = await visit.gateOn(call)
      await enter(visit, more)
      return { visit, gate, ...more }
    },
    does: {
      /** Yes is not asked for: wanting it is to come to the button. */
      'command.asked': ({ visit }) => buttonIn(visit).focus(),
      'command.confirmed': ({ visit }) => visit.page.keyboard.press('Enter'),
      'command.cancelled': 'elsewhere',
    },
    answers: {
      save: async (world, outcome) => {
        if (outcome.type === 'done') await before?.(world)
        await world.gate.answer(outcome)
      },
    },
    sees: {
      idle: ({ visit }) => stands(visit, false, []),
      'asked.plain': async ({ visit }) => {
        await stands(visit, false)
        await hasFocus(visit)
      },
      'asked.changed': 'elsewhere',
      'asked.failed': ({ visit }, { context: { failure } }: Given) => stands(visit, false, [told(visit.say, failure)]),
      sending: async ({ visit, gate }) => {
        await gate.arrived()
        await stands(visit, true, [])
        await hasFocus(visit)
      },
      refused: async ({ visit }, { context: { failure } }: Given) => {
        const own = failure && refused?.(visit, failure)
        if (own) return own
        return failure?.type === 'unauthorized' ? seesExpired(visit) : stands(visit, false, [told(visit.say, failure)])
      },
      done: async (world) => {
        if (good) await stands(world.visit, false, [good(world.visit.say)])
        await done?.(world)
      },
    },
    ...(stored && { stored: { [call]: stored } }),
  }
  walkScene(command, scene, stage)
}
