import { expect, test } from 'vitest'
import { messages } from '../../../generated/messages/en.ts'
import { ui } from '../../../src/i18n/en/ui.ts'
import type { FailureFacts } from '../../../src/i18n/failure-text.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'
import { type FormSnapshot, formState } from '../../../src/ui/form-state.ts'
import { shows } from '../../support/shows.ts'

const t = createTranslate('en', { ui }, messages)

const at = (
  state: Parameters<FormSnapshot['matches']>[0] | null,
  tags: readonly string[],
  failure: FailureFacts | null = null,
): FormSnapshot => ({
  context: { failure, files: [{ status: 'sending' }, { status: 'done' }, { status: 'sending' }] },
  hasTag: (tag) => tags.includes(tag),
  matches: (wanted) => JSON.stringify(wanted) === JSON.stringify(state),
})

const idle = { working: false, saving: false, waitingFor: 0, error: undefined, asked: false, closed: false }

test.each([
  ['editing', at(null, ['open']), idle],
  ['waiting for uploads', at({ open: 'waiting' }, ['open', 'busy']), { ...idle, working: true, waitingFor: 2 }],
  ['saving', at({ open: 'saving' }, ['open', 'busy']), { ...idle, working: true, saving: true }],
  ['asking before it is left', at({ open: 'leaving' }, ['open']), { ...idle, asked: true }],
  ['closed', at('closed', []), { ...idle, closed: true }],
])('%s', (_, snapshot, expected) => {
  expect(formState(snapshot, t)).toEqual(expected)
})

test.each([
  [{ type: 'offline' }, ui.formFailed.offline],
  [{ type: 'timedOut' }, ui.formFailed.timedOut],
  [{ type: 'malformed' }, ui.formFailed.server],
  [{ type: 'conflict', code: 'EMAIL_TAKEN' }, messages.EMAIL_TAKEN],
] satisfies [FailureFacts, string][])(
  '%o is said in words',
  shows('message.customer-signup-exception', 'message.general-fallback'),
  (failure, words) => {
    expect(formState(at(null, ['open', 'failed'], failure), t).error).toBe(words)
    // What failed before is no news while the form is filled in again.
    expect(formState(at(null, ['open'], failure), t).error).toBeUndefined()
  },
)

test('what failed is said before a reason that does not tell', () => {
  const { error } = formState(at(null, ['open', 'failed'], { type: 'malformed' }), t, 'Login failed.')
  expect(error).toBe(`Login failed. ${ui.formFailed.server}`)
})
