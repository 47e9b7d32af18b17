/** The addresses of the console, below its own. */
export const links = {
  base: '/operator',
  join: '/join',
  login: '/',
  start: '/overview',
  overview: '/overview',
  accounts: '/accounts',
  jobs: '/jobs',
  reports: '/reports',
  record: '/record',
} as const
