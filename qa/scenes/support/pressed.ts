import type { Locator } from 'playwright-core'
import type { Failure, Outcome } from '../../../machines/outcome.ts'
import { becomes, isWorking } from './form-facts.ts'
import type { Gate } from './network-gate.ts'
import { seesExpired } from './loads.ts'
import { notDone, toastsOn, type Toast, type Told } from './toasts.ts'
import type { Visit } from './visit.ts'

/** Somebody before a button that does something at once; the gate holds what it sends. */
export type PressedWorld = { readonly visit: Visit; readonly gate: Gate }

type Given = { readonly context: { readonly failure: Failure | null } }

/** What a person does with such a button, by the keyboard, and sees of it until it has worked. */
export function pressed(buttonIn: (visit: Visit) => Locator, told: Told = notDone) {
  /** It can be pressed, or works and keeps the focus; toasts say what came of it. To come to the button leaves those of the time before. */
  async function stands({ visit }: PressedWorld, isBusy: boolean, toasts?: readonly Toast[]): Promise<void> {
    const button = buttonIn(visit)
    await button.waitFor()
    await becomes(async () => ({ isBusy: await isWorking(button), toasts: toasts && (await toastsOn(visit.page)) }), {
      isBusy,
      toasts,
    })
  }
  const hasFocus = (visit: Visit): Promise<void> => buttonIn(visit).and(visit.page.locator(':focus')).waitFor()

  return {
    stands,
    does: {
      /** Yes is not asked for: wanting it is to come to the button. */
      'command.asked': ({ visit }: PressedWorld) => buttonIn(visit).focus(),
      'command.confirmed': ({ visit }: PressedWorld) => visit.page.keyboard.press('Enter'),
      'command.cancelled': 'elsewhere',
    },
    answers: { save: ({ gate }: PressedWorld, outcome: Outcome<unknown>) => gate.answer(outcome) },
    sees: {
      idle: (world: PressedWorld) => stands(world, false, []),
      'asked.plain': async (world: PressedWorld) => {
        await stands(world, false)
        await hasFocus(world.visit)
      },
      'asked.changed': 'elsewhere',
      'asked.failed': (world: PressedWorld, { context: { failure } }: Given) =>
        stands(world, false, [told(world.visit.say, failure)]),
      sending: async (world: PressedWorld) => {
        await world.gate.arrived()
        await stands(world, true, [])
        await hasFocus(world.visit)
      },
      refused: (world: PressedWorld, { context: { failure } }: Given) =>
        failure?.type === 'unauthorized'
          ? seesExpired(world.visit)
          : stands(world, false, [told(world.visit.say, failure)]),
    },
  } as const
}
