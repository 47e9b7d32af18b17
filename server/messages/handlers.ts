import type { Handler } from '../handler.ts'
import { fromLink, signedLinks } from '../files/serializer.ts'
import { markSeen, messagesOf, reportMessage as report, sendMessage as send, threadsOf } from './service.ts'
import { toMessage, toSent, toThread } from './serializer.ts'

export const listThreads: Handler<'listThreads'> = async ({ body, caller, say, tools }) => {
  const shown = { publicUrl: tools.settings.publicUrl, say, signedLink: signedLinks(tools) }
  const { jobId, cursor, limit } = body
  const { threads, nextCursor } = await threadsOf(tools, caller, { jobId, cursor, limit })
  return { threads: threads.map((thread) => toThread(shown, caller.role, thread)), nextCursor }
}

export const listMessages: Handler<'listMessages'> = async ({ body, caller, say, tools }) => {
  const shown = { publicUrl: tools.settings.publicUrl, say, signedLink: signedLinks(tools) }
  const { jobId, businessId, cursor, after, limit } = body
  const page = await messagesOf(tools, caller, { jobId, businessId, cursor, after, limit })
  return {
    thread: toThread(shown, caller.role, page.thread),
    messages: page.messages.map((message) => toMessage(shown, caller.role, message)),
    nextCursor: page.nextCursor,
  }
}

export const sendMessage: Handler<'sendMessage'> = async ({ body, caller, intent, tools }) => {
  const { jobId, businessId, text } = body
  const draft = { jobId, businessId, text, pictureIds: (body.pictures ?? []).map(fromLink) }
  const sent = await send(tools, caller, draft, intent)
  return { message: toSent({ signedLink: signedLinks(tools) }, caller.role, sent) }
}

export const markMessagesSeen: Handler<'markMessagesSeen'> = async ({ body, caller, say, tools }) => {
  const { upTo, ...named } = body
  await markSeen(tools, caller, { jobId: named.jobId, businessId: named.businessId }, upTo)
  return { message: say('MESSAGES_SEEN') }
}

export const reportMessage: Handler<'reportMessage'> = async ({ body, caller, say, tools }) => {
  const { jobId, businessId, number, reason } = body
  await report(tools, caller, { jobId, businessId, number, reason })
  return { message: say('MESSAGE_REPORTED') }
}
