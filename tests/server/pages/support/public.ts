import type { FastifyInstance } from 'fastify'

/** Asks for a page. */
export async function pageOf(app: FastifyInstance, url: string, headers: Readonly<Record<string, string>> = {}) {
  const { statusCode: status, headers: said, body: html } = await app.inject({ url, headers })
  return { status, headers: said, html }
}

/** The structured data of a page. Throws where that is no JSON. */
export function graphOf(html: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '')
}

/** The addresses of a sitemap. */
export const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
