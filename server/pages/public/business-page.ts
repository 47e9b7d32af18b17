import { escaped, quoted } from '../layout/html.ts'
import type { Directory, PublicBusiness } from './directory.ts'
import type { Content, Site } from './document.ts'
import { invitation, linked, logoOf, named, score, trail } from './parts.ts'
import { businessData } from './structured-data.ts'
import { fill } from './texts.ts'

/** How many bytes of a page its reviews may take; a page has at most 30 kB. */
const MOST_BYTES = 10_000

/** The page of a business. */
export function businessPage(site: Site, directory: Pick<Directory, 'path'>, business: PublicBusiness): Content {
  const { t, list, trade } = site.words
  const { name, path, categories, country, state, cities } = business
  const trades = list(categories.map(trade))
  const [city = state] = cities
  const [first = ''] = categories
  const title = fill(t.businessTitle, { name, trades, city, state })
  const description = fill(t.businessIntro, { name, trades, cities: list(cities), state })
  const { publicUrl } = site
  const steps = [
    { name: t.find, path: '/find' },
    { name: trade(first), path: directory.path(first) },
    { name: state, path: directory.path(first, { country, state }) },
    { name: city, path: directory.path(first, { country, state, city }) },
  ]
  return {
    path,
    title,
    description,
    picture: `${publicUrl}/b/${business.businessId}/picture.png`,
    graph: businessData(business, { publicUrl, customer: t.customer, description }),
    main: [
      trail(site, steps),
      head(site, business),
      papers(site, business),
      tradesAndPlaces(site, directory, business),
      work(site, business),
      reviews(site, business),
      invitation(site),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  }
}

function head(site: Site, business: PublicBusiness): string {
  const { t, count, month, list } = site.words
  const { name, logo, state, cities, radius, jobsCompleted, since } = business
  const where = fill(t.worksIn, { cities: list(cities), state })
  const around = radius === 0 ? '' : ` ${count(t.radius, radius)}`
  return `<div class="head">${logoOf(site, name, logo.url, 80)}<div>
<h1>${named(name)}</h1>
${score(site, business)}
<p class="row"><span>${escaped(where + around)}</span><span>${count(t.jobs, jobsCompleted)}</span><span>${fill(t.since, { month: month(since) })}</span></p>
</div></div>`
}

/** What an operator verified, or the business says without that. */
function papers({ words: { t, month } }: Site, business: PublicBusiness): string {
  const verified = (text: string, at: string) => fill(text, { month: month(at) })
  const { licenseCheckedOn: license, insuranceCheckedOn: insurance } = business
  const said = [
    ...(license !== null
      ? [verified(t.licenseVerified, license)]
      : business.hasLicense === 1
        ? [t.licenseClaimed]
        : []),
    ...(insurance !== null
      ? [verified(t.insuranceVerified, insurance)]
      : business.hasInsurance === 1
        ? [t.insuranceClaimed]
        : []),
  ]
  return said.length === 0 ? '' : `<ul class="row">${said.map((text) => `<li class="chip">${text}</li>`).join('')}</ul>`
}

/** Each trade in each city, as links to the lists that have the business. */
function tradesAndPlaces(site: Site, directory: Pick<Directory, 'path'>, business: PublicBusiness): string {
  const { t, trade } = site.words
  const { categories, country, state, cities } = business
  const links = categories.flatMap((category) =>
    cities.map((city) => {
      const text = fill(t.cityTitle, { trade: trade(category), city, state })
      return `<li>${linked(site, directory.path(category, { country, state, city }), text)}</li>`
    }),
  )
  return `<h2>${t.where}</h2>\n<ul class="links">${links.join('')}</ul>`
}

function work({ words: { t } }: Site, { pictures }: PublicBusiness): string {
  if (pictures.length === 0) return ''
  const shown = pictures.map((url, index) => {
    const alt = fill(t.picture, { number: String(index + 1) })
    return `<li><img src="${quoted(`${url}?size=small`)}" alt="${alt}" width="320" height="240" loading="lazy"></li>`
  })
  return `<h2>${t.work}</h2>\n<ul class="work">${shown.join('')}</ul>`
}

function reviews(site: Site, business: PublicBusiness): string {
  const { t } = site.words
  let left = MOST_BYTES
  const shown: string[] = []
  for (const review of business.reviews) {
    const html = reviewOf(site, business.name, review)
    left -= Buffer.byteLength(html)
    if (left < 0) break
    shown.push(html)
  }
  const list = shown.length === 0 ? `<p class="muted">${t.noReviews}</p>` : shown.join('\n')
  return `<h2>${t.reviews}</h2>\n${list}`
}

function reviewOf(
  { words: { t, count, month, trade } }: Site,
  name: string,
  review: PublicBusiness['reviews'][number],
): string {
  const { stars, comment, reply, category, customer } = review
  const about = fill(t.about, { category: trade(category), month: month(review.month) })
  const parts = [
    `<p><span class="star" role="img" aria-label="${count(t.starCount, stars)}">${'★'.repeat(stars)}</span> ${named(customer ?? t.customer)}</p>`,
    `<p class="muted">${escaped(about)}</p>`,
    ...(comment === null ? [] : [`<p dir="auto">${escaped(comment)}</p>`]),
    ...(reply === null
      ? []
      : [
          `<div class="reply"><p class="muted">${escaped(fill(t.reply, { name }))}</p><p dir="auto">${escaped(reply)}</p></div>`,
        ]),
  ]
  return `<article class="card">${parts.join('')}</article>`
}
