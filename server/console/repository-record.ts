import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'

/** Who acts, for the record: an operator's account, or the user of the system who runs a command. */
export type Actor = Readonly<{ operator: string; operatorId?: string }>

type Action = Actor &
  Readonly<{
    action: string
    subject: string
    details?: Readonly<Record<string, unknown>>
    now: Date
  }>

/** Writes down what an operator does, in the transaction that does it. */
export async function recordAction(
  db: Db,
  { operator, operatorId, action, subject, details = {}, now }: Action,
): Promise<void> {
  await db
    .insertInto('operator_actions')
    .values({
      id: newId(now),
      at: now,
      operator,
      operator_id: operatorId ?? null,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute()
}

type Wanted = Readonly<{
  /** The name of who did it, in any case. */
  operator?: string | undefined
  /** How its name begins. */
  action?: string | undefined
  subject?: string | undefined
  from?: Date | undefined
  before?: Date | undefined
  /** The id of the last one before these. */
  behind?: string | undefined
  limit: number
}>

/** What operators did, newest first. */
export async function listActions(db: Db, { operator, action, subject, from, before, behind, limit }: Wanted) {
  return await db
    .selectFrom('operator_actions')
    .select(['id', 'at', 'operator', 'operator_id as operatorId', 'action', 'subject', 'details'])
    .$if(operator !== undefined, (query) =>
      query.where(sql<string>`lower(operator)`, '=', (operator ?? '').toLowerCase()),
    )
    .$if(action !== undefined, (query) => query.where('action', 'like', beginning(action ?? '')))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? new Date(0)))
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
