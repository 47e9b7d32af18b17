/** A call as its section says it. */
export type Shown = Readonly<{
  method: string
  path: string
  /** The type of its body; empty for none. */
  body: string
  /** The body as JSON; empty where it has none, or needs none. */
  sent: string
  /** What the client calls it, such as `jobs.list`. */
  name: string
  /** What the client is given, as JSON; empty for nothing. */
  input: string
  needsToken: boolean
}>

/** A program in each language that makes a call, ready to be run; a token is taken from `TOKEN`, and a file is `photo.jpg`. */
export const SNIPPETS: Readonly<Record<string, (call: Shown, origin: string) => string>> = {
  curl: ({ method, path, body, sent, needsToken }, origin) =>
    [
      `curl '${origin}/v1${path}'`,
      ...(needsToken ? ['--header "Authorization: Bearer $TOKEN"'] : []),
      ...(body === FORM ? ["--form 'file=@photo.jpg'"] : []),
      ...(method === 'POST' && sent === '' && body !== FORM ? ['--request POST'] : []),
      ...(sent === '' ? [] : [`--json '${sent.replaceAll("'", String.raw`'\''`)}'`]),
    ].join(' \\\n  '),

  TypeScript: ({ body, name, input, needsToken }, origin) => {
    const given = body === FORM ? "new File([readFileSync('photo.jpg')], 'photo.jpg')" : input
    const token = needsToken ? ', token: process.env.TOKEN' : ''
    return `${body === FORM ? "import { readFileSync } from 'node:fs'\n" : ''}import { createClient, orThrow } from 'bidfair-client'

const client = createClient({ url: '${origin}'${token} })
console.log(await orThrow(client.${name}(${given})))`
  },

  Python: ({ method, path, body, sent, needsToken }, origin) => {
    const headers = [
      ...(needsToken ? ['"Authorization": f"Bearer {os.environ[\'TOKEN\']}"'] : []),
      ...(sent === '' ? [] : ['"Content-Type": "application/json"']),
      ...(body === FORM ? ['"Content-Type": "multipart/form-data; boundary=end"'] : []),
    ]
    const form = String.raw`head = b'--end\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n'
data = head + open("photo.jpg", "rb").read() + b"\r\n--end--\r\n"`
    const data = body === FORM ? form : sent === '' ? 'data = None' : `data = r"""${sent}""".encode()`
    return `${needsToken ? 'import os\n' : ''}import urllib.request

${data}
headers = {${headers.join(', ')}}
request = urllib.request.Request("${origin}/v1${path}", data, headers, method="${method}")
print(urllib.request.urlopen(request).read()${method === 'GET' ? '' : '.decode()'})`
  },
}

const FORM = 'multipart/form-data'
