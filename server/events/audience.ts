import type { NotificationContent, OperatorJobKind } from './content.ts'
import type { DomainEvent } from './domain-events.ts'

/** The recipients: one account, businesses with an active bid on the job, or those that work in its place and category. */
export type Audience =
  | Readonly<{ to: 'account'; accountId: string }>
  | Readonly<{ to: 'bidders'; except: string | null }>
  | Readonly<{ to: 'matching' }>

/** Content for an audience. */
export type OutboxEntry = Readonly<{ audience: Audience; content: NotificationContent }>

const toAccount = (accountId: string, content: NotificationContent): OutboxEntry => ({
  audience: { to: 'account', accountId },
  content,
})

const toBidders = (content: NotificationContent, except: string | null = null): OutboxEntry => ({
  audience: { to: 'bidders', except },
  content,
})

/** Returns an event's audiences and contents. Only this function decides them. `nameOf` finds a business's name. */
export async function outboxEntriesFor(
  event: DomainEvent,
  nameOf: (businessId: string) => Promise<string>,
): Promise<OutboxEntry[]> {
  /** What a customer reads of a business. The id goes unsaid; by it the name is taken out once the business is deleted. */
  const named = async (businessId: string, title: string) => ({ title, business: await nameOf(businessId), businessId })
  if ('of' in event) {
    const kind =
      event.type === 'credential.checked' ? (`${event.of}_checked` as const) : (`${event.of}_unchecked` as const)
    return [toAccount(event.businessId, { kind, params: {} })]
  }
  if ('until' in event) {
    const params = { until: event.until.toISOString() }
    return [toAccount(event.businessId, { kind: membershipKinds[event.type], params })]
  }
  const { customer_id: customerId, title } = event.job
  if ('by' in event && event.by === 'operator') {
    const content = { kind: operatorKindOf(event), params: { title } } as const
    return [toAccount(customerId, content), toBidders(content)]
  }
  switch (event.type) {
    case 'job.posted': {
      const { category, city } = event
      return [{ audience: { to: 'matching' }, content: { kind: 'job_matching', params: { title, category, city } } }]
    }
    case 'job.edited':
      return [toBidders({ kind: 'job_edited', params: { title } })]
    case 'job.deleted':
      return [toBidders({ kind: 'job_deleted', params: { title } })]
    case 'job.expiring':
      return [toAccount(customerId, { kind: 'job_expiring', params: { title } })]
    case 'job.expired':
      return [toAccount(customerId, { kind: 'job_expired', params: { title } })]
    case 'job.completed':
      return [
        event.by === 'customer'
          ? toAccount(event.businessId, { kind: 'job_completed_by_owner', params: { title } })
          : toAccount(customerId, { kind: 'job_completed', params: await named(event.businessId, title) }),
      ]
    case 'completion.doubted':
      return [toAccount(event.businessId, { kind: 'completion_doubted', params: { title, reason: event.reason } })]
    case 'assignment.ended':
      return [
        event.by === 'customer'
          ? toAccount(event.businessId, { kind: 'assignment_ended', params: { title } })
          : toAccount(customerId, { kind: 'stepped_down', params: await named(event.businessId, title) }),
        toBidders({ kind: 'job_open_again', params: { title } }),
      ]
    case 'bid.placed':
    case 'bid.edited': {
      const params = { ...(await named(event.businessId, title)), amount: event.amount }
      return [toAccount(customerId, { kind: event.type === 'bid.placed' ? 'bid_placed' : 'bid_edited', params })]
    }
    case 'bid.withdrawn':
      return [toAccount(customerId, { kind: 'bid_withdrawn', params: await named(event.businessId, title) })]
    case 'bid.accepted':
      return [
        toAccount(event.businessId, { kind: 'bid_accepted', params: { title } }),
        toBidders({ kind: 'bid_not_chosen', params: { title } }, event.businessId),
      ]
    case 'bid.declined':
      return [toAccount(event.businessId, { kind: 'bid_declined', params: { title, declineReason: event.reason } })]
    case 'bid.reconsidered':
      return [toAccount(event.businessId, { kind: 'bid_reconsidered', params: { title } })]
    case 'business.invited':
      // Without the customer's name, as all that businesses are told.
      return [toAccount(event.businessId, { kind: 'invited', params: { title } })]
    case 'invitation.declined': {
      const params = { ...(await named(event.businessId, title)), invitationReason: event.reason }
      return [toAccount(customerId, { kind: 'invitation_declined', params })]
    }
    case 'job.rated':
      return [toAccount(event.businessId, { kind: 'job_rated', params: { title, rating: event.rating } })]
    case 'rating.changed':
      return [toAccount(event.businessId, { kind: 'rating_changed', params: { title, rating: event.rating } })]
    case 'rating.answered': {
      const kind = event.isFirst ? 'rating_answered' : 'reply_changed'
      return [toAccount(customerId, { kind, params: await named(event.businessId, title) })]
    }
    case 'message.sent': {
      const { by, businessId } = event
      return [
        by === 'business'
          ? toAccount(customerId, {
              kind: 'message_received',
              params: { ...(await named(businessId, title)), author: by },
            })
          : toAccount(businessId, { kind: 'message_received', params: { title, businessId, author: by } }),
      ]
    }
    case 'account.blocked':
    case 'account.unblocked': {
      const what = event.type === 'account.blocked' ? 'blocked' : 'unblocked'
      return [
        toAccount(event.partnerId, { kind: `partner_${what}`, params: { title, party: event.party } }),
        toAccount(event.accountId, { kind: `own_${what}`, params: { title } }),
      ]
    }
  }
}

const membershipKinds = {
  'membership.paid': 'membership_paid',
  'membership.unpaid': 'membership_unpaid',
  'membership.ending': 'membership_ending',
} as const

function operatorKindOf({ type, isOpen }: Extract<DomainEvent, { by: 'operator' }>): OperatorJobKind {
  switch (type) {
    case 'job.reopened':
      return isOpen ? 'job_reopened' : 'job_resumed'
    case 'job.ended':
      return 'job_ended'
    case 'job.removed':
      return 'job_removed'
    case 'job.completed':
      return 'job_settled'
    case 'rating.removed':
      return 'rating_removed'
  }
}
