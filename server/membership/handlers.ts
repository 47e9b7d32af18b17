import type { Handler } from '../platform/http/handler.ts'
import type { PaymentDeps } from './card-payments.ts'
import { toCard } from './serializer.ts'
import { loadCard, openPortal as portalOf, startCheckout as checkoutOf } from './service-card.ts'
import { loadCycles } from './service.ts'

export const getSubscription: Handler<'getSubscription', PaymentDeps> = async ({ caller, warn, deps }) => {
  const cycles = await loadCycles(deps, caller)
  const card = await loadCard(deps, caller, warn)
  const contact = deps.settings.operatorContact
  return {
    subscription: {
      cycles: cycles.map(({ startsAt, endsAt, isActive }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isActive,
      })),
      ...(contact === undefined ? {} : { contact }),
      ...(card === undefined ? {} : { card: toCard(card) }),
    },
  }
}

export const startCheckout: Handler<'startCheckout', PaymentDeps> = async ({ caller, warn, deps }) => ({
  url: await checkoutOf(deps, caller, warn),
})

export const openPortal: Handler<'openPortal', PaymentDeps> = async ({ caller, warn, deps }) => ({
  url: await portalOf(deps, caller, warn),
})
