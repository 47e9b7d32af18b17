import type { FastifyInstance } from 'fastify'

const DAY = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year; a page that is read and kept is then still true for a while. */
const HOLDS = 180 * DAY

type Site = Readonly<{ contact: string | undefined; publicUrl: string; now: () => Date }>

/** Says where to tell of a hole (RFC 9116). Without somebody to tell there is nothing to say, and no such page. */
export function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl, now }: Site): void {
  if (contact === undefined) return
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(now().getTime() + HOLDS).toISOString()}`,
      'Preferred-Languages: en, es, ar',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
