import type { components } from '../../generated/client/schemas.ts'
import { toAmount, type SerializerContext } from '../platform/serializer.ts'
import { toAverage } from '../businesses/average.ts'
import { toPicture, type SignedLink } from '../files/serializer.ts'
import { shortName } from '../jobs/serializer.ts'
import type { Role } from '../schema/column-types.ts'
import type { MessageView } from './repository.ts'
import type { SentMessage } from './service.ts'
import type { ThreadForViewer } from './service-threads.ts'

type Schemas = components['schemas']

/** Only the two sides of a conversation can see its texts and pictures. */
type Signed = Readonly<{ signedLink: SignedLink }>

/** A message as the side that reads is shown it. */
export function toMessage(
  { signedLink }: Signed,
  reader: Role,
  { number, author, text, pictureIds, createdAt, isReported }: Omit<MessageView, 'id'>,
): Schemas['Message'] {
  return {
    number,
    author,
    isOwn: author === reader,
    text,
    pictures: pictureIds.map(signedLink),
    createdAt: createdAt.toISOString(),
    isReported,
  }
}

/** One's own message as it was just taken. */
export function toSent(
  { signedLink }: Signed,
  author: Role,
  { number, text, pictureIds, createdAt }: SentMessage,
): Schemas['Message'] {
  return { number, author, isOwn: true, text, pictures: pictureIds.map(signedLink), createdAt, isReported: false }
}

/** A thread as the side that reads is shown it: a business that has not got the job knows no customer's whole name. */
export function toThread(shown: SerializerContext & Signed, reader: Role, thread: ThreadForViewer): Schemas['Thread'] {
  const { publicUrl } = shown
  const {
    jobId,
    businessId,
    jobTitle,
    status,
    bidAmount,
    bidState,
    otherPictureId,
    ratingCount,
    ratingSum,
    blockReason,
    unread,
    seenByOther,
    lastNumber,
    lastMessage,
  } = thread
  const isTakenBack = bidState === 'withdrawn' || bidState === 'ended'
  return {
    jobId,
    businessId,
    jobTitle,
    jobStatus: status,
    jobPicture: toPicture(publicUrl, thread.jobPictureId),
    budget: toAmount(thread.budget),
    bidAmount: bidAmount === null || isTakenBack ? null : toAmount(bidAmount),
    isAssigned: thread.assignedBusinessId === businessId,
    other: {
      name: otherNameIn(shown, reader, thread),
      picture: toPicture(publicUrl, otherPictureId),
      rating: toAverage(ratingSum, ratingCount),
      ratingsCount: ratingCount,
    },
    isWritable: blockReason === null,
    closed: blockReason,
    unread,
    seenByOther,
    lastNumber,
    lastMessage: lastMessage === null ? null : toMessage(shown, reader, lastMessage),
  }
}

function otherNameIn({ translate }: SerializerContext, reader: Role, thread: ThreadForViewer): string {
  const { otherName, isOtherErased, assignedBusinessId, businessId } = thread
  if (isOtherErased || otherName === null)
    return translate(reader === 'customer' ? 'FORMER_BUSINESS' : 'FORMER_CUSTOMER')
  return reader === 'customer' || assignedBusinessId === businessId ? otherName : shortName(otherName)
}
