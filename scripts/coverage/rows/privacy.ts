/** What keeps people's accounts and data their own. */
export const PRIVACY = {
  'privacy.demo-logins': 'Demo logins with the password that everybody knows stay on this machine',
}
