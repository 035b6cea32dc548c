/** A failure as Ajv notes it. */
const NOTED =
  /^const (err\d+) = \{instancePath(?::(.+?))?,keyword:("\w+"),params:(\{.*\})\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}$/gm

/**
 * Bounds what a compiled validator keeps of a body with a million failures. Ajv collects every failure, and joins the list of a called
 * function by a copy, which costs the square of the failures. After this the list ends at the limit and `count` holds the number of all.
 * @param code  module as Ajv writes it with `code.lines`, without the paths of the schema
 * @param limit  failures kept
 */
export function boundErrors(code: string, limit: number): string {
  const bounded = code
    .replaceAll(NOTED, (_, _name, path: string | undefined, keyword: string, params: string) => {
      return `vErrors = noteError(vErrors, ${path ?? 'instancePath'}, ${keyword}, ${params});`
    })
    .replaceAll(
      /^vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;$/gm,
      'vErrors = joinErrors(vErrors, $1.errors);\nerrors += $1.count;',
    )
    .replaceAll(/^(\w+)\.errors = vErrors;\nreturn errors === 0;$/gm, '$1.errors = vErrors;\n$1.count = errors;\nreturn errors === 0;')
  const leftOver = bounded.match(/^.*(?:vErrors\.concat|errors = vErrors\.length|^vErrors\.push).*$/m)
  if (leftOver !== null) throw new Error(`Ajv writes its errors in a way that is not bounded yet: ${leftOver[0]}`)
  return `${bounded}
function noteError(list, instancePath, keyword, params) {
  if (list === null) return [{instancePath, keyword, params}];
  if (list.length < ${limit}) list.push({instancePath, keyword, params});
  return list;
}
function joinErrors(list, more) {
  if (list === null) return more;
  for (let i = 0; i < more.length && list.length < ${limit}; i++) list.push(more[i]);
  return list;
}
`
}
