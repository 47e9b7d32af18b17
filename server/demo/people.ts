export const STATE = 'Texas'
export const COUNTRY = 'United States'

/** Somebody with a drawn portrait. */
type Person = Readonly<{ email: string; name: string; hasLongHair?: true }>

export type DemoCustomer = Person & Readonly<{ city: string }>
export type DemoBusiness = Person &
  Readonly<{
    businessName: string
    address: string
    zipcode: string
    cities: readonly string[]
    categories: readonly string[]
    /** Whose membership has ended. */
    hasLapsed?: true
    /** Who has just begun: it bids, and was never chosen. */
    isNew?: true
    /** What an operator has checked. */
    checked?: 'license' | 'insurance' | 'all'
  }>

/** The first is the one to try things with. */
export const customers: readonly DemoCustomer[] = [
  { email: 'customer@demo.bidfair.test', name: 'Emma Collins', hasLongHair: true, city: 'Austin' },
  { email: 'james.porter@demo.bidfair.test', name: 'James Porter', city: 'Austin' },
  { email: 'sofia.ramirez@demo.bidfair.test', name: 'Sofía Ramírez', hasLongHair: true, city: 'Round Rock' },
  { email: 'david.nguyen@demo.bidfair.test', name: 'David Nguyen', city: 'Cedar Park' },
  { email: 'grace.okafor@demo.bidfair.test', name: 'Grace Okafor', hasLongHair: true, city: 'Austin' },
  { email: 'layla.haddad@demo.bidfair.test', name: 'Layla Haddad', hasLongHair: true, city: 'Round Rock' },
]

/** The first two are of the same town and trades, so that two bids on a new job can be tried at once. */
export const businesses: readonly DemoBusiness[] = [
  {
    email: 'business@demo.bidfair.test',
    name: 'Luis Ortega',
    businessName: 'Ortega Plumbing & Electric',
    address: '1204 South Lamar Boulevard',
    zipcode: '78704',
    cities: ['Austin', 'Round Rock', 'Cedar Park'],
    categories: ['Plumbing', 'Electrical', 'Handyman'],
  },
  {
    email: 'business2@demo.bidfair.test',
    name: 'Hannah Brooks',
    hasLongHair: true,
    businessName: 'Brooks Home Services',
    address: '88 East 7th Street',
    zipcode: '78702',
    cities: ['Austin', 'Round Rock'],
    categories: ['Plumbing', 'Electrical', 'Handyman'],
    checked: 'license',
  },
  {
    email: 'marcus@demo.bidfair.test',
    name: 'Marcus Bell',
    businessName: 'Bell & Sons Painting',
    address: '430 Brush Street',
    zipcode: '78701',
    cities: ['Austin', 'Cedar Park'],
    categories: ['Painting', 'Flooring'],
    checked: 'all',
  },
  {
    email: 'green@demo.bidfair.test',
    name: 'Priya Shah',
    hasLongHair: true,
    businessName: 'Greenline Landscaping',
    address: '2900 Manor Road',
    zipcode: '78722',
    cities: ['Austin', 'Round Rock', 'Cedar Park'],
    categories: ['Landscaping', 'Fencing and Decks'],
  },
  {
    email: 'summit@demo.bidfair.test',
    name: 'Tom Whitaker',
    businessName: 'Summit Roofing',
    address: '615 Palm Valley Boulevard',
    zipcode: '78664',
    cities: ['Round Rock', 'Austin', 'Cedar Park'],
    categories: ['Roofing'],
  },
  {
    email: 'sparkle@demo.bidfair.test',
    name: 'Ana Morales',
    hasLongHair: true,
    businessName: 'Sparkle House Cleaning',
    address: '5100 Burnet Road',
    zipcode: '78756',
    cities: ['Austin', 'Round Rock'],
    categories: ['House Cleaning', 'Moving'],
  },
  {
    email: 'lonestar@demo.bidfair.test',
    name: 'Ben Carter',
    businessName: 'Lone Star Movers',
    address: '9200 Research Boulevard',
    zipcode: '78758',
    cities: ['Austin', 'Round Rock', 'Cedar Park'],
    categories: ['Moving'],
  },
  {
    email: 'cooler@demo.bidfair.test',
    name: 'Kevin Tran',
    businessName: 'Cool Air Heating & Cooling',
    address: '1701 Cypress Creek Road',
    zipcode: '78613',
    cities: ['Cedar Park', 'Austin', 'Round Rock'],
    categories: ['Air Conditioning and Heating', 'Electrical'],
  },
  {
    email: 'hill@demo.bidfair.test',
    name: 'Rachel Kim',
    hasLongHair: true,
    businessName: 'Hill Country Kitchens',
    address: '3310 Bee Cave Road',
    zipcode: '78746',
    cities: ['Austin', 'Cedar Park', 'Round Rock'],
    categories: ['Kitchen Remodeling', 'Flooring', 'Painting'],
  },
  {
    email: 'fixit@demo.bidfair.test',
    name: 'Omar Aziz',
    businessName: 'Fix-It Fellows',
    address: '77 Chisholm Trail',
    zipcode: '78681',
    cities: ['Round Rock', 'Austin'],
    categories: ['Handyman', 'Fencing and Decks', 'House Cleaning'],
    hasLapsed: true,
  },
  {
    email: 'brightday@demo.bidfair.test',
    name: 'Nadia Rossi',
    hasLongHair: true,
    businessName: 'Bright Day Movers',
    address: '12 Onion Creek Parkway',
    zipcode: '78748',
    cities: ['Austin'],
    categories: ['Moving'],
    isNew: true,
  },
]

/** What bidders write. */
export const proposals: readonly string[] = [
  'I have done many jobs like this one and can start this week. Materials, disposal and clean-up are included in the price.',
  'Thank you for the clear photos. I would come by for a short look first; the price stays as quoted unless we find something hidden.',
  'We are a team of two and would finish within one day. You get a one-year guarantee on our work in writing.',
  'Fully insured and licensed. I bring all the material and can work around your schedule, evenings and Saturdays included.',
  'I live ten minutes away and could do this on Thursday or Friday. Payment only once you are happy with the result.',
  'The price covers labor and standard materials. If you prefer a premium brand, I pass on the difference without a markup.',
  'We did a very similar job two streets away last month and are glad to show you pictures or put you in touch with the owner.',
]

/** What customers write about finished jobs, with their stars. */
export const reviews: readonly (readonly [stars: number, comment: string | null])[] = [
  [5, 'On time, friendly and very tidy. The result looks even better than we hoped.'],
  [5, 'Explained everything, kept to the price and cleaned up afterwards. Would book again.'],
  [4, 'Good work. Started an hour late, but called ahead and stayed until it was finished.'],
  [5, null],
  [4, 'Solid job at a fair price.'],
  [3, 'The work is fine, but we had to ask twice about the clean-up.'],
  [5, 'Quick, careful and a pleasure to have in the house.'],
]

/** What is still to be done, by the title of the job: one of the first customer, and one that the first business won. */
export const doubts: ReadonlyMap<string, string> = new Map([
  ['Missing shingles after the storm', 'Two shingles above the porch are still loose.'],
  ['A list of small repairs', 'The bathroom door still does not close, and the shelf is missing.'],
])

/** Why a business stepped down, by the title of the job: it is the first customer's, and the first business had it. */
export const stepDowns: ReadonlyMap<string, string> = new Map([
  ['Add an outdoor spigot for the garden', 'Our helper broke his arm, and we cannot dig before the end of the month.'],
])

/** What businesses said to reviews, by the title of the job: both are of the first customer, one is the first business's. */
export const replies: ReadonlyMap<string, string> = new Map([
  ['Install a new toilet in the guest bathroom', 'Thank you! It was a pleasure, and the old one is recycled.'],
  ['Repair scratched hardwood', 'Thank you. Please keep the floor dry for another week.'],
])
