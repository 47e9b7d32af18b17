import { assertEvent, assign, emit, setup } from 'xstate'
import type { Outcome } from '../outcome.ts'
import { keyOf, sent } from '../sending.ts'
import { outputOf, port, typed } from '../typed.ts'
import { blank, firstWrong, isDirty } from './draft.ts'
import { judgeBy, newsOf } from './judgement.ts'
import type { FormContext, FormEmitted, FormEvent, FormInput, FormTag, SaveRequest } from './types.ts'

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
  const judge = judgeBy<Context>(({ check, draft }) => check(draft))

  const form = setup({
    types: typed<{
      context: Context
      input: FormInput<Draft>
      events: FormEvent<Draft> | { readonly type: 'form.opened' }
      emitted: FormEmitted<Saved>
      tags: FormTag
    }>(),
    actors: { save: port<Outcome<Saved>, SaveRequest<Draft>>('save') },
    guards: {
      isValid: ({ context }) => judge.isValid(context),
      isDirty: ({ context }) => isDirty(context),
      isDone: (_, outcome: Outcome<Saved>) => outcome.type === 'done',
    },
    actions: {
      change: assign(({ context, event }) => {
        assertEvent(event, 'draft.changed')
        return judge.afterChange(context, event.changes)
      }),
      leaveField: assign(({ context, event }) => {
        assertEvent(event, 'field.left')
        return judge.afterLeaving(context, event.field)
      }),
      showAllErrors: assign(({ context }) => judge.afterSubmit(context)),
      tellInvalid: emit(({ context }) => ({ type: 'form.invalid', field: firstWrong(context) })),
      send: assign(({ context }) => sent(context)),
      takeAnswer: assign(({ context }, outcome: Outcome<Saved>) => judge.afterAnswer(context, outcome)),
      tell: emit(({ context }, outcome: Outcome<Saved>) => newsOf(context, outcome)),
      begin: assign(({ context }) => blank(context.draft)),
    },
  })
  const hear = [
    { type: 'takeAnswer', params: outputOf },
    { type: 'tell', params: outputOf },
  ] as const

  return form.createMachine({
    id: 'form',
    context: ({ input }) => ({ ...input, ...blank(input.initial) }),
    initial: 'open',
    states: {
      open: {
        tags: 'open',
        initial: 'editing',
        on: {
          'draft.changed': { actions: 'change', target: '.editing' },
          'field.left': { actions: 'leaveField' },
          'form.submitted': [
            { guard: 'isValid', target: 'sending' },
            { actions: ['showAllErrors', 'tellInvalid'], target: '.editing' },
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
            { guard: { type: 'isDone', params: outputOf }, actions: hear, target: 'saved' },
            { actions: hear, target: 'open.failed' },
          ],
        },
      },
      saved: { on: { 'form.opened': { actions: 'begin', target: 'open' }, 'form.closed': 'closed' } },
      closed: {},
    },
  })
}
