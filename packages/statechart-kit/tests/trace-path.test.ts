import { describe, expect, test } from 'vitest'
import { HIDDEN } from '../secrets.ts'
import { pathOfTrace, pathsOfTraces } from '../trace-path.ts'
import { traceOf, type Told, type Trace } from '../trace.ts'
import { titleOf } from '../paths.ts'
import { form } from './sample-form.ts'

type StepOf = readonly [event: { readonly type: string }, state: string]

const answer = (actorId: string, output: unknown) => ({ type: `xstate.done.actor.${actorId}`, actorId, output })
const typed = (changes: object) => ({ type: 'draft.changed', changes })
const sends = { type: 'form.submitted' }

/** A trace by hand of a form at work, unless it says otherwise. */
function traced(steps: readonly StepOf[], more: Partial<Told> = {}): Promise<Trace> {
  return traceOf({
    machine: 'form',
    scene: 'password',
    origin: 'hand',
    about: null,
    at: '2026-01-01T00:00:00.000Z',
    language: 'en',
    browser: null,
    start: { state: 'open.editing', takes: [], duration: null, requests: [] },
    steps: steps.map(([event, state]) => ({
      label: event.type,
      event,
      state,
      takes: [],
      duration: null,
      requests: [],
    })),
    result: { outcome: 'passed' },
    ...more,
  })
}

const eventsOf = (trace: Trace) => pathOfTrace(form, trace, 'by hand').steps.map(({ edge: { event } }) => event)

describe('a trace becomes a path', () => {
  test('with what was typed, letters as one step, secrets from the samples, and its own name', async () => {
    const trace = await traced([
      [typed({ oldPassword: 's' }), 'open.editing'],
      [typed({ oldPassword: 'secret9' }), 'open.editing'],
      [typed({ newPassword: 'short' }), 'open.editing'],
      [{ type: 'form.submitted' }, 'open.editing'],
    ])
    const path = pathOfTrace(form, trace, 'by hand')
    expect(path.steps.map(({ edge, state }) => [edge.event, edge.takes, state])).toEqual([
      [typed({ oldPassword: 'secret1' }), ['open draft.changed[0]'], 'open.editing'],
      [typed({ newPassword: 'tuesday-7' }), ['open draft.changed[0]'], 'open.editing'],
      [sends, ['open form.submitted[1]'], 'open.editing'],
    ])
    expect(titleOf(path)).toBe(
      `by hand: draft.changed (oldPassword ${HIDDEN}) → draft.changed (newPassword ${HIDDEN}) → form.submitted`,
    )
    expect(JSON.stringify(trace)).not.toContain('secret9')
  })

  test('what went well is answered by the server of the walk, what went wrong as it was', async () => {
    const failure = { type: 'tooMany', code: 'RATE_LIMITED', retryAfter: 77 }
    const trace = await traced(
      [
        [typed({ stars: 5 }), 'open.editing'],
        [sends, 'sending'],
        [answer('0.form.sending', failure), 'open.failed'],
        [sends, 'sending'],
        [answer('0.form.sending', { type: 'done' }), 'saved'],
      ],
      { scene: 'rating' },
    )
    expect(eventsOf(trace)).toEqual([
      typed({ stars: 5 }),
      sends,
      answer('0.form.sending', failure),
      sends,
      answer('0.form.sending', { type: 'done', value: { message: 'Server words' } }),
    ])
  })

  test('without the name of a scene in the only one that it fits, in whose words it is called', async () => {
    const trace = await traced([[typed({ stars: 5 }), 'open.editing']], { scene: '', input: { initial: { stars: 0 } } })
    const path = pathOfTrace(form, trace, 'by hand')
    expect(path.scene.name).toBe('rating')
    expect(titleOf(path)).toBe('by hand: draft.changed (all stars)')
  })
})

describe('what cannot be walked says at which step, and why', () => {
  const refused = async (trace: Promise<Trace>): Promise<string> => {
    const { misfits } = pathsOfTraces(form, [{ name: 'by hand', trace: await trace }])
    return misfits.join('\n')
  }

  test('a scene that there is not', async () => {
    expect(await refused(traced([], { scene: 'nowhere' }))).toMatch(
      /^by hand: form: step 0, "opens": form has no scene nowhere; it has password, /,
    )
  })

  test('an input that no scene has, and one that several have', async () => {
    const input = { initial: { colour: 'text' } }
    expect(await refused(traced([], { scene: '', input }))).toBe(
      'by hand: form: step 0, "opens": no scene of form starts with such an input',
    )
    const reason = { initial: { reason: '' } }
    expect(await refused(traced([], { scene: '', input: reason }))).toBe(
      'by hand: form: step 0, "opens": it fits several scenes of form: name one of doubt, report in "scene"',
    )
  })

  test('another start', async () => {
    const start = { state: 'sending', takes: [], duration: null, requests: [] }
    expect(await refused(traced([], { start }))).toBe(
      'by hand: form: step 0, "opens": password starts in open.editing, and it started in sending',
    )
  })

  test('an event that nobody sends in this scene, and one that its state does not take', async () => {
    expect(await refused(traced([[{ type: 'form.opened' }, 'open.editing']]))).toBe(
      'by hand: form: step 1, "form.opened": the scene password has no sample of form.opened: nobody does that there',
    )
    expect(
      await refused(
        traced([
          [sends, 'open.editing'],
          [{ type: 'form.kept' }, 'open.editing'],
        ]),
      ),
    ).toBe('by hand: form: step 2, "form.kept": open.editing of password does not take it')
  })

  test('a step that leads elsewhere than it did', async () => {
    expect(await refused(traced([[sends, 'sending']]))).toBe(
      'by hand: form: step 1, "form.submitted": it led to sending, and leads to open.editing in password',
    )
  })

  test('of several scenes the one that goes furthest', async () => {
    const steps = [
      [typed({ stars: 5 }), 'open.editing'],
      [sends, 'sending'],
      [{ type: 'form.kept' }, 'saved'],
    ] as const
    expect(await refused(traced(steps, { scene: '' }))).toBe(
      'by hand: form: step 3, "form.kept": sending of rating does not take it',
    )
  })
})
