import { Effect } from 'effect'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { repliesOf } from './quick-replies.ts'

/** One field for each reply; what is empty is left out. */
export type RepliesDraft = { readonly replies: readonly string[] }

/** Changes the viewer's quick replies. */
export function quickRepliesForm(environment: Environment, suggested: readonly string[]) {
  const { own, keep } = repliesOf(environment)
  return formOf<RepliesDraft, RepliesDraft>(environment, {
    initial: { replies: own() ?? suggested },
    check: () => [],
    call: ({ draft }) =>
      Effect.sync(() => {
        const replies = draft.replies.map((reply) => reply.trim()).filter((reply) => reply !== '')
        // The suggested ones follow the language.
        keep(isSame(replies, suggested) ? null : replies)
        return { replies }
      }),
  })
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, index) => text === others[index])
