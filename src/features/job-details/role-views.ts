import type { Role } from '../../actors/jobs.ts'
import { lazy, type Lazy } from '../../shared/lazy.ts'
import type { RoleView } from './role-view.ts'

/** Nobody fetches the side of the other role. */
export const sides: Readonly<Record<Role, Lazy<RoleView>>> = {
  customer: lazy(async () => (await import('./customer-side.tsx')).customerSide),
  business: lazy(async () => (await import('./business-side.tsx')).businessSide),
}
