import { escaped, quoted } from '../layout/html.ts'
import type { City, Directory, ListedBusiness, State } from './directory.ts'
import type { Content, Site } from './document.ts'
import { invitation, linked, logoOf, score, trail, type Step } from './parts.ts'
import { listData, trailData } from './structured-data.ts'
import { fill } from './texts.ts'

type Asked<Where> = Readonly<{ where: Where; cursor: string | undefined }>
type InState = State & Readonly<{ trade: string }>
type InCity = City & Readonly<{ trade: string }>

/** A page of a list, with what tells whether its businesses are still the same. */
export type Listed = Readonly<{ content: Content; ids: readonly string[]; version: string }>

/** `/find`: the trades that anybody does. */
export async function tradesPage(site: Site, directory: Directory): Promise<Content> {
  const { t, trade } = site.words
  const names = await directory.trades()
  const links = names.map((name) => ({ name: trade(name), path: directory.path(name) }))
  const listed = links.toSorted((one, other) => one.name.localeCompare(other.name, site.words.language))
  const heading = { title: t.find, description: t.findIntro }
  return placesPage(site, { path: '/find', ...heading, steps: [], heading: t.trades, links: listed })
}

/** `/find/TRADE`: the states in which anybody does a trade. */
export async function tradePage(site: Site, directory: Directory, name: string): Promise<Content> {
  const { t, trade } = site.words
  const found = await directory.states(name)
  return placesPage(site, {
    path: directory.path(name) ?? '/find',
    title: fill(t.tradeTitle, { trade: trade(name) }),
    description: fill(t.tradeIntro, {}),
    steps: [{ name: t.find, path: '/find' }],
    heading: t.states,
    links: found.map((state) => ({ name: state.state, path: directory.path(name, state) })),
  })
}

/** `/find/TRADE/STATE`: the cities in which anybody does a trade. */
export async function statePage(site: Site, directory: Directory, { where, cursor }: Asked<InState>): Promise<Content> {
  const { t, trade } = site.words
  const { trade: name, ...state } = where
  const { cities, next } = await directory.cities(where, cursor)
  const path = directory.path(name, state) ?? '/find'
  return placesPage(site, {
    path: behind(path, cursor),
    next: next === null ? undefined : behind(path, next),
    title: fill(t.stateTitle, { trade: trade(name), state: state.state }),
    description: fill(t.stateIntro, {}),
    steps: [
      { name: t.find, path: '/find' },
      { name: trade(name), path: directory.path(name) },
    ],
    heading: t.cities,
    links: cities.map((city) => ({ name: city, path: directory.path(name, { ...state, city }) })),
  })
}

/** So many other cities of the state are named where nobody is in one. */
const MOST_NEIGHBORS = 40

/** `/find/TRADE/STATE/CITY`: the businesses, the best rated first. Where there is nobody, other cities, for people alone. */
export async function cityPage(site: Site, directory: Directory, { where, cursor }: Asked<InCity>): Promise<Listed> {
  const { publicUrl, words } = site
  const { t, trade } = words
  const { trade: name, country, state, city } = where
  const { businesses, next, version } = await directory.listing(where, cursor)
  const path = directory.path(name, where) ?? '/find'
  const place = { trade: trade(name), city, state }
  const steps = [
    { name: t.find, path: '/find' },
    { name: trade(name), path: directory.path(name) },
    { name: state, path: directory.path(name, { country, state }) },
  ]
  const title = fill(t.cityTitle, place)
  const isEmpty = businesses.length === 0
  const neighbors = isEmpty ? (await directory.cities({ trade: name, country, state }, undefined)).cities : []
  const links = neighbors
    .slice(0, MOST_NEIGHBORS)
    .map((other) => ({ name: other, path: directory.path(name, { country, state, city: other }) }))
  const content: Content = {
    path: behind(path, cursor),
    title,
    description: fill(t.cityIntro, place),
    next: next === null ? undefined : behind(path, next),
    isHidden: isEmpty,
    graph: isEmpty ? undefined : listData(publicUrl, businesses),
    main: [
      trail(site, steps),
      `<h1>${escaped(title)}</h1>`,
      `<p class="muted">${escaped(isEmpty ? t.cityEmpty : fill(t.cityIntro, place))}</p>`,
      ...businesses.map((business) => card(site, business)),
      ...(links.length === 0 ? [] : [linkList(site, fill(t.nearby, { state }), links)]),
      ...nextLink(site, next === null ? undefined : behind(path, next)),
      invitation(site),
    ].join('\n'),
  }
  return { content, ids: businesses.map(({ id }) => id), version }
}

function card(site: Site, business: ListedBusiness): string {
  const { t, count, list } = site.words
  const { name, path, logo, state, cities, jobsCompleted } = business
  const facts = [
    escaped(fill(t.worksIn, { cities: list(cities), state })),
    count(t.jobs, jobsCompleted),
    ...(business.isLicenseChecked ? [t.licenseShort] : []),
    ...(business.isInsuranceChecked ? [t.insuranceShort] : []),
  ]
  return `<article class="card head">${logoOf(site, name, logo, 56)}<div>
<h2>${linked(site, path, name)}</h2>
${score(site, business)}
<p class="row">${facts.map((fact) => `<span>${fact}</span>`).join('')}</p>
</div></article>`
}

type Places = Readonly<{
  path: string
  next?: string | undefined
  title: string
  description: string
  steps: readonly Step[]
  heading: string
  links: readonly Step[]
}>

function placesPage(site: Site, { path, next, title, description, steps, heading, links }: Places): Content {
  const known = [...steps, { name: title, path }].flatMap(({ name, path }) =>
    path === undefined ? [] : [{ name, path }],
  )
  return {
    path,
    title,
    description,
    next,
    isHidden: links.length === 0,
    graph: trailData(site.publicUrl, known),
    main: [
      ...(steps.length === 0 ? [] : [trail(site, steps)]),
      `<h1>${escaped(title)}</h1>`,
      `<p class="muted">${escaped(description)}</p>`,
      links.length === 0 ? `<p>${site.words.t.cityEmpty}</p>` : linkList(site, heading, links),
      ...nextLink(site, next),
      invitation(site),
    ].join('\n'),
  }
}

function linkList(site: Site, heading: string, links: readonly Step[]): string {
  const items = links.map(({ name, path }) => `<li>${linked(site, path, name)}</li>`)
  return `<h2>${escaped(heading)}</h2>\n<ul class="links">${items.join('')}</ul>`
}

function nextLink(site: Site, path: string | undefined): string[] {
  return path === undefined ? [] : [`<p>${linked(site, path, site.words.t.next).replace('<a ', '<a rel="next" ')}</p>`]
}

const behind = (path: string, cursor: string | undefined): string =>
  cursor === undefined ? path : `${path}?after=${encodeURIComponent(cursor)}`

/** What a page that is not there, or not any more, says: the same whichever it is. */
export function gonePage(site: Site): Content {
  const { t } = site.words
  return {
    path: '/find',
    title: t.goneTitle,
    description: t.goneText,
    isHidden: true,
    main: [`<h1>${t.goneTitle}</h1>`, `<p>${t.goneText}</p>`, `<p>${linked(site, '/find', t.goneFind)}</p>`].join('\n'),
  }
}

/** What a page says that cannot be shown now: why, and the way to ask again. */
export function refusedPage(site: Site, why: string, address: string): Content {
  const { t } = site.words
  return {
    path: '/find',
    title: t.refusedTitle,
    description: why,
    isHidden: true,
    main: [
      `<h1>${t.refusedTitle}</h1>`,
      `<p>${escaped(why)}</p>`,
      `<p><a href="${quoted(address)}">${t.tryAgain}</a></p>`,
    ].join('\n'),
  }
}
