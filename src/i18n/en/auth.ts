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
