import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { answer, connect, once, upload, type Api, type Schemas } from './client.ts'

/**
 * The main job over the API alone: a customer signs up and posts a job with a photo, two businesses of that trade and city bid, one edits
 * its bid, the customer accepts one, that business marks the job completed, and the customer rates it.
 *
 * Run it against a server of yours: `npx node docs/examples/over-the-wire/main-job.ts http://localhost:3000 photo.jpg`. With `npx` it is the
 * Node 24 that `npm ci` has brought; an older one does not read TypeScript.
 */
export async function mainJob(api: Api, photo: Blob): Promise<Schemas['JobDetails']> {
  const unique = crypto.randomUUID().slice(0, 8)
  const anyone = connect(api)

  // What there is to choose from: a category, and a state with its cities.
  const { category: categories } = await answer(anyone.GET('/catagory'))
  const { data: countries } = await answer(anyone.GET('/usa-states-cities'))
  const trade = first(categories).name
  const [country, states] = first(Object.entries(countries))
  const [state, cities] = first(Object.entries(states).filter(([, names]) => names.length > 0))
  const city = first(cities)

  // Files come first, one a call; sign-up and job refer to them by link.
  const picture = await upload(anyone, photo, 'ana.jpg')
  const customerEmail = `ana.${unique}@example.com`
  await answer(
    anyone.POST('/signup/customer', {
      body: {
        role: 'customer',
        pic_url: { url: picture },
        name: 'Ana Torres',
        email: customerEmail,
        phone: '+1 512 555 0148',
        password: 'kettle7',
        country,
        state,
        city,
        terms_accepted: true,
      },
    }),
  )
  const customer = await logIn(api, customerEmail)

  const place = { country, state, city: [city], category: [trade] }
  const ortega = await signUpBusiness(api, `luis.${unique}@example.com`, 'Ortega & Sons', place)
  const hill = await signUpBusiness(api, `maya.${unique}@example.com`, 'Hill Services', place)

  const { jobId } = await answer(
    customer.client.POST('/create-job/customer', {
      params: { header: once() },
      body: {
        userid: customer.id,
        title: 'Leaking kitchen tap',
        details: 'The mixer drips day and night. The shut-off valve works.',
        category: trade,
        state,
        city,
        budget: 150,
        pics_url: [await upload(customer.client, photo, 'tap.jpg')],
      },
    }),
  )

  // A business finds the job in its list. The list is read page by page with the cursor of the answer before.
  const { jobs } = await answer(ortega.client.POST('/get-job/business', { body: { limit: 10, status: ['open'] } }))
  if (!jobs.some((job) => job.id === jobId))
    throw new Error('The new job is not in the list of a business of its trade and city')

  const { bidId } = await placeBid(ortega, jobId, 'I can come on Tuesday morning, parts included.', 140)
  await placeBid(hill, jobId, 'Tomorrow at nine.', 165.5)
  await answer(
    ortega.client.POST('/update-bid/business', {
      params: { header: once() },
      body: {
        bidId,
        businessId: ortega.id,
        proposalStatement: 'I can come tomorrow morning, parts included.',
        amount: 129.5,
      },
    }),
  )

  // The customer compares and accepts. `amount` is the amount as seen: a bid that was edited since is refused with BID_CHANGED.
  const { Data: interests } = await answer(
    customer.client.POST('/show-bid/customer', { body: { userId: customer.id, jobId } }),
  )
  const chosen = first(interests.toSorted((a, b) => a.amount - b.amount))
  await answer(
    customer.client.POST('/assign-job/customer', {
      params: { header: once() },
      body: { userId: customer.id, jobId, companyId: chosen.businessId, amount: chosen.amount },
    }),
  )

  const winner = chosen.businessId === ortega.id ? ortega : hill
  await answer(winner.client.POST('/mark-completed/business', { params: { header: once() }, body: { jobid: jobId } }))

  await answer(
    customer.client.POST('/rate-job/customer', {
      params: { header: once() },
      body: { jobId, userId: customer.id, companyId: chosen.businessId, rating: 5, comment: 'On time, clean work.' },
    }),
  )
  return answer(customer.client.POST('/get-job-details/customer', { body: { jobid: jobId } }))
}

type Account = { readonly id: string; readonly client: ReturnType<typeof connect> }

async function logIn(api: Api, email: string): Promise<Account> {
  const { token, data } = await answer(connect(api).POST('/login/customer', { body: { email, password: 'kettle7' } }))
  return { id: data.id, client: connect(api, token) }
}

async function signUpBusiness(
  api: Api,
  email: string,
  name: string,
  place: Pick<Schemas['SignupBusiness'], 'country' | 'state' | 'city' | 'category'>,
): Promise<Account> {
  await answer(
    connect(api).POST('/signup/business', {
      body: {
        role: 'business',
        is_subscribed: 'no',
        name,
        email,
        phone: '+1 512 555 0111',
        password: 'kettle7',
        buisness_name: name,
        buisness_phone_number: '+1 512 555 0112',
        address: '12 Oak Street',
        zipcode: '78701',
        isLicense: 1,
        isInsurance: 1,
        terms_accepted: true,
        ...place,
      },
    }),
  )
  return logIn(api, email)
}

const placeBid = (
  business: Account,
  jobId: string,
  proposalStatement: string,
  amount: number,
): Promise<Schemas['BidPlaced']> =>
  answer(
    business.client.POST('/place-bid/business', {
      params: { header: once() },
      body: { businessId: business.id, jobId, proposalStatement, amount },
    }),
  )

function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('The server has nothing to choose from')
  return item
}

const [, script = '', baseUrl = 'http://localhost:3000', photoFile] = process.argv
if (import.meta.url === pathToFileURL(script).href) {
  if (!photoFile) throw new Error('Usage: node main-job.ts <address of the server> <photo.jpg>')
  console.log(await mainJob({ baseUrl }, new Blob([await readFile(photoFile)])))
}
