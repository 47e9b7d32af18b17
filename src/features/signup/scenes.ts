/** What each kind of account is about. */
export const scenes = {
  customer: new URL('./customer.webp', import.meta.url).href,
  business: new URL('./business.webp', import.meta.url).href,
}
