import type { components } from '../../../generated/api.ts'
import type { MessageDraft } from '../drafts.ts'
import type { Message, MessageContent, Thread, ThreadId, ThreadInfo, ThreadNews } from '../talk-types.ts'
import { hereFromWire } from './files.ts'
import { property } from './property.ts'

type Schemas = components['schemas']

export function threadFromWire(wire: Schemas['Thread']): Thread {
  return { ...threadInfoFromWire(wire), last: wire.lastMessage && messageFromWire(wire.lastMessage) }
}

export function threadInfoFromWire(wire: Schemas['Thread']): ThreadInfo {
  return {
    jobId: wire.jobId,
    businessId: wire.businessId,
    jobTitle: wire.jobTitle,
    jobStatus: wire.jobStatus,
    name: wire.other.name,
    picture: hereFromWire(wire.other.pic_url.url),
    closed: wire.closed,
    unread: wire.unread,
    seenByOther: wire.seenByOther,
  }
}

export function messageFromWire(wire: Schemas['Message']): Message {
  return {
    number: wire.number,
    text: wire.text,
    pictures: wire.pics_url.map((link) => hereFromWire(link)),
    isOwn: wire.own,
    createdAt: wire.createdAt,
    isReported: wire.reported,
  }
}

/** Which thread; a business is known by its token. */
export function threadToWire({ jobId, businessId }: ThreadId) {
  return { jobId, ...(businessId === null ? {} : { businessId }) }
}

export function messageToWire({ text }: MessageDraft, pictures: MessageContent['pictures']) {
  return { text: text.trim(), pics_url: [...pictures] }
}

/** Our names for the fields of a message's payload. */
export function messageFieldOf(wireField: string): string {
  return wireField === 'pics_url' ? 'pictures' : wireField
}

/** What the stream tells of a thread; null for anything else. */
export function threadNewsFromWire(wire: unknown): ThreadNews | null {
  const jobId = property(wire, 'jobId')
  const businessId = property(wire, 'businessId')
  return typeof jobId === 'string' && typeof businessId === 'string' ? { jobId, businessId } : null
}
