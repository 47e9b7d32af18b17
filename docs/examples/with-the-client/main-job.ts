import { readFileSync } from 'node:fs'
import { createClient, orThrow, type Client, type components } from 'bidfair-client'

// The main job: a customer signs up and posts a job with a photo, two businesses of that trade and city bid, the customer accepts one, that
// business marks the job completed, and the customer rates it.
const [url = 'http://localhost:3000', photoFile = 'photo.jpg'] = process.argv.slice(2)
const photo = new File([readFileSync(photoFile)], 'tap.jpg')
const unique = crypto.randomUUID().slice(0, 8)
const password = 'kettle7'
const anyone = createClient({ url })

// What there is to choose from: a category, and a state with its cities.
const { categories } = await orThrow(anyone.categories.list())
const { countries } = await orThrow(anyone.locations.list())
const trade = first(categories).name
const [country, states] = first(Object.entries(countries))
const [state, cities] = first(Object.entries(states).filter(([, names]) => names.length > 0))
const city = first(cities)

const email = `ana.${unique}@example.com`
const ana = { name: 'Ana Torres', email, phone: '+1 512 555 0148', password, country, state, city }
await orThrow(anyone.customer.signUp({ ...ana, termsAccepted: true }))
const customer = await logIn(email)
const ortega = await signUpBusiness('Ortega & Sons', `luis.${unique}@example.com`)
const hill = await signUpBusiness('Hill Services', `maya.${unique}@example.com`)

// Files come first, one a call; the job refers to them by link.
const { file } = await orThrow(customer.files.upload(photo))
const tap = { title: 'Leaking kitchen tap', details: 'It drips day and night.', category: trade, state, city }
const { jobId } = await orThrow(customer.jobs.create({ ...tap, budget: 150, pictures: [file.url] }))

// A business finds the job in its list, which is read page by page.
for await (const job of ortega.jobs.allForBusiness({ status: ['open'] })) if (job.id === jobId) break

const offer = { jobId, proposal: 'I can come on Tuesday morning.' }
const { bidId } = await orThrow(ortega.bids.place({ ...offer, amount: 140 }))
await orThrow(hill.bids.place({ ...offer, amount: 165.5 }))
await orThrow(ortega.bids.update({ bidId, proposal: 'Tomorrow morning, parts included.', amount: 129.5 }))

// The customer compares and accepts. `amount` is the amount as seen: a bid that was edited since is refused.
const { bids } = await orThrow(customer.bids.list({ jobId }))
const { businessId, businessName, amount } = first(bids.toSorted((one, other) => one.amount - other.amount))
const accepted = await customer.bids.accept({ jobId, businessId, amount })
if (accepted.error?.code === 'BID_CHANGED') console.error(`It is ${accepted.error.failure?.bid?.amount} now`)
if (accepted.error) throw accepted.error

const winner = businessName === 'Ortega & Sons' ? ortega : hill
await orThrow(winner.jobs.complete({ jobId }))
await orThrow(customer.ratings.give({ jobId, stars: 5, comment: 'On time, clean work.' }))

console.log(JSON.stringify(await orThrow(customer.jobs.get({ jobId }))))

async function logIn(as: string): Promise<Client> {
  const { token } = await orThrow(anyone.sessions.logIn({ email: as, password }))
  return createClient({ url, token })
}

async function signUpBusiness(businessName: string, as: string): Promise<Client> {
  const business: components['schemas']['SignupBusiness'] = {
    name: businessName,
    businessName,
    email: as,
    phone: '+1 512 555 0111',
    businessPhone: '+1 512 555 0112',
    password,
    address: '12 Oak Street',
    zipCode: '78701',
    country,
    state,
    cities: [city],
    categories: [trade],
    hasLicense: 1,
    hasInsurance: 1,
    termsAccepted: true,
  }
  await orThrow(anyone.business.signUp(business))
  return logIn(as)
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('The server has nothing to choose from')
  return item
}
