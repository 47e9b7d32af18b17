export const STATE = 'Texas'
export const COUNTRY = 'United States'

/** Somebody with a picture of their own. */
type Person = Readonly<{
  email: string
  name: string
  avatar: `av-${string}`
  /** How many days ago they signed up, where it matters. */
  since?: number
}>

/** `street` is where most of their jobs are. */
export type DemoCustomer = Person & Readonly<{ city: string; street: string }>
export type DemoBusiness = Person &
  Readonly<{
    businessName: string
    logo: `logo-${string}`
    address: string
    zipcode: string
    cities: readonly string[]
    categories: readonly string[]
    /** Whose membership has ended. */
    hasLapsed?: true
    /** Who has just begun: it bids, and was never chosen. */
    isNew?: true
    /** What an operator has checked, and how many days ago. */
    checked?: Readonly<{ what: 'license' | 'insurance' | 'all'; daysAgo: number }>
  }>

/** The first is the one to try things with. */
export const customers: readonly DemoCustomer[] = [
  {
    email: 'customer@demo.bidfair.test',
    name: 'Emma Collins',
    avatar: 'av-maya',
    city: 'Austin',
    street: '1208 Kerwin Street',
  },
  {
    email: 'james.porter@demo.bidfair.test',
    name: 'James Porter',
    avatar: 'av-james',
    city: 'Austin',
    street: '2408 Willow Street',
  },
  {
    email: 'sofia.ramirez@demo.bidfair.test',
    name: 'Sofía Ramírez',
    avatar: 'av-rosa',
    city: 'Round Rock',
    street: '31 Harvest Bend',
  },
  {
    email: 'david.nguyen@demo.bidfair.test',
    name: 'David Nguyen',
    avatar: 'av-david',
    city: 'Cedar Park',
    street: '905 Juniper Ridge Drive',
  },
  {
    email: 'grace.okafor@demo.bidfair.test',
    name: 'Grace Okafor',
    avatar: 'av-aisha',
    city: 'Austin',
    street: '77 Pecan Hollow',
  },
  {
    email: 'layla.haddad@demo.bidfair.test',
    name: 'Layla Haddad',
    avatar: 'av-layla',
    city: 'Round Rock',
    street: '4 Old Mill Court',
  },
]

/** The first two are of the same town and trades, so that two bids on a new job can be tried at once. */
export const businesses: readonly DemoBusiness[] = [
  {
    email: 'business@demo.bidfair.test',
    name: 'Luis Ortega',
    avatar: 'av-luis',
    businessName: 'Ortega Plumbing & Electric',
    logo: 'logo-ortega',
    address: '1204 South Lamar Boulevard',
    zipcode: '78704',
    cities: ['Austin', 'Round Rock', 'Cedar Park'],
    categories: ['Plumbing', 'Electrical', 'Handyman'],
    since: 610,
    checked: { what: 'all', daysAgo: 165 },
  },
  {
    email: 'business2@demo.bidfair.test',
    name: 'Hannah Brooks',
    avatar: 'av-hannah',
    businessName: 'Brooks Home Services',
    logo: 'logo-brooks',
    address: '88 East 7th Street',
    zipcode: '78702',
    cities: ['Austin', 'Round Rock'],
    categories: ['Plumbing', 'Electrical', 'Handyman'],
    checked: { what: 'license', daysAgo: 23 },
  },
  {
    email: 'marcus@demo.bidfair.test',
    name: 'Marcus Bell',
    avatar: 'av-marcus',
    businessName: 'Bell & Sons Painting',
    logo: 'logo-bell',
    address: '430 Brush Street',
    zipcode: '78701',
    cities: ['Austin', 'Cedar Park'],
    categories: ['Painting', 'Flooring', 'Tiling'],
    since: 655,
    checked: { what: 'all', daysAgo: 48 },
  },
  {
    email: 'green@demo.bidfair.test',
    name: 'Priya Shah',
    avatar: 'av-priya',
    businessName: 'Greenline Landscaping',
    logo: 'logo-greenline',
    address: '2900 Manor Road',
    zipcode: '78722',
    cities: ['Austin', 'Round Rock', 'Cedar Park'],
    categories: ['Landscaping', 'Fencing and Decks', 'Tree Service'],
    since: 580,
    checked: { what: 'all', daysAgo: 110 },
  },
  {
    email: 'summit@demo.bidfair.test',
    name: 'Tom Whitaker',
    avatar: 'av-tom',
    businessName: 'Summit Roofing',
    logo: 'logo-summit',
    address: '615 Palm Valley Boulevard',
    zipcode: '78664',
    cities: ['Round Rock', 'Austin', 'Cedar Park'],
    categories: ['Roofing', 'Gutters'],
  },
  {
    email: 'sparkle@demo.bidfair.test',
    name: 'Ana Morales',
    avatar: 'av-ana',
    businessName: 'Sparkle House Cleaning',
    logo: 'logo-sparkle',
    address: '5100 Burnet Road',
    zipcode: '78756',
    cities: ['Austin', 'Round Rock'],
    categories: ['House Cleaning', 'Moving'],
  },
  {
    email: 'lonestar@demo.bidfair.test',
    name: 'Ben Carter',
    avatar: 'av-dan',
    businessName: 'Lone Star Movers',
    logo: 'logo-lonestar',
    address: '9200 Research Boulevard',
    zipcode: '78758',
    cities: ['Austin', 'Round Rock', 'Cedar Park'],
    categories: ['Moving'],
  },
  {
    email: 'cooler@demo.bidfair.test',
    name: 'Kevin Tran',
    avatar: 'av-kevin',
    businessName: 'Cool Air Heating & Cooling',
    logo: 'logo-coolair',
    address: '1701 Cypress Creek Road',
    zipcode: '78613',
    cities: ['Cedar Park', 'Austin', 'Round Rock'],
    categories: ['Air Conditioning and Heating', 'Electrical'],
    checked: { what: 'insurance', daysAgo: 74 },
  },
  {
    email: 'hill@demo.bidfair.test',
    name: 'Rachel Kim',
    avatar: 'av-rachel',
    businessName: 'Hill Country Kitchens',
    logo: 'logo-hillcountry',
    address: '3310 Bee Cave Road',
    zipcode: '78746',
    cities: ['Austin', 'Cedar Park', 'Round Rock'],
    categories: ['Kitchen Remodeling', 'Tiling', 'Painting'],
  },
  {
    email: 'fixit@demo.bidfair.test',
    name: 'Omar Aziz',
    avatar: 'av-omar',
    businessName: 'Fix-It Fellows',
    logo: 'logo-fixit',
    address: '77 Chisholm Trail',
    zipcode: '78681',
    cities: ['Round Rock', 'Austin'],
    categories: ['Handyman', 'Fencing and Decks', 'House Cleaning'],
    hasLapsed: true,
  },
  {
    email: 'brightday@demo.bidfair.test',
    name: 'Nadia Rossi',
    avatar: 'av-nadia',
    businessName: 'Bright Day Movers',
    logo: 'logo-brightday',
    address: '12 Onion Creek Parkway',
    zipcode: '78748',
    cities: ['Austin'],
    categories: ['Moving'],
    isNew: true,
  },
]

/** What bidders write. */
export const proposals: readonly string[] = [
  'I have done many jobs like this one. Materials, disposal and clean-up are included in the price.',
  'Thank you for the clear photos. I would come by for a short look first; the price stays as quoted unless we find something hidden.',
  'We are a team of two and would finish within one day. You get a one-year guarantee on our work in writing.',
  'I bring all the material and can work around your schedule, evenings and Saturdays included.',
  'I live ten minutes away and can come at short notice. Payment only once you are happy with the result.',
  'The price covers labor and standard materials. If you prefer a premium brand, I pass on the difference without a markup.',
  'We did a very similar job two streets away last month and are glad to show you pictures or put you in touch with the owner.',
]
