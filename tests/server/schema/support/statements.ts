import { parse } from 'libpg-query'
import { isObject, type Json } from '../../../../scripts/generate/contract.ts'
import { placings } from '../../../../server/schema/areas.ts'

/** What in a statement would not be done by one node, or not as it is done by one primary. */
export type Finding =
  /** `everywhere jobs`: nothing says in which areas, or by which keys, so that all nodes look. */
  | `everywhere ${string}`
  /** `together area, files`: rows that lie by different keys. */
  | `together ${string}`
  /** `holds accounts`: a lock of a row that is on every node holds back whoever writes that table. */
  | `holds ${string}`
  /** `asks pg_notify`: what each node answers for itself. */
  | `asks ${string}`
  /** `nests a query in VALUES`: what Citus takes apart for no INSERT. */
  | 'nests a query in VALUES'
  | 'nests a write in WITH'

/** The columns of each table. */
export type Tables = ReadonlyMap<string, ReadonlySet<string>>

/** A table in a statement; what is no table of ours has no name, and counts as reached. */
type Relation = { readonly table: string | undefined; readonly alias: string; isReached: boolean }
type Scope = { readonly relations: readonly Relation[]; readonly outer: Scope | undefined }
/** The first is reached once the second is; at once where there is none. */
type Link = { readonly relation: Relation; readonly from: Relation | undefined }

const STATEMENTS = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']
const OF_A_NODE =
  /^(pg_(try_)?advisory_|pg_notify$|pg_current_(xact_id|snapshot)|pg_snapshot_|pg_visible_in_snapshot$|nextval$)/

/** Reads a statement as PostgreSQL does, and compares it with the plan of `server/schema/areas.ts`. */
export async function findingsIn(text: string, tables: Tables): Promise<Finding[]> {
  const tree = await parse(text)
  const reading = new Reading(tables, tree)
  return reading.findings()
}

class Reading {
  readonly #tables: Tables
  readonly #relations: Relation[] = []
  readonly #links: Link[] = []
  readonly #found = new Set<Finding>()
  /** The names of queries in WITH. */
  readonly #queries = new Set<unknown>()

  constructor(tables: Tables, tree: unknown) {
    this.#tables = tables
    each(tree, 'CommonTableExpr', ({ ctename }) => this.#queries.add(ctename))
    this.#visit(tree, undefined)
  }

  findings(): Finding[] {
    for (let isMore = true; isMore;) {
      isMore = false
      for (const { relation, from } of this.#links) {
        if (relation.isReached || from?.isReached === false) continue
        relation.isReached = true
        isMore = true
      }
    }
    const groups = new Set<string>()
    for (const { table, isReached } of this.#relations) {
      if (table === undefined) continue
      const { kind } = placingOf(table)
      if (kind !== 'reference') groups.add(kind === 'key' ? table : kind)
      if ((kind === 'area' || kind === 'key') && !isReached) this.#found.add(`everywhere ${table}`)
    }
    if (groups.size > 1) this.#found.add(`together ${[...groups].toSorted().join(', ')}`)
    return [...this.#found].toSorted()
  }

  #visit(node: unknown, scope: Scope | undefined): void {
    if (Array.isArray(node)) for (const part of node) this.#visit(part, scope)
    if (!isObject(node)) return
    for (const [key, part] of Object.entries(node)) {
      if (STATEMENTS.includes(key) || key === 'larg' || key === 'rarg') this.#visitStatement(part, scope)
      else this.#visit(part, scope)
      if (key === 'FuncCall' && isObject(part)) this.#noteCall(part)
    }
  }

  #visitStatement(statement: unknown, outer: Scope | undefined): void {
    if (!isObject(statement)) return
    const relations: Relation[] = []
    const scope = { relations, outer }
    const conditions: unknown[] = [statement['whereClause']]
    for (const part of ['relation', 'fromClause', 'usingClause']) this.#collect(statement[part], relations, conditions)
    this.#relations.push(...relations)
    const [target] = relations
    if (isObject(statement['relation']) && target !== undefined) this.#noteInserted(statement, target)
    for (const condition of conditions) this.#read(condition, scope)
    each(statement['lockingClause'], 'LockingClause', (lock) => this.#noteHeld(lock, relations))
    this.#visit(statement, scope)
  }

  /** The tables that a part of FROM names, and the conditions on which they are joined. */
  #collect(part: unknown, relations: Relation[], conditions: unknown[]): void {
    if (Array.isArray(part)) for (const one of part) this.#collect(one, relations, conditions)
    if (!isObject(part)) return
    const { JoinExpr: join, RangeVar: named = 'relname' in part ? part : undefined } = part
    if (isObject(join)) {
      for (const side of [join['larg'], join['rarg']]) this.#collect(side, relations, conditions)
      conditions.push(join['quals'])
    } else if (isObject(named)) {
      const name = String(named['relname'])
      const table = this.#queries.has(name) || !this.#tables.has(name) ? undefined : name
      relations.push({ table, alias: aliasOf(named) ?? name, isReached: table === undefined })
    } else {
      const [query] = Object.values(part)
      relations.push({ table: undefined, alias: (isObject(query) && aliasOf(query)) || '', isReached: true })
    }
  }

  /** What a condition says of columns that lead to an area, as far as all of it must hold. */
  #read(condition: unknown, scope: Scope): void {
    if (!isObject(condition)) return
    const { BoolExpr: joined, A_Expr: compared, SubLink: within } = condition
    if (isObject(joined) && joined['boolop'] !== 'NOT_EXPR' && Array.isArray(joined['args'])) {
      for (const part of joined['args']) this.#read(part, scope)
    }
    if (isObject(compared) && isEquality(compared)) {
      const [left, right] = [listed(compared['lexpr']), listed(compared['rexpr'])]
      for (const one of left) for (const other of right) this.#link(one, other, scope)
      for (const one of right) for (const other of left) this.#link(one, other, scope)
    }
    if (isObject(within) && within['subLinkType'] === 'ANY_SUBLINK') this.#link(within['testexpr'], undefined, scope)
  }

  #link(one: unknown, other: unknown, scope: Scope): void {
    const { relation, column } = this.#resolve(one, scope) ?? {}
    if (relation?.table === undefined || column === undefined || !leads(relation.table, column)) return
    const from = this.#resolve(other, scope)?.relation
    // A key is looked up where it is said: what a query finds is known too late.
    const isLate = placingOf(relation.table).kind === 'key' && (from !== undefined || !isSaid(other))
    if (!isLate) this.#links.push({ relation, from })
  }

  #resolve(
    node: unknown,
    scope: Scope | undefined,
  ): { readonly relation: Relation; readonly column: string } | undefined {
    const names = isObject(node) && isObject(node['ColumnRef']) ? textsOf(node['ColumnRef']['fields']) : []
    const column = names.at(-1)
    if (column === undefined || scope === undefined) return undefined
    const relation = scope.relations.find(({ table, alias }) =>
      names.length > 1 ? alias === names[0] : table !== undefined && this.#tables.get(table)?.has(column) === true,
    )
    return relation === undefined ? this.#resolve(node, scope.outer) : { relation, column }
  }

  #noteInserted({ cols: columns, selectStmt: rows, withClause: queries }: Json, target: Relation): void {
    if (target.table === undefined || !Array.isArray(columns)) return
    const { table } = target
    each(columns, 'ResTarget', ({ name }) => (target.isReached ||= leads(table, String(name))))
    each(rows, 'SelectStmt', ({ valuesLists: values }) =>
      each(values, 'SubLink', () => this.#found.add('nests a query in VALUES')),
    )
    for (const write of STATEMENTS.slice(1)) each(queries, write, () => this.#found.add('nests a write in WITH'))
  }

  #noteHeld(lock: Json, relations: readonly Relation[]): void {
    const names: string[] = []
    each(lock['lockedRels'], 'RangeVar', ({ relname }) => names.push(String(relname)))
    for (const { table, alias } of relations) {
      if (table === undefined || placingOf(table).kind !== 'reference') continue
      if (names.length === 0 || names.includes(alias)) this.#found.add(`holds ${table}`)
    }
  }

  #noteCall(call: Json): void {
    const name = textsOf(call['funcname']).at(-1) ?? ''
    if (OF_A_NODE.test(name)) this.#found.add(`asks ${name}`)
  }
}

/** Calls `use` with each node of a kind, however deep. */
function each(node: unknown, kind: string, use: (node: Json) => void): void {
  if (Array.isArray(node)) for (const part of node) each(part, kind, use)
  if (!isObject(node)) return
  for (const [key, part] of Object.entries(node)) {
    if (key === kind && isObject(part)) use(part)
    each(part, kind, use)
  }
}

/** Whether a value stands in the statement or comes with it. */
function isSaid(node: unknown): boolean {
  if (!isObject(node)) return false
  if (isObject(node['TypeCast'])) return isSaid(node['TypeCast']['arg'])
  return 'ParamRef' in node || 'A_Const' in node
}

const isEquality = ({ kind, name }: Json): boolean =>
  ['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN', 'AEXPR_NOT_DISTINCT'].includes(String(kind)) && textsOf(name)[0] === '='

/** The members of a list, such as that behind IN; anything else alone. */
function listed(node: unknown): unknown[] {
  const items = isObject(node) && isObject(node['List']) ? node['List']['items'] : undefined
  return Array.isArray(items) ? items : [node]
}

function textsOf(nodes: unknown): string[] {
  const texts: string[] = []
  each(nodes, 'String', ({ sval }) => texts.push(String(sval)))
  return texts
}

function aliasOf({ alias }: Json): string | undefined {
  return isObject(alias) ? String(alias['aliasname']) : undefined
}

const plan: Readonly<Record<string, (typeof placings)[keyof typeof placings]>> = placings

export function placingOf(table: string): (typeof placings)[keyof typeof placings] {
  const placing = plan[table]
  if (placing === undefined) throw new Error(`${table} is not in server/schema/areas.ts`)
  return placing
}

/** Whether a column says where the rows of a table lie; of one that is on every node, which of them are meant. */
function leads(table: string, column: string): boolean {
  const placing = placingOf(table)
  if (placing.kind === 'area')
    return Object.values(placing.by).some((columns: readonly string[]) => columns.includes(column))
  return placing.kind === 'key' ? placing.key === column : /^id$|_id$/.test(column)
}
