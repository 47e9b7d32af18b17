import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import { languageOf } from '../platform/http/error-responses.ts'
import type { Language } from '../schema/column-types.ts'
import { htmlPage } from './layout/html.ts'
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

type Params = { readonly topic: string; readonly token: string }

/** The page behind the link in each mail. Mail programs send a POST (RFC 8058); a GET changes nothing, for programs check links. */
export async function serveUnsubscribe(
  app: FastifyInstance,
  { find, mute, limit }: Subscribers & Readonly<{ limit: onRequestAsyncHookHandler }>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', limit)
    // A form, or whatever else a mail program sends: the address says it all.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    scope.route<{ Params: Params }>({
      method: ['GET', 'POST'],
      url: '/unsubscribe/:topic/:token',
      handler: async ({ method, headers, params: { topic, token } }, reply) => {
        const language = isTopic(topic) ? await find(token) : undefined
        if (!isTopic(topic) || language === undefined) {
          const ownLanguage = languageOf(headers['accept-language'])
          const { gone } = unsubscribeTexts[ownLanguage]
          return send(reply.code(404), htmlPage(ownLanguage, gone.title, `<p>${gone.text}</p>`))
        }
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
    .map(
      (each) =>
        `<form method="post" action="/unsubscribe/${each}/${token}"><button>${stopText(texts, each)}</button></form>`,
    )
    .join('\n')
}

const linkOf = ({ settings }: UnsubscribeText): string => `<p><a href="/mail-settings">${settings}</a></p>`

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}
