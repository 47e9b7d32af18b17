/** What one kind of file of the server may use. Packages are those that it may not import. */
type Wall = { readonly uses: readonly string[]; readonly types: readonly string[]; readonly without: readonly string[] }

const SQL = ['kysely', 'pg']
const HTTP = ['fastify', '@fastify/compress', '@fastify/multipart', '@fastify/static']
const NEITHER = [...SQL, ...HTTP]
/** What rules are given, as types. */
const GIVEN = ['basis', 'schema', 'part', 'repository', 'service']

/** Allowed imports inside the server. A file's name determines its role. Every role may use itself and `generated`. */
export const SERVER_WALLS: { readonly [role: string]: Wall } = {
  // A noun: what its calls answer, what may happen, what is in the database, how it is serialized, and what else it needs.
  handlers: {
    uses: ['service', 'serializer', 'part', 'basis', 'platform', 'platform/http'],
    types: [],
    without: NEITHER,
  },
  service: { uses: ['machines', 'repository', 'part', 'platform'], types: GIVEN, without: NEITHER },
  repository: { uses: ['platform', 'schema'], types: ['part'], without: HTTP },
  serializer: { uses: ['part', 'platform'], types: GIVEN, without: NEITHER },
  part: { uses: ['service', 'repository', 'platform'], types: GIVEN, without: NEITHER },
  // What would serve any product.
  platform: { uses: [], types: ['schema'], without: HTTP },
  'platform/http': { uses: ['platform', 'basis'], types: ['schema'], without: SQL },
  schema: { uses: ['platform'], types: [], without: HTTP },
  // What puts it together, and what is beside it.
  basis: { uses: ['platform'], types: ['part', 'platform/http'], without: NEITHER },
  subscribers: { uses: ['service'], types: GIVEN, without: NEITHER },
  pages: { uses: ['platform/http', 'basis'], types: ['schema'], without: SQL },
  // Copies of every noun at once, which know rows and files and no rules.
  backups: { uses: ['service', 'part', 'platform', 'schema', 'basis'], types: [], without: HTTP },
  operator: {
    uses: ['top', 'backups', 'subscribers', 'service', 'part', 'platform', 'schema', 'basis'],
    types: [],
    without: HTTP,
  },
  demo: { uses: ['service', 'part', 'platform'], types: ['basis'], without: HTTP },
  top: {
    uses: [
      'handlers',
      'subscribers',
      'service',
      'part',
      'platform',
      'platform/http',
      'schema',
      'basis',
      'pages',
      'demo',
      'backups',
    ],
    types: [],
    without: SQL,
  },
}

const ROLES: readonly (readonly [path: RegExp, role: string])[] = [
  [/^platform\/(runtime\/|paths\.ts$|http\/handler\.ts$)/, 'basis'],
  [/^app\/subscribers\.ts$/, 'subscribers'],
  [/^main\.ts$|^(app|start)\//, 'top'],
  [/^platform\/http\//, 'platform/http'],
  [/^(platform|schema|pages|operator|demo|backups)\//, ''],
  [/^[\w-]+\/(handlers|service|repository|serializer)(-[\w-]+)?\.ts$/, ''],
  [/^[\w-]+\/[\w-]+\.ts$/, 'part'],
]

/** The role of a file of the server, by its path from the project's root; undefined for a place that no row names. */
export function roleOf(path: string): string | undefined {
  for (const [pattern, role] of ROLES) {
    const found = pattern.exec(path.replace(/^server\//, ''))
    if (found !== null) return role || found[1]
  }
  return undefined
}

/** What is wrong with an import of a file of the server, or of a machine, by the server. */
export function forbiddenInServer(path: string, target: string, typeOnly: boolean): string | undefined {
  const mine = roleOf(path) ?? ''
  const theirs = target.startsWith('machines/') ? 'machines' : (roleOf(target) ?? target)
  if (theirs === 'repository' && folderOf(path) !== folderOf(target))
    return `server: ${mine} may not import another noun’s repository`
  const wall = SERVER_WALLS[mine]
  if (theirs === mine || wall?.uses.includes(theirs)) return undefined
  if (!wall?.types.includes(theirs)) return `server: ${mine} may not import ${theirs}`
  return typeOnly ? undefined : `server: ${mine} may import only types from ${theirs}`
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
