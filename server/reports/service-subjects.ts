import { isKnownTo } from '../businesses/service.ts'
import { findSeenPicture } from '../files/service.ts'
import { findJobInSight } from '../jobs/service-details.ts'
import { threadOf, type ThreadRef } from '../messages/service-threads.ts'
import type { Caller } from '../platform/caller.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  findBusiness,
  findJob,
  findMessage,
  findPlaceOfPicture,
  findReview,
  type ReportedThing,
} from './repository-subjects.ts'

/** A thing as a request names it. */
export type Named =
  | Readonly<{ subject: 'job'; jobId: string }>
  | Readonly<{ subject: 'business'; businessId: string }>
  | Readonly<{ subject: 'review'; reviewId: string }>
  | Readonly<{ subject: 'picture'; fileId: string }>
  | (Readonly<{ subject: 'message'; number: number }> & ThreadRef)

/** What a request names, if the caller may see it and it is not the caller's own: what is out of sight is not found. */
export async function findThing(deps: Deps, caller: Caller, named: Named): Promise<ReportedThing> {
  const thing = await findSeen(deps, caller, named)
  if (thing.authorId === caller.id) throw new DomainError(named.subject === 'message' ? 'OWN_MESSAGE' : 'OWN_CONTENT')
  return thing
}

async function findSeen(deps: Deps, caller: Caller, named: Named): Promise<ReportedThing> {
  const { db } = deps
  switch (named.subject) {
    case 'job': {
      const jobId = named.jobId.toLowerCase()
      const isSeen = await findJobInSight(deps, caller, jobId)
      const job = isSeen ? await findJob(db, jobId) : undefined
      if (job === undefined) throw new DomainError('JOB_NOT_FOUND')
      return { subject: 'job', ...job }
    }
    case 'business': {
      const business = await findBusiness(db, named.businessId)
      if (business === undefined || !(await isKnownTo(db, caller, business.authorId)))
        throw new DomainError('BUSINESS_NOT_FOUND')
      return { subject: 'business', ...business }
    }
    case 'review': {
      const review = await findReview(db, named.reviewId)
      if (review === undefined || !(await isKnownTo(db, caller, review.businessId)))
        throw new DomainError('REVIEW_NOT_FOUND')
      return { subject: 'review', ...review }
    }
    case 'picture': {
      const picture = await findSeenPicture(deps, caller, named.fileId)
      if (picture === undefined) throw new DomainError('FILE_NOT_FOUND')
      const { fileId, ownerId } = picture
      const place = await findPlaceOfPicture(db, fileId)
      return { subject: 'picture', subjectId: fileId, authorId: ownerId, ...place, shown: {}, pictureIds: [fileId] }
    }
    case 'message': {
      const { threadId } = await threadOf(deps, db, caller, named)
      const message = threadId === null ? undefined : await findMessage(db, threadId, named.number)
      if (message === undefined) throw new DomainError('MESSAGE_NOT_FOUND')
      return { subject: 'message', ...message }
    }
  }
}
