import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { formsOf, sendForms } from '../../platform/http/cached-responses.ts'
import { languageOf, messageOf } from '../../platform/http/error-responses.ts'
import { businessPage } from './business-page.ts'
import { pageCache, type Kept } from './cache.ts'
import type { City, Directory, State } from './directory.ts'
import { inLanguage, publicPage, readStyles, type Content, type Site } from './document.ts'
import { cityPage, gonePage, refusedPage, statePage, tradePage, tradesPage, type Listed } from './find-pages.ts'
import { isLanguage, wordsOf } from './texts.ts'

export type PublicParts = Readonly<{
  directory: Directory
  publicUrl: string
  now: () => Date
  /** Counts by address. */
  limit: onRequestAsyncHookHandler
  /** How many bytes of pages are kept in memory. */
  cacheBytes?: number
}>

/** Some thousand pages. */
const CACHE_BYTES = 32_000_000

/** How long a list is sent without looking who is new in it, in milliseconds. Who is gone from it is gone at once. */
const LISTS_HOLD = 60_000

type Query = Readonly<{ lang?: unknown; after?: unknown }>
type Asked = FastifyRequest<{ Params: Readonly<Record<string, string | undefined>>; Querystring: Query }>
/** A page with what it was made of. */
type Made = Omit<Listed, 'content'> & Readonly<{ content: Content }>

/** The pages that anybody may read without an account, as HTML without scripts: businesses, and lists of them by trade and place. */
export async function servePublicPages(app: FastifyInstance, parts: PublicParts): Promise<void> {
  const { directory, publicUrl, now, limit, cacheBytes = CACHE_BYTES } = parts
  const styles = await readStyles()
  const cache = pageCache(cacheBytes)

  const siteOf = (request: Asked): Site => {
    const { lang } = request.query
    const named = isLanguage(lang) ? lang : undefined
    return { publicUrl, styles, lang: named, words: wordsOf(named ?? languageOf(request.headers['accept-language'])) }
  }
  const keyOf = ({ words, lang }: Site, path: string): string => `${words.language} ${lang ?? ''} ${path}`

  const keep = async (site: Site, key: string, { content, version, ids }: Made): Promise<Kept> => {
    const forms = await formsOf('text/html', publicPage(site, content))
    const page = { forms, path: content.path, version, ids, madeAt: now().getTime() }
    cache.set(key, page)
    return page
  }

  const send = (request: Asked, reply: FastifyReply, { forms }: Kept): FastifyReply =>
    sendForms(request, reply.header('content-security-policy', styles.policy), forms, 'accept-language, ')

  const sendGone = (request: Asked, reply: FastifyReply): FastifyReply => {
    const site = siteOf(request)
    void reply.code(404).header('content-security-policy', styles.policy).header('vary', 'accept-language')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(publicPage(site, gonePage(site)))
  }

  /** The page of a business as it is now: one that was kept is sent only while the database says that nothing of it changed. */
  const business = async (request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
    const { id = '', slug = '' } = request.params
    const site = siteOf(request)
    const version = await directory.businessVersion(id)
    if (version === undefined) return sendGone(request, reply)
    const key = keyOf(site, id)
    const kept = cache.get(key)
    let page = kept?.version === version ? kept : undefined
    if (page === undefined) {
      const found = await directory.business(id)
      if (found === undefined) return sendGone(request, reply)
      page = await keep(site, key, { content: businessPage(site, directory, found), version, ids: [] })
    }
    if (page.path !== `/b/${id}/${encodeURIComponent(slug)}`)
      return reply.code(301).header('location', inLanguage(page.path, site.lang)).send()
    return send(request, reply, page)
  }

  /** A list, kept for a while, and no longer than its businesses are what they were. */
  const list = async (
    request: Asked,
    reply: FastifyReply,
    make: (site: Site, cursor: string | undefined) => Promise<Made | Content>,
  ): Promise<FastifyReply> => {
    const { after } = request.query
    const cursor = typeof after === 'string' ? after : undefined
    const site = siteOf(request)
    const key = keyOf(site, `${request.url.split('?')[0]} ${cursor ?? ''}`)
    const kept = cache.get(key)
    if (kept !== undefined && now().getTime() - kept.madeAt < LISTS_HOLD) {
      const isSame = kept.ids.length === 0 || (await directory.listingVersion(kept.ids)) === kept.version
      if (isSame) return send(request, reply, kept)
    }
    const made = await make(site, cursor).catch((error: unknown) => {
      if (isRefused(error)) return undefined
      throw error
    })
    if (made === undefined) return sendGone(request, reply)
    return send(
      request,
      reply,
      await keep(site, key, 'content' in made ? made : { content: made, version: '', ids: [] }),
    )
  }

  const find = async (request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
    const { trade: tradeSlug, state: stateSlug, city: citySlug } = request.params
    if (tradeSlug === undefined) return await list(request, reply, (site) => tradesPage(site, directory))
    const trade = directory.trade(tradeSlug)
    if (trade === undefined) return sendGone(request, reply)
    if (stateSlug === undefined) return await list(request, reply, (site) => tradePage(site, directory, trade))
    const state: State | undefined = directory.state(stateSlug)
    if (state === undefined) return sendGone(request, reply)
    if (citySlug === undefined)
      return await list(request, reply, (site, cursor) =>
        statePage(site, directory, { where: { ...state, trade }, cursor }),
      )
    const city = directory.city(state, citySlug)
    if (city === undefined) return sendGone(request, reply)
    const where: City & Readonly<{ trade: string }> = { ...state, city, trade }
    return await list(request, reply, (site, cursor) => cityPage(site, directory, { where, cursor }))
  }

  await app.register(async (scope) => {
    scope.addHook('onRequest', limit)
    // Whoever reads pages is told in a page why there is none.
    scope.addHook('onSend', async (request: Asked, reply, payload) => {
      if (!request.refusedWith) return payload
      const site = siteOf(request)
      void reply.type('text/html; charset=utf-8').header('content-security-policy', styles.policy)
      return publicPage(site, refusedPage(site, messageOf(request.refusedWith, site.words.language), request.url))
    })
    for (const path of ['/b/:id', '/b/:id/:slug']) scope.get(path, business)
    for (const path of ['/find', '/find/:trade', '/find/:trade/:state', '/find/:trade/:state/:city'])
      scope.get(path, find)
    for (const path of ['/b/*', '/find/*']) scope.get(path, async (request: Asked, reply) => sendGone(request, reply))
  })
}

/** Whether a cursor was refused, of which a page is none either. */
const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'CURSOR_INVALID'
