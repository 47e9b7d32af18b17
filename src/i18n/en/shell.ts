/** Words around the screens: header, menu, and errors that replace a screen. */
export const shell = {
  appName: 'Bidfair',
  tagline: 'Post a job.\nCompare bids.\nGet it done.',
  language: 'Language',
  skip: 'Skip to content',
  sections: 'Sections',
  section: {
    jobs: 'Jobs',
    findWork: 'Find work',
    bids: 'My bids',
    post: 'Post',
    you: 'You',
  },
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

/** Words of the login screen and of the choice between the two account types. */
export const auth = {
  login: {
    title: 'Login',
    welcome: 'Welcome back',
    lead: 'Log in to post jobs or to bid on them.',
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot password?',
    submit: 'Login',
    noAccount: 'New here?',
    signUp: 'Sign Up',
    success: 'Login successful',
    failed: 'Login failed.',
    expired: 'Your session has ended. Log in to continue where you left off.',
    left: 'Your account will be deleted on {{date}}. Log in before then to keep it.',
    leaving: 'This account will be deleted on {{date}}. You can still keep it.',
    keep: 'Keep my account',
    kept: 'Your account is kept',
  },
  registration: {
    title: 'Registration',
    lead: 'How would you like to use Bidfair?',
    customer: 'Customer',
    customerText: 'Post a job and choose from the bids.',
    business: 'Business',
    businessText: 'Find jobs near you and bid on them.',
    haveAccount: 'Already have an account?',
    login: 'Login',
  },
} as const

/** Words of the two registration forms. */
export const signup = {
  customerTitle: 'Customer registration',
  customerLead: 'Post jobs, compare the bids and choose who does the work.',
  businessTitle: 'Business registration',
  businessLead: 'See jobs in your trade and city, and bid on them.',
  requiredNote: 'All fields are required unless marked optional.',
  personal: 'About you',
  business: 'About your business',
  terms: 'I agree to the',
  termsLink: 'Terms and conditions',
  newTab: 'opens in a new tab',
  submit: 'Sign Up',
  submitting: 'Signing you up…',
  failed: 'Registration failed.',
  signedUpWithout: {
    one: 'One document could not be uploaded and was left out.',
    other: '{{count}} documents could not be uploaded and were not saved.',
  },
} as const
