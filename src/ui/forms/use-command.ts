import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { CommandEmitted, CommandInput, createCommand } from '../../../machines/command.ts'
import type { Failure } from '../../../machines/outcome.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { dismissOnRetry, toast } from '../toasts/toast.ts'
import { useDialogEnd } from './use-dialog-form.ts'
import { useFailureToast } from './use-form.ts'

/** A command chart with real actors, and its input. */
export type CommandSetup<Intent extends object, Saved extends object> = {
  readonly machine: ReturnType<typeof createCommand<Intent, Saved>>
  readonly input: CommandInput<Intent>
}

type CommandListener<Saved> = {
  readonly onDone: (saved: Saved) => void
  readonly onRefused: (failure: Failure) => void
  /** The thing to be confirmed has changed. */
  readonly onChanged?: () => void
  /** For failures that nothing else on the screen explains. */
  readonly onFailed?: (failure: Failure) => void
}

/** A command that is confirmed at once by calling `run`. */
export function useCommand<Intent extends object, Saved extends object>(
  { machine, input }: CommandSetup<Intent, Saved>,
  listener: CommandListener<Saved>,
) {
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const handle = useEffectEvent((event: CommandEmitted<Saved>) => {
    switch (event.type) {
      case 'command.done':
        return listener.onDone(event.saved)
      case 'command.refused':
        return listener.onRefused(event.failure)
      case 'command.changed':
        return listener.onChanged?.()
      case 'command.failed':
        return listener.onFailed?.(event.failure)
    }
  })
  useEffect(() => {
    const subscription = actor.on('*', (event) => handle(event))
    return () => subscription.unsubscribe()
  }, [actor])
  return {
    actor,
    snapshot,
    isBusy: snapshot.hasTag('busy'),
    run: (intent: Intent) => {
      dismissOnRetry()
      actor.send({ type: 'command.asked', intent })
      actor.send({ type: 'command.confirmed' })
    },
  }
}

/** A command that a button runs at once; a toast says why it failed, with `failed` before a reason that does not tell what did. */
export function useToastedCommand<Intent extends object, Saved extends object>(
  setup: CommandSetup<Intent, Saved>,
  onDone: (saved: Saved) => void,
  failed?: string,
) {
  const say = useFailureToast(failed, failed === undefined ? 'form' : 'load')
  return useCommand(setup, { onDone, onRefused: say, onFailed: say })
}

/** A command in a dialog that asks for confirmation; `onClosed` is called once that is settled. */
export function useCommandDialog<Intent extends object, Saved extends object>(
  setup: CommandSetup<Intent, Saved>,
  { onClosed, ...listener }: CommandListener<Saved> & { readonly onClosed: () => void },
) {
  const { t } = useI18n()
  const { actor, snapshot, isBusy } = useCommand(setup, listener)
  const { failure, intent } = snapshot.context
  const isOpen = snapshot.hasTag('open')
  const cancel = () => actor.send({ type: 'command.cancelled' })
  useDialogEnd(actor, { isOpen, close: cancel, onClosed })
  useEffect(dismissOnRetry, [])
  return {
    isOpen,
    isBusy,
    intent,
    /** The thing to be confirmed has changed. */
    isChanged: snapshot.matches({ asked: 'changed' }),
    problem: snapshot.matches({ asked: 'failed' }) && failure ? failureText(t, failure, 'load') : undefined,
    confirm: () => actor.send({ type: 'command.confirmed' }),
    cancel,
  }
}

/** What to do once a command is done, after saying what the server says to it. */
export const announced =
  (onDone: () => void) =>
  ({ message }: { readonly message: string }) => {
    toast.success(message)
    onDone()
  }
