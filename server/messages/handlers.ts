import { toInterest } from '../bids/serializer.ts'
import type { EventDeps } from '../events/service.ts'
import type { Handler } from '../platform/http/handler.ts'
import { fromLink, signedLinks } from '../files/serializer.ts'
import { markSeen, sendMessage as send } from './service.ts'
import { loadMessages, loadThreads } from './service-threads.ts'
import { toMessage, toSent, toThread } from './serializer.ts'

export const listThreads: Handler<'listThreads'> = async ({ body, caller, translate, deps }) => {
  const shown = { publicUrl: deps.settings.publicUrl, translate, signedLink: signedLinks(deps) }
  const { jobId, q: search, unreadOnly = false, jobStatus, cursor, limit } = body
  const { threads, ...page } = await loadThreads(deps, caller, { jobId, search, unreadOnly, jobStatus, cursor, limit })
  return { threads: threads.map((thread) => toThread(shown, caller.role, thread)), ...page }
}

export const listMessages: Handler<'listMessages'> = async ({ body, caller, translate, deps }) => {
  const shown = { publicUrl: deps.settings.publicUrl, translate, signedLink: signedLinks(deps) }
  const { jobId, businessId, cursor, after, limit } = body
  const page = await loadMessages(deps, caller, { jobId, businessId, cursor, after, limit })
  return {
    thread: toThread(shown, caller.role, page.thread),
    bid: page.bid === undefined ? null : toInterest(shown, page.bid),
    bidsCount: page.bidsCount,
    messages: page.messages.map((message) => toMessage(shown, caller.role, message)),
    nextCursor: page.nextCursor,
  }
}

export const sendMessage: Handler<'sendMessage', EventDeps> = async ({ body, caller, intent, deps }) => {
  const { jobId, businessId, text } = body
  const draft = { jobId, businessId, text, pictureIds: (body.pictures ?? []).map(fromLink) }
  const sent = await send(deps, caller, draft, intent)
  return { message: toSent({ signedLink: signedLinks(deps) }, caller.role, sent) }
}

export const markMessagesSeen: Handler<'markMessagesSeen'> = async ({ body, caller, translate, deps }) => {
  const { upTo, ...named } = body
  await markSeen(deps, caller, { jobId: named.jobId, businessId: named.businessId }, upTo)
  return { message: translate('MESSAGES_SEEN') }
}
