import { links } from './links.ts'

/** The sections, in the order of the navigation. */
export const sections = [
  { section: 'overview', path: links.overview },
  { section: 'accounts', path: links.accounts },
  { section: 'jobs', path: links.jobs },
  { section: 'reports', path: links.reports },
  { section: 'record', path: links.record },
] as const
