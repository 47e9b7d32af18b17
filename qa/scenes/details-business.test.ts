import { links } from '../../src/routes.ts'
import { newBusiness, newCustomer } from '../support/api.ts'
import { walkDetails } from './support/details.ts'

walkDetails('business', {
  call: 'showBusiness',
  open: async (openVisit) => {
    const [customer, business] = await Promise.all([newCustomer(), newBusiness('Ortega & Sons')])
    const visit = await openVisit(customer)
    return { visit, enter: () => visit.page.goto(links.business(business.session.user.id)) }
  },
  ready: ({ page }) => page.getByRole('heading', { level: 2, name: 'Ortega & Sons' }).waitFor(),
  failed: (say) => say('business.failed'),
  refreshFailed: (say) => say('business.refreshFailed'),
  missing: (say) => say('business.missing.title'),
})
