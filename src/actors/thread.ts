import { sendMessage as sendMessageRules } from '../../generated/validate/talk.js'
import { Effect } from 'effect'
import { fromPromise } from 'xstate'
import { jobViewFor } from '../../machines/job/machine.ts'
import type { JobFacts } from '../../machines/job/types.ts'
import { createOutbox, type OutboxInput } from '../../machines/outbox.ts'
import { linksIn } from '../../machines/registration-context.ts'
import { createThread } from '../../machines/thread.ts'
import type { MessageDraft } from '../services/drafts.ts'
import type { Message, MessageContent, Session, Talk, ThreadId } from '../services/types.ts'
import { checkMessage, getTalk, listMessages, sendMessage } from '../services/messages.ts'
import { draftStoreOf } from './drafts.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'
import { registrationOf } from './registrations.ts'
import { messagePicturesSlot } from './slots.ts'
import { isRecord, isText, isTexts } from './storage.ts'
import { loaderOf } from './loading.ts'

export type { Message, MessageContent, Talk, ThreadId } from '../services/types.ts'

/** A message on its way, with the number of the last message when it was written. */
export type Written = MessageContent & { readonly after: number }

/** The messages of a thread. */
export function threadMachine(environment: Environment, thread: ThreadId) {
  return createThread<Message, Talk>().provide({
    actors: {
      load: fromPromise(({ input: request, signal }) =>
        runService(environment, signal, listMessages({ thread, request })),
      ),
    },
  })
}

/** Loads a thread alone, with the bid of its business. */
export const talkMachine = (environment: Environment) => loaderOf(environment, getTalk)

/** What the viewer may do with the bid that stands in a thread. */
export type BidActs = { readonly [Act in 'accept' | 'decline' | 'edit']: boolean }

/** The rules of the job decide, as on its own screen. */
export function bidActsOf(talk: Talk, { userType, user }: Pick<Session, 'userType' | 'user'>): BidActs {
  const { bid, businessId, jobStatus } = talk
  if (bid === null || jobStatus === 'deleted') return { accept: false, decline: false, edit: false }
  const facts: JobFacts = {
    status: jobStatus,
    ownerId: userType === 'customer' ? user.id : '',
    assignedBusinessId: talk.isAssigned ? businessId : null,
    rating: null,
    isCompletionDisputed: false,
    isDisputeWindowClosed: false,
    bids: [bid],
    invitations: [],
  }
  const { can } = jobViewFor(facts, { role: userType, id: user.id })
  return {
    accept: can({ type: 'bid.accepted', businessId, amountSeen: bid.amount }),
    decline: can({ type: 'bid.declined', businessId, amountSeen: bid.amount }),
    edit: can({ type: 'bid.edited', amount: bid.amount }),
  }
}

/** The viewer's messages on their way. They survive a reload and an expired session. */
export function outboxOf(environment: Environment, thread: ThreadId) {
  const store = draftStoreOf(environment, `outbox.${nameOf(thread)}`)
  const machine = createOutbox<Written, Message>().provide({
    actors: {
      deliver: fromPromise(({ input: { content, key }, signal }) =>
        runService(environment, signal, sendMessage({ thread, content, key })),
      ),
    },
    actions: { keepItems: (_, items) => (items.length > 0 ? store.write(items) : store.drop()) },
  })
  const { newKey } = environment
  return { machine, input: { newKey, kept: unsentIn(store.read()) } satisfies OutboxInput<Written> }
}

/** The message that is being written; its pictures go up while it is. The draft survives a reload. */
export function composerOf(environment: Environment, thread: ThreadId) {
  const check = checkMessage(sendMessageRules)
  return registrationOf<MessageDraft, 'pictures', MessageContent>(environment, {
    draftName: `message.${nameOf(thread)}`,
    initial: { text: '' },
    check: (draft, files) => check(draft, linksIn(files, 'pictures')),
    slots: { pictures: messagePicturesSlot },
    // What is written goes to the outbox, which sends it.
    call: ({ draft, files }) => Effect.succeed({ text: draft.text.trim(), pictures: linksIn(files, 'pictures') }),
  })
}

const nameOf = ({ jobId, businessId }: ThreadId): string => `${jobId}.${businessId ?? ''}`

/** The stored messages that are still whole: another version of the app may have written them. */
function unsentIn(stored: unknown): OutboxInput<Written>['kept'] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((item: unknown) => {
    if (!isRecord(item)) return []
    const { key, content } = item
    if (!isRecord(content)) return []
    const { text, pictures, after } = content
    if (!isText(text) || !isTexts(pictures) || typeof after !== 'number') return []
    return [{ content: { text, pictures, after }, key: isText(key) ? key : null }]
  })
}
