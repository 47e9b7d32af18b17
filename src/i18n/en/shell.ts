/** Words of the frame around the screens: header, menu, and what to say when there is no screen. */
export const shell = {
  appName: 'Bidfair',
  tagline: 'Post a job.\nCompare bids.\nGet it done.',
  profile: 'Profile',
  profileOptions: {
    title: 'Profile options',
    about: 'About us',
    terms: 'Terms and conditions',
    newTab: 'opens in a new tab',
    logout: 'Logout',
    logoutTitle: 'Logout',
    logoutText: 'Are you sure you want to log out?',
    customer: 'Customer',
    business: 'Business',
  },
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
  offline: 'The page could not be loaded. Check your connection.',
  copyright: '© {{year}} Bidfair',
  version: 'Version {{version}}',
} as const
