import { links } from '../../routes.ts'

/** The page of the business behind a bid. */
export function pageOf({ businessId, businessName }: { readonly businessId: string; readonly businessName: string }) {
  return { href: links.business(businessId), name: businessName }
}
