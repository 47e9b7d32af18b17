/** Words around the screens: header, menu, and errors that replace a screen. */
export const shell = {
  appName: 'Bidfair',
  tagline: 'Post a job.\nCompare bids.\nGet it done.',
  language: 'Language',
  skip: 'Skip to content',
  profile: 'Profile',
  bell: { one: 'Notifications, {{count}} unread', other: 'Notifications, {{count}} unread' },
  bellQuiet: 'Notifications',
  notFound: {
    title: 'Page not found',
    heading: 'There is nothing at this address',
    text: 'It may have been moved or removed, or the link was cut short.',
    home: 'Go to the start page',
  },
  broken: {
    title: 'Something went wrong',
    text: 'This page ran into a problem. What you typed is still here.',
    retry: 'Try again',
    home: 'Go to the start page',
  },
  partMissing: 'This part of the page could not be loaded. Check your connection and try again.',
  slow: 'This is taking longer than usual.',
  noNetwork: 'You are offline. What you see may be out of date.',
  notLoaded: 'The page could not be loaded. Check your connection.',
  away: {
    title: 'Not loaded yet',
    text: 'This page has not been loaded yet. It opens as soon as the connection is back.',
  },
  version: 'Version {{version}}',
  reference: 'API',
} as const
