/**
 * Bounds what a compiled validator keeps of a body with a million failures. Ajv collects every failure, and joins the list of a called
 * function by a copy, which costs the square of the failures. After this the list ends at the limit and `count` holds the number of all.
 * @param code  module as Ajv writes it with `code.lines`
 * @param limit  failures kept
 */
export function boundErrors(code: string, limit: number): string {
  const bounded = code
    .replaceAll(/^vErrors\.push\((err\d+)\);$/gm, `if(vErrors.length < ${limit}){vErrors.push($1);}`)
    .replaceAll(
      /^vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;$/gm,
      'vErrors = joinErrors(vErrors, $1.errors);\nerrors += $1.count;',
    )
    .replaceAll(/^(\w+)\.errors = vErrors;\nreturn errors === 0;$/gm, '$1.errors = vErrors;\n$1.count = errors;\nreturn errors === 0;')
  const leftOver = bounded.match(/^.*(?:vErrors\.concat|errors = vErrors\.length|^vErrors\.push).*$/m)
  if (leftOver !== null) throw new Error(`Ajv writes its errors in a way that is not bounded yet: ${leftOver[0]}`)
  return `${bounded}
function joinErrors(list, more) {
  if (list === null) return more;
  for (let i = 0; i < more.length && list.length < ${limit}; i++) list.push(more[i]);
  return list;
}
`
}
