import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { RouteName } from '../routes.ts'

/** A screen's code is fetched when somebody first goes there. A route without a screen does not compile. */
export const screens: Record<RouteName, LazyExoticComponent<ComponentType>> = {
  login: lazy(() => import('../features/session/login-page.tsx')),
  registration: lazy(() => import('../features/registration/registration-page.tsx')),
  signupCustomer: lazy(() => import('../features/signup-customer/page.tsx')),
  signupBusiness: lazy(() => import('../features/signup-business/page.tsx')),
  dashboard: lazy(() => import('../features/dashboard/page.tsx')),
  jobDetails: lazy(() => import('../features/job-details/page.tsx')),
  postJob: lazy(() => import('../features/post-job/page.tsx')),
  profileOptions: lazy(() => import('../features/session/profile-options-page.tsx')),
}

export const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'))
