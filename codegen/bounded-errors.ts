/** The code with which Ajv records a failure. */
const RECORDED =
  /^const (err\d+) = \{instancePath(?::(.+?))?,keyword:("\w+"),params:(\{.*\})\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;$/gm

/**
 * Limits how many failures a compiled validator keeps of a body that may have a million. Ajv
 * collects every failure, and copies the list of a called function into its own, which costs the
 * square of the number of failures. The changed code stops the list at the limit, and makes nothing
 * for a failure beyond it: 20 million bad items take 4 s and 800 MB if each is described. `count` is
 * the number of all failures.
 * @param code  module as Ajv writes it with `code.lines`, without schema paths
 * @param limit  number of failures to keep
 */
export function boundErrors(code: string, limit: number): string {
  const bounded = code
    .replaceAll(RECORDED, (_, _name, path: string | undefined, keyword: string, params: string) => {
      const error = `failure(${path ?? 'instancePath'}, ${keyword}, ${params})`
      return `if (errors++ < ${limit}) (vErrors ??= []).push(${error});`
    })
    .replaceAll(
      /^vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;$/gm,
      'vErrors = joinErrors(vErrors, $1.errors);\nerrors += $1.count;',
    )
    .replaceAll(/^(\w+)\.errors = vErrors;\nreturn errors === 0;$/gm, '$1.errors = vErrors;\n$1.count = errors;\nreturn errors === 0;')
  const leftOver = bounded.match(/^.*(?:vErrors\.concat|errors = vErrors\.length|^vErrors\.push).*$/m)
  if (leftOver !== null)
    throw new Error(
      `Ajv records errors in a form that codegen/bounded-errors.ts does not recognize, so they would not be limited: ${leftOver[0]}`,
    )
  return `${bounded}
function failure(instancePath, keyword, params) {
  return { instancePath, keyword, params };
}
function joinErrors(list, more) {
  if (list === null) return more;
  for (let i = 0; i < more.length && list.length < ${limit}; i++) list.push(more[i]);
  return list;
}
`
}
