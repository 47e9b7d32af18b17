import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import { escaped } from '../layout/html.ts'
import type { Directory } from './directory.ts'

type SitemapParts = Readonly<{
  directory: Directory
  publicUrl: string
  now: () => Date
  /** Count by address; the parts are longer than other pages. */
  limits: readonly onRequestAsyncHookHandler[]
  /** Addresses in a part. */
  partSize?: number
}>

/** Half of what sitemaps.org allows in bytes, even where each name is as long as it may be and in another script. */
const PART_SIZE = 10_000
/** For how long the index is kept, in milliseconds: to count the businesses of a large town takes a while. */
const INDEX_HOLDS = 60_000
/** What sitemaps.org allows in an index. */
const MOST_PARTS = 50_000

type Query = Readonly<Partial<Record<'of' | 'trade' | 'state' | 'part', unknown>>>

/**
 * `/robots.txt`, and `/sitemap.xml`: an index of parts, which are at the same path, so that it may name all pages. A part is
 * never kept: who hides or is gone is in none that is asked for later. The index names no business.
 */
export async function serveSitemap(app: FastifyInstance, parts: SitemapParts): Promise<void> {
  const { directory, publicUrl, now, limits, partSize = PART_SIZE } = parts
  let kept: Readonly<{ text: string; until: number }> | undefined
  const index = async (): Promise<string> => {
    if (kept !== undefined && kept.until > now().getTime()) return kept.text
    const text = await writeIndex()
    kept = { text, until: now().getTime() + INDEX_HOLDS }
    return text
  }
  const writeIndex = async (): Promise<string> => {
    const numbered = (query: string, count: number) =>
      Array.from({ length: count }, (_, at) => `/sitemap.xml?${query}&part=${at + 1}`)
    const places = await placePaths(directory)
    const paths = [
      ...numbered('of=places', Math.ceil(places.length / partSize)),
      ...numbered('of=businesses', await directory.businessParts(partSize)),
    ]
    for (const path of places) {
      const [, , trade, state] = path.split('/')
      if (trade === undefined || state === undefined) continue
      const where = placeOf(directory, decodeURIComponent(trade), decodeURIComponent(state))
      if (where === undefined || paths.length >= MOST_PARTS) continue
      paths.push(...numbered(`of=cities&trade=${trade}&state=${state}`, await directory.cityParts(where, partSize)))
    }
    return xml('sitemapindex', 'sitemap', publicUrl, paths.slice(0, MOST_PARTS))
  }

  /** The paths of a part; undefined where there is none. */
  const pathsOf = async ({ of, trade, state, part }: Query): Promise<readonly string[] | undefined> => {
    const number = typeof part === 'string' && /^[1-9]\d{0,5}$/.test(part) ? Number(part) : undefined
    if (number === undefined) return undefined
    if (of === 'places') return (await placePaths(directory)).slice((number - 1) * partSize, number * partSize)
    if (of === 'businesses') return await directory.businessesOfPart(number, partSize)
    const where = typeof trade === 'string' && typeof state === 'string' ? placeOf(directory, trade, state) : undefined
    if (of !== 'cities' || where === undefined) return undefined
    const cities = await directory.citiesOfPart(where, number, partSize)
    return cities.flatMap((city) => directory.path(where.trade, { ...where, city }) ?? [])
  }

  await app.register(async (scope) => {
    for (const limit of limits) scope.addHook('onRequest', limit)
    scope.get<{ Querystring: Query }>('/sitemap.xml', async ({ query }, reply) => {
      if (query.of === undefined) return send(reply, await index())
      const paths = await pathsOf(query)
      if (paths === undefined || paths.length === 0) return send(reply.code(404), xml('urlset', 'url', publicUrl, []))
      return send(reply, xml('urlset', 'url', publicUrl, paths))
    })
    scope.get('/robots.txt', async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(
          `User-agent: *\nAllow: /v1/files/\nDisallow: /v1/\nDisallow: /unsubscribe/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
        ),
    )
  })
}

/** The lists of places: all trades, each trade, and each of its states. */
async function placePaths(directory: Directory): Promise<string[]> {
  const paths = ['/find']
  for (const trade of await directory.trades()) {
    const states = await directory.states(trade)
    paths.push(...[undefined, ...states].flatMap((state) => directory.path(trade, state) ?? []))
  }
  return paths
}

function placeOf(directory: Directory, tradeSlug: string, stateSlug: string) {
  const [trade, state] = [directory.trade(tradeSlug), directory.state(stateSlug)]
  return trade === undefined || state === undefined ? undefined : { ...state, trade }
}

function xml(root: string, item: string, publicUrl: string, paths: readonly string[]): string {
  const items = paths.map((path) => `<${item}><loc>${escaped(publicUrl + path)}</loc></${item}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache').send(text)
}
