import { assign, setup, transition, type SnapshotFrom } from 'xstate'
import { machineTypes } from './machine-types.ts'

const DAY = 24 * 60 * 60 * 1000

/** For how long a business may go on bidding after its paid time, while its card is tried again, in milliseconds: 7 days (decision 059). */
export const GRACE_MS = 7 * DAY

/** Times are in milliseconds since 1970. */
export type MembershipFacts = {
  /** What time it is. */
  readonly now: number
  /** When the free first days end; null without any. */
  readonly trialEndsAt: number | null
  /** Until when payments and grants reach; null before the first. */
  readonly paidUntil: number | null
  /** Whether the card is charged again by itself. */
  readonly isRenewing: boolean
}

export type MembershipEvent =
  /** A payment arrived, or an operator granted a year. */
  | { readonly type: 'year.added'; readonly at: number }
  /** What was counted before there was a ledger. */
  | { readonly type: 'years.carried'; readonly at: number; readonly until: number }
  /** An operator ended it: nothing of before lasts longer. */
  | { readonly type: 'membership.ended'; readonly at: number }
  | { readonly type: 'renewal.changed'; readonly isRenewing: boolean }
  | { readonly type: 'time.passed'; readonly now: number }

/**
 * The membership of a business:
 *
 *     trial → active → pastDue → ended, and back to active by a year
 *
 * `active` is paid time. After it, as long as the card is tried again, `pastDue` lasts 7 days. Each year begins where paid
 * time ends, or when it was added if that is later: a payment adds one year, never less, never more.
 *
 * Pure: no actors, no delays, no clock. The server reads a ledger through `readMembership`, which gives it the events in
 * the order of their times, whatever order they arrived in.
 */
export const membershipMachine = setup({
  types: machineTypes<{
    context: MembershipFacts
    input: MembershipFacts
    events: MembershipEvent
  }>(),
  guards: {
    isPaid: ({ context: { now, paidUntil } }) => paidUntil !== null && now < paidUntil,
    isFree: ({ context: { now, trialEndsAt } }) => trialEndsAt !== null && now < trialEndsAt,
    isInGrace: ({ context: { now, paidUntil, isRenewing } }) =>
      isRenewing && paidUntil !== null && now < paidUntil + GRACE_MS,
  },
  actions: {
    addYear: assign(({ context: { now, paidUntil } }, at: number) => ({
      now: Math.max(now, at),
      paidUntil: yearAfter(Math.max(paidUntil ?? at, at)),
    })),
    carry: assign(
      ({ context: { now, paidUntil } }, { at, until }: { readonly at: number; readonly until: number }) => ({
        now: Math.max(now, at),
        paidUntil: Math.max(paidUntil ?? until, until),
      }),
    ),
    cut: assign(({ context: { now, paidUntil, trialEndsAt } }, at: number) => ({
      now: Math.max(now, at),
      paidUntil: paidUntil === null ? null : Math.min(paidUntil, at),
      trialEndsAt: trialEndsAt === null ? null : Math.min(trialEndsAt, at),
    })),
    setRenewing: assign((_, isRenewing: boolean) => ({ isRenewing })),
    moveClock: assign(({ context }, now: number) => ({ now: Math.max(context.now, now) })),
  },
}).createMachine({
  id: 'membership',
  context: ({ input }) => input,
  initial: 'judging',
  on: {
    'year.added': { actions: { type: 'addYear', params: ({ event }) => event.at }, target: '.judging' },
    'years.carried': { actions: { type: 'carry', params: ({ event }) => event }, target: '.judging' },
    'membership.ended': { actions: { type: 'cut', params: ({ event }) => event.at }, target: '.judging' },
    'renewal.changed': {
      actions: { type: 'setRenewing', params: ({ event }) => event.isRenewing },
      target: '.judging',
    },
    'time.passed': { actions: { type: 'moveClock', params: ({ event }) => event.now }, target: '.judging' },
  },
  states: {
    judging: {
      always: [
        { guard: 'isPaid', target: 'active' },
        { guard: 'isFree', target: 'trial' },
        { guard: 'isInGrace', target: 'pastDue' },
        { target: 'ended' },
      ],
    },
    trial: {},
    active: {},
    pastDue: {},
    ended: {},
  },
})

type MembershipSnapshot = SnapshotFrom<typeof membershipMachine>

/** What a membership is at a time. */
export type Standing = 'trial' | 'active' | 'pastDue' | 'ended'

/** A line of the ledger. A year that was paid back counts for nothing; `until` is that of a carried line. */
export type LedgerLine = {
  readonly id: string
  readonly kind: 'year' | 'end' | 'carried'
  readonly at: number
  readonly until: number | null
  readonly isPaidBack: boolean
}

/** A year of the ledger: from when it was added until when paid time reaches with it. */
export type PaidYear = { readonly id: string; readonly startsAt: number; readonly endsAt: number }

/** The years that a ledger comes to, the first first, and until when they reach; null without any. */
export type PaidTime = { readonly years: readonly PaidYear[]; readonly paidUntil: number | null }

/** Reads a ledger. The order of its lines, and a line that is there twice, change nothing. An end cuts the years before it. */
export function readLedger(lines: readonly LedgerLine[]): PaidTime {
  const inOrder = [...new Map(lines.map((line) => [line.id, line])).values()]
    .filter(({ isPaidBack }) => !isPaidBack)
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  let snapshot = begin({ now: 0, trialEndsAt: null, paidUntil: null, isRenewing: false })
  let years: readonly PaidYear[] = []
  for (const line of inOrder) {
    const { id, kind, at } = line
    ;[snapshot] = transition(membershipMachine, snapshot, eventOf(line))
    const { paidUntil } = snapshot.context
    if (kind === 'end') years = years.map((year) => ({ ...year, endsAt: Math.min(year.endsAt, at) }))
    else if (paidUntil !== null) years = [...years, { id, startsAt: at, endsAt: paidUntil }]
  }
  return { years, paidUntil: snapshot.context.paidUntil }
}

function eventOf({ kind, at, until }: LedgerLine): MembershipEvent {
  if (kind === 'end') return { type: 'membership.ended', at }
  return kind === 'carried' && until !== null ? { type: 'years.carried', at, until } : { type: 'year.added', at }
}

/** What a membership is, by its facts. */
export function standingOf(facts: MembershipFacts): Standing {
  const snapshot = begin(facts)
  return (['active', 'trial', 'pastDue'] as const).find((state) => snapshot.matches(state)) ?? 'ended'
}

/** Resolves `judging`, which asks the facts alone. */
function begin(facts: MembershipFacts): MembershipSnapshot {
  const initial = membershipMachine.resolveState({ value: 'judging', context: facts })
  const [snapshot] = transition(membershipMachine, initial, { type: 'time.passed', now: facts.now })
  return snapshot
}

/** One year on in UTC; 29 February becomes 1 March. */
export function yearAfter(time: number): number {
  const next = new Date(time)
  next.setUTCFullYear(next.getUTCFullYear() + 1)
  return next.getTime()
}
