import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * Membership by card. The ledger has what was paid and granted; the yearly rows of `subscriptions` follow from it and have the ids of
 * its lines. A yearly row without a line is of before, or of a server of the version before: the ledger takes it up as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists membership_ledger (
      id uuid primary key,
      business_id uuid not null references businesses on delete cascade,
      kind text not null check (kind in ('payment', 'grant', 'carried', 'end')),
      -- When it was paid, by the clock of the payment provider, or granted, or ended.
      at timestamptz not null,
      -- Until when a carried year lasts.
      until timestamptz,
      -- What the payment provider calls the invoice and its payment.
      invoice_id text unique,
      payment_id text,
      -- In US dollars.
      amount numeric,
      -- Why it does not count any more: the money went back.
      paid_back text check (paid_back in ('refunded', 'disputed')),
      created_at timestamptz not null,
      check ((kind = 'carried') = (until is not null)),
      check ((kind = 'payment') = (invoice_id is not null)),
      check ((kind = 'payment') = (amount is not null)),
      check (paid_back is null or kind = 'payment')
    );
    create index if not exists membership_ledger_of_business on membership_ledger (business_id, at);
    create index if not exists membership_ledger_of_payment on membership_ledger (payment_id) where payment_id is not null;

    -- Businesses that have begun to pay by card, and what the payment provider last said of them.
    create table if not exists membership_cards (
      business_id uuid primary key references businesses on delete cascade,
      customer_id text not null unique,
      -- Whether the card is charged again by itself, and when; whether the last try failed.
      is_renewing boolean not null default false,
      is_failing boolean not null default false,
      renews_at timestamptz,
      -- Whether the provider is still to hear that it must not renew.
      is_stopping boolean not null default false,
      -- When the provider is asked next; until when it is asked each minute, as somebody may be paying.
      look_at timestamptz not null,
      watched_until timestamptz,
      -- Which look is the last one to have begun: what an older one has read is not written down.
      look integer not null default 0,
      failures integer not null default 0,
      created_at timestamptz not null
    );
    create index if not exists membership_cards_to_look_at on membership_cards (look_at);

    -- Of which end a business was reminded, how many days before.
    create table if not exists membership_reminders (
      business_id uuid not null references businesses on delete cascade,
      ends_at timestamptz not null,
      days smallint not null,
      primary key (business_id, ends_at, days)
    );
    create index if not exists membership_reminders_by_end on membership_reminders (ends_at);
  `.execute(db)
  // Who is to be reminded.
  await indexConcurrently(db, 'subscriptions_by_end', 'on subscriptions (ends_at)')
}

export const isConcurrent = true
