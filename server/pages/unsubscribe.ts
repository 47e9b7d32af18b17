import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import { languageOf } from '../platform/http/error-responses.ts'
import type { Language } from '../schema/column-types.ts'
import { isolate } from '../../generated/isolate.ts'
import { escaped, htmlPage } from './layout/html.ts'
import {
  isTopic,
  stoppedText,
  stopText,
  unsubscribeTexts,
  type MailTopic,
  type UnsubscribeText,
} from './unsubscribe-texts.ts'

/** What the page asks of the accounts. */
export type Subscribers = Readonly<{
  /** Returns the language of the token's recipient; `undefined` if it was never emailed. */
  find: (token: string) => Promise<Language | undefined>
  mute: (token: string, topic: MailTopic) => Promise<void>
}>

/** What the page asks of saved searches. */
export type SearchMails = Readonly<{
  /** The name of the search with this key, empty for the one that each business has; `undefined` if it was never emailed. */
  find: (key: string) => Promise<Readonly<{ name: string; language: Language }> | undefined>
  stop: (key: string) => Promise<void>
}>

type Params = { readonly topic: string; readonly token: string }

/** The page behind the link in each mail. Mail programs send a POST (RFC 8058); a GET changes nothing, for programs check links. */
export async function serveUnsubscribe(
  app: FastifyInstance,
  { find, mute, searches, limit }: Subscribers & Readonly<{ searches: SearchMails; limit: onRequestAsyncHookHandler }>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', limit)
    // A form, or whatever else a mail program sends: the address says it all.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    scope.route<{ Params: Pick<Params, 'token'> }>({
      method: ['GET', 'POST'],
      url: `/unsubscribe/${SEARCH}/:token`,
      handler: async ({ method, headers, params: { token } }, reply) => {
        const search = await searches.find(token)
        if (search === undefined) return sendGone(reply, headers['accept-language'])
        const { name, language } = search
        const texts = unsubscribeTexts[language]
        const topic =
          name === '' ? texts.ownSearch : texts.search(escaped(isolate(name, language === 'ar' ? 'rtl' : 'ltr')))
        if (method !== 'POST')
          return send(reply, htmlPage(language, texts.ask, formOf(`${SEARCH}/${token}`, texts.stop(topic))))
        await searches.stop(token)
        return send(reply, htmlPage(language, texts.done, `<p>${texts.stopped(topic)}</p>\n${linkOf(texts)}`))
      },
    })
    scope.route<{ Params: Params }>({
      method: ['GET', 'POST'],
      url: '/unsubscribe/:topic/:token',
      handler: async ({ method, headers, params: { topic, token } }, reply) => {
        const language = isTopic(topic) ? await find(token) : undefined
        if (!isTopic(topic) || language === undefined) return sendGone(reply, headers['accept-language'])
        const texts = unsubscribeTexts[language]
        if (method !== 'POST') return send(reply, htmlPage(language, texts.ask, formsOf(texts, token, topic)))
        await mute(token, topic)
        const others = topic === 'all' ? '' : formsOf(texts, token, 'all')
        return send(
          reply,
          htmlPage(language, texts.done, `<p>${stoppedText(texts, topic)}</p>\n${others}${linkOf(texts)}`),
        )
      },
    })
  })
}

/** A button for the topic and, below it, one for all. */
function formsOf(texts: UnsubscribeText, token: string, topic: MailTopic): string {
  return [...new Set<MailTopic>([topic, 'all'])]
    .map((each) => formOf(`${each}/${token}`, stopText(texts, each)))
    .join('\n')
}

const formOf = (path: string, button: string): string =>
  `<form method="post" action="/unsubscribe/${path}"><button>${button}</button></form>`

/** In the place of a topic: the token is the key of one saved search. */
const SEARCH = 'search'

function sendGone(reply: FastifyReply, acceptLanguage: string | undefined): FastifyReply {
  const language = languageOf(acceptLanguage)
  const { gone } = unsubscribeTexts[language]
  return send(reply.code(404), htmlPage(language, gone.title, `<p>${gone.text}</p>`))
}

const linkOf = ({ settings }: UnsubscribeText): string => `<p><a href="/mail-settings">${settings}</a></p>`

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}
