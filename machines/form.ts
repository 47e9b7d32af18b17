import { assign, emit, setup } from 'xstate'
import {
  change,
  firstInvalidField,
  formActions,
  isDirty,
  leaveField,
  newDraftState,
  validateWith,
  type FormContext,
  type FormEmitted,
  type FormEvent,
  type FormInput,
  type FormTag,
  type SaveRequest,
} from './draft.ts'
import { machineTypes, port } from './machine-types.ts'
import { isDone, type Outcome } from './outcome.ts'
import { hearOutcome, keyOf, whenDone } from './request-state.ts'

/**
 * A form without files: login, passwords, editing a job, a rating.
 *
 *     editing ⇄ failed → sending → saved
 *     editing → leaving (asks first when something was typed) → closed
 *
 * Port: actor `save`. In `failed` the server's errors are shown at their fields, or
 * `context.failure` says why saving failed.
 */
export function createForm<Draft extends object, Saved extends object>() {
  type Context = FormContext<Draft, Saved>
  type Event = FormEvent<Draft> | { readonly type: 'form.opened' }

  return setup({
    types: machineTypes<{
      context: Context
      input: FormInput<Draft>
      events: Event
      emitted: FormEmitted<Saved>
      tags: FormTag
    }>(),
    actors: { save: port<Outcome<Saved>, SaveRequest<Draft>>('save') },
    guards: {
      isValid: ({ context: { check, draft } }) => check(draft).length === 0,
      isDirty: ({ context }) => isDirty(context),
      isDone,
    },
    actions: {
      ...formActions<Draft, Saved, Context, Event>(validateWith<Context>(({ check, draft }) => check(draft))),
      emitInvalid: emit(({ context }) => ({ type: 'form.invalid', field: firstInvalidField(context) })),
      begin: assign(({ context }) => newDraftState(context.draft)),
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => ({ ...input, ...newDraftState(input.initial) }),
    initial: 'open',
    states: {
      open: {
        tags: 'open',
        initial: 'editing',
        on: {
          'draft.changed': { actions: change, target: '.editing' },
          'field.left': { actions: leaveField },
          'form.submitted': [
            { guard: 'isValid', target: 'sending' },
            { actions: ['showAllErrors', 'emitInvalid'], target: '.editing' },
          ],
          'form.closed': [{ guard: 'isDirty', target: 'leaving' }, { target: 'closed' }],
        },
        states: { editing: {}, failed: { tags: 'failed' } },
      },
      leaving: {
        tags: 'open',
        on: { 'form.kept': 'open', 'form.abandoned': 'closed' },
      },
      sending: {
        tags: ['open', 'busy'],
        entry: 'send',
        invoke: {
          src: 'save',
          input: ({ context }) => ({ draft: context.draft, key: keyOf(context) }),
          onDone: [
            { guard: whenDone, actions: hearOutcome, target: 'saved' },
            { actions: hearOutcome, target: 'open.failed' },
          ],
        },
      },
      saved: { on: { 'form.opened': { actions: 'begin', target: 'open' }, 'form.closed': 'closed' } },
      closed: {},
    },
  })
}
