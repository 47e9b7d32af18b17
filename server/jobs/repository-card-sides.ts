import type { BidState, InvitationState } from '../schema/column-types.ts'
import type { Bind } from '../platform/db/statement.ts'
import { distanceOf } from './repository-list-filters.ts'
import { isBidVisible, isOpen, isThreadVisible } from '../schema/expressions.ts'

/** A business whose bid stands, as the customer's card shows it. */
type BidderView = Readonly<{ id: string; businessName: string; logoId: string | null }>

/** What a card shows to its viewer's side alone. */
export type CardSide = Readonly<{
  /** Bids that stand. */
  bidCount: number
  /** Of the viewer, in all threads of the job. */
  unreadMessages: number
  /** Bids that the customer has not looked at yet. */
  newBidCount: number
  /** Of the bids that stand on the customer's open job. */
  lowestBid: string | null
  /** Who made the cheapest of them, the cheapest first. */
  bidders: readonly BidderView[]
  /** Whether the viewing business has been given the job, or given it back to do, and has not looked since. */
  isNew: boolean
  /** The viewer's own bid; null without one. */
  bidState: BidState | null
  /** What became of the customer's invitation to the viewing business; null without one. */
  invitation: InvitationState | null
  /** Of that bid, while it stands. */
  ownBidAmount: string | null
  /** The amount of the accepted bid, for the two parties. */
  agreedPrice: string | null
  /** To a business the customer; to the customer the assigned business. Null without one, and where the account is deleted. */
  otherName: string | null
  otherPictureId: string | null
  /** Whole miles to the viewing business; null for a customer, and outside of its area. */
  distance: number | null
  /** The business of the customer's thread with the newest unread message. */
  lastWriterId: string | null
  /** Null where its account is deleted, too. */
  lastWriterName: string | null
}>

/** The columns of `CardSide` for a job `j`, and the joins that they need. */
type SideColumns = Readonly<{ columns: string; joins: string }>

const standing = `from bids b where b.job_id = j.id and b.state = 'standing' and ${isBidVisible}`

/** Null where the account `other` is deleted. */
const nameUnlessDeleted = (name: string): string => `case when other.deleted_at is null then ${name} end`

/**
 * What the customer sees of their own job. One look at the bids that stand tells all that a card says of them. Not more than
 * three names are looked up, which is in the text: PostgreSQL takes an array for ten, and would read all businesses of a small town.
 */
export function columnsForCustomer(bind: Bind, now: Date): SideColumns {
  return {
    columns: `offers.total as "bidCount", offers.unseen as "newBidCount",
      case when offers.bidders is not null then offers.lowest end as "lowestBid",
      (select coalesce(json_agg(
          json_build_object('id', account_id, 'businessName', business_name, 'logoId', logo_file_id)
          order by array_position(offers.bidders, account_id)), '[]')
        from businesses where account_id in (offers.bidders[1], offers.bidders[2], offers.bidders[3])) as bidders,
      false as "isNew", null as "bidState", null as invitation, null as "ownBidAmount", offers.agreed as "agreedPrice",
      ${nameUnlessDeleted('assigned.business_name')} as "otherName", assigned.logo_file_id as "otherPictureId",
      null::integer as distance,
      talk.unread as "unreadMessages", talk.writer as "lastWriterId",
      (select ${nameUnlessDeleted('business_name')} from businesses join accounts other on other.id = account_id
        where account_id = talk.writer) as "lastWriterName"`,
    joins: `left join businesses assigned on assigned.account_id = j.assigned_business_id
      left join accounts other on other.id = j.assigned_business_id
      cross join lateral (
        select count(*) as total, count(*) filter (where b.unseen_by = j.customer_id) as unseen,
          min(b.amount) as lowest, min(b.amount) filter (where b.id = j.assigned_bid_id) as agreed,
          array_agg(b.business_id order by b.amount, b.id) filter (where ${isOpen(bind, now)}) as bidders
        ${standing}
      ) as offers
      cross join lateral (
        select coalesce(sum(mine.unread), 0)::integer as unread, (max(array[mine.newest_id, page.business_id]))[2] as writer
        from threads page join thread_sides mine on mine.thread_id = page.id and mine.side = 'customer' and mine.unread > 0
          join accounts other on other.id = page.business_id
        where page.job_id = j.id and ${isThreadVisible.customer}
      ) as talk`,
  }
}

/** What a business sees of a job. What others bid, and what one of them got it for, is not among it. `business` is its id. */
export function columnsForBusiness(business: string): SideColumns {
  return {
    columns: `(select count(*) ${standing}) as "bidCount", 0 as "newBidCount", null as "lowestBid", '[]'::json as bidders,
      coalesce(j.unseen_by = ${business}, false) as "isNew", mine.state as "bidState",
      (select case when i.declined_at is null then 'sent' else 'declined' end
        from invitations i where i.job_id = j.id and i.business_id = ${business}) as invitation,
      case when mine.state = 'standing' then mine.amount end as "ownBidAmount",
      case when mine.id = j.assigned_bid_id then mine.amount end as "agreedPrice",
      ${nameUnlessDeleted('other.name')} as "otherName", other.picture_file_id as "otherPictureId",
      coalesce((select mine.unread
        from threads page join thread_sides mine on mine.thread_id = page.id and mine.side = 'business'
        where page.job_id = j.id and page.business_id = ${business}), 0) as "unreadMessages",
      ${distanceOf(business)} as distance, null as "lastWriterId", null as "lastWriterName"`,
    joins: `left join bids mine on mine.job_id = j.id and mine.business_id = ${business}
      join accounts other on other.id = j.customer_id`,
  }
}
