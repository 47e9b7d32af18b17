import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '../platform/http/headers.ts'

/** What Redoc needs besides the policy of all pages: an empty and one fixed inline style, and the arrows that it draws. */
const POLICY = contentPolicy({
  'style-src':
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
  'img-src': 'data:',
})

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bidfair API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/page.css">
<script src="/docs/redoc.js" defer></script>
<script src="/docs/start.js" defer></script>
</head>
<body>
<div id="reference"></div>
</body>
</html>
`

/** Its search runs in a worker that it makes from a text, which the policy forbids; a browser's own finds as much. */
const START = `Redoc.init('/v1/openapi.json', { disableSearch: true, nativeScrollbars: true }, document.getElementById('reference'))
`

/** Redoc is drawn for a light page. */
const STYLE = 'body { margin: 0; background: #fff; color: #333 }\n'

/** `/docs`: the contract to read, drawn from what this server itself serves by Redoc, which is built with the web app. */
export function serveReference(app: FastifyInstance): void {
  app.get('/docs', async (_request, reply) => {
    void reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache')
    return reply.type('text/html; charset=utf-8').send(PAGE)
  })
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  app.get('/docs/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}
