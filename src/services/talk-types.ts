import type { components } from '../../generated/client/schemas.ts'

type Clean = components['schemas']

/** One job and one business. A business is always in its own threads, so there it is null. */
export type ThreadId = { readonly jobId: string; readonly businessId: string | null }

/** Why nobody can write in a thread any more. */
export type ThreadBar = Clean['ThreadBar']

/** What is known of a thread besides its messages, as one of its two sides sees it. `name` and `picture` are those of the other. */
export type ThreadInfo = Pick<
  Clean['Thread'],
  'jobId' | 'businessId' | 'jobTitle' | 'jobStatus' | 'closed' | 'unread' | 'seenByOther'
> & {
  readonly name: string
  readonly picture: string | null
}

/** A thread in a list of threads. */
export type Thread = ThreadInfo & { readonly last: Message | null }

/** What somebody writes; pictures as links. */
export type MessageContent = { readonly text: string; readonly pictures: readonly string[] }

/** A message that the server has taken. */
export type Message = Omit<Clean['Message'], 'author'>

/** Something happened in a thread: a message, or one side has seen up to one. */
export type ThreadNews = { readonly jobId: string; readonly businessId: string }
