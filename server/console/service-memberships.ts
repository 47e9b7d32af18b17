import { endCycles, startYear } from '../membership/service.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Actor } from './repository-record.ts'
import { actOnAccount, type ActDeps } from './service-accounts.ts'

type Named = Readonly<{ named: string; reason?: string | undefined }>

/** Begins a yearly cycle of a business; the outcome is when it ends. Throws NOT_A_BUSINESS. */
export async function activateMembership(deps: ActDeps, actor: Actor, named: Named) {
  return await actOnAccount(deps, actor, {
    ...named,
    action: 'subscription activate',
    change: async (db, { id, role }) => {
      if (role !== 'business') throw new DomainError('NOT_A_BUSINESS')
      const endsAt = await startYear(db, id, deps.now())
      return { outcome: endsAt, details: { endsAt } }
    },
  })
}

/** Ends the running cycles of a business. Throws NOT_A_BUSINESS, and MEMBERSHIP_NOT_ACTIVE where none runs. */
export async function endMembership(deps: ActDeps, actor: Actor, named: Named) {
  return await actOnAccount(deps, actor, {
    ...named,
    action: 'subscription end',
    change: async (db, { id, role }) => {
      if (role !== 'business') throw new DomainError('NOT_A_BUSINESS')
      const ended = await endCycles(db, id, deps.now())
      if (ended === 0) throw new DomainError('MEMBERSHIP_NOT_ACTIVE')
      return { outcome: ended, details: { ended } }
    },
  })
}
