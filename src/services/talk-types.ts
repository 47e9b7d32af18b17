import type { components } from '../../generated/api.ts'
import type { JobStatus } from './job-types.ts'

/** One job and one business. A business is always in its own threads, so there it is null. */
export type ThreadId = { readonly jobId: string; readonly businessId: string | null }

/** Why nobody can write in a thread any more. */
export type ThreadBar = components['schemas']['ThreadBar']

/** What is known of a thread besides its messages, as one of its two sides sees it. */
export type ThreadInfo = {
  readonly jobId: string
  readonly businessId: string
  readonly jobTitle: string
  readonly jobStatus: JobStatus | 'deleted'
  /** The other side. */
  readonly name: string
  readonly picture: string | null
  /** Null while the viewer may write. */
  readonly closed: ThreadBar | null
  readonly unread: number
  /** The number of the last message that the other side has seen; 0 for none. */
  readonly seenByOther: number
}

/** A thread in a list of threads. */
export type Thread = ThreadInfo & { readonly last: Message | null }

/** What somebody writes; pictures as links. */
export type MessageContent = { readonly text: string; readonly pictures: readonly string[] }

/** A message that the server has taken. */
export type Message = MessageContent & {
  /** Its place in the thread, from 1 without gaps. */
  readonly number: number
  /** Whether the viewer wrote it. */
  readonly isOwn: boolean
  readonly createdAt: string
  readonly isReported: boolean
}

/** Something happened in a thread: a message, or one side has seen up to one. */
export type ThreadNews = { readonly jobId: string; readonly businessId: string }
